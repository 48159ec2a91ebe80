import CommandLineKit
import Presets
import StrictJSON

/// `motionbook list`
struct List: Command {
  static let info = CommandInfo(
    name: "list",
    summary: "Lists presets: name, kind, motion, settling time or length, what it is tied to.",
    examples: ["motionbook list", "motionbook list 'sheet.*' --kind spring", "motionbook list --json"])

  @Argument(help: "Names or globs: sheet.*", placeholder: "pattern", completion: .presetName)
  var patterns: [String]
  @Option(help: "Only presets of this kind.") var kind: [Kind]
  @Flag(help: "Print the names alone, one a line.") var names = false
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func run(_ console: Console) throws {
    results.output.apply(to: console)
    let source = try location.source(console)
    if names {
      for name in try wantedNames(source) { console.out(name) }
      return
    }
    let book = try source.book()
    let presets = book.presets.filter(isWanted)
    if presets.isEmpty, !results.isJSON {
      console.note(patterns.isEmpty && kind.isEmpty ? "The registry has no presets." : "No preset matches.")
    }
    try PresetList(presets: presets, book: book).print(asJSON: results.isJSON, on: console)
  }

  private func isWanted(_ preset: Preset) -> Bool {
    (kind.isEmpty || kind.contains(preset.kind)) && Glob.matchesAny(patterns, preset.name.text)
  }

  /// Names alone need no resolving: this is what completions call. Shells take them into command lines, so that what is
  /// no name, whatever a registry of others holds, is not among them.
  private func wantedNames(_ source: RegistrySource) throws -> [String] {
    let wanted =
      try kind.isEmpty
      ? source.names().filter { Glob.matchesAny(patterns, $0) }
      : source.book().presets.filter(isWanted).map(\.name.text)
    return wanted.filter { (try? PresetName($0)) != nil }
  }
}

/// Presets as rows of a table.
private struct PresetList: CommandResult {
  let presets: [Preset]
  let book: Book

  func text(for console: Console) -> String {
    if presets.isEmpty { return "" }
    let resolver = Resolver(book)
    let users = book.users()
    var table = Table()
    table.add(["NAME", "KIND", "MOTION", "TIME", "USED BY"])
    for preset in presets {
      let time = (try? resolver.motion(of: preset)).map { MotionDescription($0).length } ?? "?"
      let deprecated = preset.deprecated == nil ? "" : " (deprecated)"
      table.add([
        preset.name.text + deprecated, preset.kind.rawValue, preset.content.words, time,
        Self.text(of: users[preset.name] ?? []),
      ])
    }
    return table.text
  }

  private static func text(of users: [PresetName]) -> String {
    users.count <= 2 ? users.map(\.text).joined(separator: ", ") : "\(users[0]) and \(users.count - 1) others"
  }

  func write(to writer: inout JSONWriter) throws {
    let shape = PresetJSON(book)
    let users = book.users()
    try writer.array("presets") { writer in
      for preset in presets { try shape.write(preset, usedBy: users[preset.name] ?? [], to: &writer) }
    }
  }
}
