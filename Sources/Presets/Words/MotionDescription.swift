import MotionPhysics
import PlainText

/// A resolved motion for people and programs: the one place that says its words, its length, its facts and its JSON.
/// The words of what was typed are ``Content/words``.
package struct MotionDescription {
  package let motion: Motion

  package init(_ motion: Motion) { self.motion = motion }

  /// The motion in a few words, the same for every way it can be typed; of what has parts, its length.
  package var words: String {
    motion.animation.map(Self.words) ?? motion.curve.map(Self.words)
      ?? motion.duration.map { DecimalText.exact($0) + " s" } ?? length
  }

  /// An animation in a few words: "duration 0.5 s, bounce 0.2".
  package static func words(of animation: Animation) -> String {
    switch animation {
    case .spring(let spring, let delay):
      let mass = spring.mass == 1 ? "" : ", mass \(DecimalText.significant(spring.mass))"
      return "duration \(DecimalText.significant(spring.duration)) s, "
        + "bounce \(DecimalText.significant(spring.bounce))\(mass)\(late(delay))"
    case .tween(let curve, let duration, let delay):
      return "\(DecimalText.significant(duration)) s, \(words(of: curve))\(late(delay))"
    }
  }

  /// A curve's name, or its kind and its numbers.
  package static func words(of curve: UnitCurve) -> String {
    if let name = curve.name { return name }
    return switch curve {
    case .bezier(let bezier):
      "bezier " + bezier.numbers.map { DecimalText.significant($0) }.joined(separator: ", ")
    case .points(let points): points.points.count.counted("point")
    case .steps(let steps): "\(steps.count.counted("step")), jump \(steps.jump.rawValue)"
    default: "path"
    }
  }

  private static func late(_ delay: Double) -> String {
    delay == 0 ? "" : ", delay \(DecimalText.significant(delay)) s"
  }

  /// The motion before and after a change: how long it takes, and what else people look at first.
  package var outline: String {
    switch motion {
    case .spring(let spring, _):
      "\(DecimalText.seconds(spring.duration)), bounce \(DecimalText.significant(spring.bounce, digits: 3)), "
        + "settles in \(length)"
    case .curve(let curve): curve.name ?? "curve"
    case .duration: length
    case .tween(_, let duration, let delay):
      DecimalText.seconds(duration) + (delay == 0 ? "" : " after \(DecimalText.seconds(delay))")
    case .clip(let timeline, _, _): "\(length), \(timeline.tracks.count.counted("track"))"
    case .sequence(let sequence): "\(length), \(sequence.phases.count.counted("phase"))"
    case .morph(let morph): "\(length), \(morph.elements.count.counted("element"))"
    }
  }

  /// How long the motion takes: the settling time of a spring, the length of anything else.
  package var length: String {
    if let seconds { return DecimalText.seconds(seconds) }
    return motion.kind == .curve ? "" : "by progress"
  }

  /// Seconds until the motion is over, a delay included: of a spring the settling time, of what loops one cycle, of a
  /// morph the way in. Nil for a curve and for what a progress drives.
  package var seconds: Double? {
    switch motion {
    case .spring, .tween: motion.animation?.duration()
    case .curve: nil
    case .duration(let seconds): seconds
    case .clip(let timeline, let driver, _): driver == .progress ? nil : timeline.duration
    case .sequence(let sequence): sequence.duration
    case .morph(let morph): morph.duration(.present)
    }
  }

  /// How long what has parts takes, beside its typed words, which do not say so; nil for any other motion.
  package var takingOfParts: String? {
    motion.kind.hasParts ? seconds.map { "takes \(DecimalText.seconds($0))" } : nil
  }

  /// The duration and bounce of a spring that is typed in other words, beside which they are written; nil where the
  /// typed words begin with them, and for what is no spring.
  package func springNumbers(beside typed: String) -> String? {
    guard case .spring(let spring, _) = motion else { return nil }
    let duration = DecimalText.significant(spring.duration)
    let numbers = "duration \(duration), bounce \(DecimalText.significant(spring.bounce))"
    return typed.hasPrefix(numbers) ? nil : numbers
  }

  /// When a spring settles, as its code says beside a delay: "settles in 0.8 s", "settles 0.8 s after its delay"; nil for
  /// what is no spring.
  ///
  /// - Parameter never: The words for a spring without damping.
  package func settling(never: String = "never settles") -> String? {
    guard case .spring(let spring, let delay) = motion else { return nil }
    let seconds = spring.settlingTime()
    if !seconds.isFinite { return never }
    let time = DecimalText.seconds(seconds)
    return delay == 0 ? "settles in \(time)" : "settles \(time) after its delay"
  }
}
