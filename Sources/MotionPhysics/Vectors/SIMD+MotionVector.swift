extension SIMD2: MotionVector where Scalar: BinaryFloatingPoint {
  /// Each number times the factor.
  @inlinable public func scaled(by factor: Double) -> Self { self * Scalar(factor) }

  /// The sum of the numbers' squares.
  @inlinable public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD3: MotionVector where Scalar: BinaryFloatingPoint {
  /// Each number times the factor.
  @inlinable public func scaled(by factor: Double) -> Self { self * Scalar(factor) }

  /// The sum of the numbers' squares.
  @inlinable public var magnitudeSquared: Double { Double((self * self).sum()) }
}

extension SIMD4: MotionVector where Scalar: BinaryFloatingPoint {
  /// Each number times the factor.
  @inlinable public func scaled(by factor: Double) -> Self { self * Scalar(factor) }

  /// The sum of the numbers' squares.
  @inlinable public var magnitudeSquared: Double { Double((self * self).sum()) }
}
