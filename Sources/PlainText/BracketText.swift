extension StringProtocol {
  /// The parts of a text between separators that stand in no round brackets, as they stand: `a, f(b, c)` has two at its
  /// commas, `a` and ` f(b, c)`.
  package func split(outsideBracketsAt separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in self {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
