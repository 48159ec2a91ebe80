// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(QuartzCore)
import QuartzCore
#endif

nonisolated extension ROOT {
  /// A curve of pieces over a duration.
  nonisolated /*ACCESS*/ struct PiecewiseTiming: Timing {
    /*ACCESS*/ let curve: PiecewiseCurve
    /*ACCESS*/ let duration: Double
    /*ACCESS*/ let delay: Double

    /*ACCESS*/ init(curve: PiecewiseCurve, duration: Double, delay: Double = 0) {
      self.curve = curve
      self.duration = duration
      self.delay = delay
    }

    #if canImport(UIKit) && !os(watchOS)
    @MainActor /*ACCESS*/ var parameters: (any UITimingCurveProvider)? { nil }
    #endif

    #if canImport(QuartzCore)
    /*ACCESS*/ func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation {
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

nonisolated extension ROOT.PiecewiseCurve {
  /// The curve over a duration, seconds.
  /*ACCESS*/ func timing(duration: Double, delay: Double = 0) -> ROOT.PiecewiseTiming {
    ROOT.PiecewiseTiming(curve: self, duration: duration, delay: delay)
  }
}
