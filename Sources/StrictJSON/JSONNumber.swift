import PlainText

/// Numbers between text and double.
enum JSONNumber {
  /// The nearest double to a number's text, infinite when it is out of range.
  static func double(_ text: ArraySlice<UInt8>) -> Double {
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
    offset < bytes.count && bytes[offset].isDigit
  }

  private mutating func scanDigits(in name: String) throws(Failure) {
    guard isDigit else { throw failure("\(found) where a digit of \(name) should stand") }
    while isDigit { offset += 1 }
  }
}
