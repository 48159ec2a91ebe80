extension Int {
  /// The whole part of a number, the nearest one that there is where it is too large, and 0 for not-a-number:
  /// `Int(_:)` stops the programme on those. The one way from a double to an integer.
  @inlinable
  package init(saturating value: Double) {
    // 2⁶³ itself is a double and no integer.
    if value >= 0x1p63 {
      self = .max
    } else if value <= -0x1p63 {
      self = .min
    } else {
      self = value.isNaN ? 0 : Int(value)
    }
  }
}

extension UInt8 {
  /// Whether it is a digit of ASCII.
  @inlinable package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether it is a letter of ASCII.
  @inlinable package var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
