// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(QuartzCore)
import QuartzCore
#endif

nonisolated extension ROOT {
  /// How something gets from one value to another.
  nonisolated /*ACCESS*/ protocol Timing: Hashable, Sendable {
    /// Seconds until it is over, the delay apart; infinite for a spring that never comes to rest.
    var duration: Double { get }
    /// Seconds before it starts.
    var delay: Double { get }
    #if canImport(UIKit) && !os(watchOS)
    /// For `UIViewPropertyAnimator(duration:timingParameters:)`; nil where UIKit has no such curve.
    @MainActor var parameters: (any UITimingCurveProvider)? { get }
    #endif
    #if canImport(QuartzCore)
    /// The animation of a layer's property, a number; `CAAnimation` is told the delay.
    func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
nonisolated extension ROOT.Timing {
  /// An animator: `startAnimation(afterDelay: delay)`. Nil where UIKit has no such curve.
  @MainActor /*ACCESS*/ func animator() -> UIViewPropertyAnimator? {
    parameters.map { UIViewPropertyAnimator(duration: duration, timingParameters: $0) }
  }
}
#endif

nonisolated extension ROOT {
  /// A spring.
  nonisolated /*ACCESS*/ struct SpringTiming: Timing {
    /*ACCESS*/ let mass: Double
    /*ACCESS*/ let stiffness: Double
    /*ACCESS*/ let damping: Double
    /// Travels per second.
    /*ACCESS*/ let initialVelocity: Double
    /// Seconds until it is within a thousandth of its travel.
    /*ACCESS*/ let duration: Double
    /*ACCESS*/ let delay: Double

    /*ACCESS*/ init(
      mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0, duration: Double,
      delay: Double = 0
    ) {
      self.mass = mass
      self.stiffness = stiffness
      self.damping = damping
      self.initialVelocity = initialVelocity
      self.duration = duration
      self.delay = delay
    }

    #if canImport(UIKit) && !os(watchOS)
    @MainActor /*ACCESS*/ var parameters: (any UITimingCurveProvider)? {
      timingParameters(initialVelocity: CGVector(dx: initialVelocity, dy: initialVelocity))
    }

    /// With what a gesture left, in travels per second; the animator's duration does not count.
    @MainActor /*ACCESS*/ func timingParameters(initialVelocity: CGVector = .zero) -> UISpringTimingParameters {
      UISpringTimingParameters(
        mass: CGFloat(mass), stiffness: CGFloat(stiffness), damping: CGFloat(damping),
        initialVelocity: initialVelocity)
    }
    #endif
  }
}

nonisolated extension ROOT.SpringTiming {
  /// Seconds of a whole swing without damping: the duration that UIKit's springs of iOS 17 are given, not the
  /// time until it is over.
  /*ACCESS*/ var springDuration: Double { 2 * Double.pi * (mass / stiffness).squareRoot() }

  /// From -1, flat, to 1, which never comes to rest.
  /*ACCESS*/ var bounce: Double {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  #if canImport(UIKit) && !os(watchOS)
  /// `UIView.animate(springDuration:bounce:)` with this spring and its delay.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  @MainActor /*ACCESS*/ func animate(
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      springDuration: springDuration, bounce: CGFloat(bounce),
      initialSpringVelocity: CGFloat(initialVelocity), delay: delay, options: options,
      animations: animations, completion: completion)
  }
  #endif
}

nonisolated extension ROOT {
  /// The control points of a cubic Bézier.
  nonisolated /*ACCESS*/ struct CubicCurve: Hashable, Sendable {
    /*ACCESS*/ let x1: Double
    /*ACCESS*/ let y1: Double
    /*ACCESS*/ let x2: Double
    /*ACCESS*/ let y2: Double

    /*ACCESS*/ init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      self.x1 = x1
      self.y1 = y1
      self.x2 = x2
      self.y2 = y2
    }

    /// The curve over a duration, seconds.
    /*ACCESS*/ func timing(duration: Double, delay: Double = 0) -> CubicTiming {
      CubicTiming(curve: self, duration: duration, delay: delay)
    }

    #if canImport(QuartzCore)
    /// Core Animation has floats of 32 bits.
    /*ACCESS*/ var timingFunction: CAMediaTimingFunction {
      CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    }
    #endif
  }

  /// A cubic Bézier over a duration.
  nonisolated /*ACCESS*/ struct CubicTiming: Timing {
    /*ACCESS*/ let curve: CubicCurve
    /*ACCESS*/ let duration: Double
    /*ACCESS*/ let delay: Double

    /*ACCESS*/ init(curve: CubicCurve, duration: Double, delay: Double = 0) {
      self.curve = curve
      self.duration = duration
      self.delay = delay
    }

    #if canImport(UIKit) && !os(watchOS)
    @MainActor /*ACCESS*/ var parameters: (any UITimingCurveProvider)? { timingParameters }

    @MainActor /*ACCESS*/ var timingParameters: UICubicTimingParameters {
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
    }
    #endif
  }
}

#if canImport(QuartzCore)
nonisolated extension ROOT.SpringTiming {
  /*ACCESS*/ func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation {
    springAnimation(keyPath: keyPath, from: from, to: to, initialVelocity: initialVelocity)
  }

  /// A spring that is not cut off: Core Animation stops it after 0.25 s unless it is told its settling
  /// duration.
  ///
  /// - Parameter initialVelocity: Travels per second, positive toward the end.
  /*ACCESS*/ func springAnimation(
    keyPath: String, from: Double, to: Double, initialVelocity: Double = 0
  ) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.mass = CGFloat(mass)
    animation.stiffness = CGFloat(stiffness)
    animation.damping = CGFloat(damping)
    animation.initialVelocity = CGFloat(initialVelocity)
    if damping * damping > 4 * mass * stiffness {
      // Before, a damping above critical runs as critical.
      if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) { animation.allowsOverdamping = true }
    }
    animation.duration = animation.settlingDuration
    ROOT.wait(delay, animation)
    return animation
  }
}

nonisolated extension ROOT.CubicTiming {
  /*ACCESS*/ func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.timingFunction = curve.timingFunction
    animation.duration = duration
    ROOT.wait(delay, animation)
    return animation
  }
}

nonisolated extension ROOT {
  fileprivate static func wait(_ delay: Double, _ animation: CAAnimation) {
    guard delay > 0 else { return }
    animation.beginTime = CACurrentMediaTime() + delay
    animation.fillMode = .backwards
  }
}
#endif
