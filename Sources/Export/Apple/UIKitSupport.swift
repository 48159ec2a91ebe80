/// The types of UIKit's file: values that make UIKit's and Core Animation's objects where they are.
enum UIKitSupport {
  static func write(in file: SwiftFile, hasPieces: Bool, hasClips: Bool, to text: inout CodeText) throws {
    var parts = [timing, springTiming, cubicTiming, layerTimings]
    if hasPieces { parts.append(UIKitLayerSupport.piecewiseTiming) }
    if hasClips { parts.append(UIKitLayerSupport.layerTrack) }
    for part in parts {
      try text.line()
      try text.lines(file.adapted(part))
    }
  }

  private static let timing = """
    extension ROOT {
      /// How something gets from one value to another.
      package protocol Timing: Hashable, Sendable {
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
    extension ROOT.Timing {
      /// An animator: `startAnimation(afterDelay: delay)`. Nil where UIKit has no such curve.
      @MainActor package func animator() -> UIViewPropertyAnimator? {
        parameters.map { UIViewPropertyAnimator(duration: duration, timingParameters: $0) }
      }
    }
    #endif
    """

  private static let springTiming = """
    extension ROOT {
      /// A spring.
      package struct SpringTiming: Timing {
        package let mass: Double
        package let stiffness: Double
        package let damping: Double
        /// Travels per second.
        package let initialVelocity: Double
        /// Seconds until it is within a thousandth of its travel.
        package let duration: Double
        package let delay: Double

        package init(
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
        @MainActor package var parameters: (any UITimingCurveProvider)? {
          timingParameters(initialVelocity: CGVector(dx: initialVelocity, dy: initialVelocity))
        }

        /// With what a gesture left, in travels per second; the animator's duration does not count.
        @MainActor package func timingParameters(initialVelocity: CGVector = .zero) -> UISpringTimingParameters {
          UISpringTimingParameters(
            mass: CGFloat(mass), stiffness: CGFloat(stiffness), damping: CGFloat(damping),
            initialVelocity: initialVelocity)
        }
        #endif
      }
    }
    """

  private static let cubicTiming = """
    extension ROOT {
      /// The control points of a cubic Bézier.
      package struct CubicCurve: Hashable, Sendable {
        package let x1: Double
        package let y1: Double
        package let x2: Double
        package let y2: Double

        package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
          self.x1 = x1
          self.y1 = y1
          self.x2 = x2
          self.y2 = y2
        }

        /// The curve over a duration, seconds.
        package func timing(duration: Double, delay: Double = 0) -> CubicTiming {
          CubicTiming(curve: self, duration: duration, delay: delay)
        }

        #if canImport(QuartzCore)
        /// Core Animation has floats of 32 bits.
        package var timingFunction: CAMediaTimingFunction {
          CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
        }
        #endif
      }

      /// A cubic Bézier over a duration.
      package struct CubicTiming: Timing {
        package let curve: CubicCurve
        package let duration: Double
        package let delay: Double

        package init(curve: CubicCurve, duration: Double, delay: Double = 0) {
          self.curve = curve
          self.duration = duration
          self.delay = delay
        }

        #if canImport(UIKit)
        @MainActor package var parameters: (any UITimingCurveProvider)? { timingParameters }

        @MainActor package var timingParameters: UICubicTimingParameters {
          UICubicTimingParameters(
            controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
        }
        #endif
      }
    }
    """

  private static let layerTimings = """
    #if canImport(QuartzCore)
    extension ROOT.SpringTiming {
      package func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation {
        springAnimation(keyPath: keyPath, from: from, to: to, initialVelocity: initialVelocity)
      }

      /// A spring that is not cut off: Core Animation stops it after 0.25 s unless it is told its settling
      /// duration.
      ///
      /// - Parameter initialVelocity: Travels per second, positive toward the end.
      package func springAnimation(
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

    extension ROOT.CubicTiming {
      package func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.timingFunction = curve.timingFunction
        animation.duration = duration
        ROOT.wait(delay, animation)
        return animation
      }
    }

    extension ROOT {
      fileprivate static func wait(_ delay: Double, _ animation: CAAnimation) {
        guard delay > 0 else { return }
        animation.beginTime = CACurrentMediaTime() + delay
        animation.fillMode = .backwards
      }
    }
    #endif
    """
}
