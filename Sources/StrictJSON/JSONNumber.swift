import PlainText

/// Numbers between text and double.
enum JSONNumber {
  private static let exactPowersOfTen = (0...22).map(DecimalText.powerOfTen)

  /// The nearest double to a number's text, infinite when it is out of range.
  ///
  /// A significand below 2^53 and a power of ten up to 22 are both exact doubles, so one division or
  /// multiplication rounds correctly (Clinger 1990); anything else goes through the standard library.
  static func double(_ text: ArraySlice<UInt8>) -> Double {
    var significand: UInt64 = 0
    var fractionDigits = 0
    var isFraction = false
    var digits = text
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    guard digits.count <= 16 else { return standard(text) }
    for byte in digits {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        significand = significand * 10 + UInt64(byte - UInt8(ascii: "0"))
        if isFraction { fractionDigits += 1 }
      } else {
        return standard(text)
      }
    }
    guard significand < 1 << 53 else { return standard(text) }
    let magnitude = Double(significand) / exactPowersOfTen[fractionDigits]
    return isNegative ? -magnitude : magnitude
  }

  private static func standard(_ text: ArraySlice<UInt8>) -> Double {
    Double(String(decoding: text, as: UTF8.self)) ?? .nan
  }
}

extension JSONScanner {
  mutating func scanNumber() throws(Failure) {
    let start = offset
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "0") {
      offset += 1
      if isDigit { throw failure("a number must not begin with 0 and another digit", at: start) }
    } else {
      try scanDigits(in: "a number")
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      try scanDigits(in: "a fraction")
    }
    try scanExponent()
    appendLeaf(.number, start: start)
  }

  /// Scans the exponent, if there is one.
  mutating func scanExponent() throws(Failure) {
    guard offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") else { return }
    offset += 1
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") {
      offset += 1
    }
    try scanDigits(in: "an exponent")
  }

  var isDigit: Bool {
    offset < bytes.count && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset]
  }

  private mutating func scanDigits(in name: String) throws(Failure) {
    guard isDigit else { throw failure("\(found) where a digit of \(name) should stand") }
    while isDigit { offset += 1 }
  }
}
