/// The types of UIKit's file that only Core Animation can play: curves of pieces, and clips.
enum UIKitLayerSupport {
  static let piecewiseTiming = """
    extension ROOT {
      /// A curve of pieces over a duration.
      package struct PiecewiseTiming: Timing {
        package let curve: PiecewiseCurve
        package let duration: Double
        package let delay: Double

        package init(curve: PiecewiseCurve, duration: Double, delay: Double = 0) {
          self.curve = curve
          self.duration = duration
          self.delay = delay
        }

        #if canImport(UIKit)
        @MainActor package var parameters: (any UITimingCurveProvider)? { nil }
        #endif

        #if canImport(QuartzCore)
        package func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation {
          let animation = CAKeyframeAnimation(keyPath: keyPath)
          var keyTimes: [Double] = []
          var heights: [Double] = []
          for piece in curve.pieces {
            let end = piece.count - 2
            // A line needs no more than its ends, a Bézier as many samples as there are frames.
            let steps = end == 2 ? 1 : 60
            for step in 0...steps {
              let x = piece[0] + (piece[end] - piece[0]) * Double(step) / Double(steps)
              keyTimes.append(step == steps ? piece[end] : x)
              heights.append(step == 0 ? piece[1] : step == steps ? piece[end + 1] : curve.value(at: x))
            }
          }
          animation.keyTimes = keyTimes.map { NSNumber(value: $0) }
          animation.values = heights.map { NSNumber(value: from + (to - from) * $0) }
          animation.duration = duration
          ROOT.wait(delay, animation)
          return animation
        }
        #endif
      }
    }

    extension ROOT.PiecewiseCurve {
      /// The curve over a duration, seconds.
      package func timing(duration: Double, delay: Double = 0) -> ROOT.PiecewiseTiming {
        ROOT.PiecewiseTiming(curve: self, duration: duration, delay: delay)
      }
    }
    """

  static let layerTrack = """
    extension ROOT {
      /// A property's value at a share of the time, and the way to it.
      package struct LayerKey: Hashable, Sendable {
        /// One to four numbers.
        package let value: [Double]
        /// A share of the duration; two that are equal are a jump.
        package let time: Double
        package let curve: CubicCurve

        package init(
          _ value: [Double], at time: Double, by curve: CubicCurve = CubicCurve(0, 0, 1, 1)
        ) {
          self.value = value
          self.time = time
          self.curve = curve
        }
      }

      /// A property's values over time.
      package struct LayerTrack: Hashable, Sendable {
        /// Seconds.
        package let duration: Double
        package let keys: [LayerKey]

        package init(duration: Double, keys: [LayerKey]) {
          self.duration = duration
          self.keys = keys
        }

        #if canImport(QuartzCore)
        /// The animation of a layer's property.
        ///
        /// - Parameter value: What the layer wants in place of the numbers: a CGColor, a CGPoint in an NSValue.
        package func animation(
          keyPath: String, value: ([Double]) -> Any = { NSNumber(value: $0[0]) }
        ) -> CAKeyframeAnimation {
          let animation = CAKeyframeAnimation(keyPath: keyPath)
          animation.values = keys.map { value($0.value) }
          animation.keyTimes = keys.map { NSNumber(value: $0.time) }
          animation.timingFunctions = keys.dropFirst().map(\\.curve.timingFunction)
          animation.calculationMode = .linear
          animation.duration = duration
          return animation
        }
        #endif
      }
    }
    """
}
