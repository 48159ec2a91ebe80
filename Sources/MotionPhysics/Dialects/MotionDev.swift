/// What Motion (motion.dev, packages/motion-dom/src/animation/generators/spring.ts) makes of its own words.
enum MotionDev {
  /// Its damping ratio is clamped to 0.05...1: it says no overdamped spring by its bounce, and none near
  /// undamped.
  static let bounces = 0.0...0.95

  static func dampingRatio(bounce: Double) -> Double { 1 - min(bounce, bounces.upperBound) }

  /// Its frequency is 2π/(1.2 visualDuration).
  static func duration(visualDuration: Double) -> Double { 1.2 * visualDuration }
  static func visualDuration(duration: Double) -> Double { duration / 1.2 }
}
