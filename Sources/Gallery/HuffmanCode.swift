/// Words of bits for symbols, none of which another begins with, and short where a symbol is frequent.
struct HuffmanCode {
  /// How many bits a symbol's word has; 0 for one that has none.
  let lengths: [Int]
  /// The words, their first bit lowest.
  let words: [Int]

  /// - Parameters:
  ///   - counts: How often each symbol stands.
  ///   - longest: The most bits that a word may have.
  init(counts: [Int], longest: Int) {
    var counts = counts
    let used = counts.indices.filter { counts[$0] > 0 }
    // A code of one symbol would have an empty word, and one that does not use all words is refused by some readers: a
    // second symbol, which nothing uses, makes it whole.
    if used.count == 1 { counts[used[0] == 0 ? 1 : 0] = 1 }
    var lengths = Self.lengths(counts)
    while lengths.contains(where: { $0 > longest }) {
      // Counts that differ less make a tree that is less deep.
      counts = counts.map { ($0 + 1) / 2 }
      lengths = Self.lengths(counts)
    }
    self.lengths = lengths
    words = Self.words(lengths)
  }

  /// The lengths up to the last word's, and one of 0 where there are no words.
  var usedLengths: [Int] { Array(lengths.prefix((lengths.lastIndex { $0 > 0 } ?? 0) + 1)) }

  /// How deep each symbol stands in Huffman's tree.
  private static func lengths(_ counts: [Int]) -> [Int] {
    let symbols = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    var lengths = counts.map { _ in 0 }
    guard symbols.count > 1 else { return lengths }
    // The leaves in the order of their counts, and behind them the joints, which come in the order of theirs.
    var weights = symbols.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * symbols.count - 1)
    var (leaf, joint) = (0, symbols.count)
    for parent in symbols.count..<parents.count {
      var weight = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < symbols.count && (joint == parent || weights[leaf] <= weights[joint])
        let child = takesLeaf ? leaf : joint
        if takesLeaf { leaf += 1 } else { joint += 1 }
        parents[child] = parent
        weight += weights[child]
      }
      weights.append(weight)
    }
    var depths = parents.map { _ in 0 }
    for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    for (place, symbol) in symbols.enumerated() { lengths[symbol] = depths[place] }
    return lengths
  }

  /// The words of the lengths: the shorter before the longer, and those of one length in the order of their symbols.
  private static func words(_ lengths: [Int]) -> [Int] {
    var words = lengths.map { _ in 0 }
    var next = 0
    for length in 1...max(lengths.max() ?? 1, 1) {
      next <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        words[symbol] = (0..<length).reduce(0) { $0 | (next >> $1 & 1) << (length - 1 - $1) }
        next += 1
      }
    }
    return words
  }
}

/// Bits one after the other, those of a byte from its lowest on.
struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  /// Writes the lowest bits of a number, at most 32.
  mutating func write(_ number: Int, bits: Int) {
    pending |= UInt64(truncatingIfNeeded: number) << UInt64(count)
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Writes the word of a symbol.
  mutating func write(_ symbol: Int, _ code: HuffmanCode) {
    write(code.words[symbol], bits: code.lengths[symbol])
  }

  /// All bytes, the last one filled up.
  mutating func finished() -> [UInt8] {
    write(0, bits: (8 - count) % 8)
    return bytes
  }
}
