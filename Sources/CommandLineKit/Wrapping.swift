/// Breaks every line of a text at spaces.
func wrapped(_ text: String, width: Int) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { wrapped($0.split(separator: " ").map(String.init), width: width) }
    .joined(separator: "\n")
}

/// Fills lines with words that stay whole; lines after the first are indented.
///
/// - Parameters:
///   - width: The columns of a line.
///   - indent: The blanks before every line but the first.
public func wrapped(_ words: [String], width: Int, indent: Int = 0) -> String {
  var text = ""
  var column = 0
  for word in words {
    if column > 0, column + 1 + word.count > width {
      text += "\n" + String(repeating: " ", count: indent)
      column = indent
    } else if column > 0 {
      text += " "
      column += 1
    }
    text += word
    column += word.count
  }
  return text
}
