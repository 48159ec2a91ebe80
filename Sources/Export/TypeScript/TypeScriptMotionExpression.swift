import MotionPhysics
import Presets

extension MotionExpression {
  /// A library of TypeScript, by what its export writes behind a preset's name.
  static func typeScript(
    _ system: @escaping @Sendable (_ tolerance: Double) -> any TypeScriptSystem
  ) -> MotionExpression {
    MotionExpression { motion, tolerance in
      guard motion.animation != nil || [.curve, .duration].contains(motion.kind),
        let name = try? PresetName("motion")
      else { return nil }
      var notes = TypeScriptNotes(name)
      let value = try system(tolerance).value(of: motion, &notes)
      return notes.helpers.isEmpty ? value.inline : nil
    }
  }
}
