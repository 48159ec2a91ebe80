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
      "motionbook add curve curve.out 'cubic-bezier(0, 0, 0.2, 1)'",
    ])

  @Argument(help: "The new preset's name.") var name: PresetName
  @Argument(help: "The curve, as an app's source writes it.", placeholder: "motion") var motion: String?
  @OptionGroup var curve: CurveOptions
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws {
    let shape = try curve.shape(console)
    if motion != nil, shape != nil {
      throw UsageError("the curve is said twice, by a motion and by an option")
    }
    if let motion { return try addition.add(motion, as: .curve, named: name, console) }
    guard let shape else {
      throw UsageError(
        "a curve needs one of --bezier, --steps, --points and --path, or the curve as a motion")
    }
    try addition.add(Preset(name: name, content: .curve(shape)), console)
  }
}
