extension Source {
  /// How far one looks for a bracket around a token or for the end of its type arguments. More than people write,
  /// and what keeps hostile sources linear.
  private static let reach = 256

  /// The bracket that opens the arguments of the call whose name is at an index: directly behind it, or behind type
  /// arguments, as in `spring<IntSize>(`. Nil when the name is not called.
  func callOpening(after name: Int, _ bracket: UInt8 = UInt8(ascii: "(")) -> Int? {
    if opens(name + 1, bracket) { return name + 1 }
    guard let end = typeArgumentsEnd(name + 1), opens(end, bracket) else { return nil }
    return end
  }

  /// The index behind the type arguments that begin with the `<` at an index; nil when these are none.
  func typeArgumentsEnd(_ index: Int) -> Int? {
    guard matches(index, "<") else { return nil }
    var depth = 0
    for position in index..<min(index + Self.reach, count) {
      switch kind(position) {
      case .identifier: continue
      case .open, .close:
        guard first(position) != UInt8(ascii: "{"), first(position) != UInt8(ascii: "}") else { return nil }
      case .symbol:
        switch first(position) {
        case UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: ">"):
          depth -= 1
          if depth == 0 { return position + 1 }
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "-"),
          UInt8(ascii: ":"):
          continue
        default: return nil
        }
      default: return nil
      }
    }
    return nil
  }

  /// The name of the call whose arguments begin with the bracket at an index; nil when none is called.
  func callName(before opening: Int) -> Int? {
    if kind(opening - 1) == .identifier { return opening - 1 }
    guard matches(opening - 1, ">") else { return nil }
    var depth = 0
    for position in stride(from: opening - 1, to: max(opening - Self.reach, -1), by: -1) {
      if matches(position, ">") { depth += 1 }
      if matches(position, "<") { depth -= 1 }
      guard depth == 0 else { continue }
      return kind(position - 1) == .identifier && typeArgumentsEnd(position) == opening ? position - 1 : nil
    }
    return nil
  }

  /// The bracket around a token; nil when there is none near by.
  func enclosingOpening(_ index: Int) -> Int? {
    var position = index - 1
    for _ in 0..<Self.reach {
      guard position >= 0 else { return nil }
      if kind(position) == .open { return self.partner(position) == nil ? nil : position }
      if kind(position) == .close {
        guard let opening = partner(position) else { return nil }
        position = opening
      }
      position -= 1
    }
    return nil
  }

  /// Whether the name at an index is being declared, not called.
  func isDeclared(_ name: Int) -> Bool {
    var before = name - 1
    if matches(before, ">") {
      // `fun <T> tween(`
      while before > name - 32, !matches(before, "<") { before -= 1 }
      return matches(before - 1, "fun")
    }
    return ["fun", "class", "object", "interface", "val", "var", "get", "set"].contains {
      matches(before, $0)
    }
  }

  /// Whether two tokens read the same.
  func isSame(_ first: Int, _ second: Int) -> Bool {
    guard first >= 0, second >= 0, first < count, second < count else { return false }
    let length = tokens[first].end - tokens[first].start
    guard length == tokens[second].end - tokens[second].start else { return false }
    let starts = (Int(tokens[first].start), Int(tokens[second].start))
    return (0..<Int(length)).allSatisfy { bytes[starts.0 + $0] == bytes[starts.1 + $0] }
  }
}
