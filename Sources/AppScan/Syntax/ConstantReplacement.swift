extension Expression {
  /// The expression with the names of its own file in it replaced by what they mean there: another file that uses it
  /// may call other things so.
  /// - Parameters:
  ///   - own: what the file declares.
  ///   - names: the names that stay: those that are being replaced, and a function's parameters.
  ///   - place: where it stands.
  func replacing(_ own: FileConstants, _ names: [String], at place: Declaration.Place) -> Expression {
    var room = ScanLimits.constantParts
    return replacing(own, names, place, &room)
  }

  private func replacing(
    _ own: FileConstants, _ names: [String], _ place: Declaration.Place, _ room: inout Int
  ) -> Expression {
    room -= 1
    guard names.count < ScanLimits.constantDepth, room > 0 else { return .unread(.expression) }
    switch self {
    case .name(let path): return Self.meaning(path, own, names, place, &room)
    case .negative(let inner): return .negative(inner.replacing(own, names, place, &room))
    case .whole(let inner): return .whole(inner.replacing(own, names, place, &room))
    case .member(let inner, let member): return .member(inner.replacing(own, names, place, &room), member)
    case .binary(let operation, let left, let right):
      return .binary(
        operation, left.replacing(own, names, place, &room), right.replacing(own, names, place, &room))
    case .choice(let branches, let condition):
      return .choice(branches.map { $0.replacing(own, names, place, &room) }, of: condition)
    case .fallback(let first, let second):
      return .fallback(
        first.replacing(own, names, place, &room), second.replacing(own, names, place, &room))
    case .list(let elements): return .list(elements.map { $0.replacing(own, names, place, &room) })
    case .call(let path, let arguments):
      // A word such as `.easeOut` may be an argument's own and no constant.
      return .call(
        path,
        arguments.map { argument in
          let value = argument.value.replacing(own, names, place, &room)
          return Argument(argument.label, value.isComputed ? value : argument.value)
        })
    default: return self
    }
  }

  private static func meaning(
    _ path: String, _ own: FileConstants, _ names: [String], _ place: Declaration.Place, _ room: inout Int
  ) -> Expression {
    guard !names.contains(path) else { return .name(path) }
    switch own.lookUp(path, at: place.offset) {
    case .value(.object, _): return .name(path)
    case .value(let value, let other): return value.replacing(own, names + [path], other ?? place, &room)
    case .ambiguous: return .unread(.ambiguousName)
    case .variable: return .unread(.constant)
    case .parameter: return .unread(.parameter)
    case .function, .unknown: return .name(path)
    }
  }

  /// Whether it is a number or arithmetic.
  private var isComputed: Bool {
    switch self {
    case .number, .binary, .negative, .whole: true
    // What a function is given.
    case .name(let name): name == "this" || name == "self"
    default: false
    }
  }

  /// The expression with some names in it replaced: what a function gives for its arguments.
  func replacing(_ values: [String: Expression]) -> Expression {
    switch self {
    case .name(let path):
      if let value = values[path] { return value }
      // `this.ms`, `value.toInt`: a member of what was given.
      guard let (owner, member) = NamePath.split(path), let value = values[owner] else { return self }
      return .member(value, member)
    case .negative(let inner): return .negative(inner.replacing(values))
    case .whole(let inner): return .whole(inner.replacing(values))
    case .member(let inner, let member): return .member(inner.replacing(values), member)
    case .binary(let operation, let left, let right):
      return .binary(operation, left.replacing(values), right.replacing(values))
    case .choice(let branches, let condition):
      return .choice(branches.map { $0.replacing(values) }, of: condition)
    case .fallback(let first, let second): return .fallback(first.replacing(values), second.replacing(values))
    case .list(let elements): return .list(elements.map { $0.replacing(values) })
    case .call(let path, let arguments):
      return .call(path, arguments.map { Argument($0.label, $0.value.replacing(values)) })
    default: return self
    }
  }

  /// Whether it is a number or text, or names a type alone: it means the same in every file.
  var isLiteral: Bool {
    switch self {
    case .number, .text, .unread: true
    case .call(_, let arguments): arguments.allSatisfy(\.value.isLiteral)
    default: false
    }
  }
}
