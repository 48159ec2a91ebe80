/// Finds objects that an animation takes later (`const snappy = { stiffness: 200, damping: 25 }`), and curves by
/// themselves. What no call or `transition` has read is judged by its keys, and by the names around it: a
/// `duration` alone is as often that of a toast or a film.
enum JavaScriptObjectReader: PlatformReader {
  static let shapes = [
    MotionShapes.timingObject, MotionShapes.springObject, MotionShapes.webTimingObject,
    ReanimatedShapes.timingObject, ReanimatedShapes.springObject, ReanimatedShapes.springObject3,
    ReanimatedShapes.bezier, MotionShapes.reactSpring(.webJS), MotionShapes.reactSpring(.reanimated),
  ]
  static let words = ["mass", "frequency", "bounce"]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    if word == "bezier" || word == "bezierFn" {
      curve(source, index, &scan)
      return
    }
    guard source.isKey(index), source.kind(index - 1) != nil,
      let opening = source.enclosingOpening(index), source.opens(opening, UInt8(ascii: "{")),
      !scan.isTaken(opening),
      let closing = source.partner(opening), closing - opening < ScanLimits.motionObject
    else { return }
    scan.take(opening)
    guard !isTypeOrPattern(source, opening, closing) else { return }
    object(source, opening, &scan)
  }

  private static func object(_ source: Source, _ opening: Int, _ scan: inout ScanContext) {
    let isNative = scan.isNative(source)
    let keys = Set(source.members(opening).map(\.key))
    guard let shape = shape(keys, source, opening, isNative: isNative, &scan) else { return }
    let object = MotionObject(source, opening, shape)
    guard object.isExplicit else { return }
    let isMilliseconds = shape.parameters.contains { $0.name == "easing" } || isNative
    scan.add(shape, object: object, in: source, object.modifiers(perSecond: isMilliseconds ? 1000 : 1))
    nestedCurves(source, opening, object, &scan)
  }

  /// The shape of an object, by its keys; nil for one that is no motion.
  private static func shape(
    _ keys: Set<String>, _ source: Source, _ opening: Int, isNative: Bool, _ scan: inout ScanContext
  ) -> CallShape? {
    let names = NamesAround(source, opening)
    // Another library's, with another curve where none is said.
    if names.isOf("konva") { return nil }
    if keys.contains("tension") || keys.contains("friction") || keys.contains("frequency") && names.isConfig {
      let isSpring = keys.contains("tension") && keys.contains("friction") || names.isMotion || names.isConfig
      return isSpring ? MotionShapes.reactSpring(isNative ? .reanimated : .webJS) : nil
    }
    let physics = keys.intersection(["stiffness", "damping", "mass", "dampingRatio"]).count
    let isNamedSpring = hasSpringType(source, opening)
    if isNative {
      if physics >= 2 || physics == 1 && (names.isMotion || keys.contains("duration")) || isNamedSpring {
        return scan.options.reanimatedVersion < 4
          ? ReanimatedShapes.springObject3 : ReanimatedShapes.springObject
      }
    } else if isNamedSpring || physics >= 2 && (names.isMotion || scan.usesMotion(source))
      || keys.contains("visualDuration")
    {
      return MotionShapes.springObject
    }
    guard keys.contains("duration") else { return nil }
    if names.isConfig, scan.usesReactSpring(source) {
      return MotionShapes.reactSpring(isNative ? .reanimated : .webJS)
    }
    guard keys.contains("easing") || keys.contains("ease") || names.isMotion else { return nil }
    if isNative { return ReanimatedShapes.timingObject }
    return keys.contains("ease") || scan.usesMotion(source) && !keys.contains("easing")
      ? MotionShapes.timingObject : MotionShapes.webTimingObject
  }

  private static func hasSpringType(_ source: Source, _ opening: Int) -> Bool {
    source.members(opening).contains { member in
      guard member.key == "type", let value = member.value, value.count <= 3,
        source.kind(value.lowerBound) == .string
      else { return false }
      return source.text(source.contents(value.lowerBound)) == "spring"
    }
  }

  /// Whether braces hold members of a type, or names that a pattern binds.
  private static func isTypeOrPattern(_ source: Source, _ opening: Int, _ closing: Int) -> Bool {
    if source.matches(closing + 1, "=") && source.first(closing + 1) == UInt8(ascii: "=") { return true }
    if source.matches(closing + 1, ":"), !source.matches(opening - 1, "?") { return true }
    if source.matches(opening - 1, "const") || source.matches(opening - 1, "let") { return true }
    if source.matches(closing + 1, ")"), source.matches(closing + 2, "=>") { return true }
    return source.members(opening).contains { member in
      guard let value = member.value, source.kind(value.lowerBound) == .identifier else { return false }
      let next = value.lowerBound + 1
      // Members of a type end with a semicolon or a line.
      guard
        value.count == 1 || source.matches(next, "|") || source.matches(next, ";") || source.startsLine(next)
      else {
        return false
      }
      return source.matches(next, ";")
        || ["number", "string", "boolean", "any"].contains(source.text(value.lowerBound))
    }
  }

  /// A curve by itself: `const standard = Easing.bezier(0.2, 0, 0, 1)`.
  private static func curve(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    if let around = source.enclosingOpening(index - 2), scan.isTaken(around) || isEasing(source, around) {
      return
    }
    record(source, curve: index, &scan)
  }

  /// Whether a parenthesis belongs to a layout animation's `.easing(`, which has read the curve.
  private static func isEasing(_ source: Source, _ parenthesis: Int) -> Bool {
    source.matches(parenthesis - 1, "easing") && source.matches(parenthesis - 2, ".")
  }

  private static func record(_ source: Source, curve index: Int, _ scan: inout ScanContext) {
    guard source.matches(index - 1, "."), source.matches(index - 2, "Easing"), !scan.isTaken(index),
      let parenthesis = source.callOpening(after: index), let closing = source.partner(parenthesis)
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
    else {
      return
    }
    for index in opening + 1..<closing
    where source.matches(index, "bezier") || source.matches(index, "bezierFn") {
      record(source, curve: index, &scan)
    }
  }
}

/// The names that an object literal is given: its key, its variable with the type, the function that takes it.
struct NamesAround {
  private let names: [String]

  /// Looks at the tokens before the brace of an object.
  init(_ source: Source, _ opening: Int) {
    var names: [String] = []
    var index = Self.beforeCondition(source, opening - 1)
    // Functions around it, such as `Object.freeze(`, and what they are assigned to.
    while source.opens(index, UInt8(ascii: "(")), let callee = source.callName(before: index),
      names.count < ScanLimits.namesAround
    {
      names.append(source.text(callee))
      index = callee - 1
      while source.matches(index, "."), source.kind(index - 1) == .identifier {
        names.append(source.text(index - 1))
        index -= 2
      }
    }
    if source.matches(index, ":") || source.matches(index, "=") { Self.assigned(source, index, &names) }
    self.names = names.map { $0.lowercased() }
  }

  /// The token before the condition of which the object is a branch: `const fade = isSlow ? {…} : {…}`; the
  /// token before the object itself if there is no condition.
  private static func beforeCondition(_ source: Source, _ index: Int) -> Int {
    guard source.matches(index, "?") || source.matches(index, ":") else { return index }
    var isBranch = source.matches(index, "?")
    var position = index - 1
    for _ in 0..<ScanLimits.objectCondition {
      if let opening = source.partner(position), opening < position { position = opening - 1; continue }
      guard let kind = source.kind(position) else { return index }
      if kind == .open { return isBranch && source.first(position) == UInt8(ascii: "(") ? position : index }
      if kind == .symbol {
        if source.matches(position, "?") {
          isBranch = true
        } else if source.matches(position, "=") || source.matches(position, ":") {
          return isBranch ? position : index
        } else if source.matches(position, ",") || source.matches(position, ";")
          || source.matches(position, "=>")
        {
          return index
        }
      }
      position -= 1
    }
    return index
  }

  /// The names before a colon or an equals sign, back to the beginning of the declaration or member.
  private static func assigned(_ source: Source, _ end: Int, _ names: inout [String]) {
    var index = end - 1
    for _ in 0..<ScanLimits.objectDeclaration {
      if let opening = source.partner(index), opening < index { index = opening - 1; continue }
      switch source.kind(index) {
      case .identifier, .string:
        let text = source.text(source.contents(index))
        if text == "const" || text == "let" || text == "var" { return }
        names.append(text)
      case .symbol where !source.matches(index, ",") && !source.matches(index, ";"): break
      default: return
      }
      // A key has one name; a declaration goes on over its type.
      if source.matches(end, ":") { return }
      index -= 1
    }
  }

  /// Whether a name speaks of motion.
  var isMotion: Bool {
    let words = ["anim", "transition", "timing", "spring", "tween", "easing", "motion"]
    return names.contains { name in words.contains { name.contains($0) } }
  }

  /// Whether it belongs to a library of this name.
  func isOf(_ library: String) -> Bool { names.contains(library) }

  /// Whether it is react-spring's `config`.
  var isConfig: Bool { names.first == "config" }
}
