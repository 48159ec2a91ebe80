/// A value as a source writes it, before constants are looked up.
package indirect enum Expression: Hashable, Sendable {
  /// A number with the unit that stands behind it, such as `ms` in CSS; empty for most.
  case number(Double, unit: String)
  /// The contents of a string.
  case text(String)
  /// A name or path, such as `Spring.StiffnessLow`; a leading dot is left out, and `this.` is `self.`.
  case name(String)
  /// A call of a name or path.
  case call(String, [Argument])
  /// A member of a value, such as `300.ms`.
  case member(Expression, String)
  /// A list in brackets.
  case list([Expression])
  /// An object literal or a call's named arguments.
  case object([Argument])
  /// An object of a script whose members are constants of their own: its bytes, and whether it counts as a motion there.
  case members(Range<Int>, isMotion: Bool)
  /// A value with its sign turned.
  case negative(Expression)
  /// A number without what is behind its point.
  case whole(Expression)
  /// Two values and what joins them.
  case binary(Operator, Expression, Expression)
  /// One of several values, depending on something: the branches of a condition, and its text where it is known. Values
  /// that depend on the same have the same branch.
  case choice([Expression], of: String? = nil)
  /// The first value, or the second where the first is not declared: `var(--fade, 200ms)`.
  case otherwise(Expression, Expression)
  /// The first value, or the second where the first is nothing when the app runs: `duration ?? 0.3`.
  case fallback(Expression, Expression)
  /// The value of a name that is given no other: the default of a parameter, the first value of a property that others
  /// may set.
  case given(String, Expression)
  /// A part that cannot be read, and why.
  case unread(UnreadableReason)

  /// An arithmetic operator.
  package enum Operator: UInt8, Hashable, Sendable {
    case plus, minus, times, over

    /// Its result of two numbers.
    func value(_ first: Double, _ second: Double) -> Double {
      switch self {
      case .plus: first + second
      case .minus: first - second
      case .times: first * second
      case .over: first / second
      }
    }
  }

  /// A value with its label; nil for one that is known by its position.
  package struct Argument: Hashable, Sendable {
    package let label: String?
    package let value: Expression

    package init(_ label: String?, _ value: Expression) {
      self.label = label
      self.value = value
    }
  }

  /// The value of ``given(_:_:)``; any other expression itself.
  var standard: Expression { if case .given(_, let value) = self { value } else { self } }

  /// The value in another type of number, by the function's name in Kotlin and Dart.
  func converted(_ function: String) -> Expression {
    switch function {
    case "toInt", "toLong": .whole(self)
    case "round", "roundToInt", "roundToLong": .whole(.binary(.plus, self, .number(0.5)))
    default: self
    }
  }

  /// The names that it may be: itself, or branches of its conditions.
  var named: [Expression] {
    switch self {
    case .name: [self]
    case .choice(let branches, _): branches.flatMap(\.named)
    case .fallback(let first, let second): first.named + second.named
    default: []
    }
  }

  /// The name of the call that stands for a list spread among arguments: `...curve`.
  static let spread = "..."

  /// Values as a list: the one that is spread where nothing else is given.
  static func elements(_ values: [Expression]) -> Expression {
    guard values.count == 1, case .call(spread, let spread) = values[0], let list = spread.first else {
      return .list(values)
    }
    return list.value
  }

  /// A number without a unit.
  package static func number(_ value: Double) -> Expression { .number(value, unit: "") }
}

/// A value that has been read.
package enum Value: Hashable, Sendable {
  /// A number in the unit that the parameter asks for.
  case number(Double)
  /// Several numbers, such as the control points of a curve.
  case numbers([Double])
  /// A word, such as the name of a curve.
  case text(String)
  /// A value that could not be read, and why.
  case unread(UnreadableReason)

  /// The number; nil for anything else.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Whether it could not be read.
  var isUnread: Bool { if case .unread = self { true } else { false } }

  /// The expression that comes to it.
  var expression: Expression {
    switch self {
    case .number(let number): .number(number)
    case .numbers(let numbers): .list(numbers.map { .number($0) })
    case .text(let text): .text(text)
    case .unread(let reason): .unread(reason)
    }
  }
}

/// Why a motion in a source could not be read.
package enum UnreadableReason: String, Error, CaseIterable, Sendable {
  /// It is computed when the app runs: an argument, a variable, a call.
  case expression
  /// A constant that no file declares, or that holds no number.
  case constant
  /// A name that is declared more than once, so that it is not known which is meant.
  case ambiguousName = "ambiguous-name"
  /// A parameter or a prop without a default: the caller gives the value.
  case parameter
  /// Something that a call shape does not know.
  case unknownArgument = "unknown-argument"
  /// Numbers of a spring, or what may be one, without the type that would make it one.
  case untypedSpring = "untyped-spring"
  /// A curve that is known by its name only.
  case curve
  /// More branches than are worth listing.
  case branches
  /// A number that no motion can have.
  case range
}

/// Names with dots between their parts, such as `MotionTokens.fast`.
package enum NamePath {
  /// The mark behind the name of a function, in the path of its result: `useTheme().motion`.
  static let called = "()"

  /// The name of a call with a word, which nothing but an export may declare: `motion-get(fade)`.
  static func call(_ function: String, _ word: String) -> String { "\(function)(\(word))" }

  /// Whether a name is that of a call with a word.
  static func isCall(_ path: String) -> Bool { path.hasSuffix(")") && !path.hasSuffix(called) }

  /// The last part of a path and what stands before it; nil for a bare name.
  static func split(_ path: String) -> (owner: String, member: String)? {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(path[..<dot]), String(path[path.utf8.index(after: dot)...]))
  }

  /// A variable of Sass without the module that is named before it; other paths as they are.
  static func withoutModule(_ path: String) -> String {
    guard let (_, member) = split(path), member.hasPrefix("$") else { return path }
    return member
  }

  /// The first part of a path; a bare name itself.
  package static func head(_ path: String) -> String {
    path.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
  }

  /// Whether a name is an app's type: one with a capital letter, or with `_` and one.
  static func isType(_ name: String) -> Bool {
    name.drop { $0 == "_" || $0 == "$" }.first?.isUppercase == true
  }

  /// A name and what stands before each of its dots, the longest first: `a.b.c`, `a.b` and `a`.
  /// - Parameter separator: a letter of ASCII that parts it instead of dots.
  package static func beginnings(of path: String, before separator: Unicode.Scalar = ".")
    -> some Sequence<String>
  {
    sequence(first: path) { rest in
      rest.utf8.lastIndex(of: UInt8(ascii: separator)).map { String(rest[..<$0]) }
    }
  }

  /// A name and what stands behind each of its dots, the longest first: `a.b.c`, `b.c` and `c`.
  static func endings(of path: String) -> some Sequence<String> {
    sequence(first: path) { rest in
      rest.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(rest[rest.utf8.index(after: $0)...]) }
    }
  }

  /// The last part of a path; a bare name itself.
  static func last(_ path: String) -> String {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return path }
    return String(path[path.utf8.index(after: dot)...])
  }
}
