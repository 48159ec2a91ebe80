// swift-format-ignore-file
#if canImport(SwiftUI)
import SwiftUI
#endif

#if canImport(SwiftUI)
/// An animation along a curve that no UnitCurve says. It ends at its target, wherever the curve ends.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated private struct PiecewiseAnimation: CustomAnimation {
  let curve: ROOT.PiecewiseCurve
  let duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension ROOT.PiecewiseCurve {
  /// The way along the curve, in seconds.
  /*ACCESS*/ func animation(duration: Double) -> SwiftUI.Animation {
    SwiftUI.Animation(PiecewiseAnimation(curve: self, duration: duration))
  }
}
#else
nonisolated extension ROOT.PiecewiseCurve {
  /// The way along the curve, in seconds.
  /*ACCESS*/ func animation(duration: ROOT.TimeInterval) -> ROOT.Animation {
    ROOT.Animation(course: .pieces(self, duration: duration))
  }
}
#endif
