extension DecimalNumber {
  /// As many characters as a number can take: the digits of the largest units, a point and a sign.
  static let mostCharacters = 24

  /// The digits, trailing zeros left out.
  var text: String {
    TextBuffer.text(capacity: Self.mostCharacters) { $0.append(self) }
  }
}

extension TextBuffer {
  /// Appends the digits of a number, trailing zeros left out.
  mutating func append(_ number: DecimalNumber) {
    var digits = number.units.magnitude
    var left = number.decimals
    while left > 0 && digits % 10 == 0 {
      digits /= 10
      left -= 1
    }
    if number.units < 0 { append(UInt8(ascii: "-")) }
    let start = count
    var written = 0
    while digits > 0 || written <= left {
      if written == left && left > 0 { append(UInt8(ascii: ".")) }
      append(UInt8(ascii: "0") + UInt8(digits % 10))
      digits /= 10
      written += 1
    }
    reverse(from: start)
  }
}
