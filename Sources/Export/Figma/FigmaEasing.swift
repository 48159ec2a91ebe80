import MotionPhysics
import PlainText
import StrictJSON

/// An easing as Figma's plugin API has it (developers.figma.com, "Motion" and "Transition").
enum FigmaEasing {
  /// As time goes.
  case linear
  /// The value holds until the next keyframe.
  case hold
  /// Two control points. Figma's `EASE_IN` and its like are only similar to CSS's, so they are never written.
  case bezier(CubicBezier)
  /// A spring over the time between two keyframes, with a bounce from 0 to 1. Figma documents no formula for it, so
  /// it is taken for SwiftUI's: 1 less the damping ratio.
  case spring(bounce: Double)
  /// A spring in prototypes, which take its own numbers and any damping.
  case physicalSpring(Spring)

  /// The easing that is a curve; nil for one that Figma has no words for.
  init?(exactly curve: UnitCurve) {
    switch curve {
    case .linear: self = .linear
    case .steps(let steps) where steps.count == 1 && steps.jump == .end: self = .hold
    default:
      guard let bezier = curve.bezier else { return nil }
      self = .bezier(bezier)
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .linear: Self.write("LINEAR", to: &writer)
    case .hold: Self.write("HOLD", to: &writer)
    case .bezier(let curve):
      let numbers = Array(zip(["x1", "y1", "x2", "y2"], curve.numbers))
      Self.write("CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier", numbers, to: &writer)
    case .spring(let bounce):
      Self.write("CUSTOM_SPRING", "easingFunctionSpring", [("bounce", bounce)], to: &writer)
    case .physicalSpring(let spring):
      let numbers = [
        ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
        ("initialVelocity", 0),
      ]
      Self.write("CUSTOM_SPRING", "easingFunctionSpring", numbers, to: &writer)
    }
  }

  /// Writes the type, and the function by whose numbers a type goes that has some.
  private static func write(
    _ type: String, _ function: String = "", _ numbers: [(String, Double)] = [], to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("type", type)
      if numbers.isEmpty { return }
      writer.object(function) { writer in
        for (name, value) in numbers { writer.member(name, DecimalText.plainNumber(value)) }
      }
    }
  }
}
