/// Finds the motions of React Native apps: Reanimated's functions and layout animations, and `Animated`.
enum ReanimatedReader: PlatformReader {
  static let shapes = ReanimatedShapes.calls
  static let words = ["springify"]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    switch word {
    case "withTiming": call(source, index, ReanimatedShapes.withTiming, &scan)
    case "withSpring":
      call(source, index, ReanimatedShapes.withSpring[ReanimatedVersion(scan.options)], &scan)
    case "timing" where isAnimated(source, index): call(source, index, ReanimatedShapes.animatedTiming, &scan)
    case "spring" where isAnimated(source, index): call(source, index, ReanimatedShapes.animatedSpring, &scan)
    default: ReanimatedLayout.read(source, index, &scan)
    }
  }

  /// `Animated.timing`.
  static func isAnimated(_ source: Source, _ index: Int) -> Bool {
    source.matches(index - 1, ".") && source.text(index - 2).hasSuffix("Animated")
  }

  /// A function whose second argument is an object. The object is the site: a name can take its place.
  private static func call(_ source: Source, _ index: Int, _ shape: CallShape, _ scan: inout ScanContext) {
    guard !source.matches(index - 1, "function"), let options = source.argument(1, of: index) else { return }
    scan.add(shape, constants: options, in: source, modifiers(source, index))
    for opening in source.objects(options) {
      scan.take(opening)
      let object = MotionObject(source, opening, shape)
      guard object.isExplicit || object.isNamed else { continue }
      scan.add(shape, object: object, in: source, delay(source, opening) + modifiers(source, index))
    }
  }

  /// The `delay` of `Animated.timing`, which no shape reports.
  private static func delay(_ source: Source, _ opening: Int) -> Modifiers {
    guard let value = source.member("delay", of: opening) else { return [] }
    return [("delay", .binary(.over, ExpressionParser.parse(source, value), .number(1000)))]
  }

  /// The delays and repetitions of `withDelay(…)`, `withRepeat(…)` and `Animated.loop(…)` around a call.
  private static func modifiers(_ source: Source, _ index: Int) -> Modifiers {
    var modifiers: Modifiers = []
    for parenthesis in source.openings(around: index).prefix(ScanLimits.wrappedAnimations) {
      guard source.opens(parenthesis, "("), let name = source.callName(before: parenthesis) else { break }
      if source.matches(name, "withDelay"), let first = source.arguments(parenthesis).first {
        modifiers.append(
          ("delay", .binary(.over, ExpressionParser.parse(source, first.value), .number(1000))))
      } else if source.matches(name, "withRepeat", "loop") {
        modifiers.append(("repeat", nil))
      } else if !source.matches(name, "withSequence", "withClamp") {
        break
      }
    }
    return modifiers
  }
}

/// Reads chains such as `FadeIn.duration(200).springify().damping(14)`: one site, at its first number, or at its curve
/// where it has none.
enum ReanimatedLayout {
  /// The beginnings of the builders' names (layoutReanimation/defaultAnimations and defaultTransitions).
  private static let builders = [
    "Fade", "Slide", "Zoom", "Bounce", "Flip", "Stretch", "LightSpeed", "Pinwheel", "Roll", "Rotate",
    "Linear", "Layout", "Sequenced", "Fading", "Jumping", "Curved", "EntryExit", "Keyframe",
  ]
  /// The builders that play parts of their duration, or several curves at once (Bounce.ts, Lightspeed.ts, defaultTransitions).
  private static let composed = [
    "Bounce", "LightSpeedIn", "Sequenced", "Fading", "Jumping", "Curved", "EntryExit",
  ]
  private static let numbers = ["duration", "damping", "stiffness", "mass", "dampingRatio", "springify"]

  /// A method of a builder: its name's token, and its first argument.
  private typealias Link = (name: String, token: Int, value: Expression?)

  static func read(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    guard source.matches(index - 1, "."), source.opens(index + 1, "("), !scan.isTaken(index),
      let root = root(source, index)
    else { return }
    let builder = source.text(root)
    let keyframe = keyframes(source, &scan)[builder]
    guard keyframe != nil || builders.contains(where: { builder.hasPrefix($0) }) else { return }
    var links: [Link] = []
    // Behind the builder's own parentheses.
    var last = source.closing(of: root + 1, "(") ?? root
    for (token, opening, closing) in source.chain(behind: last).prefix(ScanLimits.layoutMethods) {
      scan.take(token)
      let value = source.arguments(opening).first.map { ExpressionParser.parse(source, $0.value) }
      links.append((source.text(token), token, value))
      last = closing
    }
    // A spring forgets the duration that was said before it (animationBuilder/ComplexAnimationBuilder.ts).
    if let spring = links.lastIndex(where: { $0.name == "springify" }) {
      links = links[..<spring].filter { $0.name != "duration" } + links[spring...]
    }
    let said = links.filter { $0.value != nil }
    let number = said.first { numbers.contains($0.name) }
    guard let first = number ?? said.first(where: { $0.name == "easing" }) else { return }
    let made = keyframe ?? (source.matches(root, "Keyframe") ? root : nil)
    record(source, links, first, root: root, last: last, keyframe: made, &scan)
  }

  /// The tokens of the keyframes that the file gives names: `const enter = new Keyframe({…})`.
  private static func keyframes(_ source: Source, _ scan: inout ScanContext) -> [String: Int] {
    scan.once("keyframes") { _ in
      source.tokens.indices.reduce(into: [String: Int]()) { found, index in
        guard source.matches(index, "Keyframe"), source.matches(index - 1, "new"),
          source.matches(index - 2, "="), source.kind(index - 3) == .identifier
        else { return }
        found[source.text(index - 3)] = index
      }
    }
  }

  /// The name with which a chain begins.
  private static func root(_ source: Source, _ index: Int) -> Int? {
    var token = index
    for _ in 0..<ScanLimits.layoutMethods {
      guard source.matches(token - 1, ".") else { return token }
      token -= 2
      if let opening = source.partner(token), opening < token { token = opening - 1 }
      guard source.kind(token) == .identifier else { return nil }
    }
    return nil
  }

  private static func record(
    _ source: Source, _ links: [Link], _ first: Link, root: Int, last: Int, keyframe: Int?,
    _ scan: inout ScanContext
  ) {
    var arguments: Arguments = []
    var modifiers: Modifiers = []
    for link in links {
      guard let value = link.value else { continue }
      switch link.name {
      case "springify": arguments.append(("duration", value))
      case "delay": modifiers.append(("delay", .binary(.over, value, .number(1000))))
      case "duration", "easing", "damping", "stiffness", "mass", "dampingRatio":
        arguments.append((link.name, value))
      default: break
      }
    }
    // One of the keyframes may have a curve of its own.
    if let keyframe, (keyframe..<source.after(keyframe + 1)).contains(where: { source.matches($0, "easing") })
    {
      arguments.append(("easing", .unread(.curve)))
    }
    let tweens =
      keyframe != nil
      ? [ReanimatedShapes.keyframe] : [ReanimatedShapes.layoutTiming, ReanimatedShapes.layoutEasing]
    let isSpring = links.contains { $0.name == "springify" }
    let springs = ReanimatedShapes.layoutSprings(ReanimatedVersion(scan.options))
    let isComposed = composed.contains { source.text(root).hasPrefix($0) }
    let shapes =
      isComposed ? [ReanimatedShapes.layoutDuration] : isSpring ? springs : tweens + springs
    guard let shape = shapes.first(where: { $0.callees == [first.name] }) else { return }
    scan.add(shape, in: source, name: first.token, from: root, through: last, arguments, modifiers)
  }
}
