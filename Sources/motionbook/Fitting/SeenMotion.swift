import CommandLineKit
import MotionPhysics

/// A motion that `fit` was shown, whatever it was written as.
enum SeenMotion {
  case recording(Recording)
  case curve(UnitCurve, duration: Double)
  case spring(Spring, velocity: Double)

  /// - Throws: `MotionError` for what is known and cannot be.
  func fit(_ constraints: FitConstraints, tolerance: Double) throws -> MotionFit {
    switch self {
    case .recording(let recording): return try MotionFit(recording, constraints, tolerance: tolerance)
    case .curve(let curve, let duration):
      if constraints.start != nil || constraints.from != nil || constraints.to != nil {
        throw UsageError("a curve starts at 0 and goes from 0 to 1; leave --start, --from and --to out")
      }
      return try MotionFit(curve, duration: duration, velocity: constraints.velocity, tolerance: tolerance)
    case .spring(let spring, let velocity):
      return MotionFit(exactly: spring, velocity: velocity, tolerance: tolerance)
    }
  }
}
