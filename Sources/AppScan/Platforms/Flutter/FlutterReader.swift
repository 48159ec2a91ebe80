import PlainText

/// Finds the motions of Flutter: calls with a duration or a curve by label, curves and springs.
enum FlutterReader: PlatformReader {
  static let shapes = FlutterShapes.all + [FlutterArguments.shape]
  static let words = FlutterShapes.labels + FlutterArguments.words

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard !scan.isTaken(index) else { return }
    if word == "transform" { return readTransform(source, index, &scan) }
    if FlutterArguments.words.contains(word) {
      return FlutterArguments.read(source, at: index, word: word, into: &scan)
    }
    guard let shape = FlutterShapes.called.first(where: { $0.callees.contains(word) }) else {
      return readLabelled(source, index, &scan)
    }
    guard let (opening, closing) = source.call(at: index) else { return }
    let values = shape.arguments(source, opening)
    switch word {
    case "animate": readPositional(source, index, opening, closing, values, &scan)
    case "Interval":
      // Without a curve it says when something moves, not how; intervals of time and of numbers have none either.
      guard values.contains(where: { $0.name == "curve" }) else { return }
      scan.add(shape, in: source, name: index, through: closing, values)
    case "Cubic":
      let points = ExpressionParser.arguments(source, opening).filter { $0.label == nil }.map(\.value)
      guard points.count == 4 else { return }
      scan.add(shape, in: source, name: index, through: closing, [("bezier", .list(points))])
    default:
      let isNamed = word != "SpringDescription"
      guard !values.isEmpty,
        !isNamed || (source.matches(index - 1, ".") && source.kind(index - 2) == .identifier)
      else { return }
      scan.add(shape, in: source, name: isNamed ? index - 2 : index, through: closing, values)
    }
  }

  static func finish(_ source: Source, into scan: inout ScanContext) {
    FlutterTokens.read(source, into: &scan)
    scan.constantUses = FlutterTokenUses.read(source, scan.drafts)
  }

  // A site's line is that of the first duration or curve: the name may stand many lines above.
  private static func readLabelled(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    if source.matches(index - 1, "get") { return readGetter(source, index, &scan) }
    if source.matches(index + 1, "=") { return readAssignment(source, index, &scan) }
    guard source.matches(index + 1, ":"), source.matches(index - 1, "(", ","),
      let opening = source.enclosingOpening(index), source.begins(opening, "("),
      let closing = source.partner(opening), let name = source.callName(before: opening)
    else { return }
    let isSuper = FlutterSuper.isCall(source, name)
    let said = source.arguments(opening).filter { argument in
      argument.label.map { FlutterShapes.labels.contains(source.text($0)) } ?? false
        && !isLong(source, argument.value)
        && !(isSuper && FlutterSuper.isPassedOn(source, argument.value, name))
    }
    let timed =
      has(FlutterShapes.durationLabels, said, source)
      ? said : said.filter { !isBareInterval(source, $0.value) }
    guard timed.first?.label == index else { return }
    guard let callee = callee(source, name, timed) else {
      return FlutterArguments.argument(source, index, &scan)
    }
    // The innermost call is the site of a curve by its points, where nothing is added to it, and of an interval.
    let cubics = timed.flatMap { $0.value.prefix(2).filter { source.matches($0, "Cubic") } }
    if timed.count == 1, !cubics.isEmpty { return }
    // A curve of the way back does not make it two.
    if !has(FlutterShapes.durationLabels, timed, source), isInterval(source, timed[0].value) { return }
    if source.matches(name, oneOf: ["CurvedAnimation", "CurveTween", "animateTo", "animateBack"]),
      let owner = easing(source, &scan).owner(of: opening)
    {
      return readRoute(source, owner, easedBy: timed, through: closing, &scan)
    }
    // A curve by its points belongs to the call that gives it a duration.
    for cubic in cubics { scan.take(cubic) }
    let isMethod = source.matches(name - 1, ".", "..")
    let isEffect = FlutterNames.isEffect(source.text(name), isMethod: isMethod)
    let (shape, curve) = shape(callee, source, name, opening, timed, &scan)
    scan.add(
      shape, in: source, name: index, from: name, through: closing,
      end: source.end(ofSaid: opening) { argument in
        timed.contains { $0.label == argument.label } || source.label(argument) == "delay"
      },
      timed.map { (source.label($0) ?? "", value(source, $0.value)) }
        + (isEffect ? FlutterEffects.inherited(source, name, opening) : [])
        + (curve.map { [("curve", ExpressionParser.parse(source, $0))] } ?? []),
      (isEffect ? delay(source, opening) : [])
        + (source.matches(name, "repeat") ? [("repeats", nil)] : repeats(source, closing)),
      companion: curve)
  }

  /// Records a route that keeps Flutter's own duration where its curve stands; nothing for a call that says its duration.
  private static func readRoute(
    _ source: Source, _ name: Int, easedBy said: [ArgumentRange], through end: Int, _ scan: inout ScanContext
  ) {
    guard let duration = FlutterShapes.standardDurations[source.text(name)],
      let (opening, closing) = source.call(at: name),
      !FlutterShapes.says(FlutterShapes.durationLabels, source, opening)
    else { return }
    scan.add(
      FlutterShapes.timed(source.text(name)), in: source, name: said[0].label ?? name, from: name,
      through: closing, end: end,
      [("transitionDuration", .number(duration))]
        + said.map { (source.label($0) ?? "", ExpressionParser.parse(source, $0.value)) },
      companion: said[0].value)
  }

  /// The shape of a call, and the curve of what it says the duration of where that stands elsewhere.
  private static func shape(
    _ callee: String, _ source: Source, _ name: Int, _ opening: Int, _ timed: [ArgumentRange],
    _ scan: inout ScanContext
  ) -> (shape: CallShape, curve: Range<Int>?) {
    if isTab(source, name, &scan) { return (FlutterShapes.timed(callee, else: "ease"), nil) }
    guard has(FlutterShapes.durationLabels, timed, source), !has(FlutterShapes.curveLabels, timed, source),
      callee.hasSuffix("AnimationController")
        || FlutterShapes.says(FlutterShapes.builderLabels, source, opening)
    else {
      return (
        FlutterSuper.isCall(source, name) ? FlutterSuper.shape(callee) : FlutterShapes.timed(callee), nil
      )
    }
    switch easing(source, &scan).curve(of: name) {
    case .none: return (FlutterShapes.timed(callee, else: "linear"), nil)
    case .one(let curve): return (FlutterShapes.timed(callee), curve)
    case .other: return (FlutterShapes.timed(callee, else: nil), nil)
    }
  }

  private static func easing(_ source: Source, _ scan: inout ScanContext) -> FlutterEasing {
    scan.once("easing") { _ in FlutterEasing(source) }
  }

  /// A value, which some calls take as a function of how far it goes: `duration: (distance) => 450.ms`.
  private static func value(_ source: Source, _ range: Range<Int>) -> Expression {
    guard let body = source.arrowBody(range) else { return ExpressionParser.parse(source, range) }
    let parameters = source.arguments(range.lowerBound).map { source.text($0.value.upperBound - 1) }
    let depends = body.contains { parameters.contains(source.text($0)) }
    return depends ? .unread(.parameter) : ExpressionParser.parse(source, body)
  }

  /// Whether a call is `animateTo` of a `TabController`, which eases where no curve is given: others go evenly.
  private static func isTab(_ source: Source, _ name: Int, _ scan: inout ScanContext) -> Bool {
    guard source.matches(name, "animateTo"), source.isDot(name - 1) else { return false }
    var receiver = name - 2
    if source.matches(receiver, "!") { receiver -= 1 }
    if let opening = source.partner(receiver) { receiver = opening - 3 }
    let text = source.text(receiver)
    return text.lowercased().holds("tab")
      || scan.once("TabController") { _ in FlutterController.declared("TabController", source) }.contains(
        text)
  }

  /// Whether one of some labels stands among arguments.
  private static func has(_ labels: [String], _ arguments: [ArgumentRange], _ source: Source) -> Bool {
    arguments.contains { labels.contains(source.label($0) ?? "") }
  }

  /// By what name a call is known that moves something; nil for one that does not.
  private static func callee(_ source: Source, _ name: Int, _ timed: [ArgumentRange]) -> String? {
    let hasDuration = has(FlutterShapes.durationLabels, timed, source)
    let hasCurve = has(FlutterShapes.curveLabels, timed, source)
    let isMember = source.matches(name - 1, oneOf: [".", "?.", "..", "?.."])
    // `AnimatedTheme.custom(`: a constructor is named by its type.
    for candidate in isMember ? [name, name - 2] : [name] where source.kind(candidate) == .identifier {
      let text = FlutterSuper.callee(source, candidate) ?? source.text(candidate)
      let isMethod = isMember && candidate == name
      guard candidate == name || text.first?.isUppercase == true || text.hasPrefix("_") else { continue }
      if hasDuration && hasCurve && candidate == name && FlutterNames.takesBoth(text)
        || hasDuration && FlutterNames.takesDuration(text, isMethod: isMethod)
        || hasCurve && FlutterNames.takesCurve(text, isMethod: isMethod)
      {
        return text
      }
    }
    return nil
  }

  private static func delay(_ source: Source, _ opening: Int) -> Modifiers {
    source.member("delay", of: opening).map { [("delay", ExpressionParser.parse(source, $0))] } ?? []
  }

  /// `AnimationController(…)..repeat()`
  private static func repeats(_ source: Source, _ closing: Int) -> Modifiers {
    source.matches(closing + 1, "..") && source.matches(closing + 2, "repeat") ? [("repeats", nil)] : []
  }

  /// Whether a value is an interval with a curve, which is a site of its own.
  private static func isInterval(_ source: Source, _ range: Range<Int>) -> Bool {
    range.prefix(2).contains { source.matches($0, "Interval") && source.opens($0 + 1, "(") }
  }

  /// `Duration get transitionDuration => …;` of a route, also with a block.
  private static func readGetter(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    guard source.matches(index, "transitionDuration", "reverseTransitionDuration") else { return }
    var start = index + 2
    if source.opens(index + 1, "{"), source.matches(index + 2, "return") {
      start = index + 3
    } else if !source.matches(index + 1, "=>") {
      return
    }
    guard let value = source.value(at: start) else { return }
    scan.add(
      FlutterShapes.route, in: source, name: index, through: value.upperBound - 1,
      [("transitionDuration", ExpressionParser.parse(source, value))])
  }

  /// `Curves.easeOut.transform(value)`.
  private static func readTransform(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    guard source.matches(index - 1, "."), source.kind(index - 2) == .identifier,
      source.matches(index - 3, "."),
      source.matches(index - 4, "Curves", "Easing"),
      let (opening, closing) = source.call(at: index),
      // Of a number it is a number.
      source.kind(opening + 1) != .number
    else { return }
    scan.add(
      FlutterShapes.transform, in: source, name: index - 4, through: closing,
      [("curve", ExpressionParser.parse(source, index - 4..<index - 1))])
  }

  /// `controller.duration = …`, of what the file declares as an animation controller.
  private static func readAssignment(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    if FlutterSuper.readDefaults(source, index, &scan) { return }
    guard source.matches(index, "duration", "reverseDuration"),
      FlutterController.isReceiver(source, index, &scan)
    else { return }
    let value = FlutterController.value(source, index + 2)
    guard !value.isEmpty else { return }
    scan.add(
      FlutterShapes.assigned, in: source, name: index, through: value.upperBound - 1,
      [(source.text(index), ExpressionParser.parse(source, value))])
  }

  private static func readPositional(
    _ source: Source, _ index: Int, _ opening: Int, _ closing: Int, _ values: Arguments,
    _ scan: inout ScanContext
  ) {
    let arguments = source.arguments(opening)
    guard source.matches(index - 1, "."), arguments.count == 2, arguments.allSatisfy({ $0.label == nil }),
      source.matches(arguments[1].value.lowerBound, "Curves")
        || arguments[0].value.prefix(2).contains(where: { source.matches($0, "Duration") })
    else { return }
    scan.add(
      FlutterShapes.positional, in: source, name: arguments[0].value.lowerBound, from: index,
      through: closing, values)
  }

  /// Whether a value is a time in which nothing moves: `Duration(days: 2)`.
  private static func isLong(_ source: Source, _ range: Range<Int>) -> Bool {
    range.prefix(ScanLimits.head).contains { index in
      source.matches(index + 1, ":")
        && source.matches(index, "days", "hours", "minutes")
    }
  }

  /// Whether a value is intervals without a curve: `Interval(0.2, 0.7)` says when something moves, not how.
  private static func isBareInterval(_ source: Source, _ range: Range<Int>) -> Bool {
    let near = range.prefix(ScanLimits.head)
    return near.contains { source.matches($0, "Interval") && source.opens($0 + 1, "(") }
      && !near.contains { source.matches($0, "Curves", "curve") }
  }
}

extension Source {
  /// What a function of Dart gives that is all of a range, `450.ms` of `(distance) => 450.ms`; nil for what is none, and
  /// for one with a block.
  package func arrowBody(_ range: Range<Int>) -> Range<Int>? {
    guard let closing = closing(of: range.lowerBound, "("), matches(closing + 1, "=>"),
      closing + 2 < range.upperBound
    else { return nil }
    return closing + 2..<range.upperBound
  }
}
