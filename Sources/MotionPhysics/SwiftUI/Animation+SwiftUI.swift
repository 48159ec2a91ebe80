// SwiftUI's ways to make an animation, with its standard numbers. Those that take an `initialVelocity` there do not take
// one here: the velocity is no part of an animation, and is asked of `Spring.value(…)` and `SpringMotion`.
extension Animation {
  /// SwiftUI's `.default`: a spring of 0.55 s without bounce.
  public static let `default` = Animation.spring(Spring(uncheckedDuration: 0.55, bounce: 0), delay: 0)
  /// The spring without bounce, 0.5 s.
  public static let smooth = Animation.spring(.smooth, delay: 0)
  /// The spring with a bounce of 0.15, 0.5 s.
  public static let snappy = Animation.spring(.snappy, delay: 0)
  /// The spring with a bounce of 0.3, 0.5 s.
  public static let bouncy = Animation.spring(.bouncy, delay: 0)
  /// A spring of 0.5 s without bounce.
  public static let spring = Animation.smooth
  /// SwiftUI's spring for motion under a finger: 0.15 s with a bounce of 0.15.
  public static let interactiveSpring = Animation.interactiveSpring()
  /// SwiftUI's `.interpolatingSpring`, from rest: 0.5 s without bounce.
  public static let interpolatingSpring = Animation.smooth
  /// As time goes, over 0.35 s.
  public static let linear = Animation.linear(duration: standardDuration)
  /// `UnitCurve.easeIn` over 0.35 s.
  public static let easeIn = Animation.easeIn(duration: standardDuration)
  /// `UnitCurve.easeOut` over 0.35 s.
  public static let easeOut = Animation.easeOut(duration: standardDuration)
  /// `UnitCurve.easeInOut` over 0.35 s.
  public static let easeInOut = Animation.easeInOut(duration: standardDuration)

  private static var standardDuration: Double { 0.35 }

  /// SwiftUI's `.spring(duration:bounce:blendDuration:)`; the numbers are clamped as those of `Spring(duration:bounce:)`.
  /// - Parameters:
  ///   - duration: perceptual duration, seconds.
  ///   - bounce: more than -1 and at most 1.
  ///   - blendDuration: for SwiftUI, which blends the durations of two springs over it; nothing depends on it here.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: bounce), delay: 0)
  }

  /// SwiftUI's `.spring(_:blendDuration:)`.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(spring, delay: 0)
  }

  /// SwiftUI's `.spring(response:dampingFraction:blendDuration:)`; `.spring()` is the one with a bounce, as in SwiftUI.
  /// - Parameters:
  ///   - response: the period of the undamped spring, seconds; clamped as that of `Spring(response:dampingRatio:)`.
  ///   - dampingFraction: the damping ratio; clamped likewise.
  ///   - blendDuration: for SwiftUI; nothing depends on it here.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    .spring(Spring(response: response, dampingRatio: dampingFraction), delay: 0)
  }

  /// SwiftUI's `.interactiveSpring(duration:extraBounce:blendDuration:)`.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: 0.15 + extraBounce), delay: 0)
  }

  /// SwiftUI's `.interactiveSpring(response:dampingFraction:blendDuration:)`; `.interactiveSpring()` is the one with a
  /// bounce, as in SwiftUI.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(response: response, dampingFraction: dampingFraction)
  }

  /// SwiftUI's `.interpolatingSpring(duration:bounce:)`, from rest: an `initialVelocity` is not taken.
  public static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: bounce)
  }

  /// SwiftUI's `.interpolatingSpring(_:)`, from rest: an `initialVelocity` is not taken.
  public static func interpolatingSpring(_ spring: Spring) -> Animation { .spring(spring, delay: 0) }

  /// SwiftUI's `.interpolatingSpring(mass:stiffness:damping:)`, from rest: an `initialVelocity` is not taken.
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double) -> Animation {
    .spring(Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), delay: 0)
  }

  /// Not taken: an animation has no velocity of its own.
  @available(*, unavailable, message: "ask Spring.value(target:initialVelocity:time:) or a SpringMotion")
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double
  ) -> Animation {
    .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping)
  }

  /// Not taken: an animation has no velocity of its own.
  @available(*, unavailable, message: "ask Spring.value(target:initialVelocity:time:) or a SpringMotion")
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double
  ) -> Animation {
    .interpolatingSpring(duration: duration, bounce: bounce)
  }

  /// Not taken: an animation has no velocity of its own.
  @available(*, unavailable, message: "ask Spring.value(target:initialVelocity:time:) or a SpringMotion")
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double) -> Animation {
    .interpolatingSpring(spring)
  }

  /// SwiftUI's `.smooth(duration:extraBounce:)`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.smooth(duration: duration, extraBounce: extraBounce), delay: 0)
  }

  /// SwiftUI's `.snappy(duration:extraBounce:)`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.snappy(duration: duration, extraBounce: extraBounce), delay: 0)
  }

  /// SwiftUI's `.bouncy(duration:extraBounce:)`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.bouncy(duration: duration, extraBounce: extraBounce), delay: 0)
  }

  /// SwiftUI's `.linear(duration:)`, seconds.
  public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }

  /// SwiftUI's `.easeIn(duration:)`, seconds.
  public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// SwiftUI's `.easeOut(duration:)`, seconds.
  public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// SwiftUI's `.easeInOut(duration:)`, seconds.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// SwiftUI's `.timingCurve(_:duration:)`.
  /// - Parameters:
  ///   - curve: how progress in time becomes progress.
  ///   - duration: seconds; clamped to 0...1000.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    .tween(curve, duration: duration.clamped(to: SwiftUILimits.times, or: standardDuration), delay: 0)
  }

  /// SwiftUI's `.timingCurve(_:_:_:_:duration:)`, a cubic Bezier.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    return timingCurve(curve, duration: duration)
  }

  /// The same animation so many seconds later: SwiftUI's `.delay(_:)`. Delays add up; a negative sum is clamped to 0,
  /// as nothing starts before it is asked for.
  public func delay(_ delay: Double) -> Animation {
    delayed(by: (self.delay + delay).clamped(to: SwiftUILimits.times, or: self.delay))
  }

  /// The same animation so many times as fast, its delay too: SwiftUI's `.speed(_:)`.
  /// - Parameter speed: clamped to 0.001...1000; SwiftUI stands still at 0.
  public func speed(_ speed: Double) -> Animation {
    let factor = SwiftUILimits.speed(speed)
    return switch self {
    case .spring(let spring, let delay): .spring(spring.faster(by: factor), delay: delay / factor)
    case .tween(let curve, let duration, let delay):
      .tween(curve, duration: duration / factor, delay: delay / factor)
    }
  }
}

extension Spring {
  /// The spring whose motion is this one's at another pace: as bouncy, its duration divided by the factor.
  /// - Parameter factor: more than 0.
  func faster(by factor: Double) -> Spring {
    let frequency = DoubleDouble.turn / DoubleDouble(duration / factor)
    return Spring(
      frequency: frequency, dampingRatio: dampingRatio, mass: mass, duration: duration / factor,
      stiffness: mass * (frequency.high * frequency.high))
  }
}
