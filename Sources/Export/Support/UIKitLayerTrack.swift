// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#elseif canImport(QuartzCore)
import QuartzCore
#endif

extension ROOT {
  /// A property's value at a share of the time, and the way to it.
  /*ACCESS*/ struct LayerKey: Hashable, Sendable {
    /// One to four numbers.
    /*ACCESS*/ let value: [Double]
    /// A share of the duration; two that are equal are a jump.
    /*ACCESS*/ let time: Double
    /*ACCESS*/ let curve: CubicCurve

    /*ACCESS*/ init(
      _ value: [Double], at time: Double, by curve: CubicCurve = CubicCurve(0, 0, 1, 1)
    ) {
      self.value = value
      self.time = time
      self.curve = curve
    }
  }

  /// A property's values over time.
  /*ACCESS*/ struct LayerTrack: Hashable, Sendable {
    /// Seconds.
    /*ACCESS*/ let duration: Double
    /*ACCESS*/ let keys: [LayerKey]

    /*ACCESS*/ init(duration: Double, keys: [LayerKey]) {
      self.duration = duration
      self.keys = keys
    }

    #if canImport(QuartzCore)
    /// The animation of a layer's property.
    ///
    /// - Parameter value: What the layer wants in place of the numbers: a CGColor, a CGPoint in an NSValue.
    /*ACCESS*/ func animation(
      keyPath: String, value: ([Double]) -> Any = { NSNumber(value: $0[0]) }
    ) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = keys.map { value($0.value) }
      animation.keyTimes = keys.map { NSNumber(value: $0.time) }
      animation.timingFunctions = keys.dropFirst().map(\.curve.timingFunction)
      animation.calculationMode = .linear
      animation.duration = duration
      return animation
    }
    #endif
  }
}
