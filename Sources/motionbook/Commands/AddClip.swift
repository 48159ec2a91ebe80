import CommandLineKit
import Presets

/// `motionbook add clip`
struct AddClip: Command {
  static let info = CommandInfo(
    name: "clip",
    summary: "Adds tracks of keyframes from a JSON file.",
    discussion: AdditionOptions.fileDiscussion,
    examples: ["motionbook add clip heart.reaction heart.json"])

  @Argument(help: "The new preset's name.") var name: PresetName
  @Argument(help: "The JSON file, or - for stdin.", completion: .file) var file: String
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws { try addition.add(.clip, named: name, from: file, console) }
}
