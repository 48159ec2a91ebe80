import PlainText

/// The lines of a source file that a finding is about, with marks under the place.
struct SourceQuote {
  private(set) var lines: [String] = []
  private let width: Int
  private let gutter: Int

  /// Of longer places the first lines are quoted.
  private static let mostLines = 5

  /// Quotes nothing when the place has no line or the file does not have it.
  ///
  /// - Parameters:
  ///   - width: How many characters of a line to show; minified style sheets have lines of a megabyte.
  ///   - columns: What finds the place in its line, the same for all quotes of a report.
  init?(
    _ place: Place, width: Int, columns: inout ColumnFinder, source: (String) -> [String]?
  ) {
    guard let file = place.file, let number = place.line, let text = source(file),
      text.indices.contains(number - 1)
    else { return nil }
    let last = min(max(place.endLine ?? number, number), text.count)
    self.width = width
    gutter = String(last).count
    let line = text[number - 1].unicodeScalars
    let start = place.column.flatMap { columns.index(of: $0, in: line, number, of: file) }
    let first = Self.firstShown(of: line, around: place.column, at: start ?? line.endIndex, width: width)
    let length = last > number ? nil : max((place.endColumn ?? 0) - (place.column ?? 0), 1)
    quote(line, number, from: first, marking: start, length: length, mark: "^")
    guard start != nil, last > number else { return }
    quoteRest(of: place, in: text, number + 1...last)
  }

  private mutating func quoteRest(of place: Place, in text: [String], _ numbers: ClosedRange<Int>) {
    for number in numbers.prefix(Self.mostLines - 1) {
      let line = text[number - 1].unicodeScalars
      let start = line.firstIndex { !$0.properties.isWhitespace }
      let indentation = start.map { line.distance(from: line.startIndex, to: $0) } ?? 0
      let length = number == place.endLine ? max((place.endColumn ?? 1) - 1 - indentation, 1) : nil
      quote(line, number, from: line.startIndex, marking: start, length: length, mark: "~")
    }
    if numbers.count >= Self.mostLines { lines.append(String(repeating: " ", count: gutter) + " | …") }
  }

  /// The first scalar to show: the line's own, unless the place lies too far to the right; then a third of the
  /// width stands before the place.
  private static func firstShown(
    of line: String.UnicodeScalarView, around column: Int?, at index: String.Index, width: Int
  ) -> String.Index {
    guard let column, column > width * 2 / 3,
      line.index(line.startIndex, offsetBy: width + 1, limitedBy: line.endIndex) != nil
    else { return line.startIndex }
    let last = line.index(line.endIndex, offsetBy: -width)
    return index == line.endIndex ? last : min(line.index(index, offsetBy: -(width / 3)), last)
  }

  /// - Parameter length: How much is marked; nil to the end of the line.
  private mutating func quote(
    _ line: String.UnicodeScalarView, _ number: Int, from first: String.Index, marking start: String.Index?,
    length: Int?, mark: String
  ) {
    let end = line.index(first, offsetBy: width, limitedBy: line.endIndex) ?? line.endIndex
    let shown = line[first..<end]
    let head = first > line.startIndex ? "…" : ""
    let tail = end < line.endIndex ? "…" : ""
    let digits = String(number)
    let title = String(repeating: " ", count: gutter - digits.count) + digits
    lines.append("\(title) | \(head)\(Self.visible(shown))\(tail)")
    guard let start, start >= first, start <= end else { return }
    let before = gutter + 3 + head.count + Self.columns(shown[..<start])
    let marked = Self.columns(shown[start...].prefix(length ?? .max))
    let marks =
      String(repeating: " ", count: before) + mark + String(repeating: "~", count: max(marked - 1, 0))
    lines.append(String(repeating: " ", count: gutter) + " |" + String(marks.dropFirst(gutter + 2)))
  }

  private static func visible(_ scalars: Substring.UnicodeScalarView) -> String {
    String(scalars).visible
  }

  private static func columns(_ scalars: Substring.UnicodeScalarView) -> Int {
    DisplayWidth.columns(of: visible(scalars))
  }
}

/// Finds columns in lines, which may be as long as a file. It goes on from the last one where it can: findings are
/// sorted, so that many of them in one line take no longer than the line is.
struct ColumnFinder {
  private var file = ""
  private var number = 0
  private var column = 1
  private var index = "".startIndex

  /// Where a column is; nil before the line and beyond its end.
  ///
  /// - Parameters:
  ///   - column: In Unicode scalars, from 1. The one after the last is found too.
  ///   - number: The line's number in the file.
  mutating func index(
    of column: Int, in line: String.UnicodeScalarView, _ number: Int, of file: String
  ) -> String.Index? {
    guard column >= 1 else { return nil }
    if number != self.number || column < self.column || file != self.file {
      (self.file, self.number, self.column, index) = (file, number, 1, line.startIndex)
    }
    guard let found = line.index(index, offsetBy: column - self.column, limitedBy: line.endIndex) else {
      return nil
    }
    (self.column, index) = (column, found)
    return found
  }
}
