// swift-format-ignore-file
// SwiftUI's keyframes, by the signatures of Apple's documentation.
import Foundation

public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent
}

extension Never: KeyframeTrackContent {
  public typealias Value = Double
  public typealias Body = Never
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public init(_ to: Value) {}
}

public struct KeyframeTrackContents<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframeTrackContents<Value>() }
}

public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes
}

extension Never: Keyframes {}

public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  public typealias Body = Never
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
}

extension KeyframeTrack {
  public typealias TrackRoot = Root
}

public struct KeyframesList<Value>: Keyframes {
  public typealias Body = Never
}

@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<Property, Content>(
    _ expression: KeyframeTrack<Value, Property, Content>
  ) -> KeyframesList<Value> { KeyframesList() }
  public static func buildExpression(_ expression: some Keyframes<Value>) -> KeyframesList<Value> {
    KeyframesList()
  }
  public static func buildBlock(_ tracks: KeyframesList<Value>...) -> KeyframesList<Value> { KeyframesList() }
}

public struct KeyframeTimeline<Value> {
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {}
}
