import MotionPhysics
import PlainText
import Presets

extension Rule {
  static let durationOutOfRange = Rule(
    id: "duration-out-of-range",
    summary: "Motions last neither too short to be seen nor too long to wait for.",
    explanation: """
      Below 0.05 seconds, three frames, a motion looks like a jump. Above 2 seconds people wait for the \
      interface. A large number is mostly milliseconds written where seconds are meant; of a duration, a \
      keyframe and an animation inside of a sequence or a morph only such a one, above 10, is told. Loops in the \
      background (role ambient) may be as slow as they like.
      """,
    severity: .warning, threshold: RuleThreshold(meaning: "the longest duration in seconds", value: 2),
    good: [
      #"{"name": "sheet", "kind": "spring", "duration": 0.5, "bounce": 0.1}"#,
      #"{"name": "breathe", "kind": "tween", "curve": "easeInOut", "duration": 4, "role": "ambient"}"#,
      #"{"name": "patient", "kind": "duration", "duration": 5}"#,
      #"""
      {"name": "tide", "kind": "clip", "loops": true, "initial": {"opacity": 0}, "tracks": [
        {"property": "opacity", "keyframes": [{"type": "linear", "to": 1, "duration": 60}]}]}
      """#,
    ],
    bad: [
      #"{"name": "sheet", "kind": "spring", "duration": 3, "bounce": 0.1}"#,
      #"{"name": "sheet", "kind": "spring", "duration": 0.02}"#,
      #"{"name": "fade", "kind": "tween", "curve": "easeInOut", "duration": 200, "role": "effects"}"#,
      #"{"name": "fast", "kind": "duration", "duration": 150}"#,
      #"""
      {"name": "appear", "kind": "clip", "initial": {"opacity": 0}, "tracks": [
        {"property": "opacity", "keyframes": [{"type": "linear", "to": 1, "duration": 300}]}]}
      """#,
      #"""
      {"name": "pulse", "kind": "sequence", "mode": "trigger", "phases": [
        {"name": "rest", "values": {"opacity": 1}, "animation": {"duration": 300, "curve": "easeOut"}},
        {"name": "dim", "values": {"opacity": 0.5}, "animation": {"duration": 200, "bounce": 0}}]}
      """#,
    ],
    check: .preset { preset, report in
      guard !preset.isAlias, preset.role != .ambient else { return }
      guard let (what, duration) = length(of: preset.motion) else { return checkParts(of: preset, &report) }
      let isShort = duration < shortest - 1e-9
      guard isShort || duration > report.threshold + 1e-9 else { return }
      let why = isShort ? ": too short to be seen, it looks like a jump" : ": people have to wait for it"
      report.add(
        preset, "its \(what) is " + ReadableNumber.seconds(duration) + why,
        hint: duration > Seconds.mostBare
          ? hint(duration, preset, report)
          : "durations are seconds, from \(ReadableNumber.text(shortest)) to "
            + "\(ReadableNumber.text(report.threshold)); or allow it: \(report.allowing(preset))")
    })

  /// Looks at what has no one length that people wait for: a duration may be a pause, and a clip a story.
  private static func checkParts(of preset: ResolvedPreset, _ report: inout RuleReport) {
    var long: [(seconds: Double, path: String)] = []
    let longest = max(Seconds.mostBare, report.threshold)
    let add = { (seconds: Double, path: String) in if seconds > longest { long.append((seconds, path)) } }
    if let seconds = preset.motion?.duration { add(seconds, "duration") }
    if let motion = preset.motion, motion.kind.hasParts, !motion.loops, !motion.runsOverProgress {
      preset.typed.content.forEachPartDuration(add)
    }
    guard let (seconds, path) = long.first else { return }
    let others = long.count == 1 ? "" : ", and \((long.count - 1).counted("other")) like it"
    report.add(
      preset, at: path,
      "its \(path) is \(ReadableNumber.seconds(seconds))\(others): people have to wait for it",
      hint: hint(seconds, preset, report))
  }

  private static func hint(_ seconds: Double, _ preset: ResolvedPreset, _ report: RuleReport) -> String {
    "durations are seconds: write \(DecimalText.exact(seconds / 1000)) if milliseconds are meant; "
      + "or allow it: \(report.allowing(preset))"
  }

  private static func length(of motion: Motion?) -> (what: String, seconds: Double)? {
    switch motion?.animation {
    case .spring(let spring, _): ("perceptual duration", spring.duration)
    case .tween(_, let duration, _): ("duration", duration)
    case nil: nil
    }
  }

  /// Three frames at 60 a second.
  private static let shortest = 0.05
}
