/// Patterns over names: `*` is any run of characters, dots too, `?` is one character.
enum Glob {
  /// Whether a name matches one of the patterns, or there are none.
  static func matchesAny(_ patterns: [String], _ name: String) -> Bool {
    patterns.isEmpty || patterns.contains { matches($0, name) }
  }

  static func matches(_ pattern: String, _ name: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let name = Array(name.utf8)
    var (patternIndex, nameIndex) = (0, 0)
    // Where the last star stands, and how much of the name it has taken: enough to try again without recursion.
    var star: (pattern: Int, name: Int)?
    while nameIndex < name.count {
      if patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "*") {
        star = (patternIndex, nameIndex)
        patternIndex += 1
      } else if patternIndex < pattern.count,
        pattern[patternIndex] == name[nameIndex] || pattern[patternIndex] == UInt8(ascii: "?")
      {
        patternIndex += 1
        nameIndex += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (patternIndex, nameIndex) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
