import PlainText

/// An object literal as the arguments of a motion.
struct MotionObject {
  /// Its brace.
  let opening: Int
  /// Its members that a motion may have.
  private(set) var arguments: Arguments = []
  /// Whether one of the numbers or the curve is written here, not only named: `{ duration }` says nothing new.
  private(set) var isExplicit = false
  /// Whether one of them is named only: `{ duration }`.
  private(set) var isNamed = false
  /// The members with an object as value, under other keys.
  private(set) var inner: [Range<Int>] = []
  /// 1000 where times are milliseconds, as with all but Motion and GSAP, which call their curves `ease`.
  private let perSecond: Double

  /// Reads the object whose brace opens at an index.
  /// - Parameter shape: whose parameters are read; members with other names are left out.
  init(_ source: Source, _ opening: Int, _ shape: CallShape) {
    self.opening = opening
    let isMilliseconds =
      shape.platform == .reanimated || shape === MotionShapes.vueTransition
      || shape !== MotionShapes.motionOne && shape.parameters.contains { $0.name == "easing" }
    perSecond = isMilliseconds ? 1000 : 1
    for member in source.members(opening) {
      guard let parameter = shape.parameters.first(where: { $0.name == member.key }) else {
        if let value = member.value { inner.append(value) }
        continue
      }
      // Of a key that stands twice the last counts.
      arguments.removeAll { $0.name == parameter.name }
      guard let range = member.value else {
        arguments.append((parameter.name, .name(member.key)))
        isNamed = isNamed || parameter.isEssential
        continue
      }
      var value = ExpressionParser.parse(source, range)
      // Branches of what does not matter would be sites that are all the same.
      if !parameter.isEssential, case .choice = value { value = .unread(.expression) }
      if case .name(let name) = value, WebEasing.isImported(name) {
        // Motion's easing functions can be imported by their names; a constant of the app may be called the same.
        value = .otherwise(value, .text(name))
      }
      arguments.append((parameter.name, value))
      isExplicit = isExplicit || parameter.isEssential
    }
    let spreads = source.arguments(opening).filter { source.isSpread($0) }.map(\.value)
    if !spreads.isEmpty {
      let value = Self.spread(source, opening, spreads)
      let isConstant = if case .name = value { !isExplicit && !isNamed } else { false }
      arguments.append((isConstant ? CallShape.constant : CallShape.spread, value))
      isNamed = isNamed || isConstant
    }
    inner += spreads.map { $0.dropFirst() }
  }

  /// The name of the object that is spread, where it is the only one and comes first, so that what is written
  /// overrules it: `{ ...spring, damping: 20 }`.
  private static func spread(_ source: Source, _ opening: Int, _ spreads: [Range<Int>]) -> Expression {
    guard spreads.count == 1, spreads[0].lowerBound == opening + 1 else { return .unread(.expression) }
    return ExpressionParser.parse(source, spreads[0].dropFirst())
  }

  subscript(_ name: String) -> Expression? { arguments.first { $0.name == name }?.value }

  func has(_ name: String) -> Bool { arguments.contains { $0.name == name } }

  /// Whether another object is spread in it, which may say more.
  var spreads: Bool { arguments.contains { CallShape.isOther($0.name) } }

  /// Its delay in seconds and whether it repeats.
  var modifiers: Modifiers {
    var modifiers: Modifiers = []
    if let delay = self["delay"] {
      modifiers.append(("delay", perSecond == 1 ? delay : .binary(.over, delay, .number(perSecond))))
    }
    for name in ["repeat", "iterations", "loop"] {
      guard let value = self[name], value != .number(0), value != .number(1) || name == "repeat"
      else { continue }
      // What another name stands for may be once.
      if case .name(let word) = value, !["true", "Infinity", "Number.POSITIVE_INFINITY"].contains(word) {
        continue
      }
      modifiers.append(("repeat", nil))
    }
    return modifiers
  }
}

extension ScanContext {
  /// Records the motion that an object literal writes; the object is what a name could take the place of.
  ///
  /// - Parameters:
  ///   - before: The arguments that count before those of the object.
  ///   - more: Those that count where the object does not say them.
  ///   - companion: The tokens of what stands elsewhere and belongs to it.
  mutating func add(
    _ shape: CallShape, role: SiteRole? = nil, object: MotionObject, in source: Source,
    before: Arguments = [], besides more: Arguments = [], _ modifiers: Modifiers = [],
    companion: Range<Int>? = nil
  ) {
    let closing = source.partner(object.opening) ?? object.opening
    let end = source.end(ofSaid: object.opening) { member in
      source.isSpread(member) || source.key(of: member).map(object.has) == true
    }
    add(
      shape, role: role, in: source, name: object.opening, through: closing, end: end,
      before + object.arguments + more, object.modifiers + modifiers, companion: companion)
  }
}

extension ScanContext {
  /// Records the constants that a value may be, in the place of objects: `withTiming(1, Times.fast)`. Those count that say
  /// a motion, and are none where they stand.
  mutating func add(
    _ shape: CallShape, role: SiteRole? = nil, constants value: Range<Int>, in source: Source,
    besides more: Arguments = [], _ modifiers: Modifiers = []
  ) {
    guard let first = value.first, let last = value.last, !source.opens(first, "{") else { return }
    for name in ExpressionParser.parse(source, value).named {
      add(
        shape, role: role, in: source, name: first, through: last, [(CallShape.constant, name)] + more,
        modifiers)
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
    while source.opens(index, "("), let callee = source.callName(before: index),
      names.count < ScanLimits.namesAround
    {
      names.append(source.text(callee))
      index = callee - 1
      while source.matches(index, "."), source.kind(index - 1) == .identifier {
        names.append(source.text(index - 1))
        index -= 2
      }
    }
    if source.matches(index, ":", "=") { Self.assigned(source, index, &names) }
    self.names = names.map { $0.lowercased() }
  }

  /// The token before the condition of which the object is a branch: `const fade = isSlow ? {…} : {…}`; the
  /// token before the object itself if there is no condition.
  private static func beforeCondition(_ source: Source, _ index: Int) -> Int {
    guard source.matches(index, "?", ":") else { return index }
    var isBranch = source.matches(index, "?")
    for position in source.level(before: index, ScanLimits.objectCondition) {
      switch source.kind(position) {
      case nil: return index
      case .open: return isBranch && source.begins(position, "(") ? position : index
      case .symbol:
        if source.matches(position, "?") { isBranch = true }
        if source.matches(position, "=", ":") { return isBranch ? position : index }
        if source.matches(position, ",", ";", "=>") { return index }
      default: break
      }
    }
    return index
  }

  /// The names before a colon or an equals sign, back to the beginning of the declaration or member.
  private static func assigned(_ source: Source, _ end: Int, _ names: inout [String]) {
    for index in source.level(before: end, ScanLimits.objectDeclaration) {
      switch source.kind(index) {
      case .close where source.partner(index) != nil: continue
      case .identifier, .string:
        let text = source.text(source.contents(index))
        if text == "const" || text == "let" || text == "var" { return }
        names.append(text)
      case .symbol where !source.matches(index, ",", ";"): break
      default: return
      }
      // A key has one name; a declaration goes on over its type.
      if source.matches(end, ":") { return }
    }
  }

  private func speak(of words: [String]) -> Bool {
    names.contains { name in words.contains { name.holds($0) } }
  }

  var isMotion: Bool {
    speak(of: ["anim", "transition", "timing", "spring", "tween", "easing", "motion"])
  }

  /// Whether a name says that times are meant, and not those of toasts and films.
  var isDurations: Bool {
    speak(of: ["duration"])
      && !speak(of: ["toast", "snack", "video", "audio", "call", "delay", "record"])
  }

  var isCurves: Bool { speak(of: ["easing", "bezier", "curve"]) }

  func isOf(_ library: String) -> Bool { names.contains(library) }

  /// Whether it is called as Motion's type of what `useSpring` takes, or so typed.
  var isSpringOptions: Bool { names.first.map(["springoptions", "springconfig"].contains) ?? false }

  /// Whether it is react-spring's `config`.
  var isConfig: Bool { names.first == "config" }
}
