/// The libraries that take a file's constants: `const FADE = {…}; <motion.div transition={FADE} />`.
enum ConstantTakers {
  /// The library that takes a constant, by its name. A name of which a use says anything else is left out: what takes it
  /// there may count in another unit, or look for another member.
  static func find(_ source: Source, _ scan: inout ScanContext) -> [String: SiteRole.ObjectLibrary] {
    var found: [String: SiteRole.ObjectLibrary] = [:]
    var others: Set<String> = []
    // The tokens of arguments that are nothing but a name; they stand behind the call's.
    var arguments: [Int: SiteRole.ObjectLibrary] = [:]
    for index in source.tokens.indices where source.kind(index) == .identifier {
      if let (argument, library) = argument(source, index, &scan) { arguments[argument] = library }
      if source.isDot(index - 1) || source.matches(index - 1, "const") { continue }
      let name = source.text(index)
      let library = arguments[index] ?? (isTransition(source, index, &scan) ? .motion : nil)
      guard let library, found[name] ?? library == library else {
        others.insert(name)
        continue
      }
      found[name] = library
    }
    return found.filter { !others.contains($0.key) }
  }

  /// The argument of a call that is the name of an object, and the library of the call: `withTiming(1, enter)`,
  /// `animate(card, { x: 100 }, fade)`, `card.animate(frames, fade)`.
  private static func argument(
    _ source: Source, _ index: Int, _ scan: inout ScanContext
  ) -> (argument: Int, library: SiteRole.ObjectLibrary)? {
    var (place, library) = (1, SiteRole.ObjectLibrary.reanimated)
    if source.matches(index, "animate") {
      if source.isDot(index - 1) {
        guard !WebAnimationReader.isQuery(source, index - 2) else { return nil }
        library = .webAnimations
      } else {
        guard scan.usesMotion(source), !scan.isImportedFromApp("animate", in: source) else { return nil }
        (place, library) = (2, .motion)
      }
    } else if !source.matches(index, "withTiming"), !source.matches(index, "withSpring") {
      return nil
    }
    guard let opening = source.callOpening(after: index) else { return nil }
    let arguments = source.arguments(opening)
    guard arguments.count > place, arguments[place].label == nil, arguments[place].value.count == 1 else {
      return nil
    }
    return (arguments[place].value.lowerBound, library)
  }

  /// Whether a name is all of a transition of Motion: `transition={FADE}`, `transition: FADE`.
  private static func isTransition(_ source: Source, _ index: Int, _ scan: inout ScanContext) -> Bool {
    guard !scan.isNative(source) else { return false }
    if source.opens(index - 1, "{") {
      return source.matches(index - 2, "=") && source.matches(index - 3, "transition")
        && source.closing(of: index - 1, "{") == index + 1
    }
    return source.matches(index - 1, ":") && source.matches(index - 2, "transition")
      && [",", "}"].contains { source.matches(index + 1, $0) }
  }
}

extension Source {
  /// The name of the constant whose value begins at a token: `const fade: Transition = {`; nil for other values.
  func constantName(before value: Int) -> String? {
    guard matches(value - 1, "=") else { return nil }
    let name = matches(value - 3, ":") ? value - 4 : value - 2
    return kind(name) == .identifier && matches(name - 1, "const") ? text(name) : nil
  }
}
