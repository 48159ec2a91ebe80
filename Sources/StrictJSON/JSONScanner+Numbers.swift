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
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") {
        offset += 1
      }
      try scanDigits(in: "an exponent")
    }
    appendLeaf(.number, start: start)
  }

  private var isDigit: Bool {
    offset < bytes.count && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset]
  }

  private mutating func scanDigits(in name: String) throws(Failure) {
    guard isDigit else { throw failure("\(found) where a digit of \(name) should stand") }
    while isDigit { offset += 1 }
  }
}
