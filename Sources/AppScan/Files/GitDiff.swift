import PlainText

/// The lines of each file that are new or changed since a revision of git, and those that they took the place of.
package struct ChangedLines: Sendable {
  /// What has changed of a file.
  private struct File {
    /// Ascending ranges of its lines; nil stands for all of them.
    var lines: [ClosedRange<Int>]? = []
    /// The lines that it lost, in their order, each with the number of the line before which it stood.
    var lost: [(number: Int, text: ArraySlice<UInt8>)] = []
  }

  private var files: [[UInt8]: File] = [:]

  /// No file has changed.
  package init() {}

  /// Adds a file of which every line is new, by its name as git's output has it, decoded.
  package mutating func addWhole(_ file: [UInt8]) {
    files[file] = File(lines: nil)
  }

  /// Adds those of files below a folder.
  package mutating func add(_ others: ChangedLines, below folder: [UInt8]) {
    for (name, file) in others.files { files[folder + name] = file }
  }

  /// Adds one changed line. Lines of a file come in ascending order.
  mutating func add(_ line: Int, of file: [UInt8]) {
    guard var ranges = ranges(of: file) else { return }
    if let last = ranges.last, last.upperBound == line - 1 {
      ranges[ranges.count - 1] = last.lowerBound...line
    } else {
      ranges.append(line...line)
    }
    files[file, default: File()].lines = ranges
  }

  /// Adds a line that a file lost, in the order of the file.
  mutating func addLost(_ text: ArraySlice<UInt8>, before line: Int, of file: [UInt8]) {
    files[file, default: File()].lost.append((line, text))
  }

  /// Whether any of some lines, counted from 1, has changed.
  package func contains(_ file: [UInt8], lines: ClosedRange<Int>) -> Bool {
    guard let ranges = ranges(of: file) else { return true }
    let first = ranges.partitioningIndex { $0.upperBound >= lines.lowerBound }
    return first < ranges.count && ranges[first].overlaps(lines)
  }

  /// The changed lines of a file in ascending order; nil when all of them are.
  package func ranges(of file: [UInt8]) -> [ClosedRange<Int>]? { files[file, default: File()].lines }

  /// The text that a file had, its white space apart, by the one that it has; nil where all of it is new or none has changed.
  package func earlierText(of file: [UInt8], now text: () -> [UInt8]?) -> [UInt8]? {
    guard let changed = files[file], let ranges = changed.lines, let text = text() else { return nil }
    var (new, lost) = (ranges[...], changed.lost[...])
    var lines: [ArraySlice<UInt8>] = []
    for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let number = index + 1
      while let next = lost.first, next.number <= number {
        lines.append(next.text)
        lost.removeFirst()
      }
      if let range = new.first, range.upperBound < number { new.removeFirst() }
      if new.first?.contains(number) != true { lines.append(line) }
    }
    return Array((lines + lost.map(\.text)).joined(separator: [0x0A]))
  }
}

/// Reads what `git diff --find-renames --text --dst-prefix=b/` prints. A file that only got another name has no lines
/// that changed.
///
/// Hunks are followed by their counts of lines: an added line may itself look like a header. Context, which
/// `GIT_DIFF_OPTS` can bring in whatever the command line says, is no change.
package enum DiffReader {
  /// The lines that a diff shows as changed or lost.
  package static func changedLines(_ diff: [UInt8]) -> ChangedLines {
    var changes = ChangedLines()
    var file: [UInt8]?
    var hunk = Hunk()
    for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if hunk.isOpen {
        switch hunk.take(line) {
        case .added(let number): if let file { changes.add(number, of: file) }
        case .lost(let number): if let file { changes.addLost(line.dropFirst(), before: number, of: file) }
        case .other: break
        }
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

  /// The lines left of a hunk.
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
      // Where nothing is added, the line is named behind which something was lost.
      (oldLeft, newLeft, number) = (old.count, new.count, new.count == 0 ? new.start + 1 : new.start)
    }

    var isOpen: Bool { oldLeft > 0 || newLeft > 0 }

    /// What a line of a hunk is: new, with its number, or lost before the line of a number.
    enum Line {
      case added(Int)
      case lost(Int)
      case other
    }

    /// Takes one line.
    mutating func take(_ line: ArraySlice<UInt8>) -> Line {
      switch line.first {
      case UInt8(ascii: "-"):
        oldLeft -= 1
        return .lost(number)
      case UInt8(ascii: "+"):
        newLeft -= 1
        number += 1
        return .added(number - 1)
      // "\ No newline at end of file" is no line.
      case UInt8(ascii: "\\"): break
      // An empty line of context has lost its space where diff.suppressBlankEmpty says so.
      default:
        oldLeft -= 1
        newLeft -= 1
        number += 1
      }
      return .other
    }

    private static func range(_ text: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
      let numbers = text.dropFirst().split(separator: UInt8(ascii: ",")).map {
        Int(String(decoding: $0, as: UTF8.self))
      }
      guard let first = numbers.first, let start = first, let count = numbers.count > 1 ? numbers[1] : 1
      else { return nil }
      return (start, count)
    }
  }
}

/// A path as git prints it: in quotes with escapes of C where it holds quotes, backslashes or control characters
/// (`core.quotePath` in git-config(1); quote.c of git).
enum QuotedPath {
  /// The path's bytes; nil when the quotes do not end or an escape is not one of git's.
  static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.first == UInt8(ascii: "\"") else { return Array(text) }
    guard text.count > 1, text.last == UInt8(ascii: "\"") else { return nil }
    var rest = text.dropFirst().dropLast()
    var path: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        path.append(byte)
        continue
      }
      guard let escape = rest.popFirst() else { return nil }
      if let plain = escapes[escape] {
        path.append(plain)
        continue
      }
      let digits = [escape] + rest.prefix(2)
      guard digits.count == 3, let octal = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) else {
        return nil
      }
      rest = rest.dropFirst(2)
      path.append(octal)
    }
    return path
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
  ]
}

/// A list of paths that another program made: `git diff --name-only`, with `-z` or without.
package enum PathList {
  /// The paths of a list: between NULs where there is one, else a line each, in quotes where git quotes them. Empty ones
  /// are left out.
  package static func paths(_ text: [UInt8]) -> [[UInt8]] {
    if text.contains(0) { return text.split(separator: 0).map(Array.init) }
    return text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let path = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return path.isEmpty ? nil : QuotedPath.decoded(path) ?? Array(path)
    }
  }
}
