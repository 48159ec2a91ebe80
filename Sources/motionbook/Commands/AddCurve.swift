import CommandLineKit
import Presets

/// `motionbook add curve`
struct AddCurve: Command {
  static let info = CommandInfo(
    name: "curve",
    summary: "Adds a unit curve.",
    examples: [
      "motionbook add curve curve.standard --bezier 0.2,0,0,1",
      "motionbook add curve curve.frames --steps 4,jump-end",
    ])

  @Argument(help: "The new preset's name.") var name: PresetName
  @OptionGroup var curve: CurveOptions
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws {
    guard let shape = try curve.shape(console) else {
      throw UsageError("a curve needs one of --bezier, --steps, --points and --path")
    }
    try addition.add(Preset(name: name, content: .curve(shape)), console)
  }
}
