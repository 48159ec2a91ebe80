import CommandLineKit
import Presets

/// `motionbook show`
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
    results.output.apply(to: console)
    let source = try location.source(for: [name], console)
    try source.reading {
      let preset = try (try? PresetName(name)).flatMap { try source.preset(named: $0) }
      if preset == nil, let group = try group(in: source) {
        return try group.print(asJSON: results.isJSON, on: console)
      }
      try report(preset, in: source).print(asJSON: results.isJSON, on: console)
    }
  }

  /// The presets of the group of that name, which may end with a star; nil where there is none.
  private func group(in source: RegistrySource) throws -> PresetList? {
    guard let group = try? PresetName(name.hasSuffix(".*") ? String(name.dropLast(2)) : name) else {
      return nil
    }
    let book = try source.book()
    let members = book.presets.filter { $0.name.text.hasPrefix(group.text + ".") }
    return members.isEmpty
      ? nil : PresetList(presets: members, book: ResolvingBook(book), showsSummaries: true)
  }

  private func report(_ preset: Preset?, in source: RegistrySource) throws -> PresetReport {
    if let preset {
      return PresetReport(preset: preset, users: try source.users(of: preset.name), source: source)
    }
    guard let literal = try source.literal(name) else { throw try source.unknown(PresetName(name)) }
    let motion = try source.motion(of: literal, resolver: Resolver(source))
    let preset = Preset(name: PresetName(stored: name), content: literal)
    return PresetReport(preset: preset, motion: motion, users: [], source: source)
  }
}
