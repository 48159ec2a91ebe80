/// Finds how long something moves where only a number says so: options of navigators and charts
/// (`transitionDuration: 0.3`), and properties of elements that move (`<PressAnimation duration={35}>`,
/// `<Fade timeout={300}>`, expo-image's `<Image transition={300}>`).
enum JavaScriptOptionReader: PlatformReader {
  static let shapes = [option(isNative: false), option(isNative: true), property, timeout, image]
  static let words = ["transitionDuration", "animationDuration", "timeout", "duration", "transition"]

  private static func option(isNative: Bool) -> CallShape {
    .javaScript(
      isNative ? .reanimated : .webJS, "JS.option(duration)", [], ["duration", "easing"], others: ["delay"],
      role: .number, library: .web,
      example: (isNative ? "import { View } from 'react-native';\n" : "")
        + "const options = { transitionDuration: 0.3, gestures: false };", reads: "duration 0.3"
    ) { values in
      let duration = try SiteMotion.bareDuration(values)
      guard values.has("easing"), case .duration(let seconds) = duration.kind else { return duration }
      return try .tween(seconds, values.curve("easing", .web))
    }
  }

  private static let property = CallShape.javaScript(
    .webJS, "JSX.duration", [], ["duration"], role: .number,
    example: "const a = <PressAnimation scale={0.9} duration={250} />;", reads: "duration 0.25"
  ) { try .bareDuration($0) }

  private static let timeout = CallShape.javaScript(
    .webJS, "JSX.timeout", [], ["duration"], role: .number,
    example: "const a = <Collapse in={isOpen} timeout={250} />;", reads: "duration 0.25"
  ) { try .duration($0, perSecond: 1000) }

  /// How long expo-image dissolves one image into the next, each platform by a curve of its own.
  private static let image = CallShape.javaScript(
    .reanimated, "Image.transition", [], ["duration"], role: .number,
    example: "import { Image } from 'expo-image';\nconst a = <Image source={photo} transition={300} />;",
    reads: "duration 0.3"
  ) { try .duration($0, perSecond: 1000) }

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    let element = source.element(ofAttribute: index).map { source.text($0) }
    switch (word, element) {
    case ("duration", let element):
      if let element, movesByName(element) { attribute(source, index, property, &scan) }
    case ("timeout", let element):
      if let element, movesByTimeout(element) { timeouts(source, index, &scan) }
    case ("transition", _):
      let element = source.element(ofAttribute: index)
      if element.flatMap({ scan.package(ofElement: $0, in: source) }) == "expo-image" {
        attribute(source, index, image, &scan)
      }
    case (_, nil): if source.isKey(index) { member(source, index, word, &scan) }
    default: attribute(source, index, option(isNative: scan.isNative(source)), &scan)
    }
  }

  /// An option of an object, with the curve beside it where it has one, as Reanimated's styles do.
  private static func member(_ source: Source, _ index: Int, _ word: String, _ scan: inout ScanContext) {
    let range = source.valueRange(after: index + 1)
    guard let opening = source.enclosingOpening(index), let closing = source.partner(opening),
      !JavaScriptObjectReader.isTypeOrPattern(source, opening, closing)
    else { return }
    if scan.isNative(source), source.opens(range.lowerBound, "[") {
      return list(source, index, source.arguments(range.lowerBound), of: opening, &scan)
    }
    guard let value = number(source, range) else { return }
    let style = style(source, range, value, word, &scan)
    scan.add(
      style ?? option(isNative: scan.isNative(source)), in: source, name: index,
      through: range.upperBound - 1,
      [("duration", inSeconds(value))] + easing(source, beside: index, of: opening, &scan))
  }

  /// The durations of a list in a style of Reanimated, one for each property: `['100ms', 200]`.
  private static func list(
    _ source: Source, _ key: Int, _ durations: [ArgumentRange], of opening: Int, _ scan: inout ScanContext
  ) {
    let easing = easing(source, beside: key, of: opening, &scan)
    for (order, duration) in durations.enumerated() {
      let range = duration.value
      takeStrings(source, range, &scan)
      var arguments: Arguments = [("duration", inSeconds(ExpressionParser.parse(source, range)))]
      for (name, value) in easing {
        guard case .list(let all) = value, !all.isEmpty else { arguments.append((name, value)); continue }
        arguments.append((name, all[order % all.count]))
      }
      scan.add(
        option(isNative: true), in: source, name: range.lowerBound, through: range.upperBound - 1, arguments)
    }
  }

  /// The curve beside a duration; in a style of Reanimated, which says what moves, the one of CSS where none is written.
  private static func easing(
    _ source: Source, beside key: Int, of opening: Int, _ scan: inout ScanContext
  ) -> Arguments {
    let isTransition = source.text(source.contents(key)).hasPrefix("transition")
    let family = isTransition ? "transition" : "animation"
    if let range = source.member(family + "TimingFunction", of: opening) {
      takeStrings(source, range, &scan)
      return [("easing", ExpressionParser.parse(source, range))]
    }
    let subject = family == "transition" ? "transitionProperty" : "animationName"
    let isStyle = scan.isNative(source) && source.member(subject, of: opening) != nil
    return isStyle ? [("easing", .text("ease"))] : []
  }

  /// The shape of a property of CSS, where a value has a time of CSS in one of its branches.
  private static func style(
    _ source: Source, _ range: Range<Int>, _ value: Expression, _ word: String, _ scan: inout ScanContext
  ) -> CallShape? {
    guard isTime(value), let property = CSSProperty(name: word) else { return nil }
    takeStrings(source, range, &scan)
    return CSSShapes.shape(property, on: .cssInJS)
  }

  /// Whether a value is a time of CSS in one of its branches, with the unit that it is written in.
  private static func isTime(_ value: Expression) -> Bool {
    guard case .choice(let branches, _) = value else { return false }
    return branches.contains { if case .text = $0 { true } else { false } }
  }

  private static func inSeconds(_ value: Expression) -> Expression {
    switch value {
    case .text(let text): NumberReader.read(text)
    case .choice(let branches, let condition): .choice(branches.map(inSeconds), of: condition)
    default: value
    }
  }

  /// Strings and templates that have been read here are no sites of their own.
  private static func takeStrings(_ source: Source, _ range: Range<Int>, _ scan: inout ScanContext) {
    for index in range where source.kind(index) == .string || source.opens(index, "`") {
      scan.take(index)
    }
  }

  private static func attribute(
    _ source: Source, _ index: Int, _ shape: CallShape, _ scan: inout ScanContext
  ) {
    guard let closing = source.closing(of: index + 2, "{"), let value = number(source, index + 3..<closing)
    else { return }
    let easing = source.matches(index, "animationDuration") ? easing(source, index, &scan) : []
    let style = style(source, index + 3..<closing, value, source.text(index), &scan)
    scan.add(
      style ?? shape, in: source, name: index, through: closing, [("duration", inSeconds(value))] + easing)
  }

  /// The curve of a chart of Recharts, beside how long it moves: `animationEasing="ease-out"`.
  private static func easing(_ source: Source, _ index: Int, _ scan: inout ScanContext) -> Arguments {
    guard let element = source.element(ofAttribute: index) else { return [] }
    let value = source.attributes(of: element).first { source.matches($0.name, "animationEasing") }?.value
    if let value {
      takeStrings(source, value, &scan)
      return [("easing", ExpressionParser.parse(source, value))]
    }
    return scan.imports("recharts", in: source) ? [("easing", .text("ease"))] : []
  }

  /// `timeout={300}`, `timeout={{ enter: 300, exit: 200 }}`.
  private static func timeouts(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    guard source.opens(index + 3, "{") else { return attribute(source, index, timeout, &scan) }
    for member in source.members(index + 3) {
      guard ["enter", "exit", "appear"].contains(member.key), let range = member.value,
        let value = number(source, range)
      else { continue }
      scan.add(timeout, in: source, name: member.token, through: range.upperBound - 1, [("duration", value)])
    }
  }

  /// A value that is a number or computes one; nil for others, and for what takes no time.
  private static func number(_ source: Source, _ range: Range<Int>) -> Expression? {
    // A template is read as CSS.
    guard !range.isEmpty, !source.opens(range.lowerBound, "`") else { return nil }
    let value = ExpressionParser.parse(source, range)
    switch value {
    case .number(0, _): return nil
    case .number, .binary, .choice: return value
    // What is only passed on is written elsewhere: `duration={duration}`, `duration={props.duration}`.
    case .name(let name) where !types.contains(name):
      return words.contains(NamePath.last(name)) ? nil : value
    default: return nil
    }
  }

  private static let types: Set<String> = ["number", "string", "undefined", "null", "any", "true", "false"]

  /// Whether an element's name says that it moves.
  private static func movesByName(_ name: String) -> Bool {
    name.speaks(
      of: ["anim", "transition", "motion", "fade", "collaps", "shimmer", "zoom", "slide", "grow"])
      && !name.speaks(of: ["toast", "slideshow", "player", "video", "audio"])
  }

  /// The elements of react-transition-group and of Material UI.
  private static func movesByTimeout(_ name: String) -> Bool {
    name.hasSuffix("Transition") || ["Fade", "Grow", "Slide", "Zoom", "Collapse"].contains(name)
  }
}

extension Source {
  /// The name of the element that an attribute with a value belongs to; nil where it is none.
  func element(ofAttribute index: Int) -> Int? {
    guard matches(index + 1, "=") else { return nil }
    for position in level(before: index, ScanLimits.reach) {
      switch kind(position) {
      case .symbol where begins(position, "<"):
        guard kind(position + 1) == .identifier else { return nil }
        // `Animated.View` is known by all of it.
        var name = position + 1
        while matches(name + 1, "."), kind(name + 2) == .identifier { name += 2 }
        return name
      case .symbol:
        guard matches(position, oneOf: ["=", ".", "-", ":"]) else { return nil }
      case .identifier, .string, .text, .close: break
      default: return nil
      }
    }
    return nil
  }

  /// The attributes of an element with values, as ranges of the tokens in the value's braces.
  func attributes(of element: Int) -> [(name: Int, value: Range<Int>)] {
    var found: [(name: Int, value: Range<Int>)] = []
    var index = element + 1
    for _ in 0..<ScanLimits.reach {
      let ends = [UInt8(ascii: "/"), UInt8(ascii: ">")].contains(first(index))
      guard let kind = kind(index), kind != .close, kind != .symbol || !ends else { break }
      if kind == .identifier, matches(index + 1, "=") {
        let isBraced = opens(index + 2, "{")
        let closing = isBraced ? partner(index + 2) ?? index + 2 : index + 2
        found.append((index, isBraced ? index + 3..<max(index + 3, closing) : index + 2..<index + 3))
        index = closing
      }
      index = after(index)
    }
    return found
  }
}
