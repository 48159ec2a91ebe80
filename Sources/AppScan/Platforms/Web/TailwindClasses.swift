import PlainText

/// Tailwind's utility classes in strings: `duration-300 ease-out`.
enum TailwindClasses {
  /// Reads the classes in a string. Does nothing, and cheaply, for a string that holds none or is no class list.
  /// - Parameters:
  ///   - range: the bytes between the quotes; of a template, the text between two interpolations.
  ///   - isApplied: whether the place says that these are classes, as `className=` and `@apply` do; else a string
  ///     that is nothing but `ease-out` is taken for CSS's own easing function.
  ///   - others: which classes the element has besides.
  ///   - beside: the bytes of the other strings that hold classes of the same element.
  static func read(
    _ source: Source, contents range: Range<Int>, isApplied: Bool = false,
    others: () -> OtherClasses = { .any }, beside: () -> [Range<Int>] = { [] },
    into scan: inout ScanContext
  ) {
    let bytes = source.bytes
    guard mayHold(bytes, range, scan.options) else { return }
    let all = split(source, range)
    guard isApplied || !areText(all, source) else { return }
    let usesNames = !scan.options.prefixes.isEmpty
    let moving = all.filter { usesNames || mayMove(bytes, $0) }
    let beside = beside().map { split(source, $0) }
    let classes = TailwindMotion(
      source, [moving] + beside.map { $0.filter { mayMove(bytes, $0) } }, prefixes: scan.options.prefixes)
    let standard = TailwindStandard(source, all + beside.joined(), others())
    for token in moving {
      let utility = TailwindUtility(source, token)
      if usesNames, let used = utility.symbol(scan.options.prefixes) {
        scan.addUse(used, utility.range)
        continue
      }
      // `[transition:opacity_var(--motion-fade-transition)]`
      if bytes[utility.range].first == UInt8(ascii: "[") { scan.addVariables(in: token, of: source) }
      let isAlone = all.count == 1 && !isApplied && utility.range == token
      read(utility, at: token.lowerBound, classes, isAlone: isAlone, standard: standard, into: &scan)
    }
  }

  /// The classes in a string.
  private static func split(_ source: Source, _ range: Range<Int>) -> [Range<Int>] {
    source.bytes[range].split { $0 == 0x20 || 0x09...0x0D ~= $0 }.map(\.indices)
  }

  /// Whether one of the tokens stands in no list of classes. In brackets anything may stand, white space too: browsers
  /// then drop the class and take the others.
  private static func areText(_ tokens: [Range<Int>], _ source: Source) -> Bool {
    var depth = 0
    return tokens.contains { token in
      let isInside = depth > 0
      if endsDeclaration(source.bytes, token, &depth) { return true }
      return !isInside && depth == 0 && (endsClasses(source.bytes, token) || isProse(source, token))
    }
  }

  /// Whether a token has a semicolon outside of brackets, which does not end a character's name: `&lsqb;`.
  /// - Parameter depth: how many brackets are open, before the token and then behind it.
  private static func endsDeclaration(
    _ bytes: UnsafeBufferPointer<UInt8>, _ token: Range<Int>, _ depth: inout Int
  ) -> Bool {
    var isName = false
    for byte in bytes[token] {
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0 && !isName: return true
      default: break
      }
      isName = byte == UInt8(ascii: "&") || isName && byte.isLetter
    }
    return false
  }

  /// Whether a token ends as none in a list of classes does: with a colon before white space, as CSS's own times, also of
  /// one only the unit (`speed + "ms ease-out"`), and variables.
  private static func endsClasses(_ bytes: UnsafeBufferPointer<UInt8>, _ token: Range<Int>) -> Bool {
    let last = bytes[token.upperBound - 1]
    let endsTime = last == UInt8(ascii: "s") || last == UInt8(ascii: ",")
    let isTime = endsTime && (bytes[token.lowerBound].isDigit || isUnit(bytes, token))
    return isTime || last == UInt8(ascii: ":") || bytes.reads("var(", at: token.lowerBound)
  }

  /// Whether a token is `s` or `ms`, with a comma or without.
  private static func isUnit(_ bytes: UnsafeBufferPointer<UInt8>, _ token: Range<Int>) -> Bool {
    guard token.count <= 3 else { return false }
    return ["s", "ms", "s,", "ms,"].contains { bytes[token].elementsEqual($0.utf8) }
  }

  /// Whether one of the utilities may stand in a range; one look at each byte.
  private static func mayHold(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ options: ScanOptions
  ) -> Bool {
    guard range.count >= 7 else { return false }
    return mayMove(bytes, range) || options.prefixes.contains { bytes[range].holds($0.utf8) }
  }

  /// Whether a token is a word of English that no class is called, as in `use ease-in with duration-200`.
  private static func isProse(_ source: Source, _ token: Range<Int>) -> Bool {
    token.count <= 4
      && prose.contains {
        token.count == $0.utf8CodeUnitCount && source.bytes.readsIgnoringCase($0, at: token.lowerBound)
      }
  }

  private static let prose: [StaticString] = [
    "the", "an", "and", "with", "for", "to", "is", "of", "use", "you", "it", "this", "that", "or", "by",
    "from", "in", "on", "are", "be", "when",
  ]

  /// Whether `duration-`, `ease-`, `delay-` or `[transition:` may stand in a range, by the letters before a dash or colon.
  private static func mayMove(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count >= 5 else { return false }
    for index in range.lowerBound + 4..<range.upperBound where isMark(bytes[index]) {
      if endsStem(bytes, index) { return true }
    }
    return false
  }

  /// Whether a byte stands behind a stem: a dash, or the colon of `[transition:…]`.
  @inline(__always)
  private static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") }

  /// Whether the letters before a dash are the last of `duration`, `ease`, `delay` or `animate`.
  @inline(__always)
  private static func endsStem(_ bytes: UnsafeBufferPointer<UInt8>, _ dash: Int) -> Bool {
    switch bytes[dash - 1] {
    case UInt8(ascii: "n"): bytes[dash - 2] == UInt8(ascii: "o")
    case UInt8(ascii: "e"): bytes[dash - 2] == UInt8(ascii: "s") || bytes[dash - 2] == UInt8(ascii: "t")
    case UInt8(ascii: "y"): bytes[dash - 2] == UInt8(ascii: "a")
    default: false
    }
  }

  /// - Parameter isAlone: whether the utility is all of a string that may be something else.
  private static func read(
    _ utility: TailwindUtility, at offset: Int, _ classes: TailwindMotion, isAlone: Bool,
    standard: TailwindStandard, into scan: inout ScanContext
  ) {
    guard utility.mayMove, let (shape, arguments) = utility.motion,
      !isAlone || TailwindShapes.easings(utility.name) == nil
    else { return }
    let repeats = arguments.contains { $0.name == "repeats" }
    if classes.isTaken(utility) || utility.isReference { return }
    let beside = classes.beside(utility)
    let isTimed = [TailwindShapes.duration, TailwindShapes.arbitraryDuration].contains { $0 === shape }
    let unsaid = standard.easing(of: utility).map { Expression.text($0) } ?? TailwindShapes.standardEasing
    let easing: Arguments = isTimed ? [(TailwindShapes.standard, unsaid)] : []
    let isSaid = beside.arguments.contains { $0.name == "easing" || $0.name == "bezier" }
    let isBare = isTimed && !isSaid && !standard.mayBeSaid(beside: utility)
    scan.add(
      shape, role: isBare ? .bareDuration : nil, offset: offset, range: utility.range,
      companion: beside.companion,
      (arguments + beside.arguments + easing).filter { $0.name != "repeats" },
      repeats ? [("repeats", nil)] : [])
  }
}

extension TailwindUtility {
  /// The name of an export's that it is or points to, by its beginning. A class that Tailwind has by itself is an
  /// export's only where that begins with all of it.
  fileprivate func symbol(_ prefixes: [String]) -> String? {
    if isBuiltIn, !prefixes.contains(name) { return nil }
    return [name, variable].compactMap { $0 }.first { symbol in prefixes.contains { symbol.hasPrefix($0) } }
  }
}

/// The classes of one element that say one motion together: `hover:duration-300 hover:ease-linear`, also where they
/// stand in several strings: `cn("ease-out", isSlow ? "duration-500" : "duration-150")`.
struct TailwindMotion {
  /// A class that says one thing.
  private struct Part {
    let argument: (name: String, value: Expression)
    let range: Range<Int>
    /// The string in which it stands; 0 for the one that is read.
    let list: Int
    /// Whether it is a curve that the app declares elsewhere.
    let isReference: Bool

    var isDuration: Bool { argument.name == "duration" }
    var isDelay: Bool { argument.name == "delay" }
    var isEasing: Bool { !isDuration && !isDelay }
  }

  /// By their variants, each in the order of the source.
  private var parts: [String: [Part]] = [:]
  /// Easing functions of an export in the string that is read, by their variants.
  private var exported: [String: Range<Int>] = [:]

  /// - Parameter lists: The classes that may move something: first those of the string that is read, then those of each
  ///   other string of the element.
  init(_ source: Source, _ lists: [[Range<Int>]], prefixes: [String]) {
    let count = lists.reduce(0) { $0 + $1.count }
    guard count > 1, count <= ScanLimits.classes else { return }
    for (list, tokens) in lists.enumerated() {
      for token in tokens {
        let utility = TailwindUtility(source, token)
        if list == 0, utility.isEase, utility.symbol(prefixes) != nil {
          exported[utility.variants] = utility.range
          continue
        }
        guard utility.mayMove, let (shape, arguments) = utility.motion, arguments.count == 1,
          shape !== TailwindShapes.animationDuration
        else { continue }
        parts[utility.variants, default: []].append(
          Part(
            argument: arguments[0], range: utility.range, list: list, isReference: utility.isReference))
      }
    }
  }

  /// Whether the class belongs to a duration, which says the whole motion.
  func isTaken(_ utility: TailwindUtility) -> Bool {
    let parts = parts[utility.variants] ?? []
    guard let own = parts.first(where: { $0.list == 0 && $0.range == utility.range }), !own.isDuration else {
      return false
    }
    return parts.contains { part in
      part.isDuration && (part.list == 0 || own.isEasing && Self.isWithoutEasing(part, parts))
    }
  }

  private static func isWithoutEasing(_ duration: Part, _ parts: [Part]) -> Bool {
    !parts.contains { $0.isEasing && $0.list == duration.list }
  }

  /// The arguments that classes with the same variants add to a duration, and the bytes of its easing function where
  /// nothing else has that too. A variant without one has that of its element.
  func beside(_ utility: TailwindUtility) -> (arguments: Arguments, companion: Range<Int>?) {
    guard let (shape, said) = utility.motion, said.first?.name == "duration",
      shape !== TailwindShapes.animationDuration
    else { return ([], nil) }
    let variants = utility.variants
    let own = easings(variants)
    let element = utility.element
    let inherited = own.isEmpty ? easings(element) : own
    let delay = parts[variants]?.last { $0.isDelay && $0.list == 0 }?.argument
    if inherited.isEmpty, let exported = exported[variants] ?? exported[element] {
      return ([("easing", .unread(.constant)), delay].compactMap { $0 }, exported)
    }
    let isInherited = own.isEmpty && !inherited.isEmpty && shape.role == .duration
    let mark: (name: String, value: Expression)? = isInherited ? (CallShape.inherited, .text("")) : nil
    return ([Self.joined(inherited), delay, mark].compactMap { $0 }, companion(own, variants))
  }

  /// The easing functions of a duration: the last one of its own string, else those of the others.
  private func easings(_ variants: String) -> [Part] {
    let all = (parts[variants] ?? []).filter(\.isEasing)
    return all.last { $0.list == 0 }.map { [$0] } ?? all
  }

  /// One easing function, or one of several: which of the other strings are there depends on something.
  private static func joined(_ parts: [Part]) -> (name: String, value: Expression)? {
    var values: [Expression] = []
    for part in parts where !values.contains(part.argument.value) { values.append(part.argument.value) }
    return values.count > 1 ? ("easing", .choice(values)) : parts.first?.argument
  }

  private func companion(_ own: [Part], _ variants: String) -> Range<Int>? {
    // What others take too stays.
    guard own.count == 1, !own[0].isReference else { return nil }
    if own[0].list == 0 { return own[0].range }
    let parts = parts[variants] ?? []
    let sharing = parts.filter { $0.isDuration && Self.isWithoutEasing($0, parts) }
    return sharing.count == 1 ? own[0].range : nil
  }
}
