// swift-format-ignore-file
// SwiftUI's views and their modifiers, by the signatures of Apple's documentation. A view knows what was done to it, so that
// a test can ask.
import Foundation

@MainActor @preconcurrency public protocol View {
  /// The modifiers, from the inside out.
  nonisolated var modifiers: [String] { get }
}

extension View {
  nonisolated public var modifiers: [String] { [] }

  nonisolated func modified(_ modifier: String) -> ModifiedView { ModifiedView(modifiers: modifiers + [modifier]) }
}

public struct ModifiedView: View, Sendable {
  public let modifiers: [String]
}

public struct Angle: Hashable, Sendable {
  let degrees: Double
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

public struct RoundedRectangle: Sendable {
  let cornerRadius: CGFloat
  public init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }
}

extension Color: View {}

public struct PlaceholderContentView<Value>: View, Sendable {}

// As SwiftUI's own, these are bound to no actor, since a keyframe animator's content is not.
extension View {
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    modified("frame \(width ?? -1) \(height ?? -1)")
  }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified("position \(x) \(y)") }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified("offset \(x) \(y)") }
  nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
  nonisolated public func scaleEffect(_ s: CGFloat) -> some View { scaleEffect(x: s, y: s) }
  nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0) -> some View { modified("scale \(x) \(y)") }
  nonisolated public func rotationEffect(_ angle: Angle) -> some View { modified("rotation \(angle.degrees)") }
  nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> some View {
    modified("rotation \(angle.degrees) around \(axis.x) \(axis.y) \(axis.z)")
  }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modified("blur \(radius)") }
  nonisolated public func clipShape(_ shape: RoundedRectangle) -> some View { modified("corners \(shape.cornerRadius)") }
  nonisolated public func foregroundStyle(_ style: Color) -> some View { modified("color \(style.parts)") }
  nonisolated public func background(_ style: Color) -> some View { modified("background \(style.parts)") }
  nonisolated public func opacity(_ opacity: Double) -> some View { modified("opacity \(opacity)") }
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { self }
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { self }
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
}
