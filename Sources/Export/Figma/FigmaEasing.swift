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
    writer.object { writer in
      writer.member("type", type)
      guard let function else { return }
      writer.object(function.name) { writer in
        for (name, value) in function.numbers { writer.member(name, DecimalText.plainNumber(value)) }
      }
    }
  }

  private var type: String {
    switch self {
    case .linear: "LINEAR"
    case .hold: "HOLD"
    case .bezier: "CUSTOM_CUBIC_BEZIER"
    case .spring, .physicalSpring: "CUSTOM_SPRING"
    }
  }

  private var function: (name: String, numbers: [(String, Double)])? {
    switch self {
    case .linear, .hold: nil
    case .bezier(let curve):
      (
        "easingFunctionCubicBezier",
        [("x1", curve.x1), ("y1", curve.y1), ("x2", curve.x2), ("y2", curve.y2)]
      )
    case .spring(let bounce): ("easingFunctionSpring", [("bounce", bounce)])
    case .physicalSpring(let spring):
      (
        "easingFunctionSpring",
        [
          ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
          ("initialVelocity", 0),
        ]
      )
    }
  }
}
