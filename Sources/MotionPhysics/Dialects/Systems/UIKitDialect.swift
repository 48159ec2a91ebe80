extension Dialect {
  /// `UIView.animate(springDuration:bounce:)` and `UISpringTimingParameters(duration:bounce:)`, the same as
  /// SwiftUI's.
  static let uiKit = Dialect("uiKit", "UIKit from iOS 17: perceptual duration and bounce") { spring, _ in
    .parameters([.init("duration", spring.duration), .init("bounce", spring.bounce)])
  }
}
