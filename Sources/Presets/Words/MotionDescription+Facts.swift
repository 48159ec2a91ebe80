import MotionPhysics
import PlainText

extension MotionDescription {
  /// A line about a motion: `settles at`, `0.8 s`. Lines with an empty label go on with the one above.
  package typealias Fact = (label: String, text: String)

  /// The facts of a motion: its numbers, and how it behaves.
  ///
  /// - Parameter typed: What was typed of a clip, sequence or morph: names stand where names were typed. Nil says what
  ///   they resolve to.
  package func facts(typed: Content? = nil) -> [Fact] {
    switch motion {
    case .spring(let spring, let delay): facts(of: spring, delay: delay)
    case .curve(let curve): [("resolves to", words), Self.slopes(of: curve)]
    case .duration: [("resolves to", words)]
    case .tween(let curve, _, let delay):
      [("resolves to", words), ("takes", length + Self.inclusion(of: delay)), Self.slopes(of: curve)]
    case .clip(let timeline, let driver, let loops):
      facts(of: timeline, driver, loops: loops, typed: typed?.clip)
    case .sequence(let sequence): facts(of: sequence, typed: typed?.sequence)
    case .morph(let morph): Self.facts(of: morph, typed: typed?.morph)
    }
  }

  private static func inclusion(of delay: Double) -> String { delay == 0 ? "" : ", the delay included" }

  private func facts(of spring: Spring, delay: Double) -> [Fact] {
    var facts: [Fact] = [("resolves to", words)]
    guard spring.settlingTime().isFinite else { return facts + [("settles", "never: it has no damping")] }
    facts.append(("settles at", length + Self.inclusion(of: delay)))
    for (system, seconds) in [
      ("SwiftUI", spring.swiftUISettlingDuration(target: 1.0)),
      ("Core Animation", spring.coreAnimationSettlingDuration()),
    ] {
      facts.append(("", "\(system)'s settlingDuration says \(DecimalText.seconds(seconds))"))
    }
    let overshoot = spring.peakTime().map {
      "\(DecimalText.percent(spring.overshoot())) at \(DecimalText.seconds(delay + $0))"
    }
    facts.append(("overshoots", overshoot ?? "never"))
    return facts
  }

  private static func slopes(of curve: UnitCurve) -> Fact {
    let slopes = [curve.slope(at: 0), curve.slope(at: 1)].map { DecimalText.significant($0) }
    return ("slope", "\(slopes[0]) at the start, \(slopes[1]) at the end")
  }

  private func facts(
    of timeline: TrackTimeline, _ driver: ClipDriver, loops: Bool, typed: Clip?
  ) -> [Fact] {
    let head: Fact =
      driver == .progress
      ? ("driven by", "a progress") : ("takes", length + (loops ? ", then starts again" : ""))
    return [head]
      + timeline.tracks.map { track in
        let typed = typed?.tracks.first { $0.property == track.property }?.keyframes
        return (track.property.visible, Self.text(of: track.track, driver, typed: typed ?? []))
      }
  }

  private static func text(of track: ValueTrack, _ driver: ClipDriver, typed: [ClipKeyframe]) -> String {
    let steps = track.segments.enumerated().map { index, segment in
      let way =
        switch segment.motion {
        case .linear(let curve): curve == .linear ? "linear" : words(of: curve)
        case .spring: "spring"
        case .cubic: "cubic"
        case .move: "at once"
        }
      let keyframe = typed.count == track.segments.count ? typed[index] : nil
      let length =
        driver == .progress
        ? DecimalText.percent(segment.duration) : "\(DecimalText.significant(segment.duration)) s"
      let time = segment.duration == 0 ? "" : ", \(length)"
      return
        " -> \(text(of: keyframe?.to ?? segment.endValue)) (\(keyframe?.motion.motionWords ?? way)\(time))"
    }
    return text(of: track.initial) + steps.joined()
  }

  private static func text(of value: Components) -> String {
    let numbers = value.array.map { DecimalText.significant($0) }
    return value.isScalar ? numbers[0] : "[\(numbers.joined(separator: ", "))]"
  }

  private func facts(of sequence: PhaseSequence, typed: TypedSequence?) -> [Fact] {
    let end = sequence.mode == .loop ? ", then starts again" : ", then rests until the next trigger"
    let phases: [Fact] = zip(sequence.phases, sequence.phaseTimes).enumerated().map { index, pair in
      let (phase, time) = pair
      let name = typed.flatMap { $0.phases.indices.contains(index) ? $0.phases[index].animation?.words : nil }
      let values = zip(sequence.properties, phase.values).map { "\($0) \(Self.text(of: $1))" }
      let way = phase.animation.map(Self.words) ?? "at once"
      let when = sequence.phases.count > 1 ? ", from \(DecimalText.seconds(time.start))" : ""
      return (phase.name.visible, "\(values.joined(separator: ", ").visible) (\(name ?? way)\(when))")
    }
    return [("takes", length + end)] + phases
  }

  private static func facts(of morph: Morph, typed: TypedMorph?) -> [Fact] {
    var facts: [Fact] = [("presents", Morph.Direction.present), ("dismisses", .dismiss)].map {
      label, direction in
      let transition = morph.transition(direction)
      let own = direction == .dismiss ? typed?.dismiss ?? typed?.present : typed?.present
      var text = own?.animation.words ?? words(of: transition.animation)
      if transition.initialVelocity != 0 {
        let speed = DecimalText.significant(transition.initialVelocity)
        text += ", starts with \(speed.counting("travel")) a second"
      }
      let duration = morph.duration(direction)
      return (
        label,
        "\(text), \(duration.isFinite ? "over after \(DecimalText.seconds(duration))" : "never over")"
      )
    }
    for element in morph.elements {
      facts += self.facts(of: element, typed: typed?.elements.first { $0.name == element.name })
    }
    if let interaction = morph.interaction {
      let ends = typed?.interactive.map { ", finishes by \($0.finish.words), cancels by \($0.cancel.words)" }
      facts.append(("gesture", text(of: interaction) + (ends ?? "")))
    }
    return facts
  }

  private static func facts(of element: Morph.Element, typed: TypedElement?) -> [Fact] {
    var texts = element.properties.map { property in
      "\(property.name.visible) \(text(of: property.from)) -> \(text(of: property.to))"
    }
    let own = element.animation.map { "moves by \(typed?.animation?.words ?? words(of: $0))" }
    let delay = element.delay.map { "starts after \(DecimalText.seconds($0))" }
    let about = [own, delay].compactMap(\.self)
    if !about.isEmpty { texts.append(about.joined(separator: ", ")) }
    return texts.map { (element.name.visible, $0) }
  }

  private static func text(of interaction: Morph.Interaction) -> String {
    let rate = DecimalText.significant(interaction.projection)
    let cap = DecimalText.percent(interaction.cap)
    let isProjected = interaction.projection > 0
    let projected = isProjected ? " at rest, projected at a deceleration rate of \(rate)" : ""
    return
      "\(interaction.axis.rawValue) over \(DecimalText.significant(interaction.distance).counting("point")), "
      + (isProjected ? "held back beyond \(cap)" : "shows at most \(cap)")
      + ", finishes above \(DecimalText.percent(interaction.threshold))"
      + projected
  }
}
