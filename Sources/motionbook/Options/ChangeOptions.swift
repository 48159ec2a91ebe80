import CommandLineKit
import MotionPhysics
import Presets

/// What `tweak` can change of a preset, whatever its kind.
struct ChangeOptions: Options {
  @Option(
    help:
      "Perceptual duration of a spring; duration of a tween (or a duration's name), of a duration, of a keyframe.",
    placeholder: "time|name")
  var duration: String?
  @Option(help: "Added to the duration: 50ms or -0.05.", placeholder: "±time") var durationBy: Time?
  @Option(help: "A factor of the duration.", placeholder: "factor") var durationScale: Double?
  @Option(help: "Added to the bounce.", placeholder: "±bounce") var bounceBy: Double?
  @OptionGroup var spring: SpringOptions
  @Option(help: "Another base.", placeholder: "name", completion: .presetName) var base: PresetName?
  @Flag(help: "Give a derived spring values of its own first.") var detach = false
  @OptionGroup var shape: CurveOptions
  @Option(
    help: "Another curve of a tween, or of a linear keyframe.", placeholder: "name", completion: .presetName)
  var curve: String?
  @Option(help: "What an alias stands for.", placeholder: "name", completion: .presetName) var of: PresetName?
  @OptionGroup var clip: ClipOptions
  @OptionGroup var parts: PartOptions
  @OptionGroup var about: TweakedAboutOptions

  /// The change, read as a preset's kind needs it.
  func presetChange(for preset: Preset, _ console: Console) throws -> PresetChange {
    var change = PresetChange()
    change.parameters = spring.parameters
    change.extraBounce = spring.extraBounce
    change.delay = spring.delay?.seconds
    change.durationBy = durationBy?.seconds
    change.durationScale = durationScale
    change.bounceBy = bounceBy
    change.base = base
    change.detaches = detach
    change.shape = try shape.shape(console)
    change.target = of
    change.clip = try clip.change
    change.about = about.change
    parts.read(for: preset.kind, into: &change)
    try read(duration, curve, for: preset.kind, into: &change)
    return change
  }

  /// Duration and curve mean something else in each kind.
  private func read(
    _ duration: String?, _ curve: String?, for kind: Kind, into change: inout PresetChange
  ) throws {
    let curve = try curve.map { try CurveText.reference($0) }
    switch kind {
    case .spring:
      change.parameters[.duration] = try duration.map { try Seconds.parse($0) }
      change.curve = curve
    case .clip:
      change.clip.duration = try duration.map { try Seconds.parse($0) }
      change.clip.curve = curve
    case .duration:
      change.duration = try duration.map { .seconds(try Seconds.parse($0)) }
      change.curve = curve
    default:
      change.duration = try duration.map { try DurationText.reference($0) }
      change.curve = curve
    }
  }
}

/// What `tweak` can change of what is said about a preset.
struct TweakedAboutOptions: Options {
  @OptionGroup var about: AboutOptions
  @Flag(help: "Remove the reduced partner; a base's counts again.") var noReduced = false
  @Option(help: "Say what to use instead; an empty text takes it back.", placeholder: "text")
  var deprecated: String?
  @Option(
    help: "Allow what a rule finds, with the reason; an empty reason takes it back.",
    placeholder: "rule=reason")
  var allow: [RuleException]

  var change: AboutChange {
    var change = AboutChange()
    change.summary = about.summary
    change.reduced = about.reduced?.reduced
    change.removesReduced = noReduced
    change.role = about.role
    change.deprecated = deprecated
    for exception in allow { change.allow[exception.rule] = exception.reason }
    return change
  }

  func validate() throws {
    if noReduced, about.reduced != nil { throw UsageError("--reduced and --no-reduced cannot both be given") }
  }
}

/// `RULE=REASON`
struct RuleException: ArgumentValue {
  let rule: String
  let reason: String

  init(argument: String) throws {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else {
      throw InvalidValue("write the rule, =, and the reason")
    }
    rule = String(argument[..<equals])
    reason = String(argument[argument.index(after: equals)...])
  }

  static var typeName: String { "a rule and a reason" }
}

/// What `tweak` can change of a clip.
struct ClipOptions: Options {
  @Option(help: "A factor of all durations of a clip, sequence or morph.", placeholder: "factor")
  var timeScale: Double?
  @Option(help: "The property whose keyframe changes.", placeholder: "property") var track: String?
  @Option(help: "The keyframe that changes, counted from 1.", placeholder: "number") var keyframe: Int?
  @Option(
    help: "Where that keyframe leads: 1.4, or 0,12; the value of a phase or of an element's property.",
    placeholder: "value")
  var to: ValueArgument?
  @Option(
    help: "The spring of that keyframe.", placeholder: "name|motion", completion: .presetName, isHidden: false
  )
  var spring: String?
  @Option(help: "Whether the clip loops.") var loops: YesOrNo?

  var change: ClipChange {
    get throws {
      var change = ClipChange()
      change.timeScale = timeScale
      change.track = track
      change.keyframe = keyframe
      change.to = to?.value
      change.spring = try spring.map(reference)
      change.loops = loops.map { $0 == .yes }
      return change
    }
  }

  private func reference(_ text: String) throws -> SpringReference {
    guard MotionLiteral.isLiteral(text) else { return .preset(try PresetName(text)) }
    guard case .spring(let typed) = try MotionLiteral.parse(text) else {
      throw LiteralError("a keyframe's spring must be a spring")
    }
    return .inline(typed)
  }
}

/// A truth value on the command line.
enum YesOrNo: String, CaseIterable, ArgumentValue {
  case yes
  case no
}
