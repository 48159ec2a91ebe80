import MotionPhysics

/// Finds what libraries of the web call motions by name: Material UI's `theme.transitions.create(…)`, react-spring's
/// `config.gentle`, Svelte's transitions and moving values, and `cubicBezier(…)`.
enum LibraryMotionReader: PlatformReader {
  static let shapes = [material, reactSpring, svelte, MotionShapes.svelteSpring, bezier]
  static let words =
    ["in", "out", "transition", "animate", "tweened", "Tween", "config"] + Array(springs.keys)

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    switch word {
    case "create": createTransition(source, index, &scan)
    case "cubicBezier": curve(source, index, &scan)
    case "in", "out", "transition", "animate": svelteTransition(source, index, word, &scan)
    case "spring", "Spring": svelteValue(source, index, word, MotionShapes.svelteSpring, &scan)
    case "tweened", "Tween": svelteValue(source, index, word, svelte, &scan)
    case "config":
      if source.isKey(index), scan.usesReactSpring(source) {
        let shape = MotionShapes.reactSpring(scan.isNative(source) ? .reanimated : .webJS)
        scan.add(shape, constants: source.valueRange(after: index + 1), in: source)
      }
    default: spring(source, index, word, &scan)
    }
  }

  // MARK: Material UI

  /// `createTransitions.js`: 300 ms, `cubic-bezier(0.4, 0, 0.2, 1)`, no delay.
  private static let material = CallShape(
    .cssInJS, "MUI.transitions.create", callees: ["create"],
    parameters: ["duration", "easing", "bezier"].map { CallShape.Parameter($0) }
      + [CallShape.Parameter("delay", isEssential: false)]
      + materialStandard.map { CallShape.Parameter($0.name, isEssential: false, isReported: false) },
    library: materialNames,
    example: "const a = theme.transitions.create('width', { duration: 250, easing: 'ease-out' });",
    reads: "tween 0.25 0:0:0.58:1"
  ) { values in
    let standard = values["standard time"]?.number ?? 300
    let duration = try values.timeOfCSS("duration") ?? values.number("duration", default: standard) / 1000
    let easing = values["bezier"] ?? values["easing"] ?? values["standard easing"]
    return try .tween(duration, CurveNames.web.curve(easing ?? .numbers([0.4, 0, 0.2, 1])))
  }

  /// What the theme says of a transition that says nothing.
  private static let materialStandard: Arguments = [
    ("standard time", .name("theme.transitions.duration.standard")),
    ("standard easing", .name("theme.transitions.easing.easeInOut")),
  ]

  /// The values of a theme that has no others of its own.
  private static let materialNames = Library(global: { path in
    guard let (owner, name) = NamePath.split(path) else { return nil }
    if owner.hasSuffix("transitions.duration") { return materialTimes[name].map { .number($0) } }
    guard owner.hasSuffix("transitions.easing") else { return nil }
    return materialCurves[name].map { .list($0.map { .number($0) }) }
  })

  private static let materialTimes: [String: Double] = [
    "shortest": 150, "shorter": 200, "short": 250, "standard": 300, "complex": 375, "enteringScreen": 225,
    "leavingScreen": 195,
  ]

  private static let materialCurves: [String: [Double]] = [
    "easeInOut": [0.4, 0, 0.2, 1], "easeOut": [0, 0, 0.2, 1], "easeIn": [0.4, 0, 1, 1],
    "sharp": [0.4, 0, 0.6, 1],
  ]

  private static func createTransition(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    guard source.matches(index - 1, "."), source.matches(index - 2, "transitions"),
      let (parenthesis, closing) = source.call(at: index)
    else { return }
    let arguments = source.arguments(parenthesis)
    var values: Arguments = []
    if arguments.count > 1 {
      guard let opening = source.objects(arguments[1].value).first else { return }
      scan.take(opening)
      values = MotionObject(source, opening, material).arguments
    }
    scan.add(
      material, in: source, name: index, from: index - 2, through: closing, values + materialStandard)
  }

  // MARK: react-spring

  /// Its named configurations (packages/core/src/constants.ts).
  private static let springs: [String: (tension: Double, friction: Double)] = [
    "gentle": (120, 14), "wobbly": (180, 12), "stiff": (210, 20), "slow": (280, 60), "molasses": (280, 120),
  ]

  private static let reactSpring = CallShape.javaScript(
    .webJS, "react-spring.config.name", [], ["tension", "friction"],
    example: "import { useSpring, config } from '@react-spring/web';\n"
      + "const styles = useSpring({ opacity: 1, config: config.gentle });",
    reads: "spring 0.573574 0.36099"
  ) { try MotionShapes.reactSpring(.webJS).motion($0) }

  private static func spring(_ source: Source, _ index: Int, _ word: String, _ scan: inout ScanContext) {
    guard source.matches(index - 1, "."), source.matches(index - 2, "config"),
      !source.matches(index - 3, "."),
      let numbers = springs[word], scan.usesReactSpring(source)
    else { return }
    scan.add(
      reactSpring, in: source, name: index - 2, through: index,
      [("tension", .number(numbers.tension)), ("friction", .number(numbers.friction))])
  }

  // MARK: Svelte

  /// `svelte/transition`, `svelte/animate` and the tweens of `svelte/motion`: 400 ms but for `draw`; each has its own curve.
  private static let svelte = CallShape.javaScript(
    .webJS, "Svelte.transition", [], ["duration", "easing", "name"], others: ["delay"],
    role: .object(.other), library: svelteNames,
    example: "const a = <div in:fade={{ duration: 250, delay: 50 }} />;",
    reads: "tween 0.25 0:0:1:1 delay 0.05"
  ) { values in
    let name = values.text("name") ?? ""
    let duration = try values.number("duration", default: name == "draw" ? 800 : 400)
    guard duration >= 0 else { throw UnreadableReason.range }
    let easing = values["easing"] ?? svelteStandards[name].map(Value.text)
    guard let easing else { return SiteMotion(.duration(duration / 1000)) }
    return try .tween(duration / 1000, svelteCurves.curve(easing))
  }

  private static let svelteStandards = [
    "fade": "linear", "fly": "cubicOut", "slide": "cubicOut", "scale": "cubicOut", "blur": "cubicInOut",
    "draw": "cubicInOut", "flip": "cubicOut", "crossfade": "cubicOut", "tweened": "linear", "Tween": "linear",
  ]

  private static let svelteNames = Library(name: native, global: { native($0) })

  @Sendable private static func native(_ path: String) -> Expression? {
    let name = path.hasPrefix("easing.") ? String(path.dropFirst(7)) : path
    return PennerEasing.svelte(name) == nil ? nil : .text(name)
  }

  private static let svelteCurves = CurveNames { PennerEasing.svelte($0)?.site($0) }

  /// `in:fly={{ y: 20, duration: 200 }}`; without a number it is the library's own.
  private static func svelteTransition(
    _ source: Source, _ index: Int, _ word: String, _ scan: inout ScanContext
  ) {
    guard source.matches(index + 1, ":"), source.kind(index + 2) == .identifier else { return }
    var equals = index + 3
    while source.matches(equals, "|"), source.kind(equals + 1) == .identifier { equals += 2 }
    guard source.matches(equals, "="), let closing = source.closing(of: equals + 1, "{") else { return }
    let name: Arguments = [("name", .text(source.text(index + 2)))]
    let value = equals + 2..<closing
    for opening in source.objects(value) where !scan.isTaken(opening) {
      scan.take(opening)
      let object = MotionObject(source, opening, svelte)
      guard object.has("duration") || object.has("easing") || object.has(CallShape.constant) else { continue }
      scan.add(
        svelte, in: source, name: index, from: opening, through: source.partner(opening) ?? opening,
        object.arguments + name, object.modifiers)
    }
    scan.add(svelte, constants: value, in: source, besides: name)
  }

  /// `spring(50, { stiffness: 0.1 })`, `new Spring(50, …)`, `Spring.of(() => size, …)`, `tweened(0, { duration: 400 })`.
  private static func svelteValue(
    _ source: Source, _ index: Int, _ word: String, _ shape: CallShape, _ scan: inout ScanContext
  ) {
    let name = source.matches(index + 1, ".") && source.matches(index + 2, "of") ? index + 2 : index
    guard !source.isDot(index - 1), scan.usesSvelteMotion(source), let options = source.argument(1, of: name)
    else { return }
    let standard: Arguments = shape === svelte ? [("name", .text(word))] : []
    for opening in source.objects(options) where !scan.isTaken(opening) {
      let object = MotionObject(source, opening, shape)
      guard object.isExplicit || object.isNamed else { continue }
      scan.take(opening)
      scan.add(shape, object: object, in: source, besides: standard)
    }
    scan.add(shape, constants: options, in: source, besides: standard)
  }

  // MARK: Curves

  private static let bezier = CallShape.points(
    .webJS, "JS.cubicBezier", callees: ["cubicBezier"], library: .web,
    example: "const standard = cubicBezier(0.2, 0, 0, 1);", reads: "curve 0.2:0:0:1", names: .web)

  /// Whether a key says how long the motion takes whose curve stands at an index: `animationDuration` beside
  /// `animationTimingFunction: cubicBezier(…)`.
  private static func isDuration(_ key: String, of source: Source, _ index: Int) -> Bool {
    if key == "duration" { return true }
    let ending = "TimingFunction"
    let name = source.text(index - 2)
    return source.matches(index - 1, ":") && name.hasSuffix(ending)
      && key == name.dropLast(ending.utf8.count) + "Duration"
  }

  private static func curve(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    guard !source.matches(index - 1, "function"), let (opening, closing) = source.call(at: index),
      source.arguments(opening).count == 4, !source.opens(closing + 1, "{")
    else { return }
    // The curve of an object with a duration is its own.
    if let around = source.enclosingOpening(index), source.opens(around, "{"),
      scan.isTaken(around)
        || source.members(around).contains(where: { isDuration($0.key, of: source, index) })
    {
      return
    }
    scan.add(bezier, in: source, name: index, through: closing, source.points(opening))
  }
}
