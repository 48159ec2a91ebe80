extension String {
  /// The text as lines of at most `width` characters, broken at spaces and at its own line feeds; a longer word keeps a
  /// line to itself.
  package func wrapped(toWidth width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.split(separator: " ").map(String.init).wrapped(toWidth: width)
    }
  }
}

extension [String] {
  /// Fills lines with words that stay whole; lines after the first are indented.
  ///
  /// - Parameters:
  ///   - width: The columns of a line.
  ///   - indent: The blanks before every line but the first.
  package func wrapped(toWidth width: Int, indent: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    var column = 0
    for word in self {
      if column > 0, column + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        column = indent
      } else if column > 0 {
        line += " "
        column += 1
      }
      line += word
      column += word.count
    }
    return lines + [line]
  }
}
