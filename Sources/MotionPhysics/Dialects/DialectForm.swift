/// One of a system's ways to say a spring: its own parameters, read and written.
///
/// What it cannot say it refuses with a reason; it clamps nothing, not even where the system itself does so
/// silently.
public struct DialectForm: Sendable {
  /// A parameter of the system.
  public struct Parameter: Sendable {
    /// The system's own name for it.
    public let name: String
    /// What the system takes.
    public let bounds: Bounds
    /// What the system takes when it is left out; nil when it must be given.
    public let standard: Double?
    /// Whether it is a time that the system counts in milliseconds. Here it is read in seconds all the same.
    public let isMilliseconds: Bool

    init(_ name: String, _ bounds: Bounds, standard: Double? = nil, isMilliseconds: Bool = false) {
      self.name = name
      self.bounds = bounds
      self.standard = standard
      self.isMilliseconds = isMilliseconds
    }
  }

  /// Where the parameters belong in the system's code.
  public let api: String
  /// The parameters in order, at most three.
  public let parameters: [Parameter]
  /// Why the spring that is read or written is only about the system's; nil where it is the system's.
  public let approximation: String?
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
  public func spring(_ numbers: SpringNumbers, velocity: Double = 0) throws(MotionError) -> Spring {
    try Bounds.finite.check(velocity, "velocity")
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
  public func numbers(of spring: Spring, velocity: Double = 0) throws(UnsupportedMotion) -> SpringNumbers {
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
