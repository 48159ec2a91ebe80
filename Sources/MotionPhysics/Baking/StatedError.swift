/// Measured errors as they are told.
enum StatedError {
  /// Up to four significant digits, so that nobody prints less than it is.
  static func roundedUp(_ error: Double) -> Double {
    guard error > 0 else { return 0 }
    var scale = 1e4
    while scale < 1e15 && error * scale < 1000 { scale *= 10 }
    return (error * scale).rounded(.up) / scale
  }
}
