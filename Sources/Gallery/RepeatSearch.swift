/// Finds what bytes repeat of themselves (Lempel and Ziv, 1977).
struct RepeatSearch {
  /// A byte, or so many bytes that stand so far back already.
  enum Token {
    case byte(UInt8)
    case again(length: Int, distance: Int)
  }

  private struct Match {
    var length = 0
    var distance = 0
  }

  /// The longest that is said at once.
  static let longest = 258
  private static let shortest = 3
  private static let window = 32_768
  /// How many earlier places are compared: more find little more.
  private static let patience = 256
  /// A repeat so long that no longer one is looked for.
  private static let enough = 96

  private let bytes: [UInt8]
  /// The last place at which three bytes stood, by their hash, and before each place the one before; -1 for none.
  private var last = [Int32](repeating: -1, count: 1 << 15)
  private var earlier: [Int32]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    earlier = [Int32](repeating: -1, count: bytes.count)
  }

  /// The bytes as tokens. Where the next place repeats more than this one, this one's byte goes alone.
  consuming func tokens() -> [Token] {
    var tokens: [Token] = []
    var place = 0
    var match = longestMatch(at: 0)
    while place < bytes.count {
      enter(place)
      let next = match.length < Self.enough ? longestMatch(at: place + 1) : Match()
      if match.length < Self.shortest || next.length > match.length {
        tokens.append(.byte(bytes[place]))
        place += 1
        match = next
      } else {
        tokens.append(.again(length: match.length, distance: match.distance))
        for passed in (place + 1)..<(place + match.length) { enter(passed) }
        place += match.length
        match = longestMatch(at: place)
      }
    }
    return tokens
  }

  private func hash(_ place: Int) -> Int {
    let three = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
    return Int((three &* 0x9e37_79b1) >> 17)
  }

  private mutating func enter(_ place: Int) {
    guard place + Self.shortest <= bytes.count else { return }
    let hash = hash(place)
    earlier[place] = last[hash]
    last[hash] = Int32(place)
  }

  private func longestMatch(at place: Int) -> Match {
    let limit = min(Self.longest, bytes.count - place)
    guard limit >= Self.shortest else { return Match() }
    var match = Match()
    var candidate = Int(last[hash(place)])
    var rest = Self.patience
    while candidate >= 0, place - candidate <= Self.window, rest > 0, match.length < limit {
      if bytes[candidate + match.length] == bytes[place + match.length] {
        var length = 0
        while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
        // Three bytes from far away take more bits than three bytes.
        if length > match.length, length > Self.shortest || place - candidate <= 4096 {
          match = Match(length: length, distance: place - candidate)
        }
      }
      candidate = Int(earlier[candidate])
      rest -= 1
    }
    return match
  }
}
