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
