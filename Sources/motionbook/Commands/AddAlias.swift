import CommandLineKit
import Presets

/// `motionbook add alias`
struct AddAlias: Command {
  static let info = CommandInfo(
    name: "alias",
    summary: "Adds another name for a preset.",
    examples: ["motionbook add alias button.press apple.snappy"])

  @Argument(help: "The new name.") var name: PresetName
  @Argument(help: "The preset that it stands for.", completion: .presetName) var other: PresetName
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws {
    try addition.add(Preset(name: name, content: .alias(of: other)), console)
  }
}
