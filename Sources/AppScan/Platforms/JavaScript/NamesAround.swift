import PlainText

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
    return names.contains { name in words.contains { name.holds($0) } }
  }

  /// Whether a name says that times are meant, and not those of toasts and films.
  var isDurations: Bool {
    names.contains { $0.holds("duration") }
      && !names.contains { name in
        ["toast", "snack", "video", "audio", "call", "delay", "record"].contains { name.holds($0) }
      }
  }

  /// Whether a name says that curves are meant.
  var isCurves: Bool {
    names.contains { $0.holds("easing") || $0.holds("bezier") || $0.holds("curve") }
  }

  /// Whether it belongs to a library of this name.
  func isOf(_ library: String) -> Bool { names.contains(library) }

  /// Whether it is react-spring's `config`.
  var isConfig: Bool { names.first == "config" }
}
