/// Times that a source writes as a literal.
enum CSSTime {
  /// Whether a time may stand in bytes: an `s` behind a digit, or behind a digit and an `m`.
  @Sendable static func stands(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 1
    while let found = ByteSearch.first(UInt8(ascii: "s"), in: bytes, from: start) {
      if isDigit(bytes[found - 1]) { return true }
      if bytes[found - 1] == UInt8(ascii: "m"), found > 1, isDigit(bytes[found - 2]) { return true }
      start = found + 1
    }
    return false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// The seconds of a literal; nil for anything else.
  static func seconds(_ value: Expression) -> Double? {
    guard case .number(let amount, let unit) = value else { return nil }
    switch unit {
    case "s": return amount
    case "ms": return amount / 1000
    default: return nil
    }
  }

  /// Whether a duration is too short to be seen: what switches motion off but still fires the events of its end
  /// (`0.01ms`), and what an animation driven by scrolling has to say (`1ms`). Where a rule holds only for who wants
  /// less motion, 0 says the same.
  static func isSwitchedOff(_ value: Expression, _ inReduced: Bool) -> Bool {
    guard let seconds = seconds(value) else { return false }
    return seconds <= 0.001 && (seconds > 0 || inReduced && seconds == 0)
  }
}
