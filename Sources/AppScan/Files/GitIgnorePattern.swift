/// One line of a `.gitignore`, compiled as git reads it (dir.c of git, parse_path_pattern and match_pathname).
struct GitIgnorePattern: Equatable, Sendable {
  private enum Form: Equatable, Sendable {
    /// A name at any depth: nearly all lines are this or a suffix.
    case name([UInt8])
    /// What a name at any depth ends with: `*.log`.
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

  /// Whether the pattern is about a path.
  ///
  /// - Parameters:
  ///   - path: From the folder of the pattern's file.
  ///   - nameStart: Where the last part of the path begins.
  func matches(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
    if isFolderOnly, !isFolder { return false }
    switch form {
    case .name(let name):
      return path.count - nameStart == name.count && path.hasBytes(name, at: nameStart)
    case .suffix(let suffix):
      return path.count - nameStart >= suffix.count && path.hasBytes(suffix, at: path.count - suffix.count)
    case .wildcardName(let wildcard):
      return wildcard.matches(UnsafeBufferPointer(rebasing: path[nameStart...]))
    case .path(let prefix, let rest):
      return path.count >= prefix.count && path.hasBytes(prefix, at: 0)
        && rest.matches(UnsafeBufferPointer(rebasing: path[prefix.count...]))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes stand at an index; there must be as many left.
  fileprivate func hasBytes(_ bytes: [UInt8], at index: Int) -> Bool {
    for offset in bytes.indices where self[index + offset] != bytes[offset] { return false }
    return true
  }
}
