/// The libraries that take a file's constants: `const FADE = {…}; <motion.div transition={FADE} />`.
struct ConstantTakers {
  /// The names that a transition or a function of React Native is given.
  private(set) var given: Set<String> = []
  /// The library that takes a constant, by its name. A name of which a use says anything else is left out: what takes it
  /// there may count in another unit, or look for another member.
  private(set) var libraries: [String: SiteRole.ObjectLibrary] = [:]
  /// The constants that React Native's own functions are given, or an object that spreads them:
  /// `Animated.spring(x, { toValue: 1, ...SPRING })`.
  private(set) var animated: Set<String> = []
  /// The constants and parameters that Motion's `useSpring` is given, and no transition: `useSpring(x, own ?? SOFT)`.
  private(set) var followed: Set<String> = []
  /// The constants that are nothing but a part of options that say more: `card.animate(frames, { ...timing, easing })`.
  private(set) var parts: Set<String> = []

  init(_ source: Source, _ scan: inout ScanContext) {
    var others: Set<String> = []
    // The tokens of arguments that are nothing but a name; they stand behind the call's.
    var arguments: [Int: SiteRole.ObjectLibrary] = [:]
    var spreads: [Int: Bool] = [:]
    for index in source.tokens.indices where source.kind(index) == .identifier {
      if let (name, isPart) = Self.spread(source, index) { spreads[name] = isPart }
      if let (argument, library) = Self.argument(source, index, &scan) {
        arguments[argument] = library
        if library == nil || library == .reanimated { given.insert(source.text(argument)) }
      }
      animated.formUnion(Self.animated(source, index))
      if source.isDot(index - 1) || source.matches(index - 1, "const") { continue }
      let name = source.text(index)
      let isTransition = Self.isTransition(source, index)
      if isTransition || Self.isStandard(source, index) { given.insert(name) }
      if spreads[index] == true {
        parts.insert(name)
        continue
      }
      let spread: SiteRole.ObjectLibrary? = spreads[index] == nil ? nil : .webAnimations
      let library = arguments[index] ?? spread ?? (isTransition && !scan.isNative(source) ? .motion : nil)
      if let library, libraries[name] ?? library == library {
        libraries[name] = library
      } else {
        others.insert(name)
      }
    }
    parts.subtract(others.union(libraries.keys))
    libraries = libraries.filter { !others.contains($0.key) }
    followed = Self.followed(source, &scan).subtracting(given)
  }

  /// The names that `useSpring` is given, and those that its parameters stand for where they are given nothing.
  private static func followed(_ source: Source, _ scan: inout ScanContext) -> Set<String> {
    guard scan.usesMotion(source), !scan.usesReactSpring(source) else { return [] }
    let names = source.tokens.indices.filter { source.matches($0, "useSpring") }.reduce(into: Set<String>()) {
      names, call in
      for index in source.argument(1, of: call) ?? 0..<0 where source.isWholeName(index) {
        names.insert(source.text(index))
      }
    }
    let standards = source.tokens.indices.filter { index in
      source.matches(index - 1, "=") && source.matches(index + 1, ",", "}") && source.isWholeName(index)
        && names.contains(source.text(index - 2))
    }
    return names.union(standards.map { source.text($0) })
  }

  /// The argument that is the name of an object, and the library of the call, nil where that takes none of an export's:
  /// `withTiming(1, enter)`, `animate(card, { x: 100 }, fade)`, `card.animate(frames, fade)`, `Animated.timing(x, fade)`.
  private static func argument(
    _ source: Source, _ index: Int, _ scan: inout ScanContext
  ) -> (argument: Int, library: SiteRole.ObjectLibrary?)? {
    var (place, library): (Int, SiteRole.ObjectLibrary?) = (1, .reanimated)
    if source.matches(index, "animate") {
      if source.isDot(index - 1) {
        guard !WebAnimationReader.isQuery(source, index - 2) else { return nil }
        library = .webAnimations
      } else {
        guard scan.usesMotion(source), !scan.isImportedFromApp("animate", in: source) else { return nil }
        (place, library) = (2, .motion)
      }
    } else if source.matches(index, "timing", "spring") {
      library = nil
    } else if !source.matches(index, "withTiming", "withSpring") {
      return nil
    }
    guard let value = source.argument(place, of: index), value.count == 1 else { return nil }
    return (value.lowerBound, library)
  }

  /// The name of the object that the options of `card.animate(frames, { ...timing, delay: 100 })` spread, and whether they
  /// say a duration or a curve besides.
  private static func spread(_ source: Source, _ index: Int) -> (name: Int, isPart: Bool)? {
    guard source.matches(index, "animate"), source.isDot(index - 1),
      !WebAnimationReader.isQuery(source, index - 2), let options = source.argument(1, of: index),
      source.opens(options.lowerBound, "{"), source.matches(options.lowerBound + 1, "..."),
      source.kind(options.lowerBound + 2) == .identifier, source.matches(options.lowerBound + 3, ",", "}")
    else { return nil }
    let isPart = ["duration", "easing"].contains { source.member($0, of: options.lowerBound) != nil }
    return (options.lowerBound + 2, isPart)
  }

  private static func animated(_ source: Source, _ index: Int) -> [String] {
    guard source.matches(index, "timing", "spring"), ReanimatedReader.isAnimated(source, index),
      let value = source.argument(1, of: index)
    else { return [] }
    let spreads = source.opens(value.lowerBound, "{") ? source.arguments(value.lowerBound) : []
    let given = [value] + spreads.filter { source.isSpread($0) }.map { $0.value.dropFirst() }
    return given.filter { $0.count == 1 && source.kind($0.lowerBound) == .identifier }
      .map { source.text($0.lowerBound) }
  }

  /// Whether a name is all of a transition: `transition={FADE}`, `transition: FADE`.
  private static func isTransition(_ source: Source, _ index: Int) -> Bool {
    if source.opens(index - 1, "{") {
      return source.matches(index - 2, "=") && source.matches(index - 3, "transition")
        && source.closing(of: index - 1, "{") == index + 1
    }
    return source.matches(index - 1, ":") && source.matches(index - 2, "transition")
      && source.matches(index + 1, ",", "}")
  }

  /// Whether a name is a component's transition where it is given none: `{ transition = FADE }`.
  private static func isStandard(_ source: Source, _ index: Int) -> Bool {
    source.matches(index - 1, "=") && source.matches(index - 2, "transition")
      && source.matches(index + 1, "}")
  }
}

extension ScanContext {
  mutating func takers(_ source: Source) -> ConstantTakers {
    once("takers") { ConstantTakers(source, &$0) }
  }
}

extension Source {
  /// Whether a token is a name that is no part of a path, and not called.
  fileprivate func isWholeName(_ index: Int) -> Bool {
    kind(index) == .identifier && !isDot(index - 1) && !isDot(index + 1) && !opens(index + 1, "(")
  }

  /// The name of the constant whose value begins at a token: `const fade: Transition = {`; nil for other values.
  func constantName(before value: Int) -> String? {
    guard matches(value - 1, "=") else { return nil }
    let name = matches(value - 3, ":") ? value - 4 : value - 2
    return kind(name) == .identifier && matches(name - 1, "const") ? text(name) : nil
  }
}
