extension Rule {
  /// Motions that nobody sees, or waits for.
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
    check: { subject, report in
      for index in subject.presets.indices where !subject.traits[index].contains(.isAlias) {
        let kind = subject.resolution.kinds[index]
        guard kind == .spring || kind == .tween else { continue }
        let duration = subject.resolution.springs[index].duration
        let isShort = duration < shortest - 1e-9
        guard isShort || duration > report.threshold + 1e-9, report.examines(index),
          subject.role(index) != .ambient
        else { continue }
        let what = kind == .spring ? "its perceptual duration is " : "its duration is "
        let why = isShort ? ": too short to be seen, it looks like a jump" : ": people have to wait for it"
        report.add(
          index, what + ReadableNumber.seconds(duration) + why,
          hint: "durations are seconds, from \(ReadableNumber.text(shortest)) to "
            + "\(ReadableNumber.text(report.threshold)); or allow it: \(report.allowing(index))")
      }
    })

  /// Three frames at 60 a second.
  private static let shortest = 0.05
}
