extension String {
  /// The text as a word of a command line: as it is where a shell takes it so, else in quotes.
  package var shellWord: String {
    let isPlain = !isEmpty && utf8.allSatisfy { $0.isLetter || $0.isDigit || "-_./:=,+@%^".utf8.contains($0) }
    return isPlain ? self : singleQuoted
  }

  /// The text as a word of a command that a sentence names, from where it is copied: a shell word in which nothing is that
  /// a terminal would obey.
  package var commandWord: String { shellWord.visible }

  /// The text between single quotes, where a shell takes everything literally.
  package var singleQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
