/// The lines of each file that are new or changed since a revision of git.
package struct ChangedLines: Equatable, Sendable {
  /// Ascending ranges of a file; nil stands for all lines.
  private var files: [[UInt8]: [ClosedRange<Int>]?] = [:]

  /// No file has changed.
  package init() {}

  /// How many files have changed lines.
  package var fileCount: Int { files.count }

  /// Adds a file of which every line is new.
  ///
  /// - Parameter file: Its name as git's output has it, decoded.
  package mutating func addWhole(_ file: [UInt8]) {
    files.updateValue(nil, forKey: file)
  }

  /// Adds one changed line. Lines of a file come in ascending order.
  mutating func add(_ line: Int, of file: [UInt8]) {
    guard var ranges = files[file] ?? [] else { return }
    if let last = ranges.last, last.upperBound == line - 1 {
      ranges[ranges.count - 1] = last.lowerBound...line
    } else {
      ranges.append(line...line)
    }
    files[file] = ranges
  }

  /// Whether any line of a file has changed.
  package func contains(_ file: [UInt8]) -> Bool { files[file] != nil }

  /// Whether any of some lines, counted from 1, has changed.
  package func contains(_ file: [UInt8], lines: ClosedRange<Int>) -> Bool {
    guard let found = files[file] else { return false }
    guard let ranges = found else { return true }
    // The first range that does not end before the lines.
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < lines.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].overlaps(lines)
  }

  /// The changed lines of a file in ascending order; nil when all of them are.
  package func ranges(of file: [UInt8]) -> [ClosedRange<Int>]? { files[file] ?? [] }
}
