import MotionPhysics
import Presets

extension Rule {
  static let longSettling = Rule(
    id: "long-settling",
    summary: "Springs come to rest soon after their perceptual duration.",
    explanation: """
      A spring with little damping swings for long after its perceptual duration, and one with very much \
      creeps. Until it rests the element is animated, may not react to taps, and costs power; a web \
      animation baked from it is that long. Raise the damping, or for a creeping spring the bounce.
      """,
    severity: .warning,
    threshold: RuleThreshold(meaning: "the longest settling time, in perceptual durations", value: 4),
    good: [#"{"name": "toast", "kind": "spring", "duration": 0.5, "bounce": 0.3}"#],
    bad: [
      #"{"name": "wobble", "kind": "spring", "duration": 0.5, "bounce": 0.85}"#,
      #"{"name": "molasses", "kind": "spring", "tension": 280, "friction": 120}"#,
      #"{"name": "pendulum", "kind": "spring", "duration": 0.5, "bounce": 1}"#,
    ],
    check: .preset { preset, report in
      guard case .spring(let spring, _)? = preset.ownMotion, !settlesSoon(spring, report.threshold) else {
        return
      }
      let settling = spring.settlingTime()
      guard settling > report.threshold * spring.duration else { return }
      let duration = ReadableNumber.seconds(spring.duration)
      let message =
        settling.isFinite
        ? "it settles only after \(ReadableNumber.seconds(settling)), "
          + "\(ReadableNumber.text(settling / spring.duration, digits: 2)) times its duration of \(duration)"
        : "it has no damping and never comes to rest"
      let way = spring.bounce > 0 ? "lower its bounce" : "raise its bounce toward 0"
      report.add(preset, message, hint: "\(way), or allow it: \(report.allowing(preset))")
    })

  /// Between these bounces no spring takes 2.5 durations to settle, so none need be worked out.
  static func settlesSoon(_ spring: Spring, _ threshold: Double) -> Bool {
    threshold >= 2.5 && spring.bounce >= -0.1 && spring.bounce <= 0.5
  }
}
