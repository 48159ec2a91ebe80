/// Finds SwiftUI's animations, springs and keyframes.
enum SwiftUIReader: PlatformReader {
  static var shapes: [CallShape] { SwiftUIShapes.all }

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard let rows = SwiftUIShapes.byName[word] else { return }
    let call = SwiftCall(source, at: index)
    guard !call.isDeclared, !call.isReference, isOurs(call, word, scan.options) else { return }
    let arguments = call.arguments
    let labels = arguments.map { source.label($0) }
    guard let written = rows.first(where: { $0.accepts(labels) }),
      !arguments.contains(where: { binds(source, $0.value.lowerBound) })
    else { return }
    var shape = written
    var values = zip(shape.names(labels), arguments).map { name, argument in
      (name: name, value: value(name, ExpressionParser.parse(source, argument.value)))
    }
    if takesSpring(shape), let first = values.first, !isText(first.value) {
      // A spring that stands in the argument is a site of its own, unless its type is not written there.
      guard let inner = initialized(first.value) else { return }
      (shape, values) = (inner.shape, inner.values + values.dropFirst())
    }
    let chained = isType(word) ? ([], call.last) : call.modifiers()
    scan.add(
      shape, api: api(written, word, call, labels), name: index,
      range: source.range(call.start, through: chained.1), call: source.range(call.start, through: call.last),
      in: source, arguments: values, modifiers: chained.0, library: .apple)
  }

  private static func takesSpring(_ shape: CallShape) -> Bool {
    shape.api == "SwiftUI.spring(p0:)" || shape.api == "SwiftUI.interpolatingSpring(p0:)"
  }

  /// What `.init(response: 0.3, dampingRatio: 0.8)` is where a spring is expected.
  private static func initialized(
    _ value: Expression
  ) -> (shape: CallShape, values: [(name: String, value: Expression)])? {
    guard case .call("init", let arguments) = value else { return nil }
    let labels = arguments.map(\.label)
    guard let shape = SwiftUIShapes.byName["Spring"]?.first(where: { $0.accepts(labels) }) else { return nil }
    return (shape, zip(shape.names(labels), arguments).map { ($0, $1.value) })
  }

  /// Whether a name is SwiftUI's and not another's of the same name.
  private static func isOurs(_ call: SwiftCall, _ word: String, _ options: ScanOptions) -> Bool {
    if isType(word) { return call.opening != nil && [.none, .path("SwiftUI")].contains(call.base) }
    switch call.base {
    case .path(let path):
      if ["Animation", "SwiftUI.Animation"].contains(path) { return true }
      return ["Self", "Spring"].contains(path) && call.opening != nil
    case .implicit:
      if call.opening != nil {
        return !call.arguments.isEmpty || springs.contains(word) || expected(call, options)
      }
      return call.isModified || expected(call, options)
    case .none:
      return call.opening != nil && !call.arguments.isEmpty
        && SwiftUIContext.standsInAnimation(call.source, call.start)
    case .value: return false
    }
  }

  private static func expected(_ call: SwiftCall, _ options: ScanOptions) -> Bool {
    var context = SwiftUIContext(call.source, wrappers: options.wrappers)
    return context.expectsAnimation(at: call.start)
  }

  /// Names that nothing else has.
  private static let springs: Set<String> = ["spring", "interactiveSpring", "interpolatingSpring"]

  private static func isType(_ word: String) -> Bool { word == "Spring" || word.hasSuffix("Keyframe") }

  /// `case .spring(response: let x, …)` takes a value apart.
  private static func binds(_ source: Source, _ index: Int) -> Bool {
    source.matches(index, "let") || source.matches(index, "var")
  }

  private static func isText(_ value: Expression) -> Bool { if case .text = value { true } else { false } }

  private static func value(_ name: String, _ value: Expression) -> Expression {
    switch name {
    case "timingCurve": AppleWords.curve(value)
    case "spring": AppleWords.spring(value)
    case "p0": AppleWords.curve(AppleWords.spring(value))
    default: value
    }
  }

  /// The name with the labels that the source writes; keyframes have none.
  private static func api(_ shape: CallShape, _ word: String, _ call: SwiftCall, _ labels: [String?])
    -> String
  {
    if word.hasSuffix("Keyframe") { return shape.api }
    guard call.opening != nil else { return "SwiftUI." + word }
    return "SwiftUI.\(word)(" + shape.names(labels).map { $0 + ":" }.joined() + ")"
  }
}

extension CallShape {
  /// The names of arguments with these labels; those without are p0, p1 and so on.
  func names(_ labels: [String?]) -> [String] {
    var position = 0
    return labels.map { label in
      if let label { return label }
      position += 1
      return "p\(position - 1)"
    }
  }
}
