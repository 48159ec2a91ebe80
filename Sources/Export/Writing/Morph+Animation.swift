import MotionPhysics

extension Morph {
  /// What moves an element in a direction, with its own delay where it has one.
  func animation(of element: Element, _ direction: Direction) -> Animation {
    let animation = element.animation ?? transition(direction).animation
    return element.delay.map(animation.delayed(by:)) ?? animation
  }
}

extension Animation {
  /// The same after another delay, seconds.
  func delayed(by delay: Double) -> Animation {
    switch self {
    case .spring(let spring, _): .spring(spring, delay: delay)
    case .tween(let curve, let duration, _): .tween(curve, duration: duration, delay: delay)
    }
  }
}
