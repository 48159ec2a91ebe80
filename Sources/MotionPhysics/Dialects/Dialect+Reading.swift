extension Dialect {
  /// The spring of parameters that were typed with their names; what is left out takes the system's standard.
  /// - Parameter velocity: the initial velocity, travels per second.
  /// - Throws: `MotionError` naming the parameter that the system does not have, that is missing, that is
  ///   there twice or out of its range, or that belongs to another form than the rest.
  public func spring(
    _ typed: [(name: String, value: Double)], velocity: Double = 0
  ) throws(MotionError) -> Spring {
    let form = try form(of: typed.map { $0.name })
    var numbers = SpringNumbers()
    for pair in typed {
      // Left-out numbers are not-a-number, so one that was typed must not pass for them.
      try Bounds.finite.check(pair.value, pair.name)
      if let place = form.place(of: pair.name) { numbers[place] = pair.value }
    }
    return try form.spring(numbers, velocity: velocity)
  }

  /// The first form that has all the parameters, and none to be given beside them where there is such a form.
  /// - Throws: `MotionError` naming the parameter that no form has beside those before it, or that is there
  ///   twice.
  public func form(of names: [String]) throws(MotionError) -> DialectForm {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw .invalid(parameter: name, reason: "is there twice")
    }
    if forms.isEmpty {
      throw .invalid(parameter: name, reason: "has no springs of its own, so none can be read")
    }
    var fitting = forms
    for name in names {
      fitting = fitting.filter { $0.place(of: name) != nil }
      guard fitting.isEmpty else { continue }
      let sets = forms.map { $0.names }.joined(separator: " | ")
      throw .invalid(
        parameter: name, reason: "does not belong there; a spring of \(self.name) is one of \(sets)")
    }
    return fitting.first { $0.isComplete(names) } ?? fitting[0]
  }
}

extension DialectForm {
  /// The parameters' names, `duration+bounce`.
  public var names: String { parameters.map { $0.name }.joined(separator: "+") }

  /// The place of a parameter among the form's.
  func place(of name: String) -> Int? { parameters.firstIndex { $0.name == name } }

  /// Whether nothing is missing that has no standard.
  func isComplete(_ names: [String]) -> Bool {
    parameters.allSatisfy { $0.standard != nil || names.contains($0.name) }
  }
}
