/// Reads `animate-[float_4s_linear_infinite]`.
enum TailwindAnimation {
  /// The arguments of the animation in square brackets; nil for one that says no time.
  static func arguments(_ value: Substring) -> [(name: String, value: Expression)]? {
    guard value.first == "[", value.last == "]" else { return nil }
    var arguments: [(name: String, value: Expression)] = []
    var times: [Expression] = []
    for word in words(value.dropFirst().dropLast()) {
      if let time = TailwindUtility.milliseconds(word) {
        times.append(time)
      } else if let easing = TailwindUtility.easing(word) {
        arguments.append(easing)
      } else if word == "infinite" {
        arguments.append(("repeats", .text(word)))
      }
    }
    guard let duration = times.first else { return nil }
    if times.count > 1 { arguments.insert(("delay", times[1]), at: 0) }
    return [("duration", duration)] + arguments
  }

  /// The parts between underscores that stand in no bracket; in brackets they are white space.
  private static func words(_ text: Substring) -> [String] {
    var words = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "_", depth == 0 {
        words.append("")
      } else {
        words[words.count - 1].append(character == "_" ? " " : character)
      }
    }
    return words
  }
}
