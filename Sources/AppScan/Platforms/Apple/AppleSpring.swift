import MotionPhysics

/// Springs that Apple's frameworks describe by what they last.
enum AppleSpring {
  /// A spring by the time in which it settles and its damping ratio.
  ///
  /// For `Spring(settlingDuration:dampingRatio:epsilon:)` that is SwiftUI's own equation. UIKit does not say which
  /// stiffness `animate(withDuration:usingSpringWithDamping:)` chooses; the same equation comes close.
  static func settling(_ parameters: Parameters, duration: String, ratio: String) -> MotionReading {
    guard let duration = parameters.number(duration), let ratio = parameters.number(ratio),
      let epsilon = parameters.number("epsilon", default: 0.001)
    else { return .unread(.expression) }
    if duration == 0, ratio >= 0 { return .motion(SiteMotion(.spring(duration: 0, dampingRatio: ratio))) }
    let settled = try? Spring(settlingDuration: duration, dampingRatio: min(ratio, 1), epsilon: epsilon)
    guard let spring = settled, ratio > 0 else { return .unread(.range) }
    return .motion(SiteMotion(.spring(duration: spring.duration, dampingRatio: spring.dampingRatio)))
  }
}
