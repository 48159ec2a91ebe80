extension Expression {
  /// The expression with the names of its own file in it replaced by what they mean there: another file that uses it
  /// may call other things so.
  /// - Parameters:
  ///   - own: what the file declares.
  ///   - names: the names that are being replaced; one that meets itself stays.
  func replacing(_ own: ConstantTable, _ names: [String]) -> Expression {
    var room = Self.mostParts
    return replacing(own, names, &room)
  }

  /// Constants of constants of constants, each used several times, would grow without end.
  private static let mostParts = 200

  private func replacing(_ own: ConstantTable, _ names: [String], _ room: inout Int) -> Expression {
    room -= 1
    guard names.count < 8, room > 0 else { return .unread(.expression) }
    switch self {
    case .name(let path): return Self.meaning(path, own, names, &room)
    case .negative(let inner): return .negative(inner.replacing(own, names, &room))
    case .member(let inner, let member): return .member(inner.replacing(own, names, &room), member)
    case .binary(let operation, let left, let right):
      return .binary(operation, left.replacing(own, names, &room), right.replacing(own, names, &room))
    case .choice(let branches, let condition):
      return .choice(branches.map { $0.replacing(own, names, &room) }, of: condition)
    case .list(let elements): return .list(elements.map { $0.replacing(own, names, &room) })
    case .call(let path, let arguments):
      // A word such as `.easeOut` may be an argument's own and no constant.
      return .call(
        path,
        arguments.map { argument in
          let value = argument.value.replacing(own, names, &room)
          return Argument(argument.label, value.isComputed ? value : argument.value)
        })
    default: return self
    }
  }

  private static func meaning(
    _ path: String, _ own: ConstantTable, _ names: [String], _ room: inout Int
  ) -> Expression {
    guard !names.contains(path) else { return .name(path) }
    switch own.lookUp(path) {
    case .value(let value): return value.replacing(own, names + [path], &room)
    case .ambiguous: return .unread(.ambiguousName)
    case .variable: return .unread(.constant)
    case .unknown: return .name(path)
    }
  }

  /// Whether it is a number or arithmetic.
  private var isComputed: Bool {
    switch self {
    case .number, .binary, .negative: true
    default: false
    }
  }

  /// Whether it is a number or text, or names nothing but a type: it means the same in every file.
  var isLiteral: Bool {
    switch self {
    case .number, .text, .unread: true
    case .call(_, let arguments): arguments.allSatisfy(\.value.isLiteral)
    default: false
    }
  }
}
