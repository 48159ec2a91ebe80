import AppScan
import MotionPhysics

extension SiteMotion {
  /// The motion as it plays, its speed counted in; nil for a jump, for a curve without a duration, and for a curve
  /// that is known by its name only.
  /// - Parameter withDelay: Whether the time before the start counts.
  package func animation(withDelay: Bool) -> Animation? {
    let delay = withDelay ? max(self.delay / speed, 0) : 0
    switch kind {
    case .spring(let duration, let ratio):
      guard duration > 0, let spring = try? Spring(response: duration / speed, dampingRatio: ratio) else {
        return nil
      }
      return .spring(spring, delay: delay)
    case .tween(let duration, let curve):
      guard duration > 0, let unit = curve.curve else { return nil }
      return .tween(unit, duration: duration / speed, delay: delay)
    case .curve: return nil
    }
  }

  /// Springs and tweens have thresholds of their own: people see less of a spring's tempo.
  package var family: MotionFamily {
    if case .spring = kind { .spring } else { .tween }
  }
}

/// What moves: a spring, or a curve with or without a duration.
package enum MotionFamily: String, CaseIterable, Sendable {
  case spring
  case tween
}
