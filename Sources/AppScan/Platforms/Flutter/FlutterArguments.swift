/// Finds motions in arguments whose labels say that they are ones, whatever is called:
/// `Dialog(insetAnimationDuration: …, insetAnimationCurve: …)`, `super(transitionDuration: …)`.
enum FlutterArguments {
  /// The names at which it wants to look: what values begin with, and labels whose values may be constants.
  static let words = values + labels
  private static let values = ["Duration", "Durations", "Curves"]
  private static let labels = [
    "insetAnimationDuration", "insetAnimationCurve", "swapAnimationDuration", "swapAnimationCurve",
    "animationCurve", "transitionCurve", "animDuration",
  ]

  /// Looks at the argument whose label or value begins at a token.
  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard values.contains(word) else { return argument(source, index, &scan) }
    let value = source.matches(index - 1, "const") ? index - 1 : index
    guard source.matches(value - 1, ":"), !FlutterShapes.labels.contains(source.text(value - 2)) else {
      return
    }
    argument(source, value - 2, &scan)
  }

  /// Records the durations and curves that the call around a label is given under such labels, by their stems.
  static func argument(_ source: Source, _ label: Int, _ scan: inout ScanContext) {
    guard source.kind(label) == .identifier, !scan.isTaken(label), part(source.text(label)) != nil,
      source.matches(label - 1, "(", ","),
      let opening = source.enclosingOpening(label), source.begins(opening, "("),
      let name = source.callName(before: opening)
    else { return }
    let arguments = source.arguments(opening)
    // Other curves of a call with a motion belong to that.
    let isMotion = arguments.contains { source.label($0).map { $0 == "duration" || $0 == "curve" } ?? false }
    var motions: [(stem: String, label: Int, last: Int, arguments: Arguments)] = []
    for argument in arguments {
      guard let token = argument.label, !scan.isTaken(token),
        let (stem, isDuration) = part(source.text(token))
      else { continue }
      scan.take(token)
      let value = ExpressionParser.parse(source, argument.value)
      guard !isMotion, !isPassedOn(source, value, token, &scan), value != .name("Duration.zero") else {
        continue
      }
      let added = (name: isDuration ? "duration" : "curve", value: value)
      if let known = motions.firstIndex(where: { $0.stem == stem }) {
        motions[known].arguments.append(added)
        motions[known].last = argument.value.upperBound - 1
      } else {
        motions.append((stem, token, argument.value.upperBound - 1, [added]))
      }
    }
    for motion in motions where !isReverse(motion.stem, of: motions.map(\.stem)) {
      let isInset = motion.stem == "insetAnimation" && !motion.arguments.contains { $0.name == "curve" }
      let isDialog = source.matches(name, "Dialog", "CupertinoAlertDialog")
      let standard: Arguments = isInset && isDialog ? [("curve", .text("decelerate"))] : []
      scan.add(shape, in: source, name: motion.label, through: motion.last, motion.arguments + standard)
    }
  }

  /// The stem of a label that speaks of motion, and whether it is a duration's: `insetAnimation` and true for
  /// `insetAnimationDuration`; nil for other labels.
  private static func part(_ label: String) -> (stem: String, isDuration: Bool)? {
    if label.hasSuffix("Curve") {
      return FlutterShapes.labels.contains(label) ? nil : (String(label.dropLast("Curve".count)), false)
    }
    guard label.hasSuffix("Duration") else { return nil }
    let stem = label.dropLast("Duration".count)
    guard stem.speaks(of: ["anim", "transition", "fade"]), !stem.speaks(of: ["toast", "snack", "delay"])
    else { return nil }
    return (String(stem), true)
  }

  /// Whether a value is only passed on, as in `animationDuration: widget.animationDuration`: it is written elsewhere where a
  /// constructor of the file gives it no default.
  private static func isPassedOn(
    _ source: Source, _ value: Expression, _ label: Int, _ scan: inout ScanContext
  ) -> Bool {
    let name = source.text(label)
    guard case .name(let path) = value, NamePath.last(path) == name else { return false }
    guard [name, FileConstants.ownMember + name, "widget." + name].contains(path) else { return true }
    return !scan.once("defaults") { _ in defaults(source) }.contains(name)
  }

  /// The members to which constructors give a value where a call says none: `{this.animationDuration = fast}`.
  private static func defaults(_ source: Source) -> Set<String> {
    let parameters = source.tokens.indices.filter { index in
      source.matches(index, "this") && source.matches(index + 1, ".") && source.matches(index + 3, "=")
        && source.matches(index - 1, oneOf: ["(", "{", "[", ","])
    }
    return Set(
      parameters.lazy.filter { parameter in
        let value = source.matches(parameter + 4, "const") ? parameter + 5 : parameter + 4
        // No time is no motion: `Duration.zero`, `Duration()`.
        let isNone = source.matches(value, "Duration") && source.matches(value + 2, "zero", ")")
        return !isNone && !source.matches(value, "null")
      }.map { source.text($0 + 2) })
  }

  /// Whether a stem is the way back of another.
  private static func isReverse(_ stem: String, of stems: [String]) -> Bool {
    guard stem.hasPrefix("reverse") else { return false }
    let forward = stem.dropFirst("reverse".count).lowercased()
    return stems.contains { $0.lowercased() == forward }
  }

  static let shape = CallShape(
    .flutter, "Flutter.argument", parameters: [.init("duration"), .init("curve")], isAnimation: false,
    library: .flutter, example: "IndicatorBar(switchAnimationDuration: const Duration(milliseconds: 250))",
    reads: "duration 0.25"
  ) { values in
    guard values.has("duration") else { return SiteMotion(.curve(try values.curve("curve", .flutter))) }
    guard values.has("curve") else { return try .duration(values) }
    return try .tween(values.number("duration"), values.curve("curve", .flutter))
  }
}
