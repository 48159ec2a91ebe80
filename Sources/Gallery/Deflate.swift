import PlainText

/// Packs bytes as zlib does (RFC 1950 and 1951), for a page that unpacks them by `DecompressionStream("deflate")`. The
/// same bytes are packed to the same bytes everywhere.
package enum Deflate {
  /// The bytes packed: what they repeat of themselves is said by its length and how far back it stands. All of it is one
  /// block of the fixed codes: codes made for its own bytes would make a page 4 % smaller, by twice this code.
  package static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var output = BitWriter()
    // The method, a window of 32 KB, and that no time was spared.
    output.write(0x78, bits: 8)
    output.write(0xda, bits: 8)
    // The last block, of fixed codes.
    output.write(1, bits: 1)
    output.write(1, bits: 2)
    for token in RepeatSearch(bytes).tokens() {
      switch token {
      case .byte(let byte): output.writeSymbol(Int(byte))
      case .again(let length, let distance):
        let (length, distance) = (lengthSymbol(length), distances.symbol(of: distance))
        output.writeSymbol(endOfBlock + 1 + length.index)
        output.write(length.extra, bits: length.extraBits)
        output.writeWord(distance.index, bits: 5)
        output.write(distance.extra, bits: distance.extraBits)
      }
    }
    output.writeSymbol(endOfBlock)
    return output.finished() + checksum(bytes)
  }

  private static let endOfBlock = 256
  /// Lengths from 3, whose symbols follow the end of a block; the last one stands for 258 alone.
  private static let lengths = NumberSymbols(from: 3, symbols: 28, alike: 4)
  private static let distances = NumberSymbols(from: 1, symbols: 30, alike: 2)

  private static func lengthSymbol(_ length: Int) -> NumberSymbols.Symbol {
    length == RepeatSearch.longest ? .init(index: 28, extra: 0, extraBits: 0) : lengths.symbol(of: length)
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

/// Bits one after the other, those of a byte from its lowest on.
private struct BitWriter {
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

  /// Writes a word of a code, which stands with its highest bit first.
  mutating func writeWord(_ word: Int, bits: Int) {
    for bit in (0..<bits).reversed() { write(word >> bit & 1, bits: 1) }
  }

  /// Writes a byte, the end of a block or a length in the fixed code (RFC 1951, 3.2.6).
  mutating func writeSymbol(_ symbol: Int) {
    switch symbol {
    case ..<144: writeWord(0b0011_0000 + symbol, bits: 8)
    case ..<256: writeWord(0b1_1001_0000 + symbol - 144, bits: 9)
    case ..<280: writeWord(symbol - 256, bits: 7)
    default: writeWord(0b1100_0000 + symbol - 280, bits: 8)
    }
  }

  /// All bytes, the last one filled up.
  mutating func finished() -> [UInt8] {
    write(0, bits: (8 - count) % 8)
    return bytes
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
