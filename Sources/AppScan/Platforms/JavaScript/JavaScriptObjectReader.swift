/// Finds objects that an animation takes later (`const snappy = { stiffness: 200, damping: 25 }`), and curves by
/// themselves. What no call or `transition` has read is judged by its keys, and by the names around it: a
/// `duration` alone is as often that of a toast or a film.
enum JavaScriptObjectReader: PlatformReader {
  static let shapes =
    [
      MotionShapes.timingObject, MotionShapes.springObject, MotionShapes.springOptions,
      MotionShapes.webTimingObject, MotionShapes.svelteTimingObject,
      ReanimatedShapes.timingObject, ReanimatedShapes.bezier, MotionShapes.reactSpring(.webJS),
      MotionShapes.reactSpring(.reanimated),
      MotionShapes.springToken, MotionShapes.chart, MotionShapes.gsap, AnimeEasing.tween,
    ] + ReanimatedShapes.springObject.all + JavaScriptTokenReader.shapes
  static let words = ["mass", "frequency", "bounce", "easing"]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    if word == "easing", !scan.usesAnime(source) { return }
    if word == "bezier" || word == "bezierFn" {
      curve(source, index, &scan)
      return
    }
    let isConfig = source.matches(index - 2, ":") && source.matches(index - 3, "config")
    guard source.isKey(index) || isConfig && source.matches(index + 1, "}"), source.kind(index - 1) != nil,
      let opening = source.enclosingOpening(index), source.opens(opening, "{"), !scan.isTaken(opening),
      let closing = source.partner(opening), closing - opening < ScanLimits.motionObject
    else { return }
    scan.take(opening)
    guard !isTypeOrPattern(source, opening, closing) else { return }
    object(source, opening, &scan)
  }

  static func finish(_ source: Source, into scan: inout ScanContext) {
    JavaScriptTokenReader.read(source, into: &scan)
  }

  private static func object(_ source: Source, _ opening: Int, _ scan: inout ScanContext) {
    let isNative = scan.isNative(source)
    if LayoutAnimationReader.readObject(source, opening, &scan) { return }
    // What takes it counts where it stands.
    if let name = source.constantName(before: opening), scan.takers(source).parts.contains(name) { return }
    // A theme's `duration: { short: 250 }` holds several.
    if let duration = source.member("duration", of: opening), source.opens(duration.lowerBound, "{") {
      return
    }
    let keys = Set(source.members(opening).map(\.key))
    guard let shape = shape(keys, source, opening, isNative: isNative, &scan) else { return }
    let object = MotionObject(source, opening, shape)
    guard object.isExplicit || object.isNamed && NamesAround(source, opening).isConfig else { return }
    scan.add(shape, role: role(of: shape, source, opening, &scan), object: object, in: source)
    nestedCurves(source, opening, object, &scan)
  }

  /// The role of a constant's object whose uses in the file all say which library takes it, and that counts as the
  /// object was read; nil where nothing is known beside the shape.
  private static func role(
    of shape: CallShape, _ source: Source, _ opening: Int, _ scan: inout ScanContext
  ) -> SiteRole? {
    // What else takes it is not known.
    if shape.role == .object(.reactNative) { return .plain }
    if shape === MotionShapes.gsap, isGivenToGSAP(source, opening, &scan) { return .object(.gsap) }
    guard let library = taker(source, opening, &scan) else { return nil }
    let shapes: [SiteRole.ObjectLibrary: [CallShape]] = [
      .motion: [MotionShapes.timingObject, MotionShapes.springObject, MotionShapes.springOptions],
      .reanimated: [ReanimatedShapes.timingObject] + ReanimatedShapes.springObject.all,
    ]
    return shapes[library]?.contains { $0 === shape } == true ? .object(library) : nil
  }

  /// Whether an object is for React Native's own functions, whose springs have other defaults than Reanimated's.
  private static func isAnimated(
    _ keys: Set<String>, _ source: Source, _ opening: Int, _ scan: inout ScanContext
  ) -> Bool {
    if keys.contains("useNativeDriver") { return true }
    return source.constantName(before: opening).map { scan.takers(source).animated.contains($0) } ?? false
  }

  /// Whether an object is for Motion's `useSpring`: what the file gives it, or what is called its options elsewhere.
  private static func isFollowing(
    _ keys: Set<String>, _ source: Source, _ opening: Int, _ scan: inout ScanContext
  ) -> Bool {
    let parameter = source.matches(opening - 1, "=") ? source.text(opening - 2) : nil
    if let name = source.constantName(before: opening) ?? parameter,
      scan.takers(source).followed.contains(name)
    {
      return true
    }
    guard keys.contains("bounce"), !scan.usesReactSpring(source) else { return false }
    // `<Cursor springOptions={{ bounce: 0 }}>`
    let value = source.opens(opening - 1, "{") && source.matches(opening - 2, "=") ? opening - 1 : opening
    return NamesAround(source, value).isSpringOptions
  }

  /// The library that takes a constant's object; nil where that is not known.
  private static func taker(
    _ source: Source, _ opening: Int, _ scan: inout ScanContext
  ) -> SiteRole.ObjectLibrary? {
    source.constantName(before: opening).flatMap { scan.takers(source).libraries[$0] }
  }

  /// The shape of an object, by its keys; nil for one that is no motion.
  private static func shape(
    _ keys: Set<String>, _ source: Source, _ opening: Int, isNative: Bool, _ scan: inout ScanContext
  ) -> CallShape? {
    let names = NamesAround(source, opening)
    // Another library's, with another curve where none is said.
    if names.isOf("konva") { return nil }
    if names.isOf("anime") || scan.usesAnime(source) {
      return AnimeEasing.shape(source, opening, keys, names)
    }
    // SwiftUI's animations through @expo/ui, in seconds.
    if keys.contains("type"), scan.imports("@expo/ui", in: source) { return nil }
    if scan.usesCharts(source) {
      let isAnimation = keys.contains("duration") && (keys.contains("easing") || names.isMotion)
      return isAnimation ? MotionShapes.chart : nil
    }
    if isNative, isAnimated(keys, source, opening, &scan) {
      let springs = ReanimatedShapes.animatedSpring.parameters.filter(\.isEssential)
      return springs.contains { keys.contains($0.name) }
        ? ReanimatedShapes.animatedSpring : ReanimatedShapes.animatedTiming
    }
    let isOwn =
      names.isConfig && (keys.contains("frequency") || scan.usesReactSpring(source) && keys.contains("mass"))
    if keys.contains("tension") || keys.contains("friction") || isOwn {
      let isSpring = keys.contains("tension") && keys.contains("friction") || names.isMotion || names.isConfig
      return isSpring ? MotionShapes.reactSpring(isNative ? .reanimated : .webJS) : nil
    }
    if !isNative, isFollowing(keys, source, opening, &scan) { return MotionShapes.springOptions }
    // What says that it is a tween is no spring, whatever numbers a spring would have of it.
    let isTiming = says("type", "timing", source, opening)
    let physics = isTiming ? 0 : keys.intersection(["stiffness", "damping", "mass", "dampingRatio"]).count
    let isNamedSpring = says("type", "spring", source, opening)
    if isNative {
      if physics >= 2 || physics == 1 && (names.isMotion || keys.contains("duration")) || isNamedSpring {
        return ReanimatedShapes.springObject[ReanimatedVersion(scan.options)]
      }
    } else if physics > 0, scan.usesSvelteMotion(source) {
      return MotionShapes.svelteSpring
    } else if isNamedSpring || physics >= 2 && (names.isMotion || scan.usesMotion(source))
      || keys.contains("visualDuration")
    {
      let isTransition = taker(source, opening, &scan) == .motion
      return isTransition ? MotionShapes.timingObject : MotionShapes.springObject
    }
    // Nothing else has both. Without a package nothing says whose they are.
    if keys.contains("stiffness"), keys.contains("damping"), !isNative, !isTiming,
      isSpringToken(source, opening)
    {
      return MotionShapes.springToken
    }
    guard keys.contains("duration") else { return nil }
    if taker(source, opening, &scan) == .webAnimations { return MotionShapes.webAnimate }
    if names.isConfig, isNavigation(source, opening) { return ReanimatedShapes.animatedTiming }
    if names.isConfig, scan.usesReactSpring(source) {
      return MotionShapes.reactSpring(isNative ? .reanimated : .webJS)
    }
    let isGiven = isNamed(source, opening, &scan) || isNestedMotion(source, opening, keys)
    guard keys.contains("easing") || keys.contains("ease") || names.isMotion || isGiven else { return nil }
    if isNative { return ReanimatedShapes.timingObject }
    if !keys.contains("easing"), isTween(source, opening) || scan.usesGSAP(source) {
      return MotionShapes.gsap
    }
    // Popmotion plays those of VueUse too.
    if keys.contains("ease"), scan.imports("popmotion", in: source) { return MotionShapes.vueTransition }
    if keys.contains("ease") || scan.usesMotion(source) && !keys.contains("easing") {
      return MotionShapes.timingObject
    }
    return scan.imports("svelte/easing", in: source)
      ? MotionShapes.svelteTimingObject : MotionShapes.webTimingObject
  }

  /// Whether an object is what GSAP or a timeline of its is given: `gsap.to(box, {…})`, `timeline.from(box, {…})`.
  private static func isTween(_ source: Source, _ opening: Int) -> Bool {
    guard let parenthesis = source.enclosingOpening(opening), source.opens(parenthesis, "("),
      let method = source.callName(before: parenthesis)
    else { return false }
    return source.isDot(method - 1) && source.matches(method, "to", "from", "fromTo")
  }

  /// Whether an object is what GSAP is given in a file that imports it: the variables of a tween, or the defaults of those.
  private static func isGivenToGSAP(_ source: Source, _ opening: Int, _ scan: inout ScanContext) -> Bool {
    guard scan.usesGSAP(source) else { return false }
    if isTween(source, opening) || source.matches(opening - 2, "defaults") && source.opens(opening - 1, "(") {
      return true
    }
    guard source.matches(opening - 2, "defaults"), source.matches(opening - 1, ":"),
      let around = source.enclosingOpening(opening), source.opens(around - 1, "(")
    else { return false }
    return source.matches(around - 2, "timeline")
  }

  /// Whether stiffness and damping are numbers, and not those of an engine that has them between 0 and 1.
  private static func isSpringToken(_ source: Source, _ opening: Int) -> Bool {
    [("stiffness", 10.0), ("damping", 0)].allSatisfy { key, least in
      guard let range = source.member(key, of: opening), range.count == 1,
        case .number(let number, _) = NumberReader.read(source, range.lowerBound)
      else { return false }
      return number > least
    }
  }

  /// Whether an object is the `config` of React Navigation: `{ animation: "timing", config: { duration: 300 } }`.
  private static func isNavigation(_ source: Source, _ opening: Int) -> Bool {
    guard let around = source.enclosingOpening(opening), source.opens(around, "{") else { return false }
    return says("animation", "timing", source, around)
  }

  /// Whether the file gives an object by its name to an animation: `withTiming(1, enter)`, `transition={enter}`.
  private static func isNamed(_ source: Source, _ opening: Int, _ scan: inout ScanContext) -> Bool {
    guard source.matches(opening - 1, "="), source.kind(opening - 2) == .identifier else { return false }
    return scan.takers(source).given.contains(source.text(opening - 2))
  }

  /// Whether an object of nothing but a duration is one of several configurations of motions.
  private static func isNestedMotion(_ source: Source, _ opening: Int, _ keys: Set<String>) -> Bool {
    guard keys == ["duration"], source.matches(opening - 1, ":"),
      let around = source.enclosingOpening(opening), source.opens(around, "{")
    else { return false }
    return source.matches(around - 1, "=") && NamesAround(source, around).isMotion
  }

  /// Whether a member of an object is a string that reads so, `as const` or not.
  private static func says(_ key: String, _ text: String, _ source: Source, _ opening: Int) -> Bool {
    guard let value = source.member(key, of: opening), value.count <= 3,
      source.kind(value.lowerBound) == .string
    else { return false }
    return source.text(source.contents(value.lowerBound)) == text
  }

  /// Whether braces hold members of a type, or names that a pattern binds.
  static func isTypeOrPattern(_ source: Source, _ opening: Int, _ closing: Int) -> Bool {
    if source.matches(closing + 1, "=") && source.begins(closing + 1, "=") { return true }
    if source.matches(closing + 1, ":"), !source.matches(opening - 1, "?") { return true }
    if source.matches(opening - 1, "const", "let") { return true }
    if source.matches(closing + 1, ")"), source.matches(closing + 2, "=>") { return true }
    return source.members(opening).contains { member in
      guard let value = member.value, source.kind(value.lowerBound) == .identifier else { return false }
      let next = value.lowerBound + 1
      // Members of a type end with a semicolon or a line.
      guard
        value.count == 1 || source.matches(next, "|", ";") || source.startsLine(next)
      else { return false }
      return source.matches(next, ";")
        || ["number", "string", "boolean", "any"].contains(source.text(value.lowerBound))
    }
  }

  /// A curve by itself: `const standard = Easing.bezier(0.2, 0, 0, 1)`.
  private static func curve(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    // A layout animation's `.easing(` has read the curve.
    if let around = source.enclosingOpening(index - 2),
      scan.isTaken(around) || source.matches(around - 1, "easing") && source.matches(around - 2, ".")
    {
      return
    }
    record(source, curve: index, &scan)
  }

  private static func record(_ source: Source, curve index: Int, _ scan: inout ScanContext) {
    guard source.matches(index - 1, "."), source.matches(index - 2, "Easing"), !scan.isTaken(index),
      let (parenthesis, closing) = source.call(at: index)
    else { return }
    scan.take(index)
    scan.add(
      ReanimatedShapes.bezier, in: source, name: index, from: index - 2, through: closing,
      source.points(parenthesis))
  }

  /// The curve inside an object of a tween is a site of its own, as it is where it has a name.
  private static func nestedCurves(
    _ source: Source, _ opening: Int, _ object: MotionObject, _ scan: inout ScanContext
  ) {
    guard let easing = object["easing"], NativeEasing.isBezier(easing), let closing = source.partner(opening)
    else { return }
    for index in opening + 1..<closing
    where source.matches(index, "bezier", "bezierFn") {
      record(source, curve: index, &scan)
    }
  }
}
