// swift-format-ignore-file
#if canImport(SwiftUI)
import SwiftUI
#endif

#if canImport(SwiftUI)
extension ROOT.Vector3: Animatable {
  /*ACCESS*/ var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(x, AnimatablePair(y, z)) }
    set { self = Self(newValue.first, newValue.second.first, newValue.second.second) }
  }
}
#endif
