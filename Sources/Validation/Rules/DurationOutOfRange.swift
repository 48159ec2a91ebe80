import MotionPhysics
import Presets

extension Rule {
  /// Motions too short to be seen, or too long to wait for.
  static let durationOutOfRange = Rule(
    id: "duration-out-of-range",
    summary: "Springs and tweens last neither too short to be seen nor too long to wait for.",
    explanation: """
      Below 0.05 seconds, three frames, a motion looks like a jump. Above 2 seconds people wait for the \
      interface. A large number is mostly milliseconds written where seconds are meant. Loops in the \
      background (role ambient) may be as slow as they like.
      """,
    severity: .warning, threshold: RuleThreshold(meaning: "the longest duration in seconds", value: 2),
    good: [
      #"{"name": "sheet", "kind": "spring", "duration": 0.5, "bounce": 0.1}"#,
      #"{"name": "breathe", "kind": "tween", "curve": "easeInOut", "duration": 4, "role": "ambient"}"#,
    ],
    bad: [
      #"{"name": "sheet", "kind": "spring", "duration": 3, "bounce": 0.1}"#,
      #"{"name": "sheet", "kind": "spring", "duration": 0.02}"#,
      #"{"name": "fade", "kind": "tween", "curve": "easeInOut", "duration": 200, "role": "effects"}"#,
    ],
    check: .preset { preset, report in
      guard !preset.isAlias, preset.role != .ambient, let (what, duration) = length(of: preset.motion) else {
        return
      }
      let isShort = duration < shortest - 1e-9
      guard isShort || duration > report.threshold + 1e-9 else { return }
      let why = isShort ? ": too short to be seen, it looks like a jump" : ": people have to wait for it"
      report.add(
        preset, "its \(what) is " + ReadableNumber.seconds(duration) + why,
        hint: "durations are seconds, from \(ReadableNumber.text(shortest)) to "
          + "\(ReadableNumber.text(report.threshold)); or allow it: \(report.allowing(preset))")
    })

  private static func length(of motion: Motion?) -> (what: String, seconds: Double)? {
    switch motion {
    case .spring(let spring, _): ("perceptual duration", spring.duration)
    case .tween(_, let duration, _): ("duration", duration)
    default: nil
    }
  }

  /// Three frames at 60 a second.
  private static let shortest = 0.05
}
