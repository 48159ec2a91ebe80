// swift-format-ignore-file
#if canImport(SwiftUI)
import SwiftUI
#endif

#if canImport(SwiftUI)
nonisolated extension ROOT.Vector3: Animatable {
  /*ACCESS*/ var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(x, AnimatablePair(y, z)) }
    set { self = Self(newValue.first, newValue.second.first, newValue.second.second) }
  }

  /// For a colour in sRGB, its parts from 0 to 1.
  /*ACCESS*/ var color: Color { Color(.sRGB, red: x, green: y, blue: z) }
}
#endif
