import CommandLineKit
import MotionPhysics
import PlainText
import Presets

/// The options of a motion's samples, beside their times.
struct SampleSettings: Options {
  @Option(help: "Where the value starts. Default: 0.", placeholder: "value") var from: Double?
  @Option(help: "Where the value goes. Default: 1.", placeholder: "value") var to: Double?
  @Option(help: "A spring's velocity as it starts, units of the value per second.", placeholder: "v")
  var velocity: Double?
  @Option(help: "Sample until this time, not until the end.", placeholder: "t") var until: Time?
  @Option(help: "The share of the travel that counts as settled.", placeholder: "share") var epsilon = 0.001
  @Option(help: "A new target for a spring at a time; may be repeated.", placeholder: "t:value")
  var retarget: [Retarget]
  @OptionGroup var gesture: MorphGesture
}

/// A motion between the values that were asked for.
struct SampledPath {
  enum Path {
    case scalar(ScalarRun)
    case properties(PropertyMotion)
  }

  let name: String
  let kind: Kind
  /// Whether its axis is a progress of 0...1 rather than seconds.
  let isOverProgress: Bool
  let path: Path
  /// The outcome of a morph that was let go.
  private(set) var outcome: MorphRelease.Outcome?
  private let settings: SampleSettings

  init(_ named: NamedMotion, _ settings: SampleSettings) throws {
    name = named.name
    kind = named.motion.kind
    isOverProgress = named.motion.runsOverProgress
    self.settings = settings
    if case .duration(let seconds) = named.motion {
      throw Failure(
        "\(name) is a duration of \(DecimalText.exact(seconds)) s, which has no value and no velocity to sample"
      )
    }
    if case .morph(let morph) = named.motion {
      let (motion, outcome) = try settings.gesture.motion(of: morph, named: name)
      path = .properties(motion)
      self.outcome = outcome
    } else if let motion = PropertyMotion(named.motion) {
      path = .properties(motion)
    } else if let run = ScalarRun(
      named.motion, from: settings.from ?? 0, to: settings.to ?? 1, velocity: settings.velocity ?? 0,
      retargets: settings.retarget)
    {
      path = .scalar(run)
    } else {
      throw Failure("\(name) has nothing to sample")
    }
    try refuseWhatOthersTake()
  }

  private func refuseWhatOthersTake() throws {
    if case .properties = path, settings.from != nil || settings.to != nil {
      throw Failure("\(name) is \(kind.phrase), whose values are its own; leave --from and --to out")
    }
    if kind != .spring { try refuseWhatOnlySpringsTake() }
    if kind != .morph, let option = settings.gesture.option {
      throw Failure("\(name) is \(kind.phrase); only morphs take \(option)")
    }
  }

  private func refuseWhatOnlySpringsTake() throws {
    if !settings.retarget.isEmpty {
      throw Failure(
        "\(name) is \(kind.phrase), which cannot keep its velocity on the way to a new target; "
          + "only springs take --retarget")
    }
    if settings.velocity != nil {
      throw Failure(
        "\(name) is \(kind.phrase), whose velocity is its own from the start; only springs take --velocity")
    }
  }

  /// The settling time of a spring, the length of anything else, the delay included; infinite if there is none.
  var duration: Double {
    switch path {
    case .scalar(let run): run.duration(epsilon: settings.epsilon)
    case .properties(let motion): motion.duration
    }
  }

  /// How many bytes a sample takes as JSON at most: its names, and 26 characters for each number.
  var sampleSize: Int {
    switch path {
    case .scalar: 130
    case .properties(let motion):
      motion.properties.reduce(78) { $0 + 71 + $1.property.utf8.count + 52 * $1.value.count }
    }
  }

  /// The undamped period of a spring.
  var period: Double? {
    if case .scalar(.spring(let run)) = path { return run.spring.duration }
    return nil
  }

  /// When a spring starts on its way to its last target; 0 for anything else.
  var lastStart: Double {
    if case .scalar(.spring(let run)) = path { return run.legs.last?.startTime ?? 0 }
    return 0
  }

  var noDurationReason: String {
    if case .scalar(.spring(let run)) = path, run.spring.damping > 0 {
      return "there is no travel whose share could count as settled"
    }
    return MotionDescription.neverSettles
  }
}
