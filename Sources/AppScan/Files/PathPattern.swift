/// A pattern of the configuration over paths below its folder: `Sources/**`, `**/Generated/**`, `*.{ts,tsx}`.
///
/// Wildcards as in `.gitignore`, and braces for alternatives. A pattern without a slash is a name at any depth. A
/// pattern that matches a folder matches all that is in it, so `Sources`, `Sources/` and `Sources/**` mean files.
package struct PathPattern: Equatable, Sendable {
  private struct Alternative: Equatable, Sendable {
    let pattern: GitIgnorePattern
    /// The beginning of every path that matches; nil when the pattern is a name at any depth.
    let beginning: [UInt8]?
  }

  /// As it was written.
  package let text: String
  private let alternatives: [Alternative]

  /// Reads a pattern. Throws for one that could not match what its writer meant.
  package init(_ text: String) throws(PathPatternProblem) {
    self.text = text
    if text.isEmpty { throw .empty }
    if text.hasPrefix("/") { throw .absolute }
    if text.hasPrefix("!") { throw .negated }
    var alternatives: [Alternative] = []
    for expanded in try BraceExpansion.alternatives(of: Array(text.utf8)) {
      if expanded.split(separator: UInt8(ascii: "/")).contains(where: { $0.elementsEqual("..".utf8) }) {
        throw .outside
      }
      alternatives.append(try Self.alternative(expanded))
    }
    self.alternatives = alternatives
  }

  private static func alternative(_ text: [UInt8]) throws(PathPatternProblem) -> Alternative {
    var pattern = text[...]
    if pattern.starts(with: "./".utf8) { pattern = pattern.dropFirst(2) }
    let everything = Array("/**".utf8)
    let isAnchored = pattern.dropLast().contains(UInt8(ascii: "/"))
    while true {
      if pattern.last == UInt8(ascii: "/") {
        pattern = pattern.dropLast()
      } else if pattern.count > everything.count, pattern.suffix(everything.count).elementsEqual(everything) {
        pattern = pattern.dropLast(everything.count)
      } else {
        break
      }
    }
    if pattern.isEmpty || pattern.elementsEqual(".".utf8) { throw .empty }
    if pattern.first == UInt8(ascii: "!") { throw .negated }
    if WildcardParser.wildcard(pattern).steps == nil { throw .unfinished }
    guard isAnchored else { return Alternative(pattern: GitIgnorePattern(pattern), beginning: nil) }
    return Alternative(
      pattern: GitIgnorePattern([UInt8(ascii: "/")] + pattern),
      beginning: Array(pattern.prefix(WildcardParser.plainLength(pattern))))
  }

  /// Whether the pattern is about a path itself; what is in a folder that matches is left to the caller. The path begins at
  /// the configuration's folder and has no slash at either end.
  package func matches(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int) -> Bool {
    alternatives.contains { $0.pattern.matches(path, nameStart: nameStart, isFolder: true) }
  }

  /// Whether the pattern is about a path or a folder above it.
  package func matchesPathOrFolder(_ path: [UInt8]) -> Bool {
    path.withUnsafeBufferPointer { path in
      var nameStart = 0
      for end in 0...path.count where end == path.count || path[end] == UInt8(ascii: "/") {
        if matches(UnsafeBufferPointer(rebasing: path[..<end]), nameStart: nameStart) { return true }
        nameStart = end + 1
      }
      return false
    }
  }

  /// Whether anything in a folder could match, by such a path of its own: a walk need not enter the others.
  package func canMatch(below folder: UnsafeBufferPointer<UInt8>) -> Bool {
    alternatives.contains { alternative in
      guard let beginning = alternative.beginning else { return true }
      for (byte, wanted) in zip(folder, beginning) where byte != wanted { return false }
      return folder.count >= beginning.count || beginning[folder.count] == UInt8(ascii: "/")
    }
  }
}

/// Why a ``PathPattern`` could not match what its writer meant.
package enum PathPatternProblem: Error, Equatable {
  /// There is no text, or no more than the folder itself.
  case empty
  /// It begins with a slash.
  case absolute
  /// It begins with an exclamation mark.
  case negated
  /// It leads out of the folder by `..`.
  case outside
  /// A bracket or brace does not end, one stands in a brace, or a backslash is last.
  case unfinished
  /// Its braces make too many alternatives.
  case tooMany

  /// The problem and what to do, to follow the pattern: "is empty; …".
  package var sentence: String {
    switch self {
    case .empty: "names nothing; write ** for every file"
    case .absolute: "begins with a slash; patterns begin at the folder of this file, so leave it out"
    case .negated: "begins with an exclamation mark; what is left out goes into exclude"
    case .outside: "leads out of the folder of this file, where nothing is looked at"
    case .unfinished:
      "has a bracket or brace that does not end, one in a brace, or a backslash at its end; "
        + "a backslash before a character takes it as it is"
    case .tooMany: "makes more than \(ScanLimits.patternAlternatives) alternatives of its braces; write fewer"
    }
  }
}

/// Writes out the braces of a pattern: `*.{ts,tsx}` is `*.ts` and `*.tsx`.
package enum BraceExpansion {
  /// The pattern without braces, once for each combination. Throws where a brace is unfinished, or there are too many.
  package static func alternatives(of pattern: [UInt8]) throws(PathPatternProblem) -> [[UInt8]] {
    var results: [[UInt8]] = [[]]
    var index = 0
    while index < pattern.count {
      var choices: [[UInt8]]
      switch pattern[index] {
      case UInt8(ascii: "{"): choices = try members(pattern, &index)
      case UInt8(ascii: "\\") where index + 1 < pattern.count:
        choices = [Array(pattern[index...index + 1])]
        index += 2
      default:
        choices = [[pattern[index]]]
        index += 1
      }
      if results.count * choices.count > ScanLimits.patternAlternatives { throw .tooMany }
      results = results.flatMap { beginning in choices.map { beginning + $0 } }
    }
    return results
  }

  private static func members(_ pattern: [UInt8], _ index: inout Int) throws(PathPatternProblem) -> [[UInt8]]
  {
    var members: [[UInt8]] = [[]]
    index += 1
    while index < pattern.count {
      let byte = pattern[index]
      index += 1
      switch byte {
      case UInt8(ascii: "}"): return members
      case UInt8(ascii: "{"), UInt8(ascii: "["): throw .unfinished
      case UInt8(ascii: ","): members.append([])
      case UInt8(ascii: "\\") where index < pattern.count:
        members[members.count - 1] += [byte, pattern[index]]
        index += 1
      default: members[members.count - 1].append(byte)
      }
    }
    throw .unfinished
  }
}
