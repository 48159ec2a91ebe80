import PlainText

/// Packs bytes as zlib does (RFC 1950 and 1951), for a page that unpacks them by `DecompressionStream("deflate")`. The
/// same bytes are packed to the same bytes everywhere.
package enum Deflate {
  /// The bytes packed: what they repeat of themselves is said by its length and how far back it stands, and what is most
  /// frequent by the fewest bits.
  package static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var output = BitWriter()
    // The method, a window of 32 KB, and that no time was spared.
    output.write(0x78, bits: 8)
    output.write(0xda, bits: 8)
    let tokens = RepeatSearch(bytes).tokens()
    var start = 0
    repeat {
      // Each block has codes of its own.
      let end = min(start + blockLength, tokens.count)
      output.write(end == tokens.count ? 1 : 0, bits: 1)
      write(tokens[start..<end], to: &output)
      start = end
    } while start < tokens.count
    return output.finished() + checksum(bytes)
  }

  /// Tokens in a block: more make its codes fit less, fewer make it say more codes.
  private static let blockLength = 8000
  private static let endOfBlock = 256
  /// Lengths from 3, whose symbols follow the end of a block; the last one stands for 258 alone.
  private static let lengths = NumberSymbols(from: 3, symbols: 28, alike: 4)
  private static let distances = NumberSymbols(from: 1, symbols: 30, alike: 2)

  private static func lengthSymbol(_ length: Int) -> NumberSymbols.Symbol {
    length == RepeatSearch.longest ? .init(index: 28, extra: 0, extraBits: 0) : lengths.symbol(of: length)
  }

  private static func write(_ tokens: ArraySlice<RepeatSearch.Token>, to output: inout BitWriter) {
    var counts = [Int](repeating: 0, count: endOfBlock + 1 + 29)
    var distanceCounts = [Int](repeating: 0, count: 30)
    counts[endOfBlock] = 1
    for token in tokens {
      switch token {
      case .byte(let byte): counts[Int(byte)] += 1
      case .again(let length, let distance):
        counts[endOfBlock + 1 + lengthSymbol(length).index] += 1
        distanceCounts[distances.symbol(of: distance).index] += 1
      }
    }
    let code = HuffmanCode(counts: counts, longest: 15)
    let distanceCode = HuffmanCode(counts: distanceCounts, longest: 15)
    writeLengths(of: code, distanceCode, to: &output)
    for token in tokens {
      switch token {
      case .byte(let byte): output.write(Int(byte), code)
      case .again(let length, let distance):
        let (length, distance) = (lengthSymbol(length), distances.symbol(of: distance))
        output.write(endOfBlock + 1 + length.index, code)
        output.write(length.extra, bits: length.extraBits)
        output.write(distance.index, distanceCode)
        output.write(distance.extra, bits: distance.extraBits)
      }
    }
    output.write(endOfBlock, code)
  }

  /// Says a block's codes by the lengths of their words, these in a code of their own (RFC 1951, 3.2.7).
  private static func writeLengths(
    of code: HuffmanCode, _ distanceCode: HuffmanCode, to output: inout BitWriter
  ) {
    let (lengths, distanceLengths) = (code.usedLengths, distanceCode.usedLengths)
    let runs = Run.all(of: lengths + distanceLengths)
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let runCode = HuffmanCode(counts: counts, longest: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let used = max(4, (order.lastIndex { runCode.lengths[$0] > 0 } ?? 0) + 1)
    output.write(2, bits: 2)
    output.write(lengths.count - 257, bits: 5)
    output.write(distanceLengths.count - 1, bits: 5)
    output.write(used - 4, bits: 4)
    for symbol in order.prefix(used) { output.write(runCode.lengths[symbol], bits: 3) }
    for run in runs {
      output.write(run.symbol, runCode)
      output.write(run.extra, bits: run.extraBits)
    }
  }

  /// Adler-32.
  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var (first, second): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      first = (first + UInt32(byte)) % 65521
      second = (second + first) % 65521
    }
    return [second >> 8, second, first >> 8, first].map { UInt8(truncatingIfNeeded: $0) }
  }
}

/// A length of code words, how often it stands in a row.
private struct Run {
  let symbol: Int
  var extra = 0
  var extraBits = 0

  static func all(of lengths: [Int]) -> [Run] {
    var runs: [Run] = []
    var rest = lengths[...]
    while let length = rest.first {
      var count = rest.prefix { $0 == length }.count
      rest = rest.dropFirst(count)
      if length > 0 {
        runs.append(Run(symbol: length))
        count -= 1
      }
      while count >= 3 {
        let taken = min(count, length > 0 ? 6 : 138)
        if length > 0 {
          runs.append(Run(symbol: 16, extra: taken - 3, extraBits: 2))
        } else if taken <= 10 {
          runs.append(Run(symbol: 17, extra: taken - 3, extraBits: 3))
        } else {
          runs.append(Run(symbol: 18, extra: taken - 11, extraBits: 7))
        }
        count -= taken
      }
      for _ in 0..<count { runs.append(Run(symbol: length)) }
    }
    return runs
  }
}

/// Numbers as symbols and bits behind them: after the first two rounds, each round of symbols has a bit more than the one
/// before (RFC 1951, 3.2.5).
private struct NumberSymbols {
  struct Symbol {
    let index: Int
    let extra: Int
    let extraBits: Int
  }

  private var starts: [Int] = []
  private let alike: Int

  /// - Parameter alike: How many symbols have as many bits behind them.
  init(from first: Int, symbols: Int, alike: Int) {
    self.alike = alike
    var start = first
    for index in 0..<symbols {
      starts.append(start)
      start += 1 << Self.extraBits(index, alike)
    }
  }

  private static func extraBits(_ index: Int, _ alike: Int) -> Int { max(0, index / alike - 1) }

  func symbol(of number: Int) -> Symbol {
    let index = starts.partitioningIndex { $0 > number } - 1
    return Symbol(index: index, extra: number - starts[index], extraBits: Self.extraBits(index, alike))
  }
}
