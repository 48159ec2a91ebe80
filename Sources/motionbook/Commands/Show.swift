import CommandLineKit
import PlainText
import Presets
import StrictJSON

struct Show: Command {
  static let info = CommandInfo(
    name: "show",
    summary: "Shows everything about one preset, or about a motion; of a group, its presets.",
    discussion: """
      What was typed and what it resolves to, when it settles, how it is said in every dialect, what it is made \
      from and what uses it, and a plot of it.
      """,
    examples: [
      "motionbook show apple.snappy", "motionbook show starter.sheet.present --json",
      "motionbook show bounciness=12,speed=10", "motionbook show apple",
    ])

  @Argument(help: "A preset or a motion.", completion: .presetName) var name: String
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func run(_ console: Console) throws {
    let source = try location.source(for: [name], console)
    try source.read {
      let preset = try (try? PresetName(name)).flatMap { try source.preset(named: $0) }
      if preset == nil, let group = try group(in: source) {
        return try group.print(asJSON: results.isJSON, on: console)
      }
      try report(preset, in: source).print(asJSON: results.isJSON, on: console)
    }
  }

  /// The presets of the group of that name, which may end with a star; nil where there is none.
  private func group(in source: any RegistrySource) throws -> PresetList? {
    guard let group = try? PresetName(name.hasSuffix(".*") ? String(name.dropLast(2)) : name) else {
      return nil
    }
    let book = try source.book()
    let members = book.presets.filter { $0.name.text.hasPrefix(group.text + ".") }
    return members.isEmpty
      ? nil : PresetList(presets: members, book: ResolvingSnapshot(book), showsSummaries: true)
  }

  private func report(_ preset: Preset?, in source: any RegistrySource) throws -> PresetReport {
    let resolver = Resolver(source)
    if let preset {
      let users = try source.users(of: preset.name)
      return PresetReport(preset: preset, users: users, source: source, resolver: resolver)
    }
    guard let literal = try source.literal(name) else { throw try source.unknown(PresetName(name)) }
    let motion = try source.motion(of: literal, resolver: resolver)
    let preset = Preset(name: PresetName(stored: name), content: literal)
    return PresetReport(preset: preset, motion: motion, users: [], source: source, resolver: resolver)
  }
}

private struct PresetReport: CommandResult {
  let preset: Preset
  /// Its motion, where that is known already.
  var motion: Motion?
  let users: [PresetName]
  let source: any RegistrySource
  let resolver: Resolver

  /// Of a preset that many use only so many are looked at, so that showing one takes no longer for them.
  private static let mostUsers = 20

  func write(to writer: inout JSONWriter) throws {
    try PresetJSON(source, resolver).writeMembers(of: preset, motion: motion, usedBy: users, to: &writer)
  }

  func text(for console: Console) throws -> String {
    let motion = try motion ?? resolver.motion(of: preset)
    var text = preset.name.text + ", " + preset.kind.phrase
    if let summary = preset.summary { text += "\n" + summary.loggableLine }
    text += "\n\n" + Self.table(try lines(motion))
    if case .spring(let spring, _) = motion {
      text += "\n\n" + Conversion(of: spring, velocity: 0).text(for: console)
    }
    if case .duration = motion { return text }
    let plot = try MotionPlot([NamedMotion(name: preset.name.text, preset: preset, motion: motion)])
    return text + "\n\n" + plot.text(console, isInset: true)
  }

  private typealias Line = MotionDescription.Fact

  private func lines(_ motion: Motion) throws -> [Line] {
    var lines: [Line] = [("typed", preset.content.words)]
    let lineage = try source.lineage(of: preset).dropFirst()
    for name in lineage {
      guard let parent = try source.preset(named: name) else { continue }
      let word =
        name == lineage.first ? (preset.kind == .alias ? "stands for" : "derives from") : "and that from"
      lines.append((word, "\(name)  \(parent.content.words)"))
    }
    // What is resolved in the words in which it was typed is said once.
    let typed = preset.content.words
    lines += MotionDescription(motion).facts(typed: try resolver.preset(behind: preset.name)?.content)
      .filter { $0.label != "resolves to" || $0.text != typed }
    lines += try aboutLines()
    lines += try userLines()
    return lines
  }

  private func aboutLines() throws -> [Line] {
    var lines: [Line] = []
    if let reduced = try resolver.reduced(of: preset) {
      let partner = reduced == .none ? "none: a cut" : reduced.text
      lines.append(("with less motion", partner + (preset.reduced == nil ? ", as what it is made from" : "")))
    }
    if let role = preset.role { lines.append(("role", role.rawValue)) }
    if let deprecated = preset.deprecated { lines.append(("deprecated", deprecated.text ?? "yes")) }
    for (rule, reason) in preset.allow.sorted(by: { $0.key < $1.key }) {
      lines.append(("exempt from", "\(rule): \(reason)"))
    }
    if let origin = preset.origin { lines.append(("from the pack", origin)) }
    if let extensions = preset.extensions { lines.append(("extensions", Self.keys(of: extensions))) }
    return lines
  }

  private func userLines() throws -> [Line] {
    var room = Self.mostUsers
    var seen: Set<PresetName> = [preset.name]
    let lines = try linesBelow(users, of: preset.name, depth: 0, &room, &seen)
    return lines.filter { $0.label != Self.mention } + lines.filter { $0.label == Self.mention }
  }

  private static let mention = "used by"

  /// The presets that are made from one, however far away, and those that only mention it.
  private func linesBelow(
    _ users: [PresetName], of name: PresetName, depth: Int, _ room: inout Int, _ seen: inout Set<PresetName>
  ) throws -> [Line] {
    var lines: [Line] = []
    for (index, user) in users.enumerated() {
      if room == 0 { return lines + [(Self.mention, "and \(users.count - index) more")] }
      guard let preset = try source.preset(named: user), seen.insert(user).inserted else { continue }
      room -= 1
      guard preset.content.origin == name else {
        if depth == 0 { lines.append((Self.mention, user.text)) }
        continue
      }
      let indent = String(repeating: "  ", count: depth)
      lines.append(("moves along", indent + user.text + (preset.kind == .alias ? ", an alias" : "")))
      lines += try linesBelow(source.users(of: user), of: user, depth: depth + 1, &room, &seen)
    }
    return lines
  }

  private static func keys(of extensions: String) -> String {
    guard let document = try? JSONDocument(extensions) else { return "unreadable" }
    var keys: [String] = []
    document.root.forEachMember { key, _ in keys.append(key.string ?? "") }
    return keys.joined(separator: ", ")
  }

  /// A label that is the same as the one above stands only once.
  private static func table(_ lines: [Line]) -> String {
    let rows = zip(lines, [""] + lines.map(\.label)).map { line, above in
      [line.label == above ? "" : line.label, line.text]
    }
    return Table(rows).text
  }
}
