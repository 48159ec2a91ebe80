import CommandLineKit
import MotionPhysics
import PlainText
import Presets
import StrictJSON

struct Fit: Command {
  static let info = CommandInfo(
    name: "fit",
    summary: "Finds the spring and the tween that a recording, a CSS curve or a Lottie track is.",
    discussion: """
      INPUT is a file of samples - CSV with a column of times and one of values, or JSON: pairs, objects with time and \
      value, values alone with --fps, or what `motionbook sample --json` prints -, a Lottie file, keyframes that were \
      copied in After Effects, or a text, also in a file: linear(…) and cubic-bezier(…) with a duration, and a \
      spring's closed form, 1 - exp(-8t)(cos(9t) + 0.9 sin(9t)). The nearest preset comes first, then the nearest \
      spring and tween, each with its largest error as a share of the way and when that is, and which of them is \
      justified.
      A spring starts from rest unless only a velocity explains what is seen.
      """,
    examples: [
      "motionbook fit recording.csv",
      "motionbook fit 'linear(0, 0.22, 0.62, 0.92, 1.05, 1.07, 1.05, 1.02, 1, 1)' --duration 600ms",
      "motionbook fit '300ms cubic-bezier(0.4, 0, 0.2, 1)' --json",
      "motionbook fit '1 - exp(-8t)(cos(9t) + 0.889 sin(9t))' --as card.flip --dry-run",
      "motionbook fit positions.csv --unit frames --fps 60 --from 0 --to 320 --as sheet.open --kind spring",
    ])

  @Argument(help: "A file, - for stdin, or a curve as text.", completion: .file) var input: String
  @Option(help: "The duration of a curve.", placeholder: "time") var duration: Time?
  @Option(help: "The column or member that holds the values.", placeholder: "name") var column: String?
  @Option(help: "The track of a Lottie file, or of After Effects.", placeholder: "layer/property") var track:
    String?
  @Option(help: "What a file's times count: s, ms or frames.") var unit: RecordedUnit?
  @Option(help: "Frames a second, for times in frames.", placeholder: "n") var fps: Double?
  @Option(help: "When the motion starts, on the recording's clock.", placeholder: "time") var start: Time?
  @Option(help: "The value that it starts from.", placeholder: "value") var from: Double?
  @Option(help: "The value where it comes to rest.", placeholder: "value") var to: Double?
  @Option(help: "How fast it starts, travels per second.", placeholder: "v") var velocity: Double?
  @Option(help: "The share of the way that a motion may be off.", placeholder: "share")
  var tolerance = MotionFit.defaultTolerance
  @Option(help: "Add what is justified as a preset.", placeholder: "name", name: "as") var newName:
    PresetName?
  @Option(help: "Add the spring or the tween, justified or not.", placeholder: "spring|tween")
  var kind: FittedKind?
  @OptionGroup var addition: AdditionOptions

  func validate() throws {
    try Ranges.tolerance.check(tolerance, option: "--tolerance")
    try Ranges.velocity.check(velocity, option: "--velocity")
    try Ranges.value.check(from, option: "--from")
    try Ranges.value.check(to, option: "--to")
    if let duration { try Ranges.duration.check(duration.seconds, option: "--duration") }
    try Ranges.frameRate.check(fps, option: "--fps")
    if unit == .frames, fps == nil { throw UsageError("--unit frames needs --fps") }
    if kind != nil, newName == nil { throw UsageError("--kind says what --as adds; give both") }
  }

  func run(_ console: Console) throws {
    try addition.results.print(on: console) {
      let seen = try FitInput.motion(input, reading, console)
      if unit == nil, fps == nil, case .recording(let recording) = seen, let last = recording.times.last,
        last > Seconds.mostBare
      {
        console.note(
          "the times go on to \(DecimalText.seconds(last)); if they are milliseconds, say so: --unit ms")
      }
      let constraints = FitConstraints(start: start?.seconds, from: from, to: to, velocity: velocity)
      let fit = try seen.fit(constraints, tolerance: tolerance)
      let neighbours = try NearestPresets(to: fit, addition.location, console)
      var report = FitReport(fit: fit, neighbours: neighbours)
      if let newName { report.added = try add(newName, fit, console) }
      return report
    }
  }

  private var reading: SampleReading {
    SampleReading(column: column, track: track, unit: unit, fps: fps, duration: duration?.seconds)
  }

  private func add(_ name: PresetName, _ fit: MotionFit, _ console: Console) throws -> Preset {
    guard let content = try FittedPreset.content(of: fit, kind) else {
      throw Failure(
        "neither the spring nor the tween is within \(DecimalText.percent(fit.allowed)) of what was seen, so nothing "
          + "was added; --kind spring or --kind tween adds the one all the same")
    }
    var preset = Preset(name: name, content: content)
    addition.about.apply(to: &preset)
    try addition.registry(console).add([preset])
    addition.dryRun.remark(on: console)
    return preset
  }
}

/// The argument of `fit`: a closed form, a curve, or a file of samples or of such a text.
private enum FitInput {
  static func motion(_ input: String, _ reading: SampleReading, _ console: Console) throws -> SeenMotion {
    if let written = try written(input, reading) { return written }
    let bytes = try console.readFile(input)
    try ImportedFile(name: input, bytes: bytes).refuseUTF16()
    let place = RegistryJSON.title(of: input).visible
    guard SampleText.isJSON(bytes) else {
      if let written = try written(String(decoding: bytes, as: UTF8.self), reading) { return written }
      if let copied = try AfterEffectsKeyframes(bytes, reading, place) { return .recording(copied.recording) }
      return .recording(try SampleTable(bytes, reading, place).recording)
    }
    return try Failure.naming(place) { try SampleText.motion(JSONDocument(bytes), reading) }
  }

  /// A closed form or a curve as text; nil for what is neither.
  private static func written(_ text: String, _ reading: SampleReading) throws -> SeenMotion? {
    if let form = try ClosedFormText(text) {
      return .spring(try form.form.spring(), velocity: form.form.velocity)
    }
    guard let (shape, duration) = try curve(text) else { return nil }
    guard let duration = duration ?? reading.duration else {
      throw UsageError("a curve needs its duration, such as --duration 400ms")
    }
    try Ranges.duration.check(duration, option: "--duration")
    return .curve(try shape.unitCurve(), duration: duration)
  }

  /// A CSS curve, with the time beside it where there is one; nil for what is none.
  private static func curve(_ input: String) throws -> (CurveShape, duration: Double?)? {
    let text = input.trimming(\.isWhitespace)
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else {
      return EasingText.isMeant(text) ? (try CurveShape(css: text), nil) : nil
    }
    let words = text[..<open].split { $0 == " " || $0 == "\n" }
    guard let name = words.last, EasingText.isMeant("\(name)(") else { return nil }
    let function = text[name.startIndex...close].map { $0.isNewline || $0 == "\t" ? " " : $0 }
    let times = words.dropLast() + text[text.index(after: close)...].split { $0 == " " || $0 == ";" }
    guard times.count <= 1 else {
      throw LiteralError("\"\(times.joined(separator: " "))\" is no duration of \(name)(…)")
    }
    return (try CurveShape(css: String(function)), try times.first.map { try Seconds.parse(String($0)) })
  }
}
