/// One of a system's ways to say a spring: its own parameters, read and written.
///
/// It refuses with a reason any spring that it cannot express; it never clamps, even where the system itself does so
/// silently.
package struct DialectForm: Sendable {
  /// A parameter of the system.
  package struct Parameter: Sendable {
    /// The system's own name for it.
    package let name: String
    /// The range that the system takes.
    package let bounds: Bounds
    /// The system's value where it is left out; nil when it must be given.
    package let standard: Double?
    /// Whether it is a time that the system counts in milliseconds. Here it is read in seconds all the same.
    package let isMilliseconds: Bool

    init(_ name: String, _ bounds: Bounds, standard: Double? = nil, isMilliseconds: Bool = false) {
      self.name = name
      self.bounds = bounds
      self.standard = standard
      self.isMilliseconds = isMilliseconds
    }
  }

  /// Where the parameters belong in the system's code.
  package let api: String
  /// The parameters in order, at most three.
  package let parameters: [Parameter]
  /// Why the spring that is read or written is only about the system's; nil where it is the system's.
  package let approximation: String?
  private let reading: @Sendable (SpringNumbers, Double) throws(MotionError) -> Spring
  private let writing: @Sendable (Spring, Double) throws(UnsupportedMotion) -> SpringNumbers

  /// - Parameters:
  ///   - read: makes the spring of numbers that are all there and in their bounds.
  ///   - write: the numbers of a spring; throws what the form cannot say. Both take the initial velocity in
  ///     travels per second.
  init(
    _ api: String, _ parameters: [Parameter], approximation: String? = nil,
    read: @escaping @Sendable (SpringNumbers, Double) throws(MotionError) -> Spring,
    write: @escaping @Sendable (Spring, Double) throws(UnsupportedMotion) -> SpringNumbers
  ) {
    self.api = api
    self.parameters = parameters
    self.approximation = approximation
    reading = read
    writing = write
  }

  /// The spring of the system's numbers, in the order of the parameters; those left out take their standard.
  /// - Parameter velocity: the initial velocity, travels per second, on which Framer's duration depends.
  /// - Throws: `MotionError` that names the system's own parameter and its range.
  package func spring(_ numbers: SpringNumbers, velocity: Double = 0) throws(MotionError) -> Spring {
    try Ranges.velocity.check(velocity, "velocity")
    var complete = SpringNumbers()
    for (index, parameter) in parameters.enumerated() {
      guard let number = numbers[index] ?? parameter.standard else {
        throw .invalid(parameter: parameter.name, reason: "is needed")
      }
      try parameter.bounds.check(number, parameter.name)
      complete[index] = number
    }
    do throws(MotionError) {
      return try reading(complete, velocity)
    } catch {
      // The physics speaks of stiffness where the system may say tension.
      if parameters.contains(where: { $0.name == error.parameter }) { throw error }
      let given = parameters.indices.first { numbers[$0] != nil }
      throw .invalid(parameter: given.map { parameters[$0].name } ?? error.parameter, reason: error.sentence)
    }
  }

  /// The system's numbers of a spring, in the order of the parameters.
  /// - Parameter velocity: the initial velocity, travels per second.
  /// - Throws: `UnsupportedMotion` with the reason, for a spring that would be another one when read.
  package func numbers(of spring: Spring, velocity: Double = 0) throws(UnsupportedMotion) -> SpringNumbers {
    let numbers = try writing(spring, velocity)
    for (index, parameter) in parameters.enumerated() {
      let number = numbers[index] ?? .nan
      guard number.isFinite, parameter.bounds.contains(number) else {
        throw UnsupportedMotion("\(parameter.name) must be \(parameter.bounds.allowed)")
      }
    }
    return numbers
  }
}

extension DialectForm {
  /// The parameters as they are written: all of them, or all missing for the same reason.
  package func written(_ spring: Spring, velocity: Double = 0) -> [DialectParameter] {
    do throws(UnsupportedMotion) {
      return try parameters(of: spring, velocity: velocity)
    } catch {
      return parameters.map { DialectParameter($0.printedName, .missing(reason: error.reason)) }
    }
  }

  /// The parameters of a spring; throws the reason where it has none.
  func parameters(of spring: Spring, velocity: Double) throws(UnsupportedMotion) -> [DialectParameter] {
    let numbers = try self.numbers(of: spring, velocity: velocity)
    return parameters.enumerated().map { index, parameter in
      let number = numbers[index] ?? .nan
      return DialectParameter(
        parameter.printedName, .number(parameter.isMilliseconds ? Milliseconds.of(number) : number))
    }
  }
}

extension DialectForm.Parameter {
  /// The name, with the unit where it is not the second.
  package var printedName: String { isMilliseconds ? name + "Millis" : name }
}

/// The numbers of a spring as typed, in the order of a form's keys; not-a-number stands for one that was left
/// out.
public struct SpringNumbers: Hashable, Sendable {
  /// The number of the form's first key.
  public var first: Double
  /// The number of the form's second key.
  public var second: Double
  /// The number of the form's third key.
  public var third: Double

  /// Numbers in the order of a form's keys.
  public init(_ first: Double = .nan, _ second: Double = .nan, _ third: Double = .nan) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The number of the key at a position; nil when it was left out or the form has no such key.
  public subscript(index: Int) -> Double? {
    get {
      let number =
        switch index {
        case 0: first
        case 1: second
        case 2: third
        default: Double.nan
        }
      return number.isNaN ? nil : number
    }
    set {
      switch index {
      case 0: first = newValue ?? .nan
      case 1: second = newValue ?? .nan
      case 2: third = newValue ?? .nan
      default: break
      }
    }
  }

  /// Equal when the same numbers are left out and the others are equal; not-a-number itself never would be.
  public static func == (left: SpringNumbers, right: SpringNumbers) -> Bool {
    (0..<3).allSatisfy { left[$0] == right[$0] }
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    for index in 0..<3 { hasher.combine(self[index]) }
  }
}
