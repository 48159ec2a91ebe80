import CommandLineKit
import MotionPhysics
import Presets

struct AddTween: Command {
  static let info = CommandInfo(
    name: "tween",
    summary: "Adds a curve over a duration.",
    examples: [
      "motionbook add tween fade --curve curve.standard --duration duration.fast",
      "motionbook add tween slide --bezier 0.4,0,0.2,1 --duration 300ms",
      "motionbook add tween slide '300ms cubic-bezier(0.4, 0, 0.2, 1)'",
    ])

  @Argument(help: "The new preset's name.") var name: PresetName
  @Argument(help: "The tween, as a motion or as an app's source writes it.", placeholder: "motion")
  var motion: String?
  @Option(
    help:
      "A curve preset, linear, easeIn, easeOut, easeInOut, circularEaseIn, circularEaseOut, circularEaseInOut, "
      + "or a curve as CSS writes it.", placeholder: "name",
    completion: .presetNameOr(CurveText.names))
  var curve: String?
  @Option(help: "A time, or a duration preset.", placeholder: "time|name", completion: .presetName)
  var duration: String?
  @Option(help: "A cubic Bezier: four numbers, or as CSS writes it.", placeholder: "x1,y1,x2,y2")
  var bezier: String?
  @Option(help: "Starts so much later.", placeholder: "time") var delay: Time?
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws {
    try Ranges.delay.check(delay?.seconds, option: "--delay")
    if let motion {
      if bezier != nil || curve != nil || duration != nil {
        throw UsageError("the tween is said twice, by a motion and by options")
      }
      return try addition.add(motion, as: .tween, named: name, delay: delay?.seconds, console)
    }
    let inline = try bezier.map { CurveReference.inline(try CurveText.bezier($0)) }
    guard let curve = try inline ?? curve.map(CurveText.reference),
      let duration = try duration.map(DurationText.reference)
    else {
      throw UsageError("a tween needs --duration, and a curve by --curve or --bezier")
    }
    let content = Content.tween(TypedTween(curve: curve, duration: duration, delay: delay?.seconds))
    try addition.add(Preset(name: name, content: content), console)
  }

  func validate() throws {
    if bezier != nil, curve != nil { throw UsageError("--curve and --bezier cannot both be given") }
  }
}
