extension Spring {
  /// SwiftUI's spring without bounce, 0.5 s.
  public static let smooth = Spring(uncheckedDuration: 0.5, bounce: 0)
  /// SwiftUI's spring with a small bounce of 0.15, 0.5 s.
  public static let snappy = Spring(uncheckedDuration: 0.5, bounce: 0.15)
  /// SwiftUI's spring with a bounce of 0.3, 0.5 s.
  public static let bouncy = Spring(uncheckedDuration: 0.5, bounce: 0.3)

  /// `smooth` with another duration (seconds) and a bounce that is added to its own.
  /// - Throws: `MotionError` when the duration is not above 0 or the sum leaves the range of a bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: extraBounce)
  }

  /// `snappy` with another duration (seconds) and a bounce that is added to its own.
  /// - Throws: `MotionError` when the duration is not above 0 or the sum leaves the range of a bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// `bouncy` with another duration (seconds) and a bounce that is added to its own.
  /// - Throws: `MotionError` when the duration is not above 0 or the sum leaves the range of a bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
