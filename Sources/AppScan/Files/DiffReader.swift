/// Reads what `git diff --no-renames --text --dst-prefix=b/` prints.
///
/// Hunks are followed by their counts of lines: an added line may itself look like a header. Context, which
/// `GIT_DIFF_OPTS` can bring in whatever the command line says, is no change.
package enum DiffReader {
  /// The changed lines that a diff shows. What only loses lines has none.
  package static func changedLines(_ diff: [UInt8]) -> ChangedLines {
    var changes = ChangedLines()
    var file: [UInt8]?
    var hunk = Hunk()
    for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if hunk.isOpen {
        if let number = hunk.take(line), let file { changes.add(number, of: file) }
      } else if line.starts(with: "diff ".utf8) {
        file = nil
      } else if line.starts(with: "+++ ".utf8) {
        file = name(line.dropFirst(4))
      } else if let next = Hunk(header: line) {
        hunk = next
      }
    }
    return changes
  }

  /// The file of a `+++` line; nil for `/dev/null`, which a deleted file becomes.
  private static func name(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    // Git ends a name that holds a space with a tab; a tab of its own would be quoted.
    let bare = text.last == UInt8(ascii: "\t") ? text.dropLast() : text
    guard let name = QuotedPath.decoded(bare), name.starts(with: "b/".utf8) else { return nil }
    return Array(name.dropFirst(2))
  }

  /// What is left of a hunk.
  private struct Hunk {
    private var oldLeft = 0
    private var newLeft = 0
    private var number = 0

    init() {}

    /// Reads `@@ -12,3 +14,2 @@`; a count that is left out is 1.
    init?(header: ArraySlice<UInt8>) {
      guard header.starts(with: "@@ -".utf8) else { return nil }
      let parts = header.split(separator: UInt8(ascii: " "), maxSplits: 3)
      guard parts.count >= 3, let old = Self.range(parts[1]), let new = Self.range(parts[2]) else {
        return nil
      }
      (oldLeft, newLeft, number) = (old.count, new.count, new.start)
    }

    var isOpen: Bool { oldLeft > 0 || newLeft > 0 }

    /// Takes one line, and gives its number when it is new.
    mutating func take(_ line: ArraySlice<UInt8>) -> Int? {
      switch line.first {
      case UInt8(ascii: "-"): oldLeft -= 1
      case UInt8(ascii: "+"):
        newLeft -= 1
        number += 1
        return number - 1
      // "\ No newline at end of file" is no line.
      case UInt8(ascii: "\\"): break
      // An empty line of context has lost its space where diff.suppressBlankEmpty says so.
      default:
        oldLeft -= 1
        newLeft -= 1
        number += 1
      }
      return nil
    }

    private static func range(_ text: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
      let numbers = text.dropFirst().split(separator: UInt8(ascii: ","))
      guard let first = numbers.first, let start = Int(String(decoding: first, as: UTF8.self)) else {
        return nil
      }
      guard numbers.count > 1 else { return (start, 1) }
      guard let count = Int(String(decoding: numbers[1], as: UTF8.self)) else { return nil }
      return (start, count)
    }
  }
}
