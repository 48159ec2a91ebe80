/// Finds UIKit's animations, animators and timing parameters.
enum UIKitReader: PlatformReader {
  static var shapes: [CallShape] { UIKitShapes.all }

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard let rows = UIKitShapes.byName[word] else { return }
    let call = SwiftCall(source, at: index)
    guard !call.isDeclared, !call.isReference, call.opening != nil else { return }
    let arguments = call.arguments
    let labels = arguments.map { source.label($0) }
    guard let shape = rows.first(where: { accepts($0, labels) }) else { return }
    var values: [(name: String, value: Expression)] = []
    for (label, argument) in zip(labels, arguments) {
      guard let label else { continue }
      if label == "timingParameters" {
        values += UIKitTiming.values(source, argument.value)
      } else if let value = value(source, shape, label, argument.value) {
        values.append(value)
      }
    }
    scan.add(
      shape, name: index, range: source.range(call.start, through: call.last), in: source, arguments: values,
      library: .apple)
  }

  /// A row's first parameters tell it from the others.
  private static func accepts(_ shape: CallShape, _ labels: [String?]) -> Bool {
    let required = shape.parameters.filter { $0.isEssential && $0.isReported }.count
    let optional: Set<String> = ["springDuration", "bounce", "mass", "stiffness", "damping"]
    let isOptional = shape.parameters.contains { optional.contains($0.name) }
    guard shape.accepts(labels, required: isOptional ? 0 : required, others: UIKitShapes.others) else {
      return false
    }
    if isOptional {
      return labels.contains { label in shape.parameters.contains { $0.name == label && $0.isEssential } }
    }
    if shape.api == "UIKit.transition" { return labels.contains("with") || labels.contains("to") }
    return shape.parameters.contains { $0.name == UIKitTiming.kind } == labels.contains("timingParameters")
  }

  private static func value(
    _ source: Source, _ shape: CallShape, _ label: String, _ range: Range<Int>
  ) -> (name: String, value: Expression)? {
    switch label {
    case "options":
      guard shape.parameters.contains(where: { $0.name == "curve" }) else { return nil }
      return UIKitOptions.curve(source, range).map { ("curve", $0) }
    case "curve", "animationCurve":
      return (label, AppleWords.curve(ExpressionParser.parse(source, range)))
    default:
      guard shape.parameters.contains(where: { $0.name == label }) else { return nil }
      return (label, ExpressionParser.parse(source, range))
    }
  }
}
