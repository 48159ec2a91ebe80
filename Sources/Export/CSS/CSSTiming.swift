import MotionPhysics
import Presets

/// A spring, a tween, a curve or a duration in CSS: a transition without its property.
struct CSSTiming: Hashable {
  /// `655ms`; nil for a curve.
  var duration: String?
  /// The timing function; nil for a duration.
  var easing: CSSEasing?
  /// Seconds before it starts.
  var delay = 0.0

  /// The timing of a motion; nil for keyframes, phases and morphs.
  init?(_ motion: Motion, tolerance: Double) throws(MotionError) {
    if let animation = motion.animation {
      try self.init(animation: animation, tolerance: tolerance)
      return
    }
    if motion.kind.hasParts { return nil }
    self.init()
    easing = try motion.curve.map { curve throws(MotionError) in try CSSEasing(curve, tolerance: tolerance) }
    duration = motion.duration.map(CSSNumber.milliseconds)
  }

  /// The timing of an animation.
  ///
  /// - Parameter velocity: At the start, travels per second; a tween has none.
  init(animation: Animation, velocity: Double = 0, tolerance: Double) throws(MotionError) {
    switch animation {
    case .spring(let spring, _):
      let baked = try BakedMotion(spring, velocity: velocity, tolerance: tolerance)
      duration = baked.durationMillis.map { "\($0)ms" }
      easing = CSSEasing(baked)
    case .tween(let curve, let seconds, _):
      duration = CSSNumber.milliseconds(seconds)
      easing = try CSSEasing(curve, tolerance: tolerance)
    }
    delay = animation.delay
  }

  private init() {}

  var isTransition: Bool { duration != nil && easing != nil }

  /// The replacement of a motion that is cut: too short to be seen, and not 0, because then the
  /// event `transitionend` would never come (CSS Transitions 1, section 3); and no delay. A curve alone jumps at its
  /// start.
  static func cut(of motion: Motion) -> CSSTiming {
    var timing = CSSTiming()
    if motion.kind != .curve { timing.duration = cutDuration }
    if motion.kind != .duration { timing.easing = .cut }
    return timing
  }

  /// A hundredth of a millisecond.
  static let cutDuration = "0.01ms"

  /// Leaves out what a motion does not have: a curve has no duration.
  mutating func keep(partsOf motion: Motion) {
    if motion.kind == .curve { duration = nil }
    if motion.kind == .duration { easing = nil }
  }
}
