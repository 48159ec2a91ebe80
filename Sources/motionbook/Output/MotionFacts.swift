import MotionPhysics
import Presets

/// What a motion resolves to and how it behaves, one line a fact.
enum MotionFacts {
  static func lines(of motion: Motion) -> [Portrait.Line] {
    switch motion {
    case .spring(let spring, let delay): lines(of: spring, delay: delay)
    case .curve(let curve): [("resolves to", MotionSummary.text(of: curve))] + lines(of: curve)
    case .duration(let seconds): [("resolves to", Figures.exact(seconds) + " s")]
    case .tween(let curve, let duration, let delay):
      [
        ("resolves to", MotionSummary.text(of: .tween(curve, duration: duration, delay: delay))),
        ("takes", Figures.seconds(delay + duration) + (delay == 0 ? "" : ", the delay included")),
      ] + lines(of: curve)
    case .clip(let timeline, let driver, let loops): lines(of: timeline, driver, loops: loops)
    case .sequence(let sequence): lines(of: sequence)
    case .morph(let morph): lines(of: morph)
    }
  }

  private static func lines(of spring: Spring, delay: Double) -> [Portrait.Line] {
    var lines: [Portrait.Line] = [("resolves to", MotionSummary.text(of: .spring(spring, delay: delay)))]
    let settling = spring.settlingTime()
    guard settling.isFinite else { return lines + [("settles", "never: it has no damping")] }
    lines.append(
      ("settles at", Figures.seconds(delay + settling) + (delay == 0 ? "" : ", the delay included"))
    )
    lines.append(("", "SwiftUI's settlingDuration says \(Figures.seconds(spring.swiftUISettlingDuration()))"))
    lines.append(
      (
        "",
        "Core Animation's settlingDuration says \(Figures.seconds(spring.coreAnimationSettlingDuration()))"
      ))
    if let peak = spring.peakTime() {
      lines.append(
        ("overshoots", "\(Figures.percent(spring.overshoot())) at \(Figures.seconds(delay + peak))"))
    } else {
      lines.append(("overshoots", "never"))
    }
    return lines
  }

  private static func lines(of curve: UnitCurve) -> [Portrait.Line] {
    let slopes = [curve.slope(at: 0), curve.slope(at: 1)].map { Figures.text($0) }
    return [("slope", "\(slopes[0]) at the start, \(slopes[1]) at the end")]
  }

  private static func lines(
    of timeline: KeyframeTimeline, _ driver: ClipDriver, loops: Bool
  ) -> [Portrait.Line] {
    var lines: [Portrait.Line] = []
    if driver == .progress {
      lines.append(("driven by", "a progress"))
    } else {
      lines.append(("takes", Figures.seconds(timeline.duration) + (loops ? ", then starts again" : "")))
    }
    for track in timeline.tracks { lines.append((track.property, text(of: track.track))) }
    return lines
  }

  private static func text(of track: KeyframeTrack) -> String {
    let steps = track.segments.map { segment in
      let way =
        switch segment.motion {
        case .linear(let curve): curve == .linear ? "linear" : MotionSummary.text(of: curve)
        case .spring: "spring"
        case .cubic: "cubic"
        case .move: "at once"
        }
      let time = segment.duration == 0 ? "" : ", \(Figures.text(segment.duration)) s"
      return " -> \(text(of: segment.endValue)) (\(way)\(time))"
    }
    return text(of: track.initial) + steps.joined()
  }

  static func text(of value: Components) -> String {
    let numbers = value.array.map { Figures.text($0) }
    return value.isScalar ? numbers[0] : "[\(numbers.joined(separator: ", "))]"
  }
}
