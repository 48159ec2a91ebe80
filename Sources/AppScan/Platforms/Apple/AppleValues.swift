import MotionPhysics

extension CurveNames {
  /// The timing curves that Apple's frameworks name. Source: CAMediaTimingFunctionName's documentation; SwiftUI's and
  /// UIKit's curves of the same names have the same points.
  static let apple = CurveNames(
    [
      "linear": [0, 0, 1, 1], "easeIn": [0.42, 0, 1, 1], "easeOut": [0, 0, 0.58, 1],
      "easeInOut": [0.42, 0, 0.58, 1], "easeInEaseOut": [0.42, 0, 0.58, 1], "default": [0.25, 0.1, 0.25, 1],
    ], .always(.curve)
  ) { name in
    ["circularEaseIn", "circularEaseOut", "circularEaseInOut"].contains(name)
      ? UnitCurve(name: name).map { SiteCurve($0, name: name) } : nil
  }
}

extension SiteMotion {
  /// A tween of Core Animation, AppKit or UIKit.
  /// - Parameter standard: the name of the curve when the source names none.
  static func tween(
    _ values: Parameters, _ duration: String, _ curve: String, default standard: String
  ) throws(UnreadableReason) -> SiteMotion {
    try .tween(values.number(duration), values.curve(curve, .apple, default: standard))
  }

  /// A spring by the time in which it settles and its damping ratio.
  ///
  /// For `Spring(settlingDuration:dampingRatio:epsilon:)` that is SwiftUI's own equation. UIKit does not say which
  /// stiffness `animate(withDuration:usingSpringWithDamping:)` chooses; the same equation comes close.
  static func settling(
    _ values: Parameters, _ duration: String, ratio: String
  ) throws(UnreadableReason) -> SiteMotion {
    try settling(
      values.number(duration), ratio: values.number(ratio), epsilon: values.number("epsilon", default: 0.001))
  }

  /// The same of the numbers themselves.
  static func settling(
    _ duration: Double, ratio: Double, epsilon: Double = 0.001
  ) throws(UnreadableReason) -> SiteMotion {
    if duration == 0, ratio >= 0 { return SiteMotion(.spring(duration: 0, dampingRatio: ratio)) }
    let settled = try? Spring(
      validatingSettlingDuration: duration, dampingRatio: min(ratio, 1), epsilon: epsilon)
    guard let spring = settled, ratio > 0 else { throw .range }
    return SiteMotion(.spring(duration: spring.duration, dampingRatio: spring.dampingRatio))
  }
}

extension Expression {
  /// The name of one of Apple's curves as a text, in every branch; other values as they are.
  var appleCurve: Expression {
    // `kCAMediaTimingFunctionEaseOut` and UIKit's `curveEaseOut` are the older names of `easeOut`.
    word { name in
      var plain = name
      for prefix in ["kCAMediaTimingFunction", "curve"] where name.hasPrefix(prefix) && name != prefix {
        let rest = name.dropFirst(prefix.count)
        plain = rest.prefix(1).lowercased() + rest.dropFirst()
        break
      }
      return CurveNames.apple(plain) == nil ? nil : plain
    }
  }

  /// The name of one of SwiftUI's springs as a text, in every branch; other values as they are.
  var swiftUISpring: Expression { word { SwiftUISprings.bounces[$0] == nil ? nil : $0 } }

  private func word(_ known: (String) -> String?) -> Expression {
    switch self {
    case .name(let path): known(NamePath.last(path)).map(Expression.text) ?? self
    case .choice(let branches, let condition): .choice(branches.map { $0.word(known) }, of: condition)
    default: self
    }
  }
}

extension Library {
  /// The names of Apple's frameworks that stand for numbers and curves.
  static let apple = Library(
    name: { path in
      switch path {
      case "zero", "CGFloat.zero", "Double.zero", "TimeInterval.zero": .number(0)
      case "pi", "CGFloat.pi", "Double.pi", "Float.pi": .number(Double.pi)
      case "CGPoint.zero", "UnitPoint.zero", "CGVector.zero": .list([.number(0), .number(0)])
      case "true", "false": .text(path)
      default: nil
      }
    }, call: appleCall)

  @Sendable private static func appleCall(_ path: String, _ arguments: [Expression.Argument]) -> Expression? {
    switch path {
    // What a transaction takes unless it is told otherwise (CATransaction's documentation).
    case "CATransaction.animationDuration": arguments.isEmpty ? .number(0.25) : nil
    case "CGFloat", "Double", "TimeInterval", "Float", "CFTimeInterval", "Int", "NSNumber", "Float32",
      "Float64":
      arguments.count == 1 ? arguments[0].value : nil
    case "CGPoint", "UnitPoint", "CGVector": point(arguments)
    case "init": point(arguments) ?? timing(arguments)
    case "CAMediaTimingFunction": timing(arguments)
    case "bezier", "UnitCurve.bezier": bezier(arguments)
    default: nil
    }
  }

  private static func point(_ arguments: [Expression.Argument]) -> Expression? {
    [["x", "y"], ["dx", "dy"]].contains(arguments.map(\.label)) ? .list(arguments.map(\.value)) : nil
  }

  /// `CAMediaTimingFunction(name: .easeOut)` and `CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)`.
  private static func timing(_ arguments: [Expression.Argument]) -> Expression? {
    switch (arguments.first?.label, arguments.count) {
    case ("name"?, 1): arguments[0].value.appleCurve
    case ("controlPoints"?, 4): .list(arguments.map(\.value))
    default: nil
    }
  }

  /// `UnitCurve.bezier(startControlPoint:endControlPoint:)`.
  private static func bezier(_ arguments: [Expression.Argument]) -> Expression? {
    guard arguments.map(\.label) == ["startControlPoint", "endControlPoint"],
      case .call(let first, let start) = arguments[0].value, case .list(let from)? = appleCall(first, start),
      case .call(let second, let end) = arguments[1].value, case .list(let to)? = appleCall(second, end)
    else { return nil }
    return .list(from + to)
  }
}
