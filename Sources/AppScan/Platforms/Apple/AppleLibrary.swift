extension Library {
  /// What the names of Apple's frameworks mean where a number or a curve is expected.
  static let apple = Library(name: AppleLibrary.name, call: AppleLibrary.call)
}

/// The names of Apple's frameworks that stand for values.
enum AppleLibrary {
  static func name(_ path: String) -> Expression? {
    switch path {
    case "zero", "CGFloat.zero", "Double.zero", "TimeInterval.zero": .number(0)
    case "pi", "CGFloat.pi", "Double.pi", "Float.pi": .number(Double.pi)
    case "CGPoint.zero", "UnitPoint.zero": .list([.number(0), .number(0)])
    default: nil
    }
  }

  static func call(_ path: String, _ arguments: [Expression.Argument]) -> Expression? {
    switch path {
    case "CGFloat", "Double", "TimeInterval", "Float", "CFTimeInterval", "Int", "NSNumber", "Float32",
      "Float64":
      arguments.count == 1 ? arguments[0].value : nil
    case "CGPoint", "UnitPoint": point(arguments)
    case "init": point(arguments) ?? timing(arguments)
    case "CAMediaTimingFunction": timing(arguments)
    case "bezier", "UnitCurve.bezier": bezier(arguments)
    default: nil
    }
  }

  private static func point(_ arguments: [Expression.Argument]) -> Expression? {
    guard arguments.map(\.label) == ["x", "y"] else { return nil }
    return .list(arguments.map(\.value))
  }

  /// `CAMediaTimingFunction(name: .easeOut)` and `CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)`.
  private static func timing(_ arguments: [Expression.Argument]) -> Expression? {
    switch (arguments.first?.label, arguments.count) {
    case ("name"?, 1): AppleWords.curve(arguments[0].value)
    case ("controlPoints"?, 4): .list(arguments.map(\.value))
    default: nil
    }
  }

  /// `UnitCurve.bezier(startControlPoint:endControlPoint:)`.
  private static func bezier(_ arguments: [Expression.Argument]) -> Expression? {
    guard arguments.map(\.label) == ["startControlPoint", "endControlPoint"],
      case .call(let first, let start) = arguments[0].value, case .list(let from)? = call(first, start),
      case .call(let second, let end) = arguments[1].value, case .list(let to)? = call(second, end)
    else { return nil }
    return .list(from + to)
  }
}
