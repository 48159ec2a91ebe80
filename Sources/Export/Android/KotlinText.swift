/// Pieces of Kotlin.
enum KotlinText {
  /// A number of 32 bits.
  static func float(_ value: Double) -> String { NumberText.float(value) + "f" }

  /// Numbers of 32 bits, with commas.
  static func floats(_ values: [Double]) -> String { values.map(float).joined(separator: ", ") }

  /// A text as a literal. What looks like the end of a comment elsewhere is parted here too.
  static func literal(_ text: String) -> String {
    let escaped = SafeText.inComment(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("$", with: "\\$")
    return "\"\(escaped)\""
  }

  /// A documentation comment.
  static func documentation(_ sentences: [String]) -> [String] {
    let sentences = sentences.map(SafeText.inComment)
    if sentences.count == 1 { return ["/** \(sentences[0]) */"] }
    return ["/**"] + sentences.map { " * \($0)" } + [" */"]
  }

  /// A word as it is declared and used.
  static func identifier(_ word: String) -> String {
    let word = word.first?.isNumber == true ? "_" + word : word
    return ReservedWords.kotlin.contains(word) ? "`\(word)`" : word
  }

  /// Whether a person may call an object or a part of a package this.
  static func isPlain(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, first == "_" || isLetter(first), word != "_" else {
      return false
    }
    return word.unicodeScalars.allSatisfy { $0 == "_" || isLetter($0) || ("0"..."9").contains($0) }
      && !ReservedWords.kotlin.contains(word)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
