import MotionPhysics

/// A spring as a person typed it: one system's own parameters, or an adjustment of a base.
public struct TypedSpring: Hashable, Sendable {
  /// The numbers that it is made from.
  public var parameters: Parameters
  /// Seconds before it starts; nil inherits the base's, or 0.
  public var delay: Double?

  /// Where a spring's numbers come from.
  public enum Parameters: Hashable, Sendable {
    /// One system's parameters.
    case standalone(SpringParameters)
    /// Another preset and what is changed of it.
    case adjusted(Adjustment)
  }

  /// Creates a spring.
  public init(_ parameters: Parameters, delay: Double? = nil) {
    self.parameters = parameters
    self.delay = delay
  }

  /// The base's name of an adjusted spring.
  public var base: PresetName? {
    if case .adjusted(let adjustment) = parameters { return adjustment.base }
    return nil
  }
}

/// A spring adjusted from a preset.
public struct Adjustment: Hashable, Sendable {
  /// The spring that is adjusted.
  public var base: PresetName
  /// Another perceptual duration in seconds; never beside a scale.
  public var duration: Double?
  /// A factor of the base's perceptual duration, above 0.
  public var durationScale: Double?
  /// Added to the base's bounce.
  public var extraBounce: Double?

  /// Creates an adjustment.
  public init(
    base: PresetName, duration: Double? = nil, durationScale: Double? = nil, extraBounce: Double? = nil
  ) {
    self.base = base
    self.duration = duration
    self.durationScale = durationScale
    self.extraBounce = extraBounce
  }
}

/// The numbers of a spring in one system's parameters, as typed.
public struct SpringParameters: Hashable, Sendable {
  /// The system's place in ``SpringForms/all``.
  public let formIndex: Int
  /// The numbers in the order of the form's keys; NaN for what was left out.
  public var numbers: SpringNumbers

  /// Creates parameters.
  public init(formIndex: Int, numbers: SpringNumbers) {
    self.formIndex = formIndex
    self.numbers = numbers
  }

  /// The system.
  public var form: SpringForm { SpringForms.all[formIndex] }

  /// The keys that were typed, with their values.
  public var typed: [(key: SpringKey, value: Double)] {
    form.keys.indices.compactMap { index in numbers[index].map { (form.keys[index].key, $0) } }
  }

  /// The spring.
  ///
  /// - Throws: ``MotionError`` naming the parameter that is out of its range.
  public func spring() throws(MotionError) -> Spring { try form.make(numbers) }

  /// Equal when every number is the same double and the same ones are left out.
  public static func == (left: SpringParameters, right: SpringParameters) -> Bool {
    left.formIndex == right.formIndex && left.bitPatterns == right.bitPatterns
  }

  /// Feeds the numbers' bits, so that left-out ones (NaN) count as equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(formIndex)
    hasher.combine(bitPatterns)
  }

  private var bitPatterns: [UInt64] {
    [numbers.first, numbers.second, numbers.third].map { $0.isNaN ? UInt64.max : $0.bitPattern }
  }
}
