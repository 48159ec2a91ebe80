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
    case .call:
      // A word such as `.easeOut` may be an argument's own and no constant.
      return mapped { argument in
        let value = argument.replacing(own, names, place, &room)
        return value.isComputed ? value : argument
      }
    default: return mapped { $0.replacing(own, names, place, &room) }
    }
  }

  /// The expression with others in the place of those that it is made of. Objects, and what stands in for a name that is
  /// declared nowhere, stay as they are.
  private func mapped(_ other: (Expression) -> Expression) -> Expression {
    switch self {
    case .negative(let inner): .negative(other(inner))
    case .whole(let inner): .whole(other(inner))
    case .member(let inner, let member): .member(other(inner), member)
    case .binary(let operation, let left, let right): .binary(operation, other(left), other(right))
    case .choice(let branches, let condition): .choice(branches.map(other), of: condition)
    case .fallback(let first, let second): .fallback(other(first), other(second))
    case .given(let name, let value): .given(name, other(value))
    case .list(let elements): .list(elements.map(other))
    case .call(let path, let arguments): .call(path, arguments.map { Argument($0.label, other($0.value)) })
    default: self
    }
  }

  /// Adds the names and paths that stand in it.
  func addNames(to names: inout Set<String>) {
    if case .name(let path) = self { names.insert(path) }
    for part in parts { part.addNames(to: &names) }
  }

  /// The expressions that it is made of, objects and what stands in for a name left out.
  var parts: [Expression] {
    var parts: [Expression] = []
    _ = mapped { part in
      parts.append(part)
      return part
    }
    return parts
  }

  private static func meaning(
    _ path: String, _ own: FileConstants, _ names: [String], _ place: Declaration.Place, _ room: inout Int
  ) -> Expression {
    guard !names.contains(path) else { return .name(path) }
    switch own.lookUp(path, at: place.offset) {
    case .value(let value, _) where value.standard.isObject: return .name(path)
    case .value(let value, let other): return value.replacing(own, names + [path], other ?? place, &room)
    case .ambiguous: return .unread(.ambiguousName)
    case .variable: return .unread(.constant)
    case .parameter: return .unread(.parameter)
    case .function, .unknown: return .name(path)
    }
  }

  /// Whether it is a number or arithmetic.
  var isComputed: Bool {
    switch self {
    case .number, .binary, .negative, .whole: true
    case .given(_, let value): value.isComputed
    // What a function is given.
    case .name(let name): name == "this" || name == "self"
    default: false
    }
  }

  /// The expression with some names in it replaced: what a function gives for its arguments.
  func replacing(_ values: [String: Expression]) -> Expression {
    guard case .name(let path) = self else { return mapped { $0.replacing(values) } }
    if let value = values[path] { return value }
    // `this.ms`, `value.toInt`: a member of what was given.
    guard let (owner, member) = NamePath.split(path), let value = values[owner] else { return self }
    return .member(value, member)
  }

  /// Whether it is an object.
  var isObject: Bool {
    switch self {
    case .object, .members: true
    default: false
    }
  }

  /// Whether it is a number or text, or names a type alone: it means the same in every file.
  var isLiteral: Bool {
    switch self {
    case .number, .text, .unread: true
    case .given(_, let value): value.isLiteral
    case .call(_, let arguments): arguments.allSatisfy(\.value.isLiteral)
    default: false
    }
  }
}
