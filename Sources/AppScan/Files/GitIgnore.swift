/// What a `.gitignore` says, matched exactly as git does (gitignore(5); dir.c and wildmatch.c of git).
package struct GitIgnore: Equatable, Sendable {
  /// What the last matching line says of a path.
  package enum Verdict: Sendable {
    /// The path is left out.
    case ignored
    /// A line with an exclamation mark takes it in again.
    case kept
  }

  /// Last first: the last line that matches decides.
  private let patterns: [GitIgnorePattern]

  /// Reads a file's text. No text is wrong: what git does not understand matches nothing.
  package init(_ text: [UInt8]) {
    var patterns: [GitIgnorePattern] = []
    var text = text[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let pattern = Self.trimmed(line)
      if !pattern.isEmpty { patterns.append(GitIgnorePattern(pattern)) }
    }
    self.patterns = patterns.reversed()
  }

  /// Whether nothing is said.
  package var isEmpty: Bool { patterns.isEmpty }

  /// What the file says of a path; nil when nothing.
  ///
  /// - Parameters:
  ///   - path: From the folder of the file, without a slash at either end.
  ///   - nameStart: Where the last part of the path begins.
  ///   - isFolder: Whether the path leads to a folder.
  package func verdict(
    on path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool
  ) -> Verdict? {
    for pattern in patterns where pattern.matches(path, nameStart: nameStart, isFolder: isFolder) {
      return pattern.isNegated ? .kept : .ignored
    }
    return nil
  }

  /// The line up to a NUL, without the carriage return of its end and without spaces that no backslash holds.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    if let end = line.firstIndex(of: 0) { line = line[..<end] }
    var spaces: Int?
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: " "): spaces = spaces ?? index
      case UInt8(ascii: "\\"):
        spaces = nil
        index += 1
        // A backslash at the end: git leaves the line as it is.
        if index == line.endIndex { return line }
      default: spaces = nil
      }
      index += 1
    }
    return line[..<(spaces ?? line.endIndex)]
  }
}
