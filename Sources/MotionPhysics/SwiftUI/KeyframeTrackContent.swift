// SwiftUI's four keyframes, and the builder that puts them in a row.

/// Something that stands in a track: SwiftUI's protocol of that name.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that moves.
  associatedtype Value: MotionVector
  /// The keyframes that it stands for.
  var keyframes: [Keyframe<Value>] { get }
}

/// Straight to a value, eased by a curve: SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value: MotionVector>: KeyframeTrackContent {
  /// The one keyframe.
  public let keyframes: [Keyframe<Value>]

  /// - Parameters:
  ///   - to: where it leads.
  ///   - duration: seconds; clamped to 0...1000.
  ///   - timingCurve: how it gets there.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    keyframes = [.linear(to: to, duration: SwiftUILimits.time(duration), curve: timingCurve)]
  }
}

/// By a spring, cut off at its duration: SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value: MotionVector>: KeyframeTrackContent {
  /// The one keyframe.
  public let keyframes: [Keyframe<Value>]

  /// - Parameters:
  ///   - to: where it leads.
  ///   - duration: seconds, clamped to 0...1000; nil is until it has settled, by SwiftUI's estimate, 1000 s at most.
  ///   - spring: what moves it.
  ///   - startVelocity: units per second; nil is that of the keyframe before.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframes = [
      .spring(
        to: to, duration: duration.map(SwiftUILimits.time), spring: spring, startVelocity: startVelocity)
    ]
  }
}

/// Along a cubic curve: SwiftUI's `CubicKeyframe`.
public struct CubicKeyframe<Value: MotionVector>: KeyframeTrackContent {
  /// The one keyframe.
  public let keyframes: [Keyframe<Value>]

  /// - Parameters:
  ///   - to: where it leads.
  ///   - duration: seconds; clamped to 0...1000.
  ///   - startVelocity: units per second; nil is that of the keyframe before.
  ///   - endVelocity: units per second; nil is that of a smooth curve through the neighbours.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    keyframes = [
      .cubic(
        to: to, duration: SwiftUILimits.time(duration), startVelocity: startVelocity,
        endVelocity: endVelocity)
    ]
  }
}

/// At once: SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value: MotionVector>: KeyframeTrackContent {
  /// The one keyframe.
  public let keyframes: [Keyframe<Value>]

  /// - Parameter to: where it jumps.
  public init(_ to: Value) { keyframes = [.move(to: to)] }
}

/// Keyframes in a row.
public struct KeyframeSequence<Value: MotionVector>: KeyframeTrackContent {
  /// In order.
  public let keyframes: [Keyframe<Value>]

  init(_ keyframes: [Keyframe<Value>]) { self.keyframes = keyframes }
}

/// Puts the keyframes of a track in a row: SwiftUI's `KeyframeTrackContentBuilder`.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: MotionVector>: KeyframeRowBuilder {
  /// No keyframe.
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence([]) }
}

/// Puts keyframes in a row, in a track or without one.
public protocol KeyframeRowBuilder<Value> {
  /// The type of the value that moves.
  associatedtype Value: MotionVector
}

extension KeyframeRowBuilder {
  /// One of the four keyframes, or a row of them.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> KeyframeSequence<Value> where Content.Value == Value {
    KeyframeSequence(content.keyframes)
  }

  /// Several of them.
  public static func buildBlock(
    _ first: KeyframeSequence<Value>, _ rows: KeyframeSequence<Value>...
  ) -> KeyframeSequence<Value> {
    buildArray([first] + rows)
  }

  /// Those of a loop.
  public static func buildArray(_ rows: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
    KeyframeSequence(rows.flatMap { $0.keyframes })
  }

  /// Those of a condition that may not hold.
  public static func buildOptional(_ row: KeyframeSequence<Value>?) -> KeyframeSequence<Value> {
    row ?? KeyframeSequence([])
  }

  /// Those of the first branch.
  public static func buildEither(first row: KeyframeSequence<Value>) -> KeyframeSequence<Value> { row }

  /// Those of the second branch.
  public static func buildEither(second row: KeyframeSequence<Value>) -> KeyframeSequence<Value> { row }
}

extension LinearKeyframe: Sendable where Value: Sendable {}
extension SpringKeyframe: Sendable where Value: Sendable {}
extension CubicKeyframe: Sendable where Value: Sendable {}
extension MoveKeyframe: Sendable where Value: Sendable {}
extension KeyframeSequence: Sendable where Value: Sendable {}
