import CommandLineKit
import Presets

/// `motionbook copy`
struct Copy: Command {
  static let info = CommandInfo(
    name: "copy",
    summary: "Adds a preset that is like another.",
    examples: ["motionbook copy apple.snappy button.press"])

  @Argument(help: "The preset.", completion: .presetName) var name: PresetName
  @Argument(help: "The new preset's name.", placeholder: "new") var newName: PresetName
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws {
    // Opened to read: a text that is opened to be changed is held until the command ends.
    var copy = try addition.location.source(console).existingPreset(named: name)
    copy.name = newName
    copy.origin = nil
    try addition.add(copy, console)
  }
}
