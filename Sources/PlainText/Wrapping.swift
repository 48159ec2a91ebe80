extension String {
  /// The text as lines of at most `width` characters, broken at spaces and at its own line feeds; a longer word keeps a
  /// line to itself.
  package func wrapped(toWidth width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.split(separator: " ").map(String.init).wrapped(toWidth: width)
    }
  }
}

extension String {
  /// The text with every line that is wider broken at blanks, what follows two columns farther in than the line. Colours
  /// take no room.
  package func fitted(toWidth width: Int) -> String {
    guard width > 0 else { return self }
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.columnsShown > width ? Self.broken($0, toWidth: width) : String($0) }
      .joined(separator: "\n")
  }

  private static func broken(_ line: Substring, toWidth width: Int) -> String {
    let words = line.drop { $0 == " " }.split(separator: " ", omittingEmptySubsequences: false)
    let given = line.prefix { $0 == " " }.count
    // What stands so far in that its first word does not fit comes nearer.
    let blanks = given + (words.first?.columnsShown ?? 0) > width ? Swift.min(given, width / 2) : given
    let margin = "\n" + String(repeating: " ", count: Swift.min(blanks + 2, width / 2))
    var result = String(repeating: " ", count: blanks)
    var column = blanks
    var gap = 0
    for word in words {
      if word.isEmpty {
        gap += 1
        continue
      }
      if column > blanks, column + gap + word.columnsShown > width {
        result += margin
        column = margin.count - 1
      } else {
        result += String(repeating: " ", count: gap)
        column += gap
      }
      result += word
      column += word.columnsShown
      gap = 1
    }
    return result
  }
}

extension Substring {
  /// The characters without those that only colour a terminal.
  fileprivate var columnsShown: Int {
    guard contains("\u{1B}") else { return count }
    var count = 0
    var isColour = false
    for character in self {
      if character == "\u{1B}" { isColour = true }
      if !isColour { count += 1 }
      if character == "m" { isColour = false }
    }
    return count
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

extension String {
  /// A text of others that a sentence quotes, on one line and not longer than people read.
  package var shortened: String {
    let line = prefix(1000).split { [" ", "\t", "\n", "\r", "\r\n"].contains($0) }.joined(separator: " ")
    return line.count > 60 ? line.prefix(60) + "…" : line
  }
}

extension [String] {
  /// Names in a sentence, not more and not longer than people read: "a, b and 3 others".
  package var listed: String {
    let most = 10
    let shown = prefix(most).map { $0.shortened }.joined(separator: ", ")
    return count > most ? shown + " and \((count - most).counted("other"))" : shown
  }
}
