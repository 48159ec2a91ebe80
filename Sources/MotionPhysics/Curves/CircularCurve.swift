/// The quarter circle 1 - √(1 - p²) behind SwiftUI's circular curves.
enum CircularCurve {
  static func value(at progress: Double) -> Double {
    // p²/(1 + √(1 - p²)): equal to 1 - √(1 - p²), without its loss of digits near 0.
    progress * progress / (1 + ((1 - progress) * (1 + progress)).squareRoot())
  }

  static func velocity(at progress: Double) -> Double {
    progress / ((1 - progress) * (1 + progress)).squareRoot()
  }

  static func valueInOut(at progress: Double) -> Double {
    progress < 0.5 ? 0.5 * value(at: 2 * progress) : 1 - 0.5 * value(at: 2 * (1 - progress))
  }

  static func velocityInOut(at progress: Double) -> Double {
    velocity(at: progress < 0.5 ? 2 * progress : 2 * (1 - progress))
  }
}
