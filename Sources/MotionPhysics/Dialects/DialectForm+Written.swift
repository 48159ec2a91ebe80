extension DialectForm {
  /// The parameters as `convert` prints them: all of them, or all missing for the same reason.
  public func written(_ spring: Spring, velocity: Double = 0) -> [DialectParameter] {
    do throws(UnsupportedMotion) {
      return try parameters(of: spring, velocity: velocity)
    } catch {
      return parameters.map { DialectParameter($0.printedName, missing: error.reason) }
    }
  }

  /// The same, but throws the reason.
  func parameters(of spring: Spring, velocity: Double) throws(UnsupportedMotion) -> [DialectParameter] {
    let numbers = try self.numbers(of: spring, velocity: velocity)
    var said: [DialectParameter] = []
    for (index, parameter) in parameters.enumerated() {
      let number = numbers[index] ?? .nan
      said.append(
        DialectParameter(
          parameter.printedName, parameter.isMilliseconds ? Milliseconds.of(number) : number))
    }
    return said
  }
}

extension DialectForm.Parameter {
  /// The name, with the unit where it is not the second.
  public var printedName: String { isMilliseconds ? name + "Millis" : name }
}
