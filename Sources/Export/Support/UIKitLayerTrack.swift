// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(QuartzCore)
import QuartzCore
#endif

nonisolated extension ROOT {
  /// A property's value at a share of the time, and the way to it.
  nonisolated /*ACCESS*/ struct LayerKey: Hashable, Sendable {
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
  nonisolated /*ACCESS*/ struct LayerTrack: Hashable, Sendable {
    /// What of a layer it moves; nil where a layer has no one number for it.
    /*ACCESS*/ let keyPath: String?
    /// What a layer's number is for 1: it counts angles in radians.
    /*ACCESS*/ let factor: Double
    /// Seconds.
    /*ACCESS*/ let duration: Double
    /*ACCESS*/ let keys: [LayerKey]

    /*ACCESS*/ init(keyPath: String? = nil, factor: Double = 1, duration: Double, keys: [LayerKey]) {
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
    /*ACCESS*/ func animation(
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
