/// Finds Motion's transitions, `useSpring` and `animate`.
enum MotionReader: PlatformReader {
  static let shapes =
    [
      MotionShapes.transition, MotionShapes.componentEase, MotionShapes.useSpring, MotionShapes.animate,
      MotionShapes.vueTransition, MotionShapes.motionOne, NativeTransition.legend, NativeTransition.other,
    ] + NativeTransition.moti.all

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    switch word {
    case "transition": transition(source, index, &scan)
    // Moti's, of what goes away.
    case "exitTransition" where scan.isNative(source): transition(source, index, &scan)
    case "useSpring":
      // react-spring has a function of the same name, whose second argument holds no numbers.
      guard !scan.usesReactSpring(source) else { return }
      call(source, index, MotionShapes.useSpring, argument: 1, &scan)
    case "animate" where source.matches(index + 1, "=") && scan.imports("moti", in: source):
      sequences(source, index, &scan)
    case "animate" where !source.matches(index - 1, ".") && !scan.usesAnime(source):
      let shape = scan.usesMotionOne(source) ? MotionShapes.motionOne : MotionShapes.animate
      call(source, index, shape, argument: 2, &scan)
      if scan.usesMotion(source) { steps(source, index, &scan) }
    default: break
    }
  }

  /// `transition={…}` of an element, `transition: …` of an object.
  private static func transition(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    let isNative = scan.isNative(source)
    let shape = isNative ? NativeTransition.shape(source, index, &scan) : webTransition(source, &scan)
    if source.matches(index + 1, "="), let closing = source.closing(of: index + 2, "{") {
      if !isNative, isOfOwnComponent(source, index, &scan) { ease(source, index + 3..<closing, &scan) }
      let type = shape.role == .object(.moti) ? MotiTransition.type(source, attribute: index) : nil
      read(source, index + 3..<closing, shape, type, depth: 0, &scan)
    } else if source.isKey(index) {
      read(source, source.valueRange(after: index + 1), shape, nil, depth: 0, &scan)
    }
  }

  /// The steps of Moti's sequences that say how they move: `animate={{ scale: [{ value: 1.1, type: 'timing' }, 1] }}`.
  private static func sequences(_ source: Source, _ attribute: Int, _ scan: inout ScanContext) {
    guard source.opens(attribute + 2, "{"), source.opens(attribute + 3, "{") else { return }
    for member in source.members(attribute + 3) {
      guard let list = member.value?.first, source.opens(list, "[") else { continue }
      for step in source.arguments(list) where source.opens(step.value.lowerBound, "{") {
        let opening = step.value.lowerBound
        let says = ["value", "type"].allSatisfy { source.member($0, of: opening) != nil }
        if says {
          let shape = NativeTransition.moti[ReanimatedVersion(scan.options)]
          read(source, step.value, shape, nil, depth: ScanLimits.nestedTransitions, &scan)
        }
      }
    }
  }

  private static func webTransition(_ source: Source, _ scan: inout ScanContext) -> CallShape {
    if scan.usesVueMotion(source) { return MotionShapes.vueTransition }
    return scan.usesMotionOne(source) ? MotionShapes.motionOne : MotionShapes.transition
  }

  /// Whether an attribute belongs to a component of the app, which may say more of its transition than Motion does: one
  /// from another file, or one that the file declares and `motion(…)` has not made.
  private static func isOfOwnComponent(_ source: Source, _ attribute: Int, _ scan: inout ScanContext) -> Bool
  {
    guard let name = source.element(ofAttribute: attribute), !source.matches(name - 1, "."),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source.first(name))
    else { return false }
    let component = source.text(name)
    if scan.isImportedFromApp(component, in: source) { return true }
    return scan.once("components") { _ in
      source.tokens.indices.reduce(into: Set<String>()) { names, index in
        let isDeclared =
          source.matches(index - 1, "function")
          || source.matches(index - 1, "const") && !source.matches(index + 2, "motion")
        if isDeclared, source.kind(index) == .identifier { names.insert(source.text(index)) }
      }
    }.contains(component)
  }

  /// The transitions of an app's own component that say only how it eases.
  private static func ease(_ source: Source, _ value: Range<Int>, _ scan: inout ScanContext) {
    for opening in source.objects(value) where !scan.isTaken(opening) {
      let object = MotionObject(source, opening, MotionShapes.transition)
      let shape = MotionShapes.componentEase
      let isAlone = object.arguments.allSatisfy { said in
        shape.parameters.contains { $0.name == said.name }
      }
      guard object.has("ease"), isAlone else { continue }
      scan.take(opening)
      record(source, object, shape, nil, &scan)
    }
  }

  /// The objects of a value, and those of single properties inside them: `{ y: { type: "spring" } }`.
  /// - Parameter type: Moti's where none is said.
  private static func read(
    _ source: Source, _ value: Range<Int>, _ shape: CallShape, _ type: Expression?, depth: Int,
    _ scan: inout ScanContext
  ) {
    if !source.matches(value.lowerBound - 1, "...") {
      scan.add(shape, constants: value, in: source, besides: standard(type))
    }
    for opening in source.objects(value) where !scan.isTaken(opening) {
      let object = MotionObject(source, opening, shape)
      // One that says nothing of a transition is another's: `{ transition: { enterActiveClass: "duration-200" } }`.
      if !object.arguments.isEmpty { scan.take(opening) }
      if isTransition(object), !isLong(object, source, &scan) {
        let shape = meant(shape, object, source, &scan)
        record(source, MotionObject(source, opening, shape), shape, type, &scan)
      }
      guard depth < ScanLimits.nestedTransitions else { continue }
      for member in object.inner {
        let type =
          shape.role == .object(.moti) ? MotiTransition.type(source, value: member, around: object) : nil
        read(source, member, shape, type, depth: depth + 1, &scan)
      }
    }
  }

  /// A delay alone is no motion, and a type alone only where it names a spring.
  private static func isTransition(_ object: MotionObject) -> Bool {
    guard object.isExplicit || object.isNamed else { return false }
    if case .call("spring", let numbers)? = object["easing"], !numbers.isEmpty { return false }
    let numbers = object.arguments.filter {
      !["type", "velocity", "delay", "repeat", "loop"].contains($0.name)
    }
    if numbers.contains(where: { $0.name != CallShape.spread }) { return true }
    return object["type"] == .text("spring") && !object.has(CallShape.spread)
  }

  /// Whether nothing but a duration stands there, longer than a motion of Motion's seconds, in a file without it:
  /// `lesson = { transition: { duration: 45 } }`.
  private static func isLong(_ object: MotionObject, _ source: Source, _ scan: inout ScanContext) -> Bool {
    guard object.arguments.count == 1, case .number(let number, _)? = object["duration"], number >= 20 else {
      return false
    }
    return !scan.usesMotion(source) && !scan.isNative(source) && !scan.usesVueMotion(source)
  }

  /// The shape of an object by what it says itself: an array is no easing of Moti's.
  private static func meant(
    _ shape: CallShape, _ object: MotionObject, _ source: Source, _ scan: inout ScanContext
  ) -> CallShape {
    if shape === MotionShapes.transition, countsMilliseconds(object, source, &scan) {
      return MotionShapes.vueTransition
    }
    guard shape.role == .object(.moti), case .list? = object["easing"],
      let easing = source.member("easing", of: object.opening), source.opens(easing.lowerBound, "[")
    else { return shape }
    return NativeTransition.other
  }

  /// Whether a duration is too long for one in seconds, in a file without Motion: that of what VueUse takes elsewhere.
  private static func countsMilliseconds(
    _ object: MotionObject, _ source: Source, _ scan: inout ScanContext
  ) -> Bool {
    guard case .number(let number, _)? = object["duration"], number >= 100 else { return false }
    return !scan.usesMotion(source)
  }

  private static func call(
    _ source: Source, _ index: Int, _ shape: CallShape, argument: Int, _ scan: inout ScanContext
  ) {
    guard let options = source.argument(argument, of: index) else { return }
    for opening in source.objects(options) where !scan.isTaken(opening) {
      let isBrowsers = shape === MotionShapes.animate && takesBrowsers(source, opening, &scan)
      let shape = isBrowsers ? MotionShapes.webAnimate : shape
      let object = MotionObject(source, opening, shape)
      guard isTransition(object) else { continue }
      scan.take(opening)
      record(source, object, shape, nil, &scan)
    }
    guard scan.usesMotion(source), !scan.isImportedFromApp("animate", in: source) else { return }
    scan.add(shape, role: .object(.motion), constants: options, in: source)
  }

  /// The steps of a sequence of Motion's: `animate([["ul", { opacity: 1 }, { duration: 0.5 }]])`. What all of them have
  /// where they say nothing may stand beside.
  private static func steps(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    guard let steps = source.argument(0, of: index)?.first, source.opens(steps, "[") else { return }
    let hasStandard =
      source.argument(1, of: index).map { source.member("defaultTransition", of: $0.lowerBound) != nil }
      ?? false
    for step in source.arguments(steps) where source.opens(step.value.lowerBound, "[") {
      let parts = source.arguments(step.value.lowerBound)
      guard parts.count == 3, let opening = parts[2].value.first, source.opens(opening, "{"),
        !scan.isTaken(opening)
      else { continue }
      let object = MotionObject(source, opening, MotionShapes.animate)
      guard isTransition(object), !hasStandard || object.has("ease") else { continue }
      scan.take(opening)
      record(source, object, MotionShapes.animate, nil, &scan)
    }
  }

  /// Whether the options of `animate` are the browser's, in milliseconds: those of a function of the app around it,
  /// `import { animate } from './animate'`, or ones with an `easing`. Motion's have words of their own, and no motion
  /// takes 20 ms or less.
  private static func takesBrowsers(
    _ source: Source, _ opening: Int, _ scan: inout ScanContext
  ) -> Bool {
    let shared = ["duration", "delay", CallShape.spread, CallShape.constant]
    let object = MotionObject(source, opening, MotionShapes.animate)
    guard object.arguments.allSatisfy({ shared.contains($0.name) }) else { return false }
    if case .number(let number, _)? = object["duration"], number <= 20 { return false }
    if scan.isImportedFromApp("animate", in: source) { return true }
    return MotionObject(source, opening, MotionShapes.webAnimate).has("easing") && !scan.usesMotion(source)
  }

  private static func record(
    _ source: Source, _ object: MotionObject, _ shape: CallShape, _ type: Expression?,
    _ scan: inout ScanContext
  ) {
    // Functions of other libraries have these names too.
    let isMotions = shape === MotionShapes.animate || shape === MotionShapes.useSpring
    scan.add(
      shape, role: isMotions && scan.usesMotion(source) ? .object(.motion) : nil, object: object, in: source,
      besides: standard(type))
  }

  /// Moti's type where none is said, as an argument.
  private static func standard(_ type: Expression?) -> Arguments {
    type.map { [(MotiTransition.standard, $0)] } ?? []
  }
}

extension Source {
  /// The value of an argument by its position, from 0, in the call whose name is at an index; nil where there is none.
  func argument(_ position: Int, of name: Int) -> Range<Int>? {
    guard let opening = callOpening(after: name) else { return nil }
    let arguments = arguments(opening)
    guard position < arguments.count, arguments[position].label == nil else { return nil }
    return arguments[position].value
  }

  /// The tokens of a value behind a colon: to the next comma or closing bracket.
  func valueRange(after colon: Int) -> Range<Int> {
    let end = level(colon + 1, to: count).first { index in
      switch kind(index) {
      case .close: true
      case .symbol: begins(index, ",")
      case .open: partner(index) == nil
      default: false
      }
    }
    return colon + 1..<max(end ?? count, colon + 1)
  }
}
