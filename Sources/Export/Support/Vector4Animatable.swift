// swift-format-ignore-file
#if canImport(SwiftUI)
import SwiftUI
#endif

#if canImport(SwiftUI)
nonisolated extension ROOT.Vector4: Animatable {
  /*ACCESS*/ var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
    get { AnimatablePair(AnimatablePair(x, y), AnimatablePair(z, w)) }
    set { self = Self(newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second) }
  }

  /// For a colour in sRGB, its parts from 0 to 1.
  /*ACCESS*/ var color: Color { Color(.sRGB, red: x, green: y, blue: z, opacity: w) }
}
#endif
