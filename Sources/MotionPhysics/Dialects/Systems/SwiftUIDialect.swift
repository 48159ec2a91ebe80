extension Dialect {
  /// `Spring(duration:bounce:)` and `Animation.spring(duration:bounce:)`.
  static let swiftUI = Dialect("swiftUI", "SwiftUI: perceptual duration and bounce") { spring, _ in
    .parameters([.init("duration", spring.duration), .init("bounce", spring.bounce)])
  }
}
