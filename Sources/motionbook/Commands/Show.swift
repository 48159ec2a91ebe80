import CommandLineKit
import Presets
import StrictJSON

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
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  func run(_ console: Console) throws {
    output.apply(to: console)
    let library = try location.library(for: [name], console)
    try library.reading { try show(library, console) }
  }

  private func show(_ library: Library, _ console: Console) throws {
    let resolver = Resolver(library)
    let preset: Preset
    let users: [PresetName]
    if MotionLiteral.isLiteral(name) {
      preset = Preset(name: PresetName(stored: name), content: try MotionLiteral.parse(name))
      users = []
    } else {
      preset = try library.existingPreset(named: PresetName(name))
      users = try library.users(of: preset.name)
    }
    if format.json {
      var writer = JSONWriter()
      try PresetJSON(library, resolver: resolver).write(preset, usedBy: users, to: &writer)
      return console.outBytes(writer.text.utf8)
    }
    let motion = try resolver.motion(of: preset)
    let portrait = Portrait(preset: preset, motion: motion, users: users, source: library, resolver: resolver)
    console.out(try portrait.text)
    if case .duration = motion { return }
    let plot = try MotionPlot([NamedMotion(name: preset.name.text, preset: preset, motion: motion)])
    console.out("\n" + plot.text(console, isInset: true), terminator: "")
  }
}
