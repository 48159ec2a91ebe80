/// Splits a line as a shell does, as far as documents and help need it: blanks, and single quotes, also inside of a word.
func shellWords(_ line: String) -> [String] {
  var words: [String] = []
  var word: String?
  var isQuoted = false
  for character in line {
    switch character {
    case "'":
      isQuoted.toggle()
      word = word ?? ""
    case " " where !isQuoted:
      if let word { words.append(word) }
      word = nil
    default: word = (word ?? "") + String(character)
    }
  }
  return words + (word.map { [$0] } ?? [])
}
