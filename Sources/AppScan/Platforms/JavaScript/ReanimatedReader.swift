/// Finds the motions of React Native apps: Reanimated's functions and layout animations, and `Animated`.
enum ReanimatedReader: PlatformReader {
  static let shapes = ReanimatedShapes.calls
  static let words = ["springify"]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    switch word {
    case "withTiming": call(source, index, ReanimatedShapes.withTiming, &scan)
    case "withSpring":
      let isOld = scan.options.reanimatedVersion < 4
      call(source, index, isOld ? ReanimatedShapes.withSpring3 : ReanimatedShapes.withSpring, &scan)
    case "timing" where isAnimated(source, index): call(source, index, ReanimatedShapes.animatedTiming, &scan)
    case "spring" where isAnimated(source, index): call(source, index, ReanimatedShapes.animatedSpring, &scan)
    default: ReanimatedLayout.read(source, index, &scan)
    }
  }

  /// `Animated.timing`.
  private static func isAnimated(_ source: Source, _ index: Int) -> Bool {
    source.matches(index - 1, ".") && source.text(index - 2).hasSuffix("Animated")
  }

  /// A function whose second argument is an object. The object is the site: a name can take its place.
  private static func call(_ source: Source, _ index: Int, _ shape: CallShape, _ scan: inout ScanContext) {
    guard !source.matches(index - 1, "function"), let parenthesis = source.callOpening(after: index) else {
      return
    }
    let arguments = source.arguments(parenthesis)
    guard arguments.count > 1, arguments[1].label == nil else { return }
    for opening in source.objects(arguments[1].value) {
      scan.take(opening)
      let object = MotionObject(source, opening, shape)
      guard object.isExplicit else { continue }
      scan.add(
        shape, object: object, in: source,
        delay(source, opening) + object.modifiers(perSecond: 1000) + modifiers(source, index))
    }
  }

  /// The `delay` of `Animated.timing`, which no shape reports.
  private static func delay(_ source: Source, _ opening: Int) -> Modifiers {
    source.members(opening).compactMap { member in
      guard member.key == "delay", let value = member.value else { return nil }
      return ("delay", .binary(.over, ExpressionParser.parse(source, value), .number(1000)))
    }
  }

  /// The delays and repetitions of `withDelay(…)`, `withRepeat(…)` and `Animated.loop(…)` around a call.
  private static func modifiers(_ source: Source, _ index: Int) -> Modifiers {
    var modifiers: Modifiers = []
    var token = index
    for _ in 0..<ScanLimits.wrappedAnimations {
      guard let parenthesis = source.enclosingOpening(token), source.opens(parenthesis, UInt8(ascii: "(")),
        let name = source.callName(before: parenthesis)
      else { return modifiers }
      if source.matches(name, "withDelay"), let first = source.arguments(parenthesis).first {
        modifiers.append(
          ("delay", .binary(.over, ExpressionParser.parse(source, first.value), .number(1000))))
      } else if source.matches(name, "withRepeat") || source.matches(name, "loop") {
        modifiers.append(("repeat", nil))
      } else if !source.matches(name, "withSequence"), !source.matches(name, "withClamp") {
        return modifiers
      }
      token = name
    }
    return modifiers
  }
}
