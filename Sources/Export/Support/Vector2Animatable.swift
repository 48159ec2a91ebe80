// swift-format-ignore-file
#if canImport(SwiftUI)
import SwiftUI
#endif

#if canImport(SwiftUI)
nonisolated extension ROOT.Vector2: Animatable {
  /*ACCESS*/ var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { self = Self(newValue.first, newValue.second) }
  }

  /// For `offset(_:)`.
  /*ACCESS*/ var size: CGSize { CGSize(width: x, height: y) }
  /// For `position(_:)`.
  /*ACCESS*/ var point: CGPoint { CGPoint(x: x, y: y) }
}
#endif
