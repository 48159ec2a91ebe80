import CommandLineKit
import Presets

/// `motionbook show`
struct Show: Command {
  static let info = CommandInfo(
    name: "show",
    summary: "Shows everything about one preset, or about a motion.",
    discussion: """
      What was typed and what it resolves to, when it settles, how it is said in every dialect, what it is made \
      from and what uses it, and a plot of it.
      """,
    examples: [
      "motionbook show apple.snappy", "motionbook show starter.sheet.present --json",
      "motionbook show bounciness=12,speed=10",
    ])

  @Argument(help: "A preset or a motion.", completion: .presetName) var name: String
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func run(_ console: Console) throws {
    results.output.apply(to: console)
    let source = try location.source(for: [name], console)
    try source.reading { try report(in: source).print(asJSON: results.isJSON, on: console) }
  }

  private func report(in source: RegistrySource) throws -> PresetReport {
    if MotionLiteral.isLiteral(name) {
      let preset = Preset(name: PresetName(stored: name), content: try MotionLiteral.parse(name))
      return PresetReport(preset: preset, users: [], source: source)
    }
    let preset = try source.existingPreset(named: PresetName(name))
    return PresetReport(preset: preset, users: try source.users(of: preset.name), source: source)
  }
}
