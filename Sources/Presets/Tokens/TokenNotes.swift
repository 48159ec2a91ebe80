import PlainText
import StrictJSON

/// Notes for people on what was changed or left out while tokens were read. What is said of many tokens in the same words
/// is said of the first ones and counted.
package final class TokenNotes {
  private var said: [(text: String, subjects: [String])] = []
  private var places: [String: Int] = [:]
  private var left: [String] = []
  /// The paths of the tokens that say that nothing moves.
  private(set) var timeless: [[String]] = []
  /// How many tokens of each type were no motion.
  private var skipped: [String: Int] = [:]
  /// How many tokens had members that were kept, and which.
  private var keeping = 0
  private var kept: Set<String> = []

  /// So many tokens are named before the rest is counted.
  private static let most = 20

  package init() {}

  var skippedCount: Int { skipped.values.reduce(0, +) }

  func add(_ token: Token, _ text: String) { add(token.text, text) }

  /// Says something of what bears a name.
  package func add(_ subject: String, _ text: String) {
    if let place = places[text] { return said[place].subjects.append(subject) }
    places[text] = said.count
    said.append((text, [subject]))
  }

  /// Says what a token's name became.
  func rename(_ token: Token, to name: PresetName) { add(token, "is named \(name) here") }

  /// Says of a token that looks like motion that it was not read.
  func leave(_ token: Token, _ text: String) { left.append("\(token.text): \(text)") }

  /// Takes down that a token says that nothing moves.
  func addTimeless(_ token: Token) { timeless.append(token.path) }

  func keep(_ members: [String]) {
    keeping += 1
    kept.formUnion(members)
  }

  func skip(_ type: String) { skipped[type, default: 0] += 1 }

  /// All notes; what was kept and what was left out is counted in the last ones.
  package func finished() -> [String] {
    let lines = said.flatMap { text, subjects in Self.lines(subjects, text) }
    let rest = left.count - Self.most
    let named =
      left.prefix(Self.most) + (rest > 0 ? ["\(rest.counted("other")) of such groups were not read"] : [])
    return (lines + named + [keptLine, skippedLine].compactMap { $0 }).map(\.visible)
  }

  private static func lines(_ subjects: [String], _ text: String) -> [String] {
    let shown = subjects.count > 4 ? subjects.prefix(3) : subjects[...]
    let lines = shown.map { "\($0): \(text)" }
    return shown.count < subjects.count ? lines + ["\(subjects.count - shown.count) others: \(text)"] : lines
  }

  private var keptLine: String? {
    if keeping == 0 { return nil }
    let subject = keeping == 1 ? "1 token has" : "\(keeping) tokens have"
    let members = kept.sorted().joined(separator: ", ")
    return "\(subject) members that are no token's, which are kept in $extensions: \(members)"
  }

  private var skippedLine: String? {
    if skippedCount == 0 { return nil }
    let types = skipped.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let subject =
      skippedCount == 1 ? "1 token that is no motion was" : "\(skippedCount) tokens that are no motions were"
    return "\(subject) left out: \(types)"
  }
}
