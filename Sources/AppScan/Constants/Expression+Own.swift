extension Expression {
  /// The expression with the names of its own file in it replaced by what they mean there: another file that uses it
  /// may call other things so.
  /// - Parameters:
  ///   - own: what the file declares.
  ///   - names: the names that are being replaced; one that meets itself stays.
  func replacing(_ own: ConstantTable, _ names: [String]) -> Expression {
    // Longer chains of constants than people write would only cost time.
    guard names.count < 8 else { return .unread(.expression) }
    switch self {
    case .name(let path): return Self.meaning(path, own, names)
    case .negative(let inner): return .negative(inner.replacing(own, names))
    case .member(let inner, let member): return .member(inner.replacing(own, names), member)
    case .binary(let operation, let left, let right):
      return .binary(operation, left.replacing(own, names), right.replacing(own, names))
    case .choice(let branches): return .choice(branches.map { $0.replacing(own, names) })
    case .list(let elements): return .list(elements.map { $0.replacing(own, names) })
    case .call(let path, let arguments):
      // A word such as `.easeOut` may be an argument's own and no constant.
      return .call(
        path,
        arguments.map { argument in
          let value = argument.value.replacing(own, names)
          return Argument(argument.label, value.isComputed ? value : argument.value)
        })
    default: return self
    }
  }

  private static func meaning(_ path: String, _ own: ConstantTable, _ names: [String]) -> Expression {
    guard !names.contains(path) else { return .name(path) }
    switch own.lookUp(path) {
    case .value(let value): return value.replacing(own, names + [path])
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
