import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

struct Packs: Command {
  static let info = CommandInfo(
    name: "packs",
    summary:
      "Lists the packs that can be seeded; of one, what it holds and what of the original it does not.",
    examples: ["motionbook packs", "motionbook packs material3", "motionbook packs --json"])

  @Argument(help: "Packs to say all of.", placeholder: "pack", completion: .choices(Pack.names))
  var packs: [String]
  @OptionGroup var results: ResultOptions

  func run(_ console: Console) throws {
    try results.print(on: console) {
      let wanted = try packs.isEmpty ? Pack.all() : Pack.existing(packs)
      return PackList(
        packs: try wanted.map { PackContents(pack: $0, presets: try $0.presets()) },
        isDetailed: !packs.isEmpty)
    }
  }
}

/// The packs: a row each, or all that each holds and does not hold.
struct PackList: CommandResult {
  let packs: [PackContents]
  /// Whether the text says all of each.
  var isDetailed = false

  func text(for console: Console) -> String {
    if isDetailed { return packs.map { $0.text(width: console.outputWidth) }.joined(separator: "\n\n") }
    var table = Table()
    table.add(["PACK", "PRESETS", "SUMMARY"])
    for pack in packs { table.add([pack.pack.name, String(pack.presets.count), pack.pack.summary]) }
    let more = "`motionbook packs NAME` says what a pack holds, and what of the original it does not."
    return table.wrappedText(for: console) + "\n\n"
      + more.wrapped(toWidth: console.outputWidth).joined(separator: "\n")
  }

  func write(to writer: inout JSONWriter) {
    writer.objects("packs", packs) { $1.write(to: &$0) }
  }
}

/// The presets of a pack, and what of the original system it leaves out.
struct PackContents {
  let pack: Pack
  let presets: [Preset]

  /// The number of presets of each kind, in the kinds' order; kinds without any are left out.
  private var counts: [(kind: Kind, count: Int)] {
    Kind.allCases.map { kind in (kind, presets.count { $0.kind == kind }) }.filter { $0.count > 0 }
  }

  func text(width: Int) -> String {
    let counts = counts.map { "\($0.count) \($0.count == 1 ? $0.kind.rawValue : $0.kind.plural)" }
    let head = "\(pack.name): \(counts.joined(separator: ", "))"
    var lines = [
      paragraph(head, width, indent: 0, hanging: 2), paragraph(pack.summary, width, indent: 2),
      paragraph("From " + pack.source, width, indent: 2),
    ]
    if !pack.unheld.isEmpty { lines.append("  Not held:") }
    lines += pack.unheld.map { paragraph("- \($0.name): \($0.reason)", width, indent: 4) }
    return lines.joined(separator: "\n")
  }

  private func paragraph(_ text: String, _ width: Int, indent: Int, hanging: Int = 0) -> String {
    let blanks = String(repeating: " ", count: indent)
    let isItem = text.hasPrefix("- ")
    let words = text.split(separator: " ").map(String.init)
    let inner = isItem ? 2 : hanging
    return blanks
      + words.wrapped(toWidth: max(width - indent, 20), indent: inner).joined(separator: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + blanks)
  }

  func write(to writer: inout JSONWriter) {
    writer.member("name", pack.name)
    writer.member("summary", pack.summary)
    writer.member("source", pack.source)
    writer.object("presets") { writer in
      for (kind, count) in counts { writer.member(kind.rawValue, count) }
    }
    writer.objects("unheld", pack.unheld) { writer, unheld in
      writer.member("name", unheld.name)
      writer.member("reason", unheld.reason)
    }
  }
}

extension Kind {
  /// The kind's word for several.
  var plural: String { self == .alias ? "aliases" : rawValue + "s" }
}

extension Pack {
  /// For completions.
  static var names: [String] { (try? all().map(\.name)) ?? [] }

  /// The packs of these names, each once, in the order typed.
  static func existing(_ names: [String]) throws -> [Pack] {
    let all = try Pack.all()
    var found: [Pack] = []
    for name in names where !found.contains(where: { $0.name == name }) {
      guard let pack = all.first(where: { $0.name == name }) else {
        let question = Suggestions.question(for: name, among: all.map(\.name))
        throw Failure(
          "there is no pack \"\(name.visible)\""
            + (question.isEmpty ? "; `motionbook packs` lists them" : question))
      }
      found.append(pack)
    }
    return found
  }

  /// The names as people read them: "apple and starter".
  static func text(of packs: [Pack]) -> String {
    let names = packs.map(\.name)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
