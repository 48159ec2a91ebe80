import CommandLineKit
import MotionPhysics
import Presets

/// The options by which `tweak` changes a clip.
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
    help: "The spring of that keyframe.", placeholder: "name|motion", completion: .presetName)
  var spring: String?
  @Option(help: "Whether the clip loops.") var loops: YesOrNo?
  @Option(help: "Where a new track begins.", placeholder: "value") var initial: ValueArgument?
  @Option(
    help: "A new keyframe, phase, element or property of an element at this place, counted from 1.",
    placeholder: "place")
  var insert: Int?
  @Option(help: "The place that the keyframe, track, phase or element comes to.", placeholder: "place")
  var move: Int?
  @Flag(help: "Remove the keyframe, track, phase, element or property that is named.") var remove = false

  /// Whether a keyframe, or whether the clip loops, was typed: only clips have those.
  var hasKeyframeOptions: Bool {
    track != nil || keyframe != nil || spring != nil || loops != nil || initial != nil
  }

  /// Whether something was typed that sequences and morphs have too.
  var hasPartOptions: Bool { timeScale != nil || to != nil || placement != nil }

  /// The new place of the part that is named.
  var placement: PartPlacement? {
    insert.map { .insert($0) } ?? move.map { .move($0) } ?? (remove ? .remove : nil)
  }

  func validate() throws {
    if [insert != nil, move != nil, remove].count(where: { $0 }) > 1 {
      throw UsageError("a part is inserted, moved or removed: give one of --insert, --move and --remove")
    }
  }

  var springReference: SpringReference? {
    get throws {
      guard let spring else { return nil }
      guard MotionText.isMotion(spring) else { return .preset(try PresetName(spring)) }
      guard case .spring(let typed) = try MotionText.parse(spring) else {
        throw LiteralError("a keyframe's spring must be a spring")
      }
      return .inline(typed)
    }
  }

  /// - Parameter time: The change of a keyframe's time; where none is named, its factor is that of all of them.
  func change(_ time: TimeChange, spring: SpringReference?, curve: CurveReference?) -> ClipChange {
    var change = ClipChange()
    change.timeScale = timeScale ?? (keyframe == nil ? time.scale : nil)
    change.track = track
    change.keyframe = keyframe
    change.to = to?.value
    change.time = keyframe == nil ? TimeChange(seconds: time.seconds) : time
    change.spring = spring
    change.curve = curve
    change.loops = loops.map { $0 == .yes }
    change.placement = placement
    change.initial = initial?.value
    return change
  }
}

/// The options by which `tweak` changes a sequence's phases and a morph's transitions, elements and gesture.
struct PartOptions: Options {
  @Option(help: "Whether a sequence loops or runs once by a trigger.") var mode: PhaseSequence.Mode?
  @Option(help: "The phase of a sequence that changes.", placeholder: "name") var phase: String?
  @Option(help: "The element of a morph that changes.", placeholder: "name") var element: String?
  @Option(help: "The property whose value changes there; --to and --from say it.", placeholder: "property")
  var property: String?
  @Option(help: "Where an element's property starts: 1.4, or 16,200,80,80.", placeholder: "value")
  var from: ValueArgument?
  @Option(
    help: "What leads to that phase, moves that element, or else presents; none is without.",
    placeholder: "name|motion|none", completion: .presetNameOr(["none"]))
  var animation: AnimationArgument?
  @Flag(help: "Change how a morph dismisses, not how it presents.") var dismiss = false
  @Option(help: "The velocity that a morph starts with, travels per second.") var initialVelocity: Double?
  @Option(help: "How many points of a gesture are the whole morph.") var distance: Double?
  @Option(help: "The most of a morph that a gesture shows, at most 1.") var cap: Double?
  @Option(help: "The share above which letting go finishes a morph.") var threshold: Double?
  @Option(help: "The deceleration rate by which a release is projected: 0.998, or 0 for none.")
  var projection: Double?
  @Option(
    help: "What finishes a morph after a gesture.", placeholder: "name|motion", completion: .presetName)
  var finish: AnimationArgument?
  @Option(
    help: "What leads back after a gesture.", placeholder: "name|motion", completion: .presetName)
  var cancel: AnimationArgument?

  /// Whether something was typed that only sequences have.
  var hasPhaseOptions: Bool { mode != nil || phase != nil }

  /// Whether something was typed that sequences and morphs have.
  var hasValueOptions: Bool { property != nil || animation != nil }

  /// Whether something was typed that only morphs have.
  var hasMorphOptions: Bool {
    element != nil || from != nil || dismiss || initialVelocity != nil || distance != nil || cap != nil
      || threshold != nil || projection != nil || finish != nil || cancel != nil
  }

  /// - Parameter scale: A factor of the durations under another name.
  func sequenceChange(_ clip: ClipOptions, scale: Double?) -> SequenceChange {
    var change = SequenceChange()
    change.mode = mode
    change.placement = clip.placement
    change.timeScale = clip.timeScale ?? scale
    change.phase = phase
    change.property = property
    change.to = clip.to?.value
    change.animation = animation?.change
    return change
  }

  func morphChange(_ clip: ClipOptions, scale: Double?, delay: Double?) -> MorphChange {
    var change = MorphChange()
    change.placement = clip.placement
    change.timeScale = clip.timeScale ?? scale
    change.dismisses = dismiss
    change.animation = animation?.change
    change.initialVelocity = initialVelocity
    change.element = element
    change.delay = delay
    change.property = property
    change.from = from?.value
    change.to = clip.to?.value
    change.distance = distance
    change.cap = cap
    change.threshold = threshold
    change.projection = projection
    change.finish = finish?.reference
    change.cancel = cancel?.reference
    return change
  }

  func validate() throws {
    for (key, argument) in [("--finish", finish), ("--cancel", cancel)] where argument?.change == .remove {
      throw UsageError("\(key) must be a spring or a tween; a gesture cannot end without")
    }
  }
}

/// A truth value on the command line.
enum YesOrNo: String, CaseIterable, ArgumentValue {
  case yes
  case no
}

/// A value on the command line: a number, or two to four with commas.
struct ValueArgument: ArgumentValue {
  let value: Components

  init(argument: String) throws {
    let numbers = try argument.split(separator: ",", omittingEmptySubsequences: false).map {
      try SpringText.number(String($0), for: "the value")
    }
    value = try Components(numbers)
  }

  static var typeName: String { "a number, or two to four with commas" }
}

/// A spring or tween on the command line, by its name or itself; or none.
struct AnimationArgument: ArgumentValue {
  let change: AnimationChange

  var reference: AnimationReference? {
    if case .set(let reference) = change { reference } else { nil }
  }

  init(argument: String) throws {
    if argument == "none" {
      change = .remove
    } else if !MotionText.isMotion(argument) {
      change = .set(.preset(try PresetName(argument)))
    } else if let reference = AnimationReference(try MotionText.parse(argument)) {
      change = .set(reference)
    } else {
      throw InvalidValue("an animation is a spring or a tween, and this is a curve without a duration")
    }
  }

  static var typeName: String { "a spring's or tween's name, one itself, or none" }
}

extension PhaseSequence.Mode: ArgumentValue {}
