// swift-format-ignore-file

/// Seconds.
/*ACCESS*/ typealias TimeInterval = Double

/// A control point of a curve.
nonisolated /*ACCESS*/ struct UnitPoint: Hashable, Sendable {
  /*ACCESS*/ let x: Double
  /*ACCESS*/ let y: Double

  /*ACCESS*/ init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A spring in SwiftUI's words.
nonisolated /*ACCESS*/ struct Spring: Hashable, Sendable {
  /*ACCESS*/ let mass: Double
  /*ACCESS*/ let stiffness: Double
  /*ACCESS*/ let damping: Double

  /*ACCESS*/ init(duration: TimeInterval, bounce: Double) {
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /*ACCESS*/ init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / response
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * (dampingRatio * frequency)
  }

  /// SwiftUI must be told that a damping above critical is meant; here it always is.
  /*ACCESS*/ init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = true) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }
}

/// A curve in SwiftUI's words.
nonisolated /*ACCESS*/ enum UnitCurve: Hashable, Sendable {
  case linear
  case easeIn
  case easeOut
  case easeInOut
  case circularEaseIn
  case circularEaseOut
  case circularEaseInOut
  case bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint)
}

/// A spring or a curve over a duration, in SwiftUI's words.
nonisolated /*ACCESS*/ struct Animation: Hashable, Sendable {
  /*ACCESS*/ enum Course: Hashable, Sendable {
    case spring(Spring, initialVelocity: Double)
    case curve(UnitCurve, duration: TimeInterval)/*PIECES*/
  }

  /*ACCESS*/ let course: Course
  /// Seconds before it starts.
  /*ACCESS*/ var delay: TimeInterval = 0

  /*ACCESS*/ static func spring(duration: TimeInterval, bounce: Double) -> Animation {
    Animation(course: .spring(Spring(duration: duration, bounce: bounce), initialVelocity: 0))
  }

  /*ACCESS*/ static func spring(response: Double, dampingFraction: Double) -> Animation {
    Animation(
      course: .spring(Spring(response: response, dampingRatio: dampingFraction), initialVelocity: 0))
  }

  /*ACCESS*/ static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double
  ) -> Animation {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    return Animation(course: .spring(spring, initialVelocity: initialVelocity))
  }

  /*ACCESS*/ static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /*ACCESS*/ static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /*ACCESS*/ static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /*ACCESS*/ static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /*ACCESS*/ static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(course: .curve(curve, duration: duration))
  }

  /*ACCESS*/ static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval
  ) -> Animation {
    let start = UnitPoint(x: x1, y: y1)
    let curve = UnitCurve.bezier(startControlPoint: start, endControlPoint: UnitPoint(x: x2, y: y2))
    return timingCurve(curve, duration: duration)
  }

  /*ACCESS*/ func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }
}
