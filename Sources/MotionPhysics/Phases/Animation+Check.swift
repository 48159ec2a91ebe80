extension Animation {
  /// Throws unless delay and duration are allowed; a spring has been checked when it was made.
  func check(_ place: String) throws(MotionError) {
    try Bounds.zeroOrMore.check(delay, "\(place).delay")
    if case .tween(_, let duration, _) = self { try Bounds.zeroOrMore.check(duration, "\(place).duration") }
  }

  /// Seconds from the start, delay included, until the next phase may begin: SwiftUI's logical completion,
  /// for a spring its perceptual duration.
  var perceptualEnd: Double {
    switch self {
    case .spring(let spring, let delay): delay + spring.duration
    case .tween(_, let duration, let delay): delay + duration
    }
  }
}
