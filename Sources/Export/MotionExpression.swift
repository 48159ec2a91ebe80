import MotionPhysics
import Presets

/// A motion as one expression of a platform, to be pasted: what the platform's export writes for it, by the same
/// functions, beside which each stands. Nothing for a motion that needs code of the export's own around it.
package struct MotionExpression: Sendable {
  /// The expression, without a line feed at its end; nil where there is none.
  ///
  /// - Throws: ``MotionError`` when the motion cannot be said.
  let text: @Sendable (_ motion: Motion, _ tolerance: Double) throws -> String?

  /// The expression of a motion.
  ///
  /// - Parameter tolerance: The largest error of a baked curve, a share of the travel.
  /// - Returns: nil where the platform has no words of its own for the motion.
  /// - Throws: ``MotionError`` when the motion cannot be said.
  package func text(of motion: Motion, tolerance: Double = ExportOptions.defaultTolerance) throws -> String? {
    try text(motion, tolerance)
  }
}
