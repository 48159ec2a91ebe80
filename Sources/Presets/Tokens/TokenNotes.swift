import PlainText
import StrictJSON

/// What was mended or left out while tokens were read, for people who read stderr.
final class TokenNotes {
  private(set) var lines: [String] = []
  /// How many tokens of each type were no motion.
  private var skipped: [String: Int] = [:]
  /// How many tokens had members that were kept, and which.
  private var keeping = 0
  private var kept: Set<String> = []

  func add(_ token: Token, _ text: String) { add(token.path.joined(separator: "."), text) }

  func add(_ subject: String, _ text: String) { lines.append("\(subject): \(text)".visible) }

  func keep(_ members: [String]) {
    keeping += 1
    kept.formUnion(members)
  }

  func skip(_ type: String) { skipped[type, default: 0] += 1 }

  /// All notes; what was kept and what was left out is counted in the last ones.
  func finished() -> [String] { lines + [keptLine, skippedLine].compactMap { $0?.visible } }

  private var keptLine: String? {
    if keeping == 0 { return nil }
    let subject = keeping == 1 ? "1 token has" : "\(keeping) tokens have"
    let members = kept.sorted().joined(separator: ", ")
    return "\(subject) members that are no token's, which are kept in $extensions: \(members)"
  }

  private var skippedLine: String? {
    let total = skipped.values.reduce(0, +)
    if total == 0 { return nil }
    let types = skipped.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let subject = total == 1 ? "1 token that is no motion was" : "\(total) tokens that are no motions were"
    return "\(subject) left out: \(types)"
  }
}
