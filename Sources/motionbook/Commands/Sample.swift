import CommandLineKit
import MotionPhysics
import PlainText
import Presets

struct Sample: Command {
  static let info = CommandInfo(
    name: "sample",
    summary: "Prints value and velocity over time.",
    discussion: """
      Springs are sampled until they settle, anything else over its length, curves over a progress of 0 to 1; the \
      last sample is at the end exactly. Outside its time a motion holds its ends.
      A new target (--retarget) keeps position and velocity, and the spring settles with a share of what is left \
      to travel from there. Clips, sequences and morphs have values of their own and take neither --from nor --to.
      A morph is presented, or dismissed with --dismiss; --scrub shows it under the finger at a progress, --release \
      what follows when it is let go there with a velocity in progress per second.
      """,
    examples: [
      "motionbook sample apple.snappy --fps 120",
      "motionbook sample duration=0.5,bounce=0.3 --from 0 --to 300 --velocity -900 --json",
      "motionbook sample apple.bouncy --retarget 0.2:0 --until 1.5s",
      "motionbook sample starter.dive-deeper --dismiss --release 0.4:-1.5",
      "motionbook sample starter.fade.quick --progress 0,0.25,0.5,0.75,1",
      "motionbook sample starter.heart-reaction --property scale --format csv",
    ])

  @Argument(help: "A preset or a motion.", completion: .presetName) var name: String
  @Option(help: "Samples a second. Default: 60.", placeholder: "n") var fps: Double?
  @Option(help: "Sample at these times instead.", placeholder: "t,t", isCommaSeparated: true) var times:
    [Time]
  @Option(help: "Sample at these shares of the length instead.", placeholder: "p,p", isCommaSeparated: true)
  var progress: [Double]
  @OptionGroup var settings: SampleSettings
  @Option(
    help: "Only these properties, of a morph as element.property; also one number, as offset.x.",
    placeholder: "property", isCommaSeparated: true)
  var property: [String]
  @Option(help: "How to print it.", placeholder: "format") var format = SampleFormat.text
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func validate() throws {
    let ways = [
      fps.map { _ in "--fps" }, times.isEmpty ? nil : "--times", progress.isEmpty ? nil : "--progress",
    ]
    let given = ways.compactMap(\.self)
    if given.count > 1 { throw UsageError("\(given[0]) and \(given[1]) cannot both be given") }
    if results.isJSON, format != .text, format != .json {
      throw UsageError("--json and --format \(format.rawValue) cannot both be given")
    }
    let (until, scrub) = (settings.until, settings.gesture.scrub)
    if scrub != nil, settings.gesture.release != nil {
      throw UsageError("--scrub and --release cannot both be given")
    }
    if scrub != nil, let way = given.first ?? until.map({ _ in "--until" }) {
      throw UsageError("--scrub shows one moment, and \(way) asks for others; --release runs on from there")
    }
    if !times.isEmpty, until != nil { throw UsageError("--times and --until cannot both be given") }
    try Ranges.value.check(settings.from, option: "--from")
    try Ranges.value.check(settings.to, option: "--to")
    try Ranges.valueVelocity.check(settings.velocity, option: "--velocity")
    for target in settings.retarget { try Ranges.value.check(target.value, option: "--retarget") }
    if let fps, fps <= 0 {
      throw UsageError("--fps is \(DecimalText.exact(fps)), and must be greater than 0")
    }
    if let until, until.seconds < 0 { throw UsageError("--until must be 0 or more") }
    let epsilon = settings.epsilon
    if !(epsilon > 0 && epsilon < 1) {
      throw UsageError(
        "--epsilon is \(DecimalText.exact(epsilon)), and must be greater than 0 and less than 1")
    }
  }

  func run(_ console: Console) throws {
    let source = try location.source(for: [name], console)
    let named = try source.namedMotion(name, resolver: Resolver(source))
    let path = try SampledPath(named, settings)
    let samples = try MotionSamples(
      path: path, times: try sampleTimes(of: path, console), choosing: property)
    if let separator = format.separator {
      return console.out(samples.rows(separatedBy: separator), terminator: "")
    }
    try samples.print(asJSON: results.isJSON || format == .json, on: console)
  }

  private func sampleTimes(of path: SampledPath, _ console: Console) throws -> [Double] {
    if !times.isEmpty { return times.map(\.seconds) }
    if settings.gesture.scrub != nil { return [0] }
    var end = settings.until?.seconds ?? path.duration
    if !end.isFinite {
      guard let period = path.period else { throw Failure("\(name): \(path.noDurationReason)") }
      // Long enough to see that nothing changes any more.
      end = path.lastStart + 8 * period
      console.note(
        "\(name): \(path.noDurationReason); sampled for eight periods, "
          + "and until another time with --until")
    }
    if !progress.isEmpty { return progress.map { $0 * end } }
    let most = MotionSamples.mostBytes / path.sampleSize
    guard let frames = MotionSamples.frames(perSecond: fps ?? 60, until: end, most: most) else {
      throw Failure(
        "\(name) would need more than \(most) samples until \(DecimalText.seconds(end)); "
          + "choose an earlier end with --until, or a lower --fps")
    }
    return frames
  }
}

enum SampleFormat: String, CaseIterable, ArgumentValue {
  case text
  case json
  case csv
  case tsv

  /// The separator of the numbers of a row; nil for what has no rows.
  var separator: Character? {
    switch self {
    case .text, .json: nil
    case .csv: ","
    case .tsv: "\t"
    }
  }
}
