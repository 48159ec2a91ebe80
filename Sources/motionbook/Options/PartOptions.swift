import CommandLineKit
import MotionPhysics
import Presets

/// What `tweak` can change of a sequence's phases and of a morph's transitions, elements and gesture.
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
    placeholder: "name|motion|none", completion: .presetName)
  var animation: AnimationArgument?
  @Flag(help: "Change how a morph dismisses, not how it presents.") var dismiss = false
  @Option(help: "The velocity that a morph starts with, travels per second.") var initialVelocity: Double?
  @Option(help: "How many points of a gesture are the whole morph.") var distance: Double?
  @Option(help: "The most of a morph that a gesture shows, at most 1.") var cap: Double?
  @Option(help: "The share above which letting go finishes a morph.") var threshold: Double?
  @Option(
    help: "What finishes a morph after a gesture.", placeholder: "name|motion", completion: .presetName)
  var finish: AnimationArgument?
  @Option(
    help: "What leads back after a gesture.", placeholder: "name|motion", completion: .presetName)
  var cancel: AnimationArgument?

  /// Puts what was typed where a preset of the kind has it. What clips and springs have too stands there already.
  func read(for kind: Kind, into change: inout PresetChange) {
    change.sequence.mode = mode
    change.sequence.phase = phase
    change.morph.element = element
    change.morph.from = from?.value
    change.morph.dismisses = dismiss
    change.morph.initialVelocity = initialVelocity
    change.morph.distance = distance
    change.morph.cap = cap
    change.morph.threshold = threshold
    change.morph.finish = finish?.reference
    change.morph.cancel = cancel?.reference
    switch kind {
    case .morph:
      change.morph.property = property
      change.morph.animation = animation?.change
      swap(&change.morph.delay, &change.delay)
      swap(&change.morph.timeScale, &change.clip.timeScale)
      swap(&change.morph.to, &change.clip.to)
    case .sequence:
      swap(&change.sequence.timeScale, &change.clip.timeScale)
      swap(&change.sequence.to, &change.clip.to)
      fallthrough
    default:
      change.sequence.property = property
      change.sequence.animation = animation?.change
    }
  }

  func validate() throws {
    for (key, argument) in [("--finish", finish), ("--cancel", cancel)] where argument?.isNone == true {
      throw UsageError("\(key) must be a spring or a tween; a gesture cannot end without")
    }
  }
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

  var isNone: Bool { change == .remove }

  var reference: AnimationReference? {
    if case .set(let reference) = change { reference } else { nil }
  }

  init(argument: String) throws {
    if argument == "none" {
      change = .remove
    } else if !MotionLiteral.isLiteral(argument) {
      change = .set(.preset(try PresetName(argument)))
    } else if let reference = AnimationReference(try MotionLiteral.parse(argument)) {
      change = .set(reference)
    } else {
      throw InvalidValue("an animation is a spring or a tween, and this is a curve without a duration")
    }
  }

  static var typeName: String { "a spring's or tween's name, one itself, or none" }
}

extension PhaseSequence.Mode: ArgumentValue {}
