import CommandLineKit
import Presets

/// `motionbook add sequence`
struct AddSequence: Command {
  static let info = CommandInfo(
    name: "sequence",
    summary: "Adds phases that follow one another from a JSON file.",
    discussion: AdditionOptions.fileDiscussion,
    examples: ["motionbook add sequence reaction.phases phases.json"])

  @Argument(help: "The new preset's name.") var name: PresetName
  @Argument(help: "The JSON file, or - for stdin.", completion: .file) var file: String
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws { try addition.add(.sequence, named: name, from: file, console) }
}
