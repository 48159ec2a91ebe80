/// Finds the Web Animations API: `element.animate(frames, { duration: 300, easing: "ease-out" })`.
enum WebAnimationReader: PlatformReader {
  /// Milliseconds; linear unless the options say otherwise (Web Animations 1, 5.4).
  static let animate = CallShape(
    .webJS, "JS.animate", callees: ["animate"],
    parameters: ["duration", "easing", "bezier"].map { CallShape.Parameter($0) }
      + ["delay", "iterations"].map { CallShape.Parameter($0, isEssential: false) },
    example: "card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: 'ease-out' });",
    reads: "tween 0.2 0:0:0.58:1",
    motion: { MotionValues.tween($0, duration: nil, perSecond: 1000, easing: "linear", name: "easing") })

  static let shapes = [animate]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard source.matches(index - 1, ".") || source.matches(index - 1, "?."),
      let parenthesis = source.callOpening(after: index)
    else { return }
    let arguments = source.arguments(parenthesis)
    guard arguments.count >= 2, !isQuery(source, index - 2) else { return }
    let options = arguments[1].value
    let objects = source.objects(options)
    for opening in objects {
      let object = MotionObject(source, opening, animate)
      scan.take(opening)
      guard object.isExplicit, object.has("duration") else { continue }
      scan.add(
        animate, object: object, in: source, modifiers: object.modifiers(perSecond: 1000),
        library: WebEasing.library)
    }
    if objects.isEmpty, source.kind(options.lowerBound) == .number {
      scan.add(
        animate, name: options.lowerBound, range: source.range(options.lowerBound), in: source,
        arguments: [("duration", ExpressionParser.parse(source, options))], library: WebEasing.library)
    }
  }

  /// jQuery's `$(…).animate` has the same name, and another curve when none is written.
  private static func isQuery(_ source: Source, _ receiver: Int) -> Bool {
    guard let opening = source.partner(receiver), let callee = source.callName(before: opening) else {
      return false
    }
    return source.matches(callee, "$") || source.matches(callee, "jQuery")
  }
}
