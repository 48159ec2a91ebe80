import CommandLineKit
import Presets

/// `motionbook add clip`
struct AddClip: Command {
  static let info = CommandInfo(
    name: "clip",
    summary: "Adds tracks of keyframes from a JSON file.",
    discussion:
      "The file holds the object that `motionbook export` writes; the name typed here wins over its own.",
    examples: ["motionbook add clip heart.reaction heart.json"])

  @Argument(help: "The new preset's name.") var name: PresetName
  @Argument(help: "The JSON file, or - for stdin.", completion: .file) var file: String
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws {
    let text = PresetText(try console.readFile(file), named: name)
    guard let preset = text.preset, text.problems.isEmpty else {
      let lines = text.problems.map { "\(file): \($0.sentence)" }
      throw Failure(lines.joined(separator: "\n"), exitCode: 2)
    }
    guard preset.kind == .clip else {
      throw Failure("\(file) holds \(preset.kind.phrase), and a clip is needed", exitCode: 2)
    }
    try addition.add(preset, console)
  }
}
