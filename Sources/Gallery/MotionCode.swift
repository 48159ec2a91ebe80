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

  /// The code.
  package private(set) var items: [Item] = []
  /// Whether presets may stand by their names.
  private let knows: (PresetName) -> Bool

  private init(_ knows: @escaping (PresetName) -> Bool) { self.knows = knows }

  /// The code of a preset; nil for a length of time, which has nothing that moves.
  ///
  /// - Parameters:
  ///   - typed: What was typed, for the names in it; nil writes numbers only.
  ///   - knows: Whether the page has a preset of that name.
  package static func items(
    of motion: Motion, typed: Content?, knows: @escaping (PresetName) -> Bool
  ) -> [Item]? {
    var code = MotionCode(knows)
    if case .alias(let target)? = typed, knows(target) { return [.name(target.text)] }
    switch motion {
    case .spring(let spring, let delay):
      let content: TypedSpring? = if case .spring(let content)? = typed { content } else { nil }
      code.add(1)
      code.add(spring, typed: content)
      code.addDelay(delay, typed: content)
    case .tween(let curve, let duration, let delay):
      let content: TypedTween? = if case .tween(let content)? = typed { content } else { nil }
      code.add(curve, duration, delay, typed: content)
    case .curve(let curve):
      code.add(3)
      code.add(curve)
    case .duration: return nil
    case .clip(let timeline, _, _):
      let content: Clip? = if case .clip(let content)? = typed { content } else { nil }
      code.add(timeline, typed: content)
    case .sequence(let sequence):
      let content: TypedSequence? = if case .sequence(let content)? = typed { content } else { nil }
      code.add(sequence, typed: content)
    case .morph(let morph):
      let content: TypedMorph? = if case .morph(let content)? = typed { content } else { nil }
      code.add(morph, typed: content)
    }
    return code.items
  }

  private mutating func add(_ numbers: Double...) {
    for number in numbers { items.append(.number(number == 0 ? 0 : number)) }
  }

  private mutating func add(_ count: Int) { add(Double(count)) }

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
    var isNamed = false
    if case .preset(let name)? = typed?.curve { isNamed = add(name, sign: "~") }
    if !isNamed { add(curve) }
    add(duration, delay)
  }

  private mutating func add(_ animation: Animation?, typed: AnimationReference?) {
    switch (animation, typed) {
    case (nil, _): add(0)
    case (_, .preset(let name)?) where add(name): break
    case (.spring(let spring, let delay)?, _):
      let content: TypedSpring? = if case .spring(let content)? = typed { content } else { nil }
      add(1)
      add(spring, typed: content)
      addDelay(delay, typed: content)
    case (.tween(let curve, let duration, let delay)?, _):
      let content: TypedTween? = if case .tween(let content)? = typed { content } else { nil }
      add(curve, duration, delay, typed: content)
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
    for track in timeline.tracks {
      let typed = typed?.tracks.last { $0.property == track.property }?.keyframes
      add(track.track.initial.count)
      add(track.track.initial)
      add(track.track.keyframes.count)
      for (index, keyframe) in track.track.keyframes.enumerated() {
        let isTyped = typed?.count == track.track.keyframes.count
        add(keyframe, typed: isTyped ? typed?[index] : nil)
      }
    }
  }

  private mutating func add(_ keyframe: ValueKeyframe, typed: ClipKeyframe?) {
    switch keyframe {
    case .linear(let to, let duration, let curve):
      add(0)
      add(to)
      add(duration)
      if case .linear(_, .preset(let name)?)? = typed?.motion, add(name, sign: "~") { return }
      add(curve)
    case .spring(let to, let duration, let spring, let velocity):
      add(1)
      add(to)
      add(duration ?? .nan)
      var isNamed = false
      if case .spring(_, .preset(let name)?, _)? = typed?.motion { isNamed = add(name, sign: "~") }
      if !isNamed { add(spring, typed: nil) }
      addOptional(velocity)
    case .cubic(let to, let duration, let start, let end):
      add(2)
      add(to)
      add(duration)
      addOptional(start)
      addOptional(end)
    case .move(let to):
      add(3)
      add(to)
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
      add(phase.animation, typed: isTyped ? typed?.phases[index].animation : nil)
      for value in phase.values { add(value) }
    }
  }

  private mutating func add(_ morph: Morph, typed: TypedMorph?) {
    add(6)
    add(morph.present.animation, typed: typed?.present.animation)
    add(morph.present.initialVelocity)
    add(morph.dismiss?.animation, typed: typed?.dismiss?.animation)
    if let dismiss = morph.dismiss { add(dismiss.initialVelocity) }
    add(morph.elements.count)
    for (index, element) in morph.elements.enumerated() {
      let isTyped = typed?.elements.count == morph.elements.count
      add(element.delay ?? .nan)
      add(element.animation, typed: isTyped ? typed?.elements[index].animation : nil)
      add(element.properties.count)
      for property in element.properties { add(property.from.count) }
      for property in element.properties {
        add(property.from)
        add(property.to)
      }
    }
    guard let interaction = morph.interaction else { return add(0) }
    add(1, interaction.distance, interaction.cap, interaction.threshold, interaction.projection)
    add(interaction.finish, typed: typed?.interactive?.finish)
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
