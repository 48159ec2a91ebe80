import CommandLineKit
import Presets

/// `motionbook add morph`
struct AddMorph: Command {
  static let info = CommandInfo(
    name: "morph",
    summary: "Adds how elements move from one screen to another from a JSON file.",
    discussion: AdditionOptions.fileDiscussion,
    examples: ["motionbook add morph dive.deeper dive.json"])

  @Argument(help: "The new preset's name.") var name: PresetName
  @Argument(help: "The JSON file, or - for stdin.", completion: .file) var file: String
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws { try addition.add(.morph, named: name, from: file, console) }
}
