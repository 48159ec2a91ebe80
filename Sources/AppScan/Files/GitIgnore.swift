/// The rules of a `.gitignore`, matched exactly as git does (gitignore(5); dir.c and wildmatch.c of git).
package struct GitIgnore: Equatable, Sendable {
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

  /// Whether the last line that matches a path leaves it out; one with an exclamation mark takes it in again. Nil when
  /// no line matches.
  ///
  /// - Parameters:
  ///   - path: From the folder of the file, without a slash at either end.
  ///   - nameStart: Where the last part of the path begins.
  ///   - isFolder: Whether the path leads to a folder.
  package func ignores(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool? {
    patterns.first { $0.matches(path, nameStart: nameStart, isFolder: isFolder) }.map { !$0.isNegated }
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

/// One line of a `.gitignore`, compiled as git reads it (dir.c of git, parse_path_pattern and match_pathname).
struct GitIgnorePattern: Equatable, Sendable {
  private enum Form: Equatable, Sendable {
    /// A name at any depth: nearly all lines are this or a suffix.
    case name([UInt8])
    /// The end of a name at any depth: `*.log`.
    case suffix([UInt8])
    /// A name at any depth, with wildcards.
    case wildcardName(Wildcard)
    /// A path from the file's folder: bytes that stand for themselves, then the rest.
    case path(prefix: [UInt8], rest: Wildcard)
  }

  /// Whether the line takes back what earlier ones ignore.
  let isNegated: Bool
  private let isFolderOnly: Bool
  private let form: Form

  /// Compiles a line, without its end and trailing spaces. An empty pattern matches nothing.
  init(_ line: ArraySlice<UInt8>) {
    var pattern = line
    isNegated = pattern.first == UInt8(ascii: "!")
    if isNegated { pattern = pattern.dropFirst() }
    isFolderOnly = pattern.last == UInt8(ascii: "/")
    if isFolderOnly { pattern = pattern.dropLast() }
    guard pattern.contains(UInt8(ascii: "/")) else {
      form = Self.nameForm(pattern)
      return
    }
    if pattern.first == UInt8(ascii: "/") { pattern = pattern.dropFirst() }
    let prefix = pattern.prefix(WildcardParser.plainLength(pattern))
    form = .path(
      prefix: Array(prefix), rest: WildcardParser.wildcard(pattern.dropFirst(prefix.count)))
  }

  private static func nameForm(_ pattern: ArraySlice<UInt8>) -> Form {
    if WildcardParser.plainLength(pattern) == pattern.count { return .name(Array(pattern)) }
    let rest = pattern.dropFirst()
    if pattern.first == UInt8(ascii: "*"), WildcardParser.plainLength(rest) == rest.count {
      return .suffix(Array(rest))
    }
    return .wildcardName(WildcardParser.wildcard(pattern))
  }

  /// Whether the pattern is about a path from the folder of its file, whose last part begins at `nameStart`.
  func matches(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
    if isFolderOnly, !isFolder { return false }
    switch form {
    case .name(let name):
      return path[nameStart...].elementsEqual(name)
    case .suffix(let suffix):
      return path.count - nameStart >= suffix.count && path.suffix(suffix.count).elementsEqual(suffix)
    case .wildcardName(let wildcard):
      return wildcard.matches(UnsafeBufferPointer(rebasing: path[nameStart...]))
    case .path(let prefix, let rest):
      return path.starts(with: prefix) && rest.matches(UnsafeBufferPointer(rebasing: path[prefix.count...]))
    }
  }
}

/// The `.gitignore` files that count in a folder: its own first, then those of the folders above it up to the
/// repository's root, then the repository's `info/exclude` (gitignore(5), on precedence).
///
/// That a folder which is ignored is never entered, so that nothing in it can be taken in again, is the walk's part.
package final class IgnoreRules: Sendable {
  private let own: GitIgnore
  private let base: Int
  private let above: IgnoreRules?

  /// Adds a file to those above it.
  ///
  /// - Parameters:
  ///   - own: What the file says.
  ///   - base: How many bytes of a full path lead to the file's folder, the slash at its end included.
  ///   - above: What counts in the folder above; nil at the root.
  package init(_ own: GitIgnore, base: Int, above: IgnoreRules?) {
    self.own = own
    self.base = base
    self.above = above
  }

  /// Whether a path is ignored. It is given in full, so that it begins with the base of every file.
  package func ignores(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
    let inside = UnsafeBufferPointer(rebasing: path[base...])
    return own.ignores(inside, nameStart: nameStart - base, isFolder: isFolder)
      ?? above?.ignores(path, nameStart: nameStart, isFolder: isFolder) ?? false
  }
}
