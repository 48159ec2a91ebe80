// Made by motionbook.
// Do not edit: change the registry and export it again.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit)
public import UIKit
#elseif canImport(QuartzCore)
public import QuartzCore
#endif

/// The presets, by their groups.
nonisolated public enum LayerMotion {
  public enum button {
    /// A button gives way.
    ///
    /// Another name for spring.quick.
    /// With less motion: fade.
    public static var press: SpringTiming { LayerMotion.spring.quick }

    /// ``press``, or what replaces it with less motion.
    public static func press(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? LayerMotion.fade : LayerMotion.button.press
    }
  }

  public enum card {
    /// stiffness 170, damping 26, delay 0.05; settles in 0.702 s.
    /// With less motion: a cut.
    @available(*, deprecated, renamed: "LayerMotion.sheet.present")
    public static let flip: SpringTiming = SpringTiming(mass: 1, stiffness: 170, damping: 26, duration: 0.7017005372, delay: 0.05)

    /// ``flip``, or what replaces it with less motion.
    @available(*, deprecated, renamed: "LayerMotion.sheet.present(reduceMotion:)")
    public static func flip(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? nil : LayerMotion.card.flip
    }
  }

  public enum curve {
    /// bezier 0.2, 0, 0, 1.
    public static let enter: CubicCurve = CubicCurve(0.2, 0, 0, 1)
  }

  public enum dive {
    /// cell, by a gesture up.
    /// With less motion: fade.
    public enum DeeperMorph {
      /// What leads to the second screen.
      public static var present: any Timing { SpringTiming(mass: 1, stiffness: 246.74011, damping: 21.99114858, duration: 0.6549973739) }

      /// What leads back.
      public static var dismiss: any Timing { SpringTiming(mass: 1, stiffness: 246.74011, damping: 21.99114858, duration: 0.6549973739) }

      /// cell
      public struct Cell: Hashable, Sendable {
        /// opacity
        public var opacity: Double

        public static let from = Self(opacity: 0.0)
        public static let to = Self(opacity: 1.0)

        public static var present: any Timing { SpringTiming(mass: 1, stiffness: 246.74011, damping: 21.99114858, duration: 0.6549973739) }
        public static var dismiss: any Timing { SpringTiming(mass: 1, stiffness: 246.74011, damping: 21.99114858, duration: 0.6549973739) }
      }

      /// How a gesture drives it.
      public enum Interaction {
        /// Which way the finger goes: up, down, left or right.
        public static let axis = "up"
        /// How far it goes for the whole way, in points.
        public static let distance = 320.0
        /// The most progress that it can make.
        public static let cap = 0.9
        /// Released above this progress it finishes.
        public static let threshold = 0.1
        /// What leads to the end after a release.
        public static var finish: any Timing { SpringTiming(mass: 1, stiffness: 246.74011, damping: 21.99114858, duration: 0.6549973739) }
        /// What leads back to the start.
        public static var cancel: any Timing { SpringTiming(mass: 1, stiffness: 438.6490845, damping: 33.51032164, duration: 0.4045814505) }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { LayerMotion.fade }
    }
  }

  public enum duration {
    /// 0.15 s.
    public static let fast: Double = 0.15
  }

  /// duration.fast, curve.enter.
  /// With less motion: a cut.
  public static let fade: CubicTiming = CubicCurve(0.2, 0, 0, 1).timing(duration: 0.15)

  /// ``fade``, or what replaces it with less motion.
  public static func fade(reduceMotion: Bool) -> (any Timing)? {
    reduceMotion ? nil : LayerMotion.fade
  }

  public enum heart {
    /// scale.
    /// With less motion: a cut.
    public enum PulseClip {
      /// Seconds.
      public static let duration = 0.6
      /// Whether it starts again at its end: a `repeatCount` of infinity.
      public static let repeats = false

      /// scale
      ///
      /// Baked: at most 0.1259 % of the travel beside the registry's.
      public static let scale = LayerTrack(
        keyPath: "transform.scale",
        duration: 0.6,
        keys: [
          LayerKey([1], at: 0),
          LayerKey([1.2], at: 0.3333333333, by: CubicCurve(0.42, 0, 0.58, 1)),
          LayerKey([1.179322271], at: 0.375, by: CubicCurve(0.3333333333, 0, 0.6666666667, 0.4281017074)),
          LayerKey([1.137828377], at: 0.4166666667, by: CubicCurve(0.3333333333, 0.2849951267, 0.6666666667, 0.6434200597)),
          LayerKey([1.059049977], at: 0.5, by: CubicCurve(0.3333333333, 0.3756331756, 0.6666666667, 0.7370229267)),
          LayerKey([0.999822633], at: 0.6666666667, by: CubicCurve(0.3333333333, 0.6995725891, 0.6666666667, 0.9190572872)),
          LayerKey([0.9979098851], at: 0.8333333333, by: CubicCurve(0.3333333333, 2.506353164, 0.6666666667, 1.469218231)),
          LayerKey([1], at: 1, by: CubicCurve(0.3333333333, 0.4839562702, 0.6666666667, 0.8534025647)),
        ]
      )

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { nil }
    }
  }

  public enum reaction {
    /// rest, grow, by a trigger.
    /// With less motion: fade.
    public enum PhasesPhase: CaseIterable, Hashable, Sendable {
      /// rest
      case rest
      /// grow
      case grow

      /// Whether the phases start again at their end, or wait for a trigger.
      public static let repeats = false

      /// What moves.
      public struct Values: Hashable, Sendable {
        /// scale
        public var scale: Double
      }

      /// Where everything is in the phase.
      public var values: Values {
        switch self {
        case .rest: Values(scale: 1.0)
        case .grow: Values(scale: 1.5)
        }
      }

      /// What leads to the phase from the one before; nil jumps.
      public var animation: (any Timing)? {
        switch self {
        case .rest: CubicCurve(0.2, 0, 0, 1).timing(duration: 0.15)
        case .grow: SpringTiming(mass: 1, stiffness: 246.74011, damping: 21.99114858, duration: 0.6549973739)
        }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { LayerMotion.fade }
    }
  }

  public enum sheet {
    /// A sheet comes up.
    ///
    /// spring.quick, duration 0.4, bounce + 0.1; that is duration 0.4, bounce 0.3; settles in 0.655 s.
    /// With less motion: fade.
    public static let present: SpringTiming = SpringTiming(mass: 1, stiffness: 246.74011, damping: 21.99114858, duration: 0.6549973739)

    /// ``present``, or what replaces it with less motion.
    public static func present(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? LayerMotion.fade : LayerMotion.sheet.present
    }
  }

  public enum spring {
    /// For what a finger does.
    ///
    /// duration 0.3, bounce 0.2; settles in 0.405 s.
    /// With less motion: fade.
    public static let quick: SpringTiming = SpringTiming(mass: 1, stiffness: 438.6490845, damping: 33.51032164, duration: 0.4045814505)

    /// ``quick``, or what replaces it with less motion.
    public static func quick(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? LayerMotion.fade : LayerMotion.spring.quick
    }
  }
}

nonisolated extension LayerMotion {
  /// How something gets from one value to another.
  nonisolated public protocol Timing: Hashable, Sendable {
    /// Seconds until it is over, the delay apart; infinite for a spring that never comes to rest.
    var duration: Double { get }
    /// Seconds before it starts.
    var delay: Double { get }
    #if canImport(UIKit)
    /// For `UIViewPropertyAnimator(duration:timingParameters:)`; nil where UIKit has no such curve.
    @MainActor var parameters: (any UITimingCurveProvider)? { get }
    #endif
    #if canImport(QuartzCore)
    /// The animation of a layer's property, a number; `CAAnimation` is told the delay.
    func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation
    #endif
  }
}

#if canImport(UIKit)
nonisolated extension LayerMotion.Timing {
  /// An animator: `startAnimation(afterDelay: delay)`. Nil where UIKit has no such curve.
  @MainActor public func animator() -> UIViewPropertyAnimator? {
    parameters.map { UIViewPropertyAnimator(duration: duration, timingParameters: $0) }
  }
}
#endif

nonisolated extension LayerMotion {
  /// A spring.
  nonisolated public struct SpringTiming: Timing {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double
    /// Travels per second.
    public let initialVelocity: Double
    /// Seconds until it is within a thousandth of its travel.
    public let duration: Double
    public let delay: Double

    public init(
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

    #if canImport(UIKit)
    @MainActor public var parameters: (any UITimingCurveProvider)? {
      timingParameters(initialVelocity: CGVector(dx: initialVelocity, dy: initialVelocity))
    }

    /// With what a gesture left, in travels per second; the animator's duration does not count.
    @MainActor public func timingParameters(initialVelocity: CGVector = .zero) -> UISpringTimingParameters {
      UISpringTimingParameters(
        mass: CGFloat(mass), stiffness: CGFloat(stiffness), damping: CGFloat(damping),
        initialVelocity: initialVelocity)
    }
    #endif
  }
}

nonisolated extension LayerMotion.SpringTiming {
  /// Seconds of a whole swing without damping: the duration that UIKit's springs of iOS 17 are given, not the
  /// time until it is over.
  public var springDuration: Double { 2 * Double.pi * (mass / stiffness).squareRoot() }

  /// From -1, flat, to 1, which never comes to rest.
  public var bounce: Double {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  #if canImport(UIKit)
  /// `UIView.animate(springDuration:bounce:)` with this spring and its delay.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  @MainActor public func animate(
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

nonisolated extension LayerMotion {
  /// The control points of a cubic Bézier.
  nonisolated public struct CubicCurve: Hashable, Sendable {
    public let x1: Double
    public let y1: Double
    public let x2: Double
    public let y2: Double

    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      self.x1 = x1
      self.y1 = y1
      self.x2 = x2
      self.y2 = y2
    }

    /// The curve over a duration, seconds.
    public func timing(duration: Double, delay: Double = 0) -> CubicTiming {
      CubicTiming(curve: self, duration: duration, delay: delay)
    }

    #if canImport(QuartzCore)
    /// Core Animation has floats of 32 bits.
    public var timingFunction: CAMediaTimingFunction {
      CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    }
    #endif
  }

  /// A cubic Bézier over a duration.
  nonisolated public struct CubicTiming: Timing {
    public let curve: CubicCurve
    public let duration: Double
    public let delay: Double

    public init(curve: CubicCurve, duration: Double, delay: Double = 0) {
      self.curve = curve
      self.duration = duration
      self.delay = delay
    }

    #if canImport(UIKit)
    @MainActor public var parameters: (any UITimingCurveProvider)? { timingParameters }

    @MainActor public var timingParameters: UICubicTimingParameters {
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
    }
    #endif
  }
}

#if canImport(QuartzCore)
nonisolated extension LayerMotion.SpringTiming {
  public func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation {
    springAnimation(keyPath: keyPath, from: from, to: to, initialVelocity: initialVelocity)
  }

  /// A spring that is not cut off: Core Animation stops it after 0.25 s unless it is told its settling
  /// duration.
  ///
  /// - Parameter initialVelocity: Travels per second, positive toward the end.
  public func springAnimation(
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
    LayerMotion.wait(delay, animation)
    return animation
  }
}

nonisolated extension LayerMotion.CubicTiming {
  public func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.timingFunction = curve.timingFunction
    animation.duration = duration
    LayerMotion.wait(delay, animation)
    return animation
  }
}

nonisolated extension LayerMotion {
  fileprivate static func wait(_ delay: Double, _ animation: CAAnimation) {
    guard delay > 0 else { return }
    animation.beginTime = CACurrentMediaTime() + delay
    animation.fillMode = .backwards
  }
}
#endif

nonisolated extension LayerMotion {
  /// A property's value at a share of the time, and the way to it.
  nonisolated public struct LayerKey: Hashable, Sendable {
    /// One to four numbers.
    public let value: [Double]
    /// A share of the duration; two that are equal are a jump.
    public let time: Double
    public let curve: CubicCurve

    public init(
      _ value: [Double], at time: Double, by curve: CubicCurve = CubicCurve(0, 0, 1, 1)
    ) {
      self.value = value
      self.time = time
      self.curve = curve
    }
  }

  /// A property's values over time.
  nonisolated public struct LayerTrack: Hashable, Sendable {
    /// What of a layer it moves; nil where a layer has no one number for it.
    public let keyPath: String?
    /// What a layer's number is for 1: it counts angles in radians.
    public let factor: Double
    /// Seconds.
    public let duration: Double
    public let keys: [LayerKey]

    public init(keyPath: String? = nil, factor: Double = 1, duration: Double, keys: [LayerKey]) {
      self.keyPath = keyPath
      self.factor = factor
      self.duration = duration
      self.keys = keys
    }

    #if canImport(QuartzCore)
    /// The animation of a layer's property.
    ///
    /// - Parameters:
    ///   - keyPath: The property, if it is not the track's own.
    ///   - value: What the layer wants in place of the numbers: a CGColor, a CGPoint in an NSValue.
    public func animation(
      keyPath: String? = nil, value: (([Double]) -> Any)? = nil
    ) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: keyPath ?? self.keyPath)
      animation.values = keys.map { key in value?(key.value) ?? NSNumber(value: key.value[0] * factor) }
      animation.keyTimes = keys.map { NSNumber(value: $0.time) }
      animation.timingFunctions = keys.dropFirst().map(\.curve.timingFunction)
      animation.calculationMode = .linear
      animation.duration = duration
      return animation
    }
    #endif
  }
}
