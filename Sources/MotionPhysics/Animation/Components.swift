/// A value that moves: one number or two to four numbers, such as an offset or a colour.
public struct Components: Hashable, Sendable {
  /// How many numbers, 1 to 4.
  public let count: Int
  /// Numbers beyond the count are 0, so that norms and arithmetic need not know it.
  var storage: SIMD4<Double>

  /// A single number.
  public init(_ value: Double) {
    count = 1
    storage = SIMD4(value, 0, 0, 0)
  }

  /// One to four finite numbers.
  /// - Throws: `MotionError` when there are none or more than four, or one is not finite.
  public init(_ values: [Double]) throws(MotionError) {
    guard (1...4).contains(values.count) else {
      throw .invalid(parameter: "value", reason: "needs 1 to 4 numbers, and has \(values.count)")
    }
    var storage = SIMD4<Double>.zero
    for (index, value) in values.enumerated() {
      try Bounds.finite.check(value, values.count == 1 ? "value" : "value[\(index)]")
      storage[index] = value
    }
    self.init(storage: storage, count: values.count)
  }

  init(storage: SIMD4<Double>, count: Int) {
    self.storage = storage
    self.count = count
  }

  /// As many zeros as another value has numbers.
  public static func zero(like other: Components) -> Components {
    Components(storage: .zero, count: other.count)
  }

  /// Whether it is a single number.
  public var isScalar: Bool { count == 1 }

  /// The numbers.
  public var array: [Double] { (0..<count).map { storage[$0] } }

  /// The Euclidean norm.
  public var norm: Double { magnitude }

  /// One of the numbers; 0 beyond the count.
  public subscript(index: Int) -> Double { index >= 0 && index < count ? storage[index] : 0 }
}

extension Components: MotionVector {
  /// Zero beside values of any count: sums have the greater one.
  public static let zero = Components(0)

  /// The sum, number by number; both have as many, or one is `zero`.
  public static func + (left: Components, right: Components) -> Components {
    Components(storage: left.storage + right.storage, count: max(left.count, right.count))
  }

  /// The difference, number by number; both have as many, or one is `zero`.
  public static func - (left: Components, right: Components) -> Components {
    Components(storage: left.storage - right.storage, count: max(left.count, right.count))
  }

  /// Each number times the factor.
  public func scaled(by factor: Double) -> Components {
    Components(storage: storage * factor, count: count)
  }

  /// The sum of the numbers' squares.
  public var magnitudeSquared: Double { (storage * storage).sum() }

  static func * (left: Components, factor: Double) -> Components { left.scaled(by: factor) }
}

extension Components {
  /// Throws unless it has as many numbers as another value, all of them in a range.
  func check(
    count: Int, of other: String, in range: Bounds = Ranges.value, _ parameter: String
  ) throws(MotionError) {
    guard self.count == count else {
      throw .invalid(
        parameter: parameter,
        reason: "has \(self.count) number\(self.count == 1 ? "" : "s"), and \(other) has \(count)")
    }
    for index in 0..<count { try range.check(self[index], parameter) }
  }

  /// Whether all numbers are finite. The norm of finite numbers need not be.
  var isFinite: Bool { (storage * 0).sum() == 0 }

  /// The same numbers with 0 for -0.
  var withoutNegativeZero: Components { Components(storage: storage + SIMD4(repeating: 0), count: count) }
}

/// A property's value and velocity at a time.
public struct PropertyValue: Hashable, Sendable {
  /// The property's name.
  public let property: String
  /// Its value.
  public let value: Components
  /// Its velocity, units per second.
  public let velocity: Components

  /// A property's value and velocity, of equally many components.
  public init(property: String, value: Components, velocity: Components) {
    self.property = property
    self.value = value
    self.velocity = velocity
  }
}

#if !hasFeature(Embedded)
  import PlainText

  extension Components: CustomStringConvertible {
    /// Its number, or its numbers in brackets.
    public var description: String {
      let numbers = array.map(DecimalText.exact)
      return isScalar ? numbers.joined() : "[\(numbers.joined(separator: ", "))]"
    }
  }
#endif
