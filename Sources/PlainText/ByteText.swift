extension FixedWidthInteger {
  /// The bits of the number in so many hexadecimal digits at least, zeros before them.
  package func hexadecimal(_ count: Int, uppercase: Bool = false) -> String {
    let letters: StaticString = uppercase ? "0123456789ABCDEF" : "0123456789abcdef"
    let digits = Swift.max(count, (Self.bitWidth - leadingZeroBitCount + 3) / 4)
    return String(unsafeUninitializedCapacity: digits) { text in
      var rest = self
      for place in text.indices.prefix(digits).reversed() {
        text[place] = letters.utf8Start[Int(truncatingIfNeeded: rest & 0xF)]
        rest >>= 4
      }
      return digits
    }
  }
}

/// Bytes as text of letters, digits, `+` and `/` (RFC 4648, 4), which stands anywhere in a page and means nothing there.
package enum Base64 {
  /// The text, filled up with `=` to a multiple of four letters.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits: UInt32 = 0
      for index in 0..<3 { bits = bits << 8 | (index < count ? UInt32(bytes[start + index]) : 0) }
      for index in 0..<4 {
        let place = Int(bits >> UInt32(18 - 6 * index) & 63)
        text.append(index <= count ? letters[place] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
