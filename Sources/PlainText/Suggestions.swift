/// The nearest right word to a misspelt one, for every "did you mean".
package enum Suggestions {
  /// The word that was probably meant, or nil if none is near.
  ///
  /// Near is: equal but for case; a beginning (`pres` for `present`) or a last segment (`snappy` for
  /// `apple.snappy`); or a few slips away: one in four letters, two in seven, and never more than three.
  /// Of equally near candidates the shortest wins, then the first. Made for 100 000 candidates.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= longest else { return nil }
    var limit = wanted.count <= 4 ? 1 : wanted.count <= 7 ? 2 : 3
    var best: (word: String, cost: Int)?
    for candidate in candidates {
      let bytes = candidate.utf8.map(lowercased)
      guard let cost = cost(of: bytes, for: wanted, limit: limit) else { continue }
      if let best, (best.cost, best.word.utf8.count) <= (cost, bytes.count) { continue }
      best = (candidate, cost)
      limit = min(limit, (cost + 1) / 2)
    }
    return best?.word
  }

  /// `; did you mean "snappy"?`, or nothing where no word is near.
  package static func question(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// Longer words are not typed by hand, and comparing two takes as many steps as the product of their lengths.
  private static let longest = 400

  /// Twice the number of slips; a beginning or last segment counts as more than one slip, less than two.
  private static func cost(of candidate: [UInt8], for wanted: [UInt8], limit: Int) -> Int? {
    let slips = slips(between: wanted, and: candidate, limit: limit)
    let part = isPart(wanted, of: candidate) ? 3 : nil
    return [slips.map { $0 * 2 }, part].compactMap { $0 }.min()
  }

  private static func isPart(_ wanted: [UInt8], of candidate: [UInt8]) -> Bool {
    guard wanted.count > 1, wanted.count < candidate.count else { return false }
    if candidate.starts(with: wanted) { return true }
    let dot = candidate.count - wanted.count - 1
    return candidate[dot] == UInt8(ascii: ".") && candidate[(dot + 1)...].elementsEqual(wanted)
  }

  /// Whether two words differ in one letter, in the order of two, or in case alone.
  package static func isSlip(_ word: String, of other: String) -> Bool {
    word != other
      && slips(between: word.utf8.map(lowercased), and: other.utf8.map(lowercased), limit: 1) != nil
  }

  /// How many letters must be added, left out, replaced, or swapped with their neighbour to make one word of
  /// the other (optimal string alignment distance); nil above the limit.
  static func slips(between first: [UInt8], and second: [UInt8], limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, byte) in first.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(last.count)
      for (column, other) in second.enumerated() {
        var cost = min(last[column] + (byte == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, byte == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      guard let smallest = current.min(), smallest <= limit else { return nil }
      beforeLast = last
      last = current
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }
}
