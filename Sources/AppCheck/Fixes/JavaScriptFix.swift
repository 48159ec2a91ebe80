import AppScan
import MotionPhysics

extension SiteRole {
  /// The format whose objects or resources stand there; nil where no export has one.
  var format: String? {
    switch self {
    case .object(.motion): "motion"
    case .object(.reanimated), .object(.moti): "reanimated"
    case .object(.reactNative), .object(.legendMotion): "react-native"
    case .object(.reactSpring): "react-spring"
    case .object(.webAnimations): "waapi"
    case .object(.gsap): "gsap"
    case .resource: SymbolTable.resources
    default: nil
    }
  }
}

extension SiteRole {
  /// Why no export's code can stand there; nil where one may.
  var reasonAgainstExports: String? {
    switch self {
    case .number: "no export has it as a plain number"
    case .literal: "no variable may stand there, only its value"
    case .document: "this text becomes a page of its own, which need not load what the app does"
    case .object(.other): "no export writes what that library takes, which may count in other units"
    default: nil
    }
  }
}

extension FixPlace.Problem {
  /// Why no change is made where nothing says which export's objects are taken.
  ///
  /// - Parameter symbols: What the app's exports for the platform have, at least one.
  static func unknownTaker(of symbols: [PresetSymbol], _ site: Site) -> FixPlace.Problem {
    let names = symbols.map { "`\($0.use)` (\($0.format))" }.joined(separator: " or ")
    guard site.role == .constant else {
      return FixPlace.Problem(
        "no program can tell how it takes \(names); put it, or its parts, there by hand")
    }
    let unsaid = symbols.count == 1 ? "whether \(names) fits" : "which of \(names) fits"
    return FixPlace.Problem("nothing in the file says \(unsaid) there; put it there by hand")
  }
}

extension FixPlace.Problem {
  /// Why no change is made of a constant that another object spreads.
  static func spread(_ name: String, _ symbol: PresetSymbol) -> FixPlace.Problem {
    FixPlace.Problem(
      "an object takes it with `...\(name)`, which may want more or less of it than \(symbol.use) has; put it there by hand"
    )
  }
}

/// Replacements in JavaScript: the object that says the motion, by the export's; what else stands in it stays.
extension FixPlace {
  func javaScript() throws(Problem) -> [Change] {
    try checkFamily()
    try checkForm()
    if companion != nil {
      throw Problem(
        "its easing stands in the keyframes, over which that of a preset would play; change both by hand")
    }
    if site.role == .object(.gsap), site.saysDurationOnly {
      throw Problem("a timeline, or gsap.defaults(), may say another ease; put it there by hand")
    }
    let opening = tokens.lowerBound
    guard source.opens(opening, "{") else {
      if !site.constants.isEmpty { throw Problem("`\(text(tokens))` says it: put the preset there") }
      if match.part == .whole, tokens.count == 1, source.kind(opening) == .identifier {
        // `withSpring(1, WigglySpringConfig)`
        try checkDelay(keepsOwn: true)
        return [(bytes(tokens), symbol.use)]
      }
      // `element.animate(frames, 200)`
      guard match.part == .duration, tokens.count == 1, source.kind(opening) == .number else {
        throw onlyPart
      }
      return [(bytes(tokens), symbol.use)]
    }
    if match.part != .whole { return try members(opening) }
    // What the browser takes says its delay too, which the place's own takes back where it stands behind.
    let isBrowser = site.role == .object(.webAnimations)
    try checkDelay(keepsOwn: !isBrowser || match.delay == 0)
    // A number of physics beside a preset of Motion would change it again.
    let use = site.role == .object(.reactSpring) ? symbol.use + ".config" : symbol.use
    let members = source.arguments(opening)
    let ranges = members.map { ($0.label ?? $0.value.lowerBound)..<$0.value.upperBound }
    let moving = members.indices.filter { source.key(of: members[$0]).map(Self.keys.contains) ?? false }
    if members.contains(where: source.isSpread) { throw Problem("another object is spread in it") }
    guard let first = moving.first else { throw Problem("its numbers stand elsewhere") }
    if isBrowser, match.delay > 0, !members.contains(where: { source.key(of: $0) == "fill" }) {
      throw Problem("\(use) shows its start while it waits, which this does not")
    }
    if moving.count == members.count {
      try checkComments(tokens)
      if isExported(opening) {
        throw Problem(
          "other files can take it, and may want more of it than \(use) has; put it there by hand")
      }
      // Only of a literal anything can be `as const`.
      let isConst = source.matches(tokens.upperBound, "as") && source.matches(tokens.upperBound + 1, "const")
      return [(bytes(tokens.lowerBound..<tokens.upperBound + (isConst ? 2 : 0)), use)]
    }
    let place = isBrowser ? 0 : first
    let start = bytes(ranges[place]).lowerBound
    var changes =
      place == first ? [try change(ranges[first], to: "..." + use)] : [(start..<start, "...\(use), ")]
    for index in moving where index != place {
      // From the comma before it on.
      let range = ranges[index - 1].upperBound..<ranges[index].upperBound
      try checkComments(ranges[index - 1].upperBound - 1..<ranges[index].upperBound)
      let start = Int(source.tokens[range.lowerBound - 1].end)
      changes.append((start..<bytes(range).upperBound, ""))
    }
    return changes
  }

  /// The name of the constant that the place is, where something in the file spreads it: `{ ...SPRING, velocity: 1 }`.
  var spread: String? {
    let opening = tokens.lowerBound
    guard site.role == .constant, source.opens(opening, "{"), source.matches(opening - 1, "=") else {
      return nil
    }
    let name = source.matches(opening - 3, ":") ? opening - 4 : opening - 2
    let isSpread = source.tokens.indices.contains { index in
      source.matches(index - 1, "...") && source.text(index) == source.text(name)
    }
    return isSpread ? source.text(name) : nil
  }

  /// Whether an object is all of a constant that other files can import.
  private func isExported(_ opening: Int) -> Bool {
    guard source.matches(opening - 1, "=") else { return false }
    let name = source.matches(opening - 3, ":") ? opening - 4 : opening - 2
    return source.matches(name - 2, "export")
  }

  /// The members that say the duration and the curve, each by a preset of its own.
  private func members(_ opening: Int) throws(Problem) -> [Change] {
    func member(_ labels: [String], _ code: String) throws(Problem) -> Change {
      let found = source.arguments(opening).filter { source.key(of: $0).map(labels.contains) ?? false }
      guard found.count == 1, let key = source.key(of: found[0]) else { throw onlyPart }
      return try change(found[0].value, to: found[0].label == nil ? "\(key): \(code)" : code)
    }
    let curves = ["ease", "easing"]
    return switch match.part {
    case .whole: throw onlyPart
    case .duration: [try member(["duration"], symbol.use)]
    case .curve: [try member(curves, symbol.use)]
    case .pair: [try member(["duration"], symbol.use), try member(curves, try curveSymbol().use)]
    }
  }

  /// Throws where the export writes a spring as its path over time, which nothing that takes springs plays.
  private func checkForm() throws(Problem) {
    // Both libraries of React Native have the same springs.
    let roles: [SiteRole] = [.object(.reanimated), .object(.reactNative), .object(.legendMotion)]
    guard roles.contains(site.role), let spring = match.spring,
      let dialect = Dialects.named("reanimated"),
      case .unavailable(let reason) = dialect.parameters(spring, 0)
    else { return }
    throw Problem("\(reason), so \(symbol.use) is a timing and no spring; put it there by hand")
  }

  /// The members of a motion that a preset says.
  private static let keys: Set<String> = [
    "type", "duration", "ease", "easing", "stiffness", "damping", "mass", "bounce", "visualDuration",
    "dampingRatio", "tension", "friction", "frequency",
  ]
}
