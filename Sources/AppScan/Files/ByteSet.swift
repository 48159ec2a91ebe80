/// A set of bytes: what one place of a wildcard pattern accepts.
struct ByteSet: Equatable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  func contains(_ byte: UInt8) -> Bool {
    let bit: UInt64 = 1 << UInt64(byte & 63)
    return switch byte >> 6 {
    case 0: words.0 & bit != 0
    case 1: words.1 & bit != 0
    case 2: words.2 & bit != 0
    default: words.3 & bit != 0
    }
  }

  mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  mutating func remove(_ byte: UInt8) {
    var other = ByteSet()
    other.insert(byte)
    words.0 &= ~other.words.0
    words.1 &= ~other.words.1
    words.2 &= ~other.words.2
    words.3 &= ~other.words.3
  }

  var inverted: ByteSet {
    var result = self
    result.words = (~words.0, ~words.1, ~words.2, ~words.3)
    return result
  }

  static func == (left: ByteSet, right: ByteSet) -> Bool { left.words == right.words }
}
