import StrictJSON

/// What was mended or left out while tokens were read, for people who read stderr.
final class TokenNotes {
  private(set) var lines: [String] = []
  /// How many tokens of each type were no motion.
  private var skipped: [String: Int] = [:]

  func add(_ token: Token, _ text: String) { add(token.path.joined(separator: "."), text) }

  func add(_ subject: String, _ text: String) { lines.append("\(subject): \(text)".visible) }

  func skip(_ type: String) { skipped[type, default: 0] += 1 }

  /// All notes; what was left out is counted in the last one.
  func finished() -> [String] {
    let total = skipped.values.reduce(0, +)
    if total == 0 { return lines }
    let types = skipped.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let subject = total == 1 ? "1 token that is no motion was" : "\(total) tokens that are no motions were"
    return lines + ["\(subject) left out: \(types)".visible]
  }
}
