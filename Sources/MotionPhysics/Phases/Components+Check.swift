extension Components {
  /// Throws unless it has as many numbers as another value, all of them finite.
  func check(count: Int, of other: String, _ parameter: String) throws(MotionError) {
    guard self.count == count else {
      throw .invalid(
        parameter: parameter,
        reason: "has \(self.count) number\(self.count == 1 ? "" : "s"), and that of \(other) has \(count)")
    }
    for index in 0..<count { try Bounds.finite.check(self[index], parameter) }
  }

  /// Whether all numbers are finite. The norm of finite numbers need not be.
  var isFinite: Bool { (storage * 0).sum() == 0 }

  /// The same numbers with 0 for -0, which nobody wants to read.
  var withoutNegativeZero: Components { Components(storage: storage + SIMD4(repeating: 0), count: count) }
}
