import CommandLineKit
import MotionPhysics
import Presets

/// `motionbook add tween`
struct AddTween: Command {
  static let info = CommandInfo(
    name: "tween",
    summary: "Adds a curve over a duration.",
    examples: [
      "motionbook add tween fade --curve curve.standard --duration duration.fast",
      "motionbook add tween slide --bezier 0.4,0,0.2,1 --duration 300ms",
    ])

  @Argument(help: "The new preset's name.") var name: PresetName
  @OptionGroup var tween: TweenOptions
  @Option(help: "Control points of a cubic Bezier.", placeholder: "x1,y1,x2,y2") var bezier: String?
  @Option(help: "Starts so much later.", placeholder: "time") var delay: Time?
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws {
    let inline = try bezier.map { CurveReference.inline(try CurveText.bezier($0)) }
    guard let curve = try inline ?? tween.curveReference, let duration = try tween.durationReference else {
      throw UsageError("a tween needs a duration, and a curve by --curve or --bezier")
    }
    try Ranges.delay.check(delay?.seconds, option: "--delay")
    let content = Content.tween(TypedTween(curve: curve, duration: duration, delay: delay?.seconds))
    try addition.add(Preset(name: name, content: content), console)
  }

  func validate() throws {
    if bezier != nil, tween.curve != nil { throw UsageError("--curve and --bezier cannot both be given") }
  }
}

/// A tween's curve and duration as options; both may be presets.
struct TweenOptions: Options {
  @Option(
    help: "A curve preset, or linear, easeIn, easeOut, easeInOut, circularEaseIn, circularEaseOut, "
      + "circularEaseInOut.", placeholder: "name", completion: .presetName)
  var curve: String?
  @Option(help: "A time, or a duration preset.", placeholder: "time|name", completion: .presetName)
  var duration: String?

  var curveReference: CurveReference? {
    get throws { try curve.map { try CurveText.reference($0) } }
  }

  var durationReference: DurationReference? {
    get throws { try duration.map { try DurationText.reference($0) } }
  }
}
