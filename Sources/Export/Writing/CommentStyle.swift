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
    case .slashes: "// \(text)"
    case .documentation: "/// \(text)"
    case .block: "/* \(text) */"
    case .markup: "<!-- \(text) -->"
    case .hash: "# \(text)"
    }
  }
}
