/// How a language writes a comment.
enum CommentStyle {
  /// `// …`
  case slashes
  /// `/// …`
  case documentation
  /// `/* … */`
  case block
  /// `<!-- … -->`
  case markup
  /// `# …`
  case hash

  /// A comment of one line.
  func line(_ text: String) -> String {
    let text = SafeText.inComment(text)
    return switch self {
    case .slashes: String(parts: "// ", text)
    case .documentation: String(parts: "/// ", text)
    case .block: String(parts: "/* ", text, " */")
    case .markup: String(parts: "<!-- ", text, " -->")
    case .hash: String(parts: "# ", text)
    }
  }
}
