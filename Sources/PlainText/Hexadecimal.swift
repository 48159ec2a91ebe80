extension BinaryInteger {
  /// The number in so many hexadecimal digits at least, zeros before them.
  package func hexadecimal(_ count: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
