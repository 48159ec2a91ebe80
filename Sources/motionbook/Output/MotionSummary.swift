import MotionPhysics
import Presets

/// What a motion resolves to, in a few words and the same words for every way it can be typed.
enum MotionSummary {
  static func text(of animation: Animation) -> String {
    switch animation {
    case .spring(let spring, let delay):
      var text = "duration \(Figures.text(spring.duration)) s, bounce \(Figures.text(spring.bounce))"
      if spring.mass != 1 { text += ", mass \(Figures.text(spring.mass))" }
      return text + late(delay)
    case .tween(let curve, let duration, let delay):
      return "\(Figures.text(duration)) s, " + text(of: curve) + late(delay)
    }
  }

  static func text(of curve: UnitCurve) -> String {
    if let name = curve.name { return name }
    return switch curve {
    case .bezier(let bezier):
      "bezier "
        + [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { Figures.text($0) }.joined(separator: ", ")
    case .points(let points): "\(points.points.count) points"
    case .steps(let steps): "\(steps.count) steps, jump \(steps.jump.rawValue)"
    default: "path"
    }
  }

  private static func late(_ delay: Double) -> String { delay == 0 ? "" : ", delay \(Figures.text(delay)) s" }
}
