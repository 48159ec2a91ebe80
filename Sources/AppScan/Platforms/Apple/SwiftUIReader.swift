/// Finds SwiftUI's animations, springs and keyframes.
enum SwiftUIReader: PlatformReader {
  static var shapes: [CallShape] { SwiftUIShapes.all }

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard let rows = SwiftUIShapes.byName[word] else { return }
    let call = SwiftCall(source, at: index)
    guard !call.isDeclared, !call.isReference, isOurs(call, word, &scan) else { return }
    let arguments = call.arguments
    let labels = arguments.map { source.label($0) }
    guard var shape = rows.first(where: { $0.accepts(labels) }),
      // `case .spring(response: let x, …)` takes a value apart.
      !arguments.contains(where: { source.matches($0.value.lowerBound, "let", "var") })
    else { return }
    let names = CallShape.names(labels)
    var values = zip(names, arguments).map { name, argument in
      (name: name, value: value(name, ExpressionParser.parse(source, argument.value)))
    }
    if shape.parameters.first?.takesSpring == true, let first = values.first, !isText(first.value) {
      // A spring that stands in the argument is a site of its own, unless its type is not written there.
      guard let inner = initialized(first.value) else { return }
      (shape, values) = (shape.taking(inner.shape), inner.values + values.dropFirst())
    }
    let isKeyframe = word.hasSuffix("Keyframe")
    // The name with the labels that the source writes; keyframes have none.
    let api =
      isKeyframe || call.opening == nil ? shape.api : shape.api + "(" + names.map { $0 + ":" }.joined() + ")"
    let chained = isKeyframe || word == "Spring" ? ([], call.last) : call.modifiers()
    scan.add(
      shape, api: api, offset: Int(source.tokens[index].start),
      range: source.range(call.start, through: chained.1), call: source.range(call.start, through: call.last),
      values, chained.0)
  }

  /// The row of `.init(response: 0.3, dampingRatio: 0.8)` where a spring is expected.
  private static func initialized(_ value: Expression) -> (shape: CallShape, values: Arguments)? {
    guard case .call("init", let arguments) = value else { return nil }
    let labels = arguments.map(\.label)
    guard let shape = SwiftUISprings.values.first(where: { $0.accepts(labels) }) else { return nil }
    return (shape, zip(CallShape.names(labels), arguments).map { ($0, $1.value) })
  }

  /// Whether a name is SwiftUI's and not another's of the same name.
  private static func isOurs(_ call: SwiftCall, _ word: String, _ scan: inout ScanContext) -> Bool {
    let source = call.source
    if scan.once("without SwiftUI", { _ in isWithoutSwiftUI(source) }) {
      // What an overlay of UIKit takes needs no import of its own: `UIView.animate(.spring)`.
      return call.base == .implicit && source.matches(call.start - 2, "animate")
        && source.opens(call.start - 1, "(")
    }
    let options = scan.options
    if word == "Spring" || word.hasSuffix("Keyframe") {
      return call.opening != nil && [.none, .path("SwiftUI")].contains(call.base)
    }
    // Bare, it says nothing; with a delay or a speed it does.
    if word == "default", !call.isModified { return false }
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
        && SwiftUITypes.standsInAnimation(call.source, call.start)
    case .value: return false
    }
  }

  /// Whether a file imports modules, and none by which it could have SwiftUI's names.
  private static func isWithoutSwiftUI(_ source: Source) -> Bool {
    let modules = source.tokens.indices.filter { source.matches($0, "import") }
    return !modules.isEmpty && modules.allSatisfy { source.matches($0 + 1, oneOf: others) }
  }

  /// Modules of Apple's that do not bring SwiftUI along.
  private static let others: [StaticString] = [
    "UIKit", "AppKit", "Cocoa", "Foundation", "QuartzCore", "CoreGraphics", "Combine",
  ]

  private static func expected(_ call: SwiftCall, _ options: ScanOptions) -> Bool {
    SwiftUIContext.expectsAnimation(call.source, at: call.start, wrappers: options.wrappers)
  }

  /// Names that nothing else has.
  private static let springs: Set<String> = ["spring", "interactiveSpring", "interpolatingSpring"]

  private static func isText(_ value: Expression) -> Bool { if case .text = value { true } else { false } }

  private static func value(_ name: String, _ value: Expression) -> Expression {
    switch name {
    case "timingCurve": value.appleCurve
    case "spring": value.swiftUISpring
    case "p0": value.swiftUISpring.appleCurve
    default: value
    }
  }
}

extension CallShape {
  /// The names of arguments with these labels; those without are p0, p1 and so on.
  fileprivate static func names(_ labels: [String?]) -> [String] {
    var position = 0
    return labels.map { label in
      if let label { return label }
      position += 1
      return "p\(position - 1)"
    }
  }

  /// Whether a call with these labels is this row's: all are known, and as many stand without label as the row has.
  fileprivate func accepts(_ labels: [String?]) -> Bool {
    labels.count(where: { $0 == nil }) == parameters.count(where: \.isPositional)
      && labels.allSatisfy { label in label == nil || parameters.contains { $0.name == label } }
  }
}
