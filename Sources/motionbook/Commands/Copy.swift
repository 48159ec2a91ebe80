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
    let registry = try addition.location.writableRegistry(console, isDryRun: addition.dryRun.dryRun)
    var copy = try registry.existingPreset(named: name)
    copy.name = newName
    copy.origin = nil
    try addition.add(copy, console)
  }
}
