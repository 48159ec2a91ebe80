// swift-format-ignore-file
// The part of SwiftUI that exported files use, by the signatures of Apple's documentation
// (developer.apple.com/documentation/swiftui). Nothing moves: it is there for the type checker alone.
@_exported import Foundation

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  public func scaled(by rhs: Double) -> Self { self }
}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable, VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (left: Self, right: Self) -> Self { left }
  public static func - (left: Self, right: Self) -> Self { left }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  let parts: [Double]

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { parts = [red, green, blue, opacity] }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

public struct UnitCurve: Hashable, Sendable {
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve()
  }
  public static let linear = UnitCurve()
  public static let easeIn = UnitCurve()
  public static let easeOut = UnitCurve()
  public static let easeInOut = UnitCurve()
  public static let circularEaseIn = UnitCurve()
  public static let circularEaseOut = UnitCurve()
  public static let circularEaseInOut = UnitCurve()
}

public struct Spring: Hashable, Sendable {
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {}
  public init(response: Double, dampingRatio: Double) {}
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {}
  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring() }
  public static var bouncy: Spring { Spring() }
}

public struct AnimationContext<Value: VectorArithmetic> {}

public protocol CustomAnimation: Hashable, Sendable {
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic
}

public struct Animation: Equatable, Sendable {
  init() {}
  public init<A>(_ base: A) where A: CustomAnimation {}
  public static let `default` = Animation()
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0)
    -> Animation
  { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation { Animation() }
  public static var spring: Animation { Animation() }
  public static var smooth: Animation { Animation() }
  public static var snappy: Animation { Animation() }
  public static var bouncy: Animation { Animation() }
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation { Animation() }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation { Animation() }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { Animation() }
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public func delay(_ delay: TimeInterval) -> Animation { self }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
  -> Result
{ try body() }
