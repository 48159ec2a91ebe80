/// Turns expressions into values: computes, looks names up, and follows every branch.
struct Evaluator {
  /// The meanings of the platform's own names.
  let library: Library
  /// The meanings of the app's names.
  let constants: (String) -> ConstantLookup

  private let progress = Progress()

  init(library: Library, constants: @escaping (String) -> ConstantLookup) {
    self.library = library
    self.constants = constants
  }

  /// How far the evaluation of one expression has come: constants that name each other twice would take
  /// exponential time.
  private final class Progress {
    var stepsLeft = 0
    /// The names that are being looked up: one that meets itself hides another of the same name.
    var names: [String] = []
  }

  /// The values of an expression, one for each branch; at least one.
  func values(_ expression: Expression) -> [Value] {
    progress.stepsLeft = ScanLimits.evaluationSteps
    return values(expression, depth: 0)
  }

  private func values(_ expression: Expression, depth: Int) -> [Value] {
    guard depth < ScanLimits.evaluationDepth, progress.stepsLeft > 0 else { return [.unread(.expression)] }
    progress.stepsLeft -= 1
    switch expression {
    case .number(let number, let unit): return [Self.scaled(number, unit)]
    case .text(let text): return [.text(text)]
    case .name(let path): return name(path, depth)
    case .call(let path, let arguments):
      guard let meaning = library.call(path, arguments) else { return [.unread(.expression)] }
      return values(meaning, depth: depth + 1)
    case .member(let value, let member):
      guard let meaning = library.member(value, member) else { return [.unread(.expression)] }
      return values(meaning, depth: depth + 1)
    case .list(let elements): return [list(elements, depth)]
    case .object: return [.unread(.expression)]
    case .negative(let inner):
      return values(inner, depth: depth + 1).map { value in
        value.number.map { .number(-$0) } ?? Self.reason(value)
      }
    case .whole(let inner):
      return values(inner, depth: depth + 1).map { value in
        value.number.map { .number($0.rounded(.towardZero)) } ?? Self.reason(value)
      }
    case .binary(let operation, let left, let right): return binary(operation, left, right, depth)
    case .choice(let branches, _):
      let all = branches.flatMap { values($0, depth: depth + 1) }
      return all.count > ScanLimits.branches ? [.unread(.branches)] : all
    case .otherwise(let first, let second):
      let found = values(first, depth: depth + 1)
      return found == [.unread(.constant)] ? values(second, depth: depth + 1) : found
    case .unread(let reason): return [.unread(reason)]
    }
  }

  private static func scaled(_ number: Double, _ unit: String) -> Value {
    switch unit {
    case "": .number(number)
    case "s": .number(number)
    case "ms": .number(number / 1000)
    default: .unread(.expression)
    }
  }

  private static func reason(_ value: Value) -> Value {
    if case .unread = value { value } else { .unread(.expression) }
  }

  private func name(_ path: String, _ depth: Int) -> [Value] {
    if let meaning = library.name(path) { return values(meaning, depth: depth + 1) }
    guard !progress.names.contains(path) else { return [.unread(.ambiguousName)] }
    progress.names.append(path)
    defer { progress.names.removeLast() }
    switch constants(path) {
    case .value(let expression): return values(expression, depth: depth + 1)
    case .ambiguous: return [.unread(.ambiguousName)]
    case .variable: return [.unread(.constant)]
    case .unknown:
      guard let meaning = library.global(path) else { return [.unread(.constant)] }
      return values(meaning, depth: depth + 1)
    }
  }

  private func list(_ elements: [Expression], _ depth: Int) -> Value {
    var numbers: [Double] = []
    for element in elements {
      let all = values(element, depth: depth + 1)
      guard all.count == 1, let number = all[0].number else { return Self.reason(all[0]) }
      numbers.append(number)
    }
    return .numbers(numbers)
  }

  private func binary(_ operation: Expression.Operator, _ left: Expression, _ right: Expression, _ depth: Int)
    -> [Value]
  {
    var all: [Value] = []
    for first in values(left, depth: depth + 1) {
      for second in values(right, depth: depth + 1) { all.append(Self.joined(operation, first, second)) }
    }
    return all.count > ScanLimits.branches ? [.unread(.branches)] : all
  }

  private static func joined(_ operation: Expression.Operator, _ left: Value, _ right: Value) -> Value {
    guard let first = left.number else { return reason(left) }
    guard let second = right.number else { return reason(right) }
    let result =
      switch operation {
      case .plus: first + second
      case .minus: first - second
      case .times: first * second
      case .over: first / second
      }
    return result.isFinite ? .number(result) : .unread(.expression)
  }
}

/// The meanings of a platform's own names: constants such as `Spring.StiffnessLow`, and calls such as
/// `Duration(milliseconds: 300)` or `CGFloat(0.3)`, as simpler expressions.
package struct Library: Sendable {
  /// The meaning of a name or path; nil for one that the platform does not have.
  let name: @Sendable (String) -> Expression?
  /// The meaning of a call; nil for one that the platform does not have.
  let call: @Sendable (String, [Expression.Argument]) -> Expression?
  /// The meaning of a member of a value, such as `300.ms`; nil for one that the platform does not have.
  let member: @Sendable (Expression, String) -> Expression?
  /// The meaning of a name that stands alone, where the app declares none of its own; nil for one that the platform
  /// does not have.
  let global: @Sendable (String) -> Expression?

  init(
    name: @escaping @Sendable (String) -> Expression? = { _ in nil },
    call: @escaping @Sendable (String, [Expression.Argument]) -> Expression? = { _, _ in nil },
    member: @escaping @Sendable (Expression, String) -> Expression? = { _, _ in nil },
    global: @escaping @Sendable (String) -> Expression? = { _ in nil }
  ) {
    self.name = name
    self.call = call
    self.member = member
    self.global = global
  }
}
