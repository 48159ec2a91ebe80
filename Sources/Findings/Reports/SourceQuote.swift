import StrictJSON

/// The lines of a source file that a finding is about, with marks under the place.
struct SourceQuote {
  let lines: [String]

  /// What is longer is quoted to here.
  private static let mostLines = 5

  /// Quotes nothing when the place has no line or the file does not have it.
  ///
  /// - Parameter width: how many characters of a line to show; minified style sheets have lines of a megabyte.
  init?(_ place: Place, width: Int, source: (String) -> [String]?) {
    guard let file = place.file, let number = place.line, let text = source(file),
      text.indices.contains(number - 1)
    else { return nil }
    let last = min(max(place.endLine ?? number, number), text.count)
    let shown = number...min(last, number + Self.mostLines - 1)
    let gutter = String(last).count
    var quoted = shown.flatMap { Self.quote(text[$0 - 1], at: $0, of: place, gutter: gutter, width: width) }
    if shown.upperBound < last { quoted.append(String(repeating: " ", count: gutter) + " | …") }
    lines = quoted
  }

  private static func quote(
    _ text: String, at number: Int, of place: Place, gutter: Int, width: Int
  ) -> [String] {
    let line = Array(text.unicodeScalars)
    let marked = marked(line, at: number, of: place)
    let first = firstShown(of: line, around: marked?.lowerBound, width: width)
    let shown = line[first...].prefix(width)
    let head = first > 0 ? "…" : ""
    let tail = shown.endIndex < line.endIndex ? "…" : ""
    let digits = String(number)
    let title = String(repeating: " ", count: gutter - digits.count) + digits
    var quoted = ["\(title) | \(head)\(visible(shown))\(tail)"]
    if let marked, shown.startIndex...shown.endIndex ~= marked.lowerBound {
      let mark = mark(marked, in: shown, isStart: number == place.line)
      quoted.append(
        String(repeating: " ", count: gutter) + " | " + String(repeating: " ", count: head.count) + mark)
    }
    return quoted
  }

  /// What of a line belongs to the place, without the indentation; nil where no column is known.
  private static func marked(_ line: [Unicode.Scalar], at number: Int, of place: Place) -> Range<Int>? {
    guard let column = place.column, column >= 1 else { return nil }
    let isLast = number == place.endLine ?? place.line
    guard
      let start = number == place.line ? column - 1 : line.firstIndex(where: { !$0.properties.isWhitespace })
    else { return nil }
    let end = isLast ? (place.endColumn ?? column + 1) - 1 : line.count
    return start..<max(end, start + 1)
  }

  /// The first scalar to show: the line's own, unless the place lies too far to the right; then a third of the
  /// width stands before the place.
  private static func firstShown(of line: [Unicode.Scalar], around start: Int?, width: Int) -> Int {
    guard line.count > width, let start, start >= width * 2 / 3 else { return 0 }
    return min(start - width / 3, line.count - width)
  }

  private static func mark(_ marked: Range<Int>, in shown: ArraySlice<Unicode.Scalar>, isStart: Bool)
    -> String
  {
    let before = String(repeating: " ", count: visible(shown[..<marked.lowerBound]).count)
    let text = visible(shown[marked.lowerBound...].prefix(marked.count))
    return before + (isStart ? "^" : "~") + String(repeating: "~", count: max(text.count - 1, 0))
  }

  private static func visible(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars)).visible
  }
}
