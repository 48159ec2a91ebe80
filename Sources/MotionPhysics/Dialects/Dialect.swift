/// The systems whose springs can be read and written.
package enum Dialects {
  /// All of them, Apple's first.
  package static let all: [Dialect] = [
    .swiftUI, .uiKit, .coreAnimation, .compose, .flutter, .motion, .reactSpring, .reanimated, .framer,
    .origami,
  ]
}

/// Another system's way to say a motion: its own parameter names, in its own units.
package struct Dialect: Sendable {
  /// The system's name, unique among all.
  package let name: String
  /// The system and its parameters, in a few words.
  package let summary: String
  /// The sets of parameters in which the system says a spring, the usual one first. None for a system that has no
  /// springs of its own.
  package let forms: [DialectForm]
  private let facts: @Sendable (Spring, Double) throws(UnsupportedMotion) -> [DialectParameter]
  private let easing: @Sendable (UnitCurve, Double?) throws(UnsupportedMotion) -> [DialectParameter]

  /// - Parameters:
  ///   - easing: the system's words for a curve over seconds, or for a curve alone.
  ///   - facts: what there is to say of a spring beside the first form's parameters, for a velocity in travels per
  ///     second.
  package init(
    _ name: String, _ summary: String, forms: [DialectForm],
    easing: @escaping @Sendable (UnitCurve, Double?) throws(UnsupportedMotion) -> [DialectParameter],
    facts: @escaping @Sendable (Spring, Double) throws(UnsupportedMotion) -> [DialectParameter] = {
      (_, _) throws(UnsupportedMotion) in []
    }
  ) {
    self.name = name
    self.summary = summary
    self.forms = forms
    self.easing = easing
    self.facts = facts
  }

  /// The system's parameters of a spring that starts with a velocity in travels per second.
  package func parameters(_ spring: Spring, _ velocity: Double) -> DialectAnswer {
    DialectAnswer { () throws(UnsupportedMotion) in
      let said = try forms.first?.parameters(of: spring, velocity: velocity) ?? []
      return said + (try facts(spring, velocity))
    }
  }

  /// The system's parameters of a curve.
  /// - Parameter duration: seconds; nil for the curve alone.
  package func parameters(_ curve: UnitCurve, duration: Double?) -> DialectAnswer {
    DialectAnswer { () throws(UnsupportedMotion) in try easing(curve, duration) }
  }
}

/// A motion in a dialect.
package enum DialectAnswer: Hashable, Sendable {
  /// Its parameters, in order.
  case parameters([DialectParameter])
  /// The system cannot express the motion.
  case unavailable(reason: String)

  /// The body's parameters, or why it has none.
  init(_ body: () throws(UnsupportedMotion) -> [DialectParameter]) {
    do throws(UnsupportedMotion) {
      self = .parameters(try body())
    } catch {
      self = .unavailable(reason: error.reason)
    }
  }
}

extension Dialect {
  /// The spring of parameters that were typed with their names; what is left out takes the system's standard.
  /// - Parameter velocity: the initial velocity, travels per second.
  /// - Throws: `MotionError` naming the parameter that the system does not have, that is missing, that is
  ///   there twice or out of its range, or that belongs to another form than the rest.
  package func spring(
    _ typed: [(name: String, value: Double)], velocity: Double = 0
  ) throws(MotionError) -> Spring {
    let form = try form(of: typed.map { $0.name })
    var numbers = SpringNumbers()
    for pair in typed {
      // Left-out numbers are not-a-number, so one that was typed must not pass for them.
      try Bounds.finite.check(pair.value, pair.name)
      guard let place = form.place(of: pair.name) else { continue }
      guard numbers[place] == nil else {
        throw .invalid(parameter: pair.name, reason: "is there twice")
      }
      let parameter = form.parameters[place]
      let isMilliseconds = parameter.isMilliseconds && pair.name == parameter.printedName
      numbers[place] = isMilliseconds ? pair.value / 1000 : pair.value
    }
    return try form.spring(numbers, velocity: velocity)
  }

  /// The first form that has all the parameters, and none to be given beside them where there is such a form.
  /// - Throws: `MotionError` naming the parameter that no form has beside those before it, or that is there
  ///   twice.
  package func form(of names: [String]) throws(MotionError) -> DialectForm {
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
  package var names: String { parameters.map { $0.name }.joined(separator: "+") }

  /// The place of a parameter among the form's, by its name or the one that it is printed by.
  func place(of name: String) -> Int? {
    parameters.firstIndex { $0.name == name || $0.printedName == name }
  }

  /// Whether nothing is missing that has no standard.
  func isComplete(_ names: [String]) -> Bool {
    parameters.allSatisfy {
      $0.standard != nil || names.contains($0.name) || names.contains($0.printedName)
    }
  }
}
