/// Turns expressions into values: computes, looks names up, and follows every branch.
struct Evaluator {
  /// The meanings of the platform's own names.
  let library: Library
  /// The meanings of the app's names.
  let names: NameResolver

  private let progress: Progress

  /// - Parameter place: Where the expressions stand.
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

    init(_ place: Declaration.Place) { self.place = place }
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
      guard let meaning = library.call(path, arguments) else { return called(path, arguments, depth) }
      return values(meaning, depth: depth + 1)
    case .member(let value, let member):
      guard let meaning = library.member(value, member) else { return self.member(member, of: value, depth) }
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
    case .fallback(let first, let second):
      let found = values(first, depth: depth + 1).filter { !$0.isUnread }
      if !found.isEmpty { return found }
      return values(second, depth: depth + 1)
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
    case .value(let expression, let place): return values(expression, at: place, depth)
    case .ambiguous: return [.unread(.ambiguousName)]
    case .variable: return [.unread(.constant)]
    case .parameter: return [.unread(.parameter)]
    case .function: return [.unread(.expression)]
    case .unknown:
      if let meaning = library.global(path) { return values(meaning, depth: depth + 1) }
      guard let (owner, member) = NamePath.split(path),
        let found = extended(member, .name(owner), depth)
      else { return [.unread(.constant)] }
      return found
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
    guard case .function(let parameters, let body, let place) = names.lookUp(path, at: progress.place),
      arguments.count <= parameters.count
    else { return [.unread(.expression)] }
    var given: [String: Expression] = [:]
    for (index, parameter) in parameters.enumerated() {
      given[parameter] =
        index < arguments.count ? literal(arguments[index].value, depth) : .unread(.parameter)
    }
    return moving(values(body.replacing(given), at: place, depth))
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
    guard found.count == 1 else { return .choice(found.map(Self.expression)) }
    return Self.expression(found[0])
  }

  private static func expression(_ value: Value) -> Expression {
    switch value {
    case .number(let number): .number(number)
    case .numbers(let numbers): .list(numbers.map { .number($0) })
    case .text(let text): .text(text)
    case .unread(let reason): .unread(reason)
    }
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
