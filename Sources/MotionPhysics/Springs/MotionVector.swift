/// A value that can move: it can be added, subtracted, scaled and measured. SwiftUI's `VectorArithmetic`, less
/// what a motion does not need.
///
/// `Double`, `Float`, SIMD vectors of two, three and four of them and `Components` are such values; any other
/// type becomes one by these five members. The rules of a vector space are expected: scaling distributes over
/// sums, and the magnitude is that of a Euclidean length.
public protocol MotionVector {
  /// The neutral element of the sum. Of a type whose vectors have different numbers of components it stands for the
  /// zero of each.
  static var zero: Self { get }
  /// The zero of as many components as a vector has: `zero` itself, unless vectors of the type differ in that.
  static func zero(like vector: Self) -> Self
  /// The sum.
  static func + (left: Self, right: Self) -> Self
  /// The difference: the way from `right` to `left`.
  static func - (left: Self, right: Self) -> Self
  /// The vector so many times as long; a negative factor turns it round.
  func scaled(by factor: Double) -> Self
  /// The square of the Euclidean length, in the value's own unit squared.
  var magnitudeSquared: Double { get }
}

extension MotionVector {
  /// The type's only zero.
  @inlinable public static func zero(like vector: Self) -> Self { zero }

  /// The Euclidean length, in the value's own unit.
  @inlinable public var magnitude: Double { magnitudeSquared.squareRoot() }

  /// The cosine of the angle to another vector, neither of them zero.
  ///
  /// From the lengths of the sum and the difference, since a vector need not know its components.
  func cosine(to other: Self) -> Double {
    let (left, right) = (scaled(by: 1 / magnitude), other.scaled(by: 1 / other.magnitude))
    return 0.25 * ((left + right).magnitudeSquared - (left - right).magnitudeSquared)
  }
}

extension Double: MotionVector {
  /// The number times the factor.
  @inlinable public func scaled(by factor: Double) -> Double { self * factor }

  /// The square of the number.
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: MotionVector {
  /// The number times the factor, rounded to 32 bits.
  @inlinable public func scaled(by factor: Double) -> Float { Float(Double(self) * factor) }

  /// The square of the number.
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension SIMD2: MotionVector where Scalar: BinaryFloatingPoint {}
extension SIMD3: MotionVector where Scalar: BinaryFloatingPoint {}
extension SIMD4: MotionVector where Scalar: BinaryFloatingPoint {}

extension MotionVector where Self: SIMD, Scalar: BinaryFloatingPoint {
  /// Each number times the factor.
  @inlinable public func scaled(by factor: Double) -> Self { self * Scalar(factor) }

  /// The sum of the numbers' squares.
  @inlinable public var magnitudeSquared: Double { Double((self * self).sum()) }
}
