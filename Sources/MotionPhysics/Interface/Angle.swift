/// An angle, SwiftUI's `Angle`: a vector that springs and keyframes can move, and the short way to another one.
public struct Angle: Hashable, Sendable, Comparable {
  /// In radians.
  public var radians: Double

  /// In degrees.
  public var degrees: Double {
    get { radians * (180 / Double.pi) }
    set { radians = newValue * (Double.pi / 180) }
  }

  /// An angle of 0.
  public init() { radians = 0 }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * (Double.pi / 180) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether one is the smaller number, turns included.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// The same direction as an angle of more than -π and at most π.
  ///
  /// The turns are taken off with 32 digits of π: the result is exact to 3e-16 radians for angles up to 1e12.
  public var withinHalfTurn: Angle {
    let turns = (radians / DoubleDouble.turn.high).rounded(.toNearestOrEven)
    let rest = (DoubleDouble(radians) - DoubleDouble.turn * turns).high
    return Angle(radians: rest <= -Double.pi ? -rest : rest)
  }

  /// The shorter of the two ways to another direction, more than -π and at most π: what to add to turn there. Exactly
  /// opposite, it is π.
  public func shortWay(to other: Angle) -> Angle { (other - self).withinHalfTurn }

  /// The angle of another direction that is nearest to this one, turns included: the target that an animation from here
  /// should have so that it takes the short way.
  public func nearest(to other: Angle) -> Angle { self + shortWay(to: other) }
}

extension Angle: MotionVector {
  /// No angle.
  public static let zero = Angle()

  /// The sum.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

  /// The difference.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

  /// So many times the angle.
  public func scaled(by factor: Double) -> Angle { Angle(radians: radians * factor) }

  /// The square of the angle in radians.
  public var magnitudeSquared: Double { radians * radians }
}
