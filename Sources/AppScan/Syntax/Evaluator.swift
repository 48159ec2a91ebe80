import PlainText

/// Turns expressions into values: computes, looks names up, and follows every branch.
struct Evaluator {
  /// The meanings of the platform's own names.
  let library: Library
  /// The meanings of the app's names.
  let names: NameResolver

  private let progress: Progress

  init(library: Library, names: NameResolver, at place: Declaration.Place) {
    self.library = library
    self.names = names
    progress = Progress(place)
  }

  /// How far the evaluation of one expression has come: constants that name each other twice would take
  /// exponential time.
  private final class Progress {
    var stepsLeft = 0
    /// The names that are being looked up: one that meets itself hides another of the same name.
    var names: [String] = []
    /// Where the names in what is being read are looked up; nil for what another file declares.
    var place: Declaration.Place?
    /// The first name on the way that others may give another value; empty where that has no name.
    private(set) var given: String?

    var constants: [SiteConstant] = []

    init(_ place: Declaration.Place) { self.place = place }

    func begin() { (stepsLeft, given, constants) = (ScanLimits.evaluationSteps, nil, []) }

    func give(_ name: String) { given = given ?? name }
  }

  /// Of the values that were asked for last, the name on the way that others may give another value, empty where it has
  /// none and nil where the app gives no others, and the app's constants that the expression names.
  var origin: (given: String?, constants: [SiteConstant]) { (progress.given, progress.constants) }

  /// The values of an expression, one for each branch; at least one.
  func values(_ expression: Expression) -> [Value] {
    progress.begin()
    return values(expression, depth: 0)
  }

  private func values(_ expression: Expression, depth: Int) -> [Value] {
    guard depth < ScanLimits.evaluationDepth, progress.stepsLeft > 0 else { return [.unread(.expression)] }
    progress.stepsLeft -= 1
    switch expression {
    case .number(let number, let unit): return [Self.scaled(number, unit)]
    case .text(let text):
      guard let meaning = library.meaning(of: text) else { return [.text(text)] }
      return values(meaning, depth: depth + 1)
    case .name(let path): return name(path, depth)
    case .call(let path, let written):
      let original = names.original(path)
      let isShaped = library.isShaped(original)
      let arguments = isShaped ? written.map { .init($0.label, shaped($0.value, depth + 1)) } : written
      guard let meaning = library.call(original, arguments) else { return called(path, arguments, depth) }
      return values(meaning, depth: depth + 1)
    case .member(let value, let member):
      guard let meaning = library.member(value, member) else { return self.member(member, of: value, depth) }
      return values(meaning, depth: depth + 1)
    case .list(let elements): return [list(elements, depth)]
    case .object, .members: return [.unread(.expression)]
    case .negative(let inner): return numbers(inner, depth) { -$0 }
    case .whole(let inner): return numbers(inner, depth) { $0.rounded(.towardZero) }
    case .binary(let operation, let left, let right): return binary(operation, left, right, depth)
    case .choice(let branches, _):
      let all = branches.flatMap { values($0, depth: depth + 1) }
      return all.count > ScanLimits.branches ? [.unread(.branches)] : all
    case .otherwise(let first, let second):
      let found = values(first, depth: depth + 1)
      let isUnknown = found == [.unread(.constant)] || isVariable(first)
      return isUnknown ? values(second, depth: depth + 1) : found
    case .fallback(let first, let second):
      let found = values(first, depth: depth + 1).filter { !$0.isUnread }
      if !found.isEmpty { return found }
      if case .name(let path) = first { progress.give(path) } else { progress.give("") }
      return values(second, depth: depth + 1)
    case .given(let name, let value):
      progress.give(name)
      return values(value, depth: depth + 1)
    case .unread(let reason): return [.unread(reason)]
    }
  }

  /// An argument of a curve with the names in it that stand for numbers as these: `Easing.out(Easing.back(PULL))`.
  private func shaped(_ argument: Expression, _ depth: Int) -> Expression {
    switch argument {
    case .call(let path, let inner)
    where library.isShaped(names.original(path)) && depth < ScanLimits.evaluationDepth:
      return .call(names.original(path), inner.map { .init($0.label, shaped($0.value, depth + 1)) })
    case .name, .binary, .negative:
      let found = values(argument, depth: depth)
      if found.count == 1, let number = found[0].number { return .number(number) }
      if case .name(let path) = argument { return .name(names.original(path)) }
      return argument
    default: return argument
    }
  }

  /// Each number that an expression may be, changed.
  private func numbers(_ inner: Expression, _ depth: Int, _ change: (Double) -> Double) -> [Value] {
    values(inner, depth: depth + 1).map { value in
      value.number.map { .number(change($0)) } ?? Self.reason(value)
    }
  }

  private static func scaled(_ number: Double, _ unit: String) -> Value {
    if unit == "ms" { return .number(DecimalText.thousandth(number)) }
    return unit.isEmpty || unit == "s" ? .number(number) : .unread(.expression)
  }

  private static func reason(_ value: Value) -> Value {
    if case .unread = value { value } else { .unread(.expression) }
  }

  private func name(_ path: String, _ depth: Int) -> [Value] {
    if let meaning = library.name(names.original(path)) { return values(meaning, depth: depth + 1) }
    var place = progress.place
    if progress.names.contains(path) {
      // `let duration = duration * 2`: the one of the brackets around.
      guard progress.names.last == path, let outside = place?.outside else {
        return [.unread(.ambiguousName)]
      }
      place = outside
    }
    progress.names.append(path)
    defer { progress.names.removeLast() }
    switch names.lookUp(path, at: place) {
    case .value(let expression, let place):
      if progress.names.count == 1 { progress.constants.append(names.constant(path, place)) }
      if names.isOverridden(path, at: progress.place, declared: place) { progress.give(NamePath.last(path)) }
      return values(expression, at: place, depth)
    case .ambiguous: return [.unread(.ambiguousName)]
    case .variable: return [.unread(.expression)]
    case .parameter: return values(library.given(names.original(path)), depth: depth + 1)
    case .function([Self.receiver], let body, let place):
      // A member that the app adds to a type, in a function that it adds to the same.
      return moving(values(body.replacing([Self.receiver: .unread(.expression)]), at: place, depth))
    case .function: return [.unread(.expression)]
    case .unknown:
      if let meaning = library.global(names.original(path)) { return values(meaning, depth: depth + 1) }
      if NamePath.isCall(path) { return [.unread(.expression)] }
      guard let (owner, member) = NamePath.split(path) else { return [.unread(.constant)] }
      return extended(member, .name(owner), depth) ?? [.unread(isDeclared(path) ? .expression : .constant)]
    }
  }

  private func isVariable(_ expression: Expression) -> Bool {
    guard case .name(let path) = expression, case .variable = names.lookUp(path, at: progress.place) else {
      return false
    }
    return true
  }

  /// Whether the file declares what a path begins with: its members are those of a value that is made when the app runs.
  private func isDeclared(_ path: String) -> Bool {
    let head = NamePath.head(path)
    if head.hasSuffix(NamePath.called) || head == Self.receiver { return true }
    switch names.lookUp(head, at: progress.place) {
    case .value, .variable: return true
    default: return false
    }
  }

  /// The values of what a file declares, its names looked up where it stands.
  private func values(_ expression: Expression, at place: Declaration.Place?, _ depth: Int) -> [Value] {
    let before = progress.place
    progress.place = place
    defer { progress.place = before }
    return values(expression, depth: depth + 1)
  }

  /// The value of a function of the app: `time.seconds(1)`.
  private func called(_ path: String, _ arguments: [Expression.Argument], _ depth: Int) -> [Value] {
    guard let function = function(path, arguments.map(\.value)),
      function.arguments.count <= function.parameters.count
    else { return [computed(path, arguments.map(\.value), depth)] }
    if names.isOverridden(path, at: progress.place, declared: function.place) {
      progress.give(NamePath.last(path))
    }
    var given: [String: Expression] = [:]
    for (index, parameter) in function.parameters.enumerated() {
      given[parameter] =
        index < function.arguments.count ? literal(function.arguments[index], depth) : .unread(.parameter)
    }
    return moving(values(function.body.replacing(given), at: function.place, depth))
  }

  /// A function of the app, and what it is given: `context.seconds(2)` gives one that the app adds to a type also what
  /// stands before the dot.
  private func function(_ path: String, _ arguments: [Expression])
    -> (parameters: [String], body: Expression, place: Declaration.Place?, arguments: [Expression])?
  {
    let found = names.lookUp(path, at: progress.place)
    if case .function(let parameters, let body, let place) = found {
      let isAdded = parameters.first == Self.receiver
      return (parameters, body, place, (isAdded ? [.unread(.expression)] : []) + arguments)
    }
    guard let (owner, member) = NamePath.split(path),
      case .function(let parameters, let body, let place) = names.lookUp(member, at: progress.place),
      parameters.first == Self.receiver
    else { return nil }
    return (parameters, body, place, [.name(owner)] + arguments)
  }

  /// The value of a function of arithmetic: `Math.min(fade, 200)`.
  private func computed(_ path: String, _ arguments: [Expression], _ depth: Int) -> Value {
    guard let (function, all) = ArithmeticFunction.called(path, arguments) else {
      return .unread(.expression)
    }
    guard case .numbers(let numbers) = list(all, depth) else { return list(all, depth) }
    return function.value(numbers).map { .number($0) } ?? .unread(.expression)
  }

  /// A member of a value: one that the app adds to numbers, `300.animateMs`, or one of the value's type.
  private func member(_ member: String, of value: Expression, _ depth: Int) -> [Value] {
    if let found = extended(member, value, depth) { return found }
    guard let type = type(of: value) else { return [.unread(.expression)] }
    return name(type + "." + member, depth)
  }

  private func extended(_ member: String, _ value: Expression, _ depth: Int) -> [Value]? {
    guard case .function(let names, let body, let place) = names.lookUp(member, at: progress.place),
      names == [Self.receiver]
    else { return nil }
    let given = literal(value, depth)
    return moving(values(body.replacing([Self.receiver: given]), at: place, depth))
  }

  /// The number's name in a member that is added to numbers.
  static let receiver = "self"

  /// An argument as what it comes to: its names are those of the caller.
  private func literal(_ argument: Expression, _ depth: Int) -> Expression {
    let found = values(argument, depth: depth + 1)
    guard found.count == 1 else { return .choice(found.map(\.expression)) }
    return found[0].expression
  }

  /// The longest that a motion lasts which is none, seconds: some animations do not take 0.
  static let instant = 0.005

  /// Without the branch that takes no time, which turns the motion off.
  private func moving(_ values: [Value]) -> [Value] {
    let moving = values.filter { value in value.number.map { $0 > Self.instant } ?? true }
    return moving.isEmpty ? values : moving
  }

  /// The type of a value, where it is written: `context.read<Times>()`, `Times.of(context)`, `Times()`.
  private func type(of value: Expression) -> String? {
    switch value {
    case .name(let path): return names.type(of: path, at: progress.place)
    case .call(let path, _):
      if path.hasSuffix(">"), let start = path.firstIndex(of: "<") {
        return String(path[path.index(after: start)...].dropLast())
      }
      if let (owner, member) = NamePath.split(path), member == "of" { return owner }
      return NamePath.last(path).first?.isUppercase == true ? path : nil
    default: return nil
    }
  }

  private func list(_ elements: [Expression], _ depth: Int) -> Value {
    var numbers: [Double] = []
    for element in elements {
      if case .call(Expression.spread, let spread) = element, let inner = spread.first,
        case .numbers(let more)? = values(inner.value, depth: depth + 1).first
      {
        numbers += more
        continue
      }
      let all = values(element, depth: depth + 1)
      guard all.count == 1, let number = all[0].number else { return Self.reason(all[0]) }
      numbers.append(number)
    }
    return .numbers(numbers)
  }

  private func binary(_ operation: Expression.Operator, _ left: Expression, _ right: Expression, _ depth: Int)
    -> [Value]
  {
    let all = values(left, depth: depth + 1).flatMap { first in
      values(right, depth: depth + 1).map { Self.joined(operation, first, $0) }
    }
    return all.count > ScanLimits.branches ? [.unread(.branches)] : all
  }

  private static func joined(_ operation: Expression.Operator, _ left: Value, _ right: Value) -> Value {
    guard let first = left.number else { return reason(left) }
    guard let second = right.number else { return reason(right) }
    let result = operation.value(first, second)
    return result.isFinite ? .number(result) : .unread(.expression)
  }
}
