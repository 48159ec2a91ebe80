import StrictJSON

/// Texts of people inside of code.
enum SafeText {
  /// Signs that end a comment, a script or a literal in some language, or start something else.
  private static let dangerous = ["*/", "/*", "</", "-->", "--!>", "<!--", "${", "#{", "\\("]

  /// A text on one line, what cannot be seen escaped, and every dangerous sign parted by a blank.
  static func inComment(_ text: String) -> String {
    var safe = text.split(whereSeparator: \.isNewline).joined(separator: " ").visible
    for sign in dangerous {
      safe = safe.replacing(sign, with: "\(sign.prefix(1)) \(sign.dropFirst())")
    }
    // A backslash at the end would join the next line to the comment.
    return safe.hasSuffix("\\") ? safe + " ." : safe
  }
}
