import CommandLineKit
import MotionPhysics
import Presets

/// The options by which `tweak` changes a preset, whatever its kind.
struct ChangeOptions: Options {
  @Option(
    help:
      "Perceptual duration of a spring; duration of a tween (or a duration's name), of a duration, of a keyframe.",
    placeholder: "time|name")
  var duration: String?
  @Option(help: "Added to the duration: 50ms or -0.05.", placeholder: "±time") var durationBy: Time?
  @Option(
    help: "A factor of the duration; of a clip, sequence or morph, of all durations in it.",
    placeholder: "factor")
  var durationScale: Double?
  @Option(help: "Added to the bounce.", placeholder: "±bounce") var bounceBy: Double?
  @OptionGroup var spring: SpringOptions
  @Option(
    help: "Another base; a spring that stands alone is adjusted from it so that it moves as before.",
    placeholder: "name", completion: .presetName)
  var base: PresetName?
  @Flag(help: "With --base: move as the base does.") var follow = false
  @Flag(help: "Give a derived spring, or an alias, values of its own first.") var detach = false
  @OptionGroup var shape: CurveOptions
  @Option(
    help: "Another curve of a tween, or of a linear keyframe.", placeholder: "name",
    completion: .presetNameOr(CurveText.names))
  var curve: String?
  @Option(help: "Make it another name for this preset.", placeholder: "name", completion: .presetName) var of:
    PresetName?
  @OptionGroup var clip: ClipOptions
  @OptionGroup var parts: PartOptions
  @OptionGroup var about: TweakedAboutOptions

  func validate() throws {
    if follow, base == nil { throw UsageError("--follow needs the base to follow: --base NAME") }
    if duration != nil, durationBy != nil || durationScale != nil {
      throw UsageError(
        "--duration says the duration; --duration-by and --duration-scale change it: give one of them")
    }
    if durationBy != nil, durationScale != nil {
      throw UsageError("--duration-by and --duration-scale cannot both be given")
    }
    if spring.bounce != nil, bounceBy != nil {
      throw UsageError("--bounce says the bounce, and --bounce-by adds to it: give one of them")
    }
    if durationScale != nil, clip.timeScale != nil {
      throw UsageError(
        "--duration-scale and --time-scale are the same of a clip, sequence or morph: give one")
    }
    if of != nil, detach { throw UsageError("--of makes an alias, and --detach ends one") }
  }

  /// The change, read as a preset of this kind needs it.
  ///
  /// - Parameter count: The number of presets that are changed. Of several those without a time stay as they are where
  ///   time is scaled.
  func presetChange(for preset: Preset, among count: Int, _ console: Console) throws -> PresetChange {
    let kind = preset.kind
    let values = Values(
      shape: try shape.shape(console), keyframeSpring: try clip.springReference,
      curve: try curve.map { try CurveText.reference($0) }, duration: try durationReference(for: kind))
    let alias = of.map { ContentChange.alias(of: $0) }
    let foreign = detach && kind == .alias ? nil : foreignChange(to: kind, isAlone: count == 1, values)
    var change = PresetChange(alias ?? foreign ?? ownChange(of: kind, values))
    // The times of a clip that a progress drives are shares of the way.
    if case .clip(var clip)? = change.content, clip.timeScale != nil,
      preset.content.clip?.driver == .progress
    {
      if count == 1 {
        throw Failure("\(preset.name) is driven by a progress, and has no time that could be scaled")
      }
      clip.timeScale = nil
      change.content = .clip(clip)
    }
    change.about = about.change
    if count > 1, change.about.reduced == .preset(preset.name) { change.about.reduced = nil }
    return change
  }

  /// The options that are typed as texts, read.
  private struct Values {
    let shape: CurveShape?
    let keyframeSpring: SpringReference?
    let curve: CurveReference?
    let duration: DurationReference?
  }

  /// A tween's duration may be a preset; that of a spring, a keyframe or a duration is a time.
  private func durationReference(for kind: Kind) throws -> DurationReference? {
    switch kind {
    case .spring, .clip, .duration: try duration.map { .seconds(try Seconds.parse($0)) }
    case .curve, .tween, .sequence, .morph, .alias: try duration.map { try DurationText.reference($0) }
    }
  }

  private func ownChange(of kind: Kind, _ values: Values) -> ContentChange? {
    let seconds: Double? = if case .seconds(let seconds)? = values.duration { seconds } else { nil }
    let time = TimeChange(seconds: seconds, scale: durationScale, by: durationBy?.seconds)
    switch kind {
    case .spring: return .spring(springChange(duration: seconds))
    case .curve: return values.shape.map { .curve($0) }
    case .duration: return .duration(time)
    case .tween:
      var change = TweenChange()
      change.curve = values.shape.map { .inline($0) } ?? values.curve
      change.duration = values.duration
      change.time = TimeChange(scale: durationScale, by: durationBy?.seconds)
      change.delay = spring.delay?.seconds
      return .tween(change)
    case .clip: return .clip(clip.change(time, spring: values.keyframeSpring, curve: values.curve))
    case .sequence: return .sequence(parts.sequenceChange(clip, scale: durationScale))
    case .morph:
      return .morph(parts.morphChange(clip, scale: durationScale, delay: spring.delay?.seconds))
    case .alias: return detach ? .detachAlias : nil
    }
  }

  private func springChange(duration: Double?) -> SpringChange {
    var change = SpringChange()
    change.parameters = spring.parameters
    change.parameters[.duration] = duration
    change.extraBounce = spring.extraBounce
    change.delay = spring.delay?.seconds
    change.durationBy = durationBy?.seconds
    change.durationScale = durationScale
    change.bounceBy = bounceBy
    change.base = base
    change.follows = follow
    change.detaches = detach
    return change
  }

  /// The first change that only presets of another kind can take, for a preset that will refuse it; nil when what was
  /// typed all belongs to the kind.
  private func foreignChange(to kind: Kind, isAlone: Bool, _ values: Values) -> ContentChange? {
    if hasSpringOptions(foreignTo: kind, isAlone: isAlone) { return .spring(SpringChange()) }
    func lacks(_ aspect: Aspect, _ isTyped: Bool) -> Bool { isTyped && !kind.aspects.contains(aspect) }
    if let shape = values.shape, lacks(.shape, true) { return .curve(shape) }
    if lacks(.curve, values.curve != nil) { return .tween(TweenChange()) }
    if lacks(.duration, values.duration != nil) { return .duration(TimeChange()) }
    if lacks(.keyframes, clip.hasKeyframeOptions) || lacks(.parts, clip.hasPartOptions) {
      return .clip(ClipChange())
    }
    if lacks(.phases, parts.hasPhaseOptions) || lacks(.values, parts.hasValueOptions) {
      return .sequence(SequenceChange())
    }
    return lacks(.elements, parts.hasMorphOptions) ? .morph(MorphChange()) : nil
  }

  /// Whether anything of a spring was typed that a preset of the kind does not have. Durations are scaled and moved
  /// too, tweens and elements of a morph are delayed too.
  private func hasSpringOptions(foreignTo kind: Kind, isAlone: Bool) -> Bool {
    if kind == .spring { return false }
    var change = springChange(duration: nil)
    switch kind {
    case .duration, .tween: (change.durationBy, change.durationScale) = (nil, nil)
    case .clip:
      change.durationScale = nil
      if clip.keyframe != nil { change.durationBy = nil }
    case .sequence where parts.phase == nil, .morph where parts.element == nil: change.durationScale = nil
    case .curve, .alias: if !isAlone { change.durationScale = nil }
    case .spring, .sequence, .morph: break
    }
    if kind.aspects.contains(.delay) { change.delay = nil }
    if kind == .alias { change.detaches = false }
    return !change.isEmpty
  }
}

/// What an option may change of a preset.
private enum Aspect { case shape, curve, duration, delay, keyframes, parts, phases, values, elements }

extension Kind {
  /// What presets of the kind have of it.
  fileprivate var aspects: Set<Aspect> {
    switch self {
    case .spring: [.duration, .delay]
    case .curve: [.shape]
    case .duration: [.duration]
    case .tween: [.shape, .curve, .duration, .delay]
    case .clip: [.curve, .duration, .keyframes, .parts]
    case .sequence: [.parts, .phases, .values]
    case .morph: [.delay, .parts, .values, .elements]
    case .alias: []
    }
  }
}

/// The options by which `tweak` changes what is said about a preset.
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
    change.role = about.role?.role
    change.removesRole = about.role != nil && about.role?.role == nil
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
