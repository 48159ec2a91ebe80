import StrictJSON

/// What the tokens of files say in the texts that name them.
package struct TokenReferences {
  private let values: TokenValues
  private let tokens: [String: Token]

  /// Finds the tokens; none in a file that cannot be read.
  package init(_ files: [TokenFile]) {
    let roots = files.compactMap { file in
      try? JSONDocument(file.bytes, dialect: .lenient, file: file.name, lines: file.lines).root
    }
    let (problems, notes) = (ProblemList(), TokenNotes())
    let set = TokenSet(roots.map { ($0, false) }, problems: problems, notes: notes)
    values = TokenValues(roots: roots, index: TokenIndex(set.tokens), problems: problems, notes: notes)
    tokens = Dictionary(set.tokens.map { ($0.text, $0) }) { $1 }
  }

  /// The text of a token with what it names in place of the names; nil where one says nothing that a text can hold.
  package func replaced(_ text: String, at path: [String]) -> String? {
    guard text.contains("{") else { return text }
    return tokens[path.joined(separator: ".")].flatMap { values.replaced(text, of: $0) }
  }
}
