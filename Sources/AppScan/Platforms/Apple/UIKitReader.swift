/// Finds UIKit's animations, animators and timing parameters.
enum UIKitReader: PlatformReader {
  static var shapes: [CallShape] { UIKitShapes.all }

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard let rows = UIKitShapes.byName[word],
      word != UIKitShapes.ofParent || source.matches(index - 2, "super")
    else { return }
    let call = SwiftCall(source, at: implicit(source, index) ?? index)
    guard !scan.isTaken(index), !call.isDeclared, !call.isReference, call.opening != nil else { return }
    let arguments = call.arguments
    let labels = arguments.compactMap { source.label($0) }
    guard let shape = rows.first(where: { accepts($0, word, labels) }) else { return }
    var values: Arguments = []
    for argument in arguments {
      guard let label = source.label(argument) else { continue }
      if label == "timingParameters" {
        values += timing(source, argument.value, &scan)
      } else if let value = value(source, shape, label, argument.value) {
        values.append(value)
      }
    }
    scan.add(
      shape, in: source, name: call.name, from: call.start, through: call.last,
      end: call.opening.flatMap { opening in
        source.end(ofSaid: opening) { source.label($0).map { !bodies.contains($0) } ?? false }
      }, values)
  }

  /// The `init` of a value whose type is declared: `let a: UIViewPropertyAnimator = .init(…)`, `var a: Type { .init(…) }`.
  private static func implicit(_ source: Source, _ type: Int) -> Int? {
    guard source.matches(type - 1, ":") else { return nil }
    var index = type + 1
    if source.matches(index, "?", "!") { index += 1 }
    guard source.matches(index, "=") || source.opens(index, "{") else { return nil }
    index += source.matches(index + 1, "return") ? 2 : 1
    return source.matches(index, ".") && source.matches(index + 1, "init") && source.opens(index + 2, "(")
      ? index + 1 : nil
  }

  /// Labels that say nothing about motion.
  private static let others: Set<String> = bodies.union([
    "options", "with", "from", "to", "initialVelocity", "timingParameters", "mode",
  ])
  /// Those of closures.
  private static let bodies: Set<String> = ["animations", "completion"]
  /// Parameters of springs that have defaults.
  private static let optional: Set<String> = ["springDuration", "bounce", "mass", "stiffness", "damping"]

  /// Whether a row is that of a call with these labels. Its first parameters tell it from the others.
  private static func accepts(_ shape: CallShape, _ word: String, _ labels: [String]) -> Bool {
    let names = Set(shape.parameters.map(\.name))
    guard labels.allSatisfy({ others.contains($0) || names.contains($0) }) else { return false }
    if !names.isDisjoint(with: optional) {
      return shape.parameters.contains { $0.isEssential && labels.contains($0.name) }
    }
    let required = shape.parameters.count { $0.isEssential && $0.isReported }
    guard shape.parameters.prefix(required).allSatisfy({ labels.contains($0.name) }) else { return false }
    if word == "transition" { return labels.contains("with") || labels.contains("to") }
    return names.contains(UIKitShapes.timingKind) == labels.contains("timingParameters")
  }

  private static func value(
    _ source: Source, _ shape: CallShape, _ label: String, _ range: Range<Int>
  ) -> (name: String, value: Expression)? {
    let name = label == "options" ? "curve" : label
    guard shape.parameters.contains(where: { $0.name == name }) else { return nil }
    if label == "options" { return option(source, range).map { (name, $0) } }
    let value = ExpressionParser.parse(source, range)
    return (name, label == "curve" || label == "animationCurve" ? value.appleCurve : value)
  }

  /// The curve among UIView's animation options; nil where they name none, unread where they are not written out.
  private static func option(_ source: Source, _ range: Range<Int>) -> Expression? {
    var found: [Expression] = []
    var isComputed = false
    for index in range.prefix(ScanLimits.head) where source.kind(index) == .identifier {
      let word = Expression.name(source.text(index)).appleCurve
      if source.text(index).hasPrefix("curve"), case .text = word {
        found.append(word)
      } else if !source.matches(index - 1, "."), !source.matches(index, oneOf: types) {
        isComputed = true
      }
    }
    if found.count > 1 {
      guard case .choice(let branches, let condition) = ExpressionParser.parse(source, range),
        branches.count == found.count
      else { return .choice(found) }
      return .choice(found, of: condition)
    }
    return found.first ?? (isComputed ? .unread(.expression) : nil)
  }

  private static let types: [StaticString] = [
    "UIView", "UIViewAnimationOptions", "UIViewKeyframeAnimationOptions",
  ]

  /// The values that `timingParameters:` give to an animator, where they are made in the argument or shortly before.
  private static func timing(
    _ source: Source, _ range: Range<Int>, _ scan: inout ScanContext
  ) -> Arguments {
    guard let callee = timingCall(source, range.lowerBound),
      let kind = timingTypes.first(where: { source.matches(callee, $0.type) })?.kind
    else { return [(UIKitShapes.timingKind, .unread(.expression))] }
    // A curve counts with the animator's duration, wherever it is made.
    if kind == "cubic" {
      scan.take(callee)
      scan.markCurve(at: Int(source.tokens[callee].start))
    }
    return [(UIKitShapes.timingKind, .text(kind))]
      + SwiftCall(source, at: callee).arguments.compactMap { argument in
        guard let label = source.label(argument), UIKitShapes.timing.contains(where: { $0.name == label })
        else { return nil }
        return (label, ExpressionParser.parse(source, argument.value).appleCurve)
      }
  }

  private static let timingTypes: [(type: StaticString, kind: String)] = [
    ("UISpringTimingParameters", "spring"), ("UICubicTimingParameters", "cubic"),
  ]

  /// The call that makes the timing: the argument itself, or what its name was set to a few lines above.
  private static func timingCall(_ source: Source, _ index: Int) -> Int? {
    guard source.kind(index) == .identifier else { return nil }
    if source.opens(index + 1, "(") { return index }
    let name = source.text(index)
    for earlier in stride(from: index - 1, to: max(0, index - ScanLimits.setUp), by: -1)
    where source.matches(earlier, "=") && source.kind(earlier + 1) == .identifier {
      let isTyped = source.matches(earlier - 2, ":")
      if source.text(isTyped ? earlier - 3 : earlier - 1) == name { return earlier + 1 }
    }
    return nil
  }
}
