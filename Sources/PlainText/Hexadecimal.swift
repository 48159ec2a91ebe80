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
