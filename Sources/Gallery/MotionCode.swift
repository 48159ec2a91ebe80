import MotionPhysics
import Presets

/// A motion as the flat list of numbers in which the WebAssembly module takes one (docs/wasm.md), for a page that plays
/// it.
///
/// Where a motion was typed with another preset's name, the name stands there instead of that preset's numbers: a page
/// that changes the one changes the other. `name` is that preset's whole code; `~name` its spring alone, without what
/// it is and its delay; `@name` its delay.
package struct MotionCode {
  /// A part of a code.
  package enum Item: Hashable {
    /// A number; not-a-number stands for one that is left out.
    case number(Double)
    /// A preset of the page, with its sign.
    case name(String)
  }

  /// A number of a composite motion that a page may change, or the first number of an animation in it; counted from 0.
  package enum Part: Hashable {
    case keyframeValue(track: Int, keyframe: Int)
    case keyframeDuration(track: Int, keyframe: Int)
    case keyframeSpring(track: Int, keyframe: Int)
    case phaseValue(phase: Int, property: Int)
    case phaseAnimation(Int)
    case elementDelay(Int)
    case elementAnimation(Int)
    case elementFrom(element: Int, property: Int)
    case elementTo(element: Int, property: Int)
    case present, presentVelocity, dismiss, dismissVelocity, finish, cancel
    /// Distance, cap, threshold and projection.
    case gesture
  }

  /// The code.
  package private(set) var items: [Item] = []
  /// Where in the code a part stands.
  package private(set) var places: [Part: Int] = [:]
  /// Whether presets may stand by their names.
  private let knows: (PresetName) -> Bool

  private init(_ knows: @escaping (PresetName) -> Bool) { self.knows = knows }

  /// The code of a preset; nil for a length of time, which has nothing that moves.
  ///
  /// - Parameters:
  ///   - typed: What was typed, for the names in it; nil writes numbers only.
  ///   - knows: Whether the page has a preset of that name.
  package init?(of motion: Motion, typed: Content?, knows: @escaping (PresetName) -> Bool) {
    self.init(knows)
    if case .alias(let target)? = typed, knows(target) {
      items = [.name(target.text)]
      return
    }
    switch motion {
    case .spring(let spring, let delay):
      add(1)
      add(spring, typed: typed?.spring)
      addDelay(delay, typed: typed?.spring)
    case .tween(let curve, let duration, let delay):
      add(curve, duration, delay, typed: typed?.tween)
    case .curve(let curve):
      add(3)
      add(curve)
    case .duration: return nil
    case .clip(let timeline, _, _):
      add(timeline, typed: typed?.clip)
    case .sequence(let sequence):
      add(sequence, typed: typed?.sequence)
    case .morph(let morph):
      add(morph, typed: typed?.morph)
    }
  }

  private mutating func add(_ numbers: Double...) {
    for number in numbers { items.append(.number(number == 0 ? 0 : number)) }
  }

  private mutating func add(_ count: Int) { add(Double(count)) }

  /// The part begins here.
  private mutating func mark(_ part: Part) { places[part] = items.count }

  private mutating func add(_ value: Components) { for number in value.array { add(number) } }

  /// Adds a reference; false where numbers have to stand there.
  private mutating func add(_ name: PresetName?, sign: String = "") -> Bool {
    guard let name, knows(name) else { return false }
    items.append(.name(sign + name.text))
    return true
  }
}

extension MotionCode {
  private mutating func add(_ spring: Spring, typed: TypedSpring?) {
    if case .adjusted(let adjustment)? = typed?.parameters, knows(adjustment.base) {
      add(-1)
      add(adjustment.duration ?? .nan, adjustment.durationScale ?? .nan, adjustment.extraBounce ?? .nan)
      items.append(.name("~" + adjustment.base.text))
      return
    }
    if case .standalone(let parameters)? = typed?.parameters, let code = parameters.moduleNumbers {
      return add(code[0], code[1], code[2], code[3])
    }
    add(0, spring.duration, spring.bounce, spring.mass)
  }

  private mutating func addDelay(_ delay: Double, typed: TypedSpring?) {
    if typed?.delay == nil, add(typed?.base, sign: "@") { return }
    add(delay)
  }

  private mutating func add(_ curve: UnitCurve, _ duration: Double, _ delay: Double, typed: TypedTween?) {
    add(2)
    if !add(typed?.curve.name, sign: "~") { add(curve) }
    add(duration, delay)
  }

  private mutating func add(_ animation: Animation?, typed: AnimationReference?) {
    switch (animation, typed) {
    case (nil, _): add(0)
    case (_, .preset(let name)?) where add(name): break
    case (.spring(let spring, let delay)?, _):
      add(1)
      add(spring, typed: typed?.spring)
      addDelay(delay, typed: typed?.spring)
    case (.tween(let curve, let duration, let delay)?, _):
      add(curve, duration, delay, typed: typed?.tween)
    }
  }

  private mutating func add(_ curve: UnitCurve) {
    if let place = UnitCurve.named.firstIndex(of: curve) { return add(place) }
    switch curve {
    case .points(let curve):
      add(8)
      add(curve.points.count)
      for point in curve.points { add(point.x, point.y) }
    case .steps(let curve):
      add(9, Double(curve.count), Double(StepsCurve.Jump.allCases.firstIndex(of: curve.jump) ?? 0))
    case .path(let curve):
      add(10)
      add(curve.pieces.count)
      for piece in curve.pieces {
        for point in [piece.start, piece.control1, piece.control2, piece.end] { add(point.x, point.y) }
      }
    default:
      guard let bezier = curve.bezier else { return add(0) }
      add(7, bezier.x1, bezier.y1, bezier.x2, bezier.y2)
    }
  }
}

extension MotionCode {
  private mutating func add(_ timeline: TrackTimeline, typed: Clip?) {
    add(4)
    add(timeline.tracks.count)
    for (place, track) in timeline.tracks.enumerated() {
      let typed = typed?.tracks.last { $0.property == track.property }?.keyframes
      add(track.track.initial.count)
      add(track.track.initial)
      add(track.track.keyframes.count)
      for (index, keyframe) in track.track.keyframes.enumerated() {
        let isTyped = typed?.count == track.track.keyframes.count
        add(keyframe, typed: isTyped ? typed?[index] : nil, track: place, index)
      }
    }
  }

  private mutating func add(_ keyframe: ValueKeyframe, typed: ClipKeyframe?, track: Int, _ index: Int) {
    func value(_ kind: Double, _ to: Components) {
      add(kind)
      mark(.keyframeValue(track: track, keyframe: index))
      add(to)
    }
    func duration(_ seconds: Double) {
      mark(.keyframeDuration(track: track, keyframe: index))
      add(seconds)
    }
    switch keyframe {
    case .linear(let to, let seconds, let curve):
      value(0, to)
      duration(seconds)
      if case .linear(_, .preset(let name)?)? = typed?.motion, add(name, sign: "~") { return }
      add(curve)
    case .spring(let to, let seconds, let spring, let velocity):
      value(1, to)
      duration(seconds ?? .nan)
      var named: PresetName?
      var inline: TypedSpring?
      if case .spring(_, .preset(let name)?, _)? = typed?.motion { named = name }
      if case .spring(_, .inline(let spring)?, _)? = typed?.motion { inline = spring }
      mark(.keyframeSpring(track: track, keyframe: index))
      if !add(named, sign: "~") { add(spring, typed: inline) }
      addOptional(velocity)
    case .cubic(let to, let seconds, let start, let end):
      value(2, to)
      duration(seconds)
      addOptional(start)
      addOptional(end)
    case .move(let to): value(3, to)
    }
  }

  private mutating func addOptional(_ value: Components?) {
    add(value == nil ? 0 : 1)
    if let value { add(value) }
  }

  private mutating func add(_ sequence: PhaseSequence, typed: TypedSequence?) {
    add(5, sequence.mode == .loop ? 0 : 1)
    add(sequence.properties.count)
    for value in sequence.phases.first?.values ?? [] { add(value.count) }
    add(sequence.phases.count)
    for (index, phase) in sequence.phases.enumerated() {
      let isTyped = typed?.phases.count == sequence.phases.count
      mark(.phaseAnimation(index))
      add(phase.animation, typed: isTyped ? typed?.phases[index].animation : nil)
      for (property, value) in phase.values.enumerated() {
        mark(.phaseValue(phase: index, property: property))
        add(value)
      }
    }
  }

  private mutating func add(_ morph: Morph, typed: TypedMorph?) {
    add(6)
    mark(.present)
    add(morph.present.animation, typed: typed?.present.animation)
    mark(.presentVelocity)
    add(morph.present.initialVelocity)
    mark(.dismiss)
    add(morph.dismiss?.animation, typed: typed?.dismiss?.animation)
    mark(.dismissVelocity)
    if let dismiss = morph.dismiss { add(dismiss.initialVelocity) }
    add(morph.elements.count)
    for (index, element) in morph.elements.enumerated() {
      let isTyped = typed?.elements.count == morph.elements.count
      mark(.elementDelay(index))
      add(element.delay ?? .nan)
      mark(.elementAnimation(index))
      add(element.animation, typed: isTyped ? typed?.elements[index].animation : nil)
      add(element.properties.count)
      for property in element.properties { add(property.from.count) }
      for (place, property) in element.properties.enumerated() {
        mark(.elementFrom(element: index, property: place))
        add(property.from)
        mark(.elementTo(element: index, property: place))
        add(property.to)
      }
    }
    guard let interaction = morph.interaction else { return add(0) }
    add(1)
    mark(.gesture)
    add(interaction.distance, interaction.cap, interaction.threshold, interaction.projection)
    mark(.finish)
    add(interaction.finish, typed: typed?.interactive?.finish)
    mark(.cancel)
    add(interaction.cancel, typed: typed?.interactive?.cancel)
  }
}

extension SpringParameters {
  /// The words in which they were typed and their numbers, as the module takes them; nil for words that it has not.
  package var moduleNumbers: [Double]? {
    let mass = numbers[2] ?? 1
    switch form.id {
    case "durationBounce": return numbers[0].map { [0, $0, numbers[1] ?? 0, mass] }
    case "responseDampingRatio": return [1, numbers.first, numbers.second, mass]
    case "massStiffnessDamping", "tensionFriction":
      return [2, numbers.second, numbers.third, numbers[0] ?? 1]
    default: return nil
    }
  }
}
