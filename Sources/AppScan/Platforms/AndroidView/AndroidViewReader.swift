/// Finds the motions of Android's views in Kotlin: animators, view property animators, transitions, springs.
enum AndroidViewReader: PlatformReader {
  static let shapes = AndroidViewShapes.all

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard !source.isDeclared(index) else { return }
    switch word {
    case "setDuration": readCall(source, index, &scan)
    case "duration": readProperty(source, index, &scan)
    case "PathInterpolator": readCurve(source, index, &scan)
    default: readSpring(source, index, &scan)
    }
  }

  private static func readCall(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    guard let opening = source.callOpening(after: index), let closing = source.partner(opening),
      AndroidReceiver.moves(source, index, &scan)
    else { return }
    var arguments = AndroidViewShapes.setDuration.arguments(source, opening)
    guard arguments.count == 1 else { return }
    if let interpolator = AndroidReceiver.interpolator(source, index) {
      arguments.append(("interpolator", interpolator))
    }
    scan.add(
      AndroidViewShapes.setDuration, name: index, range: source.range(index, through: closing), in: source,
      arguments: arguments, library: .androidView)
  }

  private static func readProperty(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    guard source.matches(index + 1, "="), AndroidReceiver.moves(source, index, &scan) else { return }
    let end = source.statementEnd(index + 2)
    guard end > index + 2 else { return }
    var arguments = [(name: "duration", value: ExpressionParser.parse(source, index + 2..<end))]
    if let interpolator = AndroidReceiver.interpolator(source, index) {
      arguments.append(("interpolator", interpolator))
    }
    scan.add(
      AndroidViewShapes.duration, name: index, range: source.range(index, through: end - 1), in: source,
      arguments: arguments, library: .androidView)
  }

  private static func readCurve(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    guard let opening = source.callOpening(after: index), let closing = source.partner(opening) else {
      return
    }
    let points = ExpressionParser.arguments(source, opening).map(\.value)
    // Other constructors take a path or the attributes of a resource.
    guard points.count == 4 else { return }
    scan.add(
      AndroidViewShapes.pathInterpolator, name: index, range: source.range(index, through: closing),
      in: source,
      arguments: [("bezier", .list(points))], library: .androidView)
  }

  private static func readSpring(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    guard let opening = source.callOpening(after: index), var last = source.partner(opening) else { return }
    var arguments: [(name: String, value: Expression)] = []
    while source.matches(last + 1, "."), source.kind(last + 2) == .identifier {
      let method = source.text(last + 2)
      if let bracket = source.callOpening(after: last + 2), let closing = source.partner(bracket) {
        let value = ExpressionParser.parse(source, bracket + 1..<closing)
        if method == "setStiffness" { arguments.append(("stiffness", value)) }
        if method == "setDampingRatio" { arguments.append(("dampingRatio", value)) }
        last = closing
      } else if source.opens(last + 3, UInt8(ascii: "{")), let closing = source.partner(last + 3) {
        arguments += source.assignments(last + 3, ["stiffness", "dampingRatio"])
        last = closing
      } else {
        break
      }
    }
    scan.add(
      AndroidViewShapes.springForce, name: index, range: source.range(index, through: last), in: source,
      arguments: arguments, library: .androidView)
  }
}

extension Library {
  /// Compose's names, which Android's constants share a table with, and the interpolators.
  static let androidView = Library(
    name: compose.name, call: { AndroidInterpolator.meaning($0, $1) ?? compose.call($0, $1) },
    member: compose.member, global: compose.global)
}
