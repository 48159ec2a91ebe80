import MotionPhysics
import StrictJSON

extension MotionDescription {
  /// Writes the motion as a member that is called after its kind.
  package func write(to writer: inout JSONWriter) {
    if case .duration(let seconds) = motion { return writer.member(motion.kind.rawValue, seconds) }
    writer.object(motion.kind.rawValue) { writer in
      switch motion {
      case .spring(let spring, let delay): Self.write(spring, delay: delay, to: &writer)
      case .curve(let curve):
        writer.member("name", curve.name)
        writer.member("startSlope", curve.slope(at: 0), reason: Self.isVertical)
        writer.member("endSlope", curve.slope(at: 1), reason: Self.isVertical)
      case .duration: break
      case .tween(let curve, let duration, let delay):
        writer.member("duration", duration)
        writer.member("delay", delay)
        writer.member("curve", curve.name)
        if case .bezier(let bezier) = curve {
          writer.key("bezier")
          writer.numbers(bezier.numbers)
        }
      case .clip(let timeline, let driver, let loops):
        writer.member("duration", timeline.duration)
        writer.member("driver", driver.rawValue)
        writer.member("loops", loops)
        writer.member("properties", timeline.tracks.map(\.property))
      case .sequence(let sequence): Self.write(sequence, to: &writer)
      case .morph(let morph):
        writer.member("presentDuration", morph.duration(.present), reason: Self.neverSettles)
        writer.member("dismissDuration", morph.duration(.dismiss), reason: Self.neverSettles)
        writer.member("isInteractive", morph.interaction != nil)
        writer.member("properties", morph.values(.present, time: 0).map(\.property))
      }
    }
  }

  /// Why a length is missing.
  package static let neverSettles = "without damping it never settles"

  private static let isVertical = "the curve is vertical there"

  private static func write(_ spring: Spring, delay: Double, to writer: inout JSONWriter) {
    writer.member("duration", spring.duration)
    writer.member("bounce", spring.bounce)
    writer.member("delay", delay)
    writer.member("mass", spring.mass)
    writer.member("stiffness", spring.stiffness)
    writer.member("damping", spring.damping)
    writer.member("response", spring.response)
    writer.member("dampingRatio", spring.dampingRatio)
    writer.member("settlingTime", spring.settlingTime(), reason: neverSettles)
    writer.member(
      "swiftUISettlingDuration", spring.swiftUISettlingDuration(target: 1.0), reason: neverSettles)
    writer.member("overshoot", spring.overshoot())
    writer.member("peakTime", spring.peakTime(), reason: "it never passes its target")
  }

  private static func write(_ sequence: PhaseSequence, to writer: inout JSONWriter) {
    writer.member("duration", sequence.duration)
    writer.member("mode", sequence.mode.rawValue)
    writer.member("properties", sequence.properties)
    writer.objects("phases", zip(sequence.phases, sequence.phaseTimes)) { writer, item in
      let (phase, time) = item
      writer.member("name", phase.name)
      writer.member("start", time.start)
      writer.member("end", time.end)
    }
  }
}

extension JSONWriter {
  /// Writes a number, or null and beside it why there is none.
  package mutating func member(_ key: String, _ value: Double?, reason: String) {
    if let value, value.isFinite { return member(key, value) }
    member(key, Double?.none)
    member(key + "Reason", reason)
  }
}
