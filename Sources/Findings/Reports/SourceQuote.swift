import StrictJSON

/// The line of a source file that a finding is about, with a mark under the place.
struct SourceQuote {
  let lines: [String]

  /// Quotes nothing when the place has no line or the file does not have it.
  ///
  /// - Parameter width: how many characters of the line to show; minified style sheets have lines of a megabyte.
  init?(_ place: Place, width: Int, source: (String) -> [String]?) {
    guard let file = place.file, let number = place.line, let text = source(file),
      text.indices.contains(number - 1)
    else { return nil }
    let line = Array(text[number - 1].unicodeScalars)
    let first = Self.firstShown(of: line, around: place.column, width: width)
    let shown = line[first...].prefix(width)
    let gutter = String(repeating: " ", count: String(number).count)
    let head = first > 0 ? "…" : ""
    let tail = shown.endIndex < line.endIndex ? "…" : ""
    let mark = Self.mark(in: shown, lineEnd: line.endIndex, place)
    lines =
      ["\(number) | \(head)\(Self.visible(shown))\(tail)"]
      + (mark.map { ["\(gutter) | \(String(repeating: " ", count: head.count))\($0)"] } ?? [])
  }

  /// The first scalar to show: the line's own, unless the place lies too far to the right; then a third of the
  /// width stands before the place.
  private static func firstShown(of line: [Unicode.Scalar], around column: Int?, width: Int) -> Int {
    guard line.count > width, let column, column > width * 2 / 3 else { return 0 }
    return min(column - 1 - width / 3, line.count - width)
  }

  private static func mark(in shown: ArraySlice<Unicode.Scalar>, lineEnd: Int, _ place: Place) -> String? {
    guard let column = place.column, column >= 1, shown.startIndex...shown.endIndex ~= column - 1 else {
      return nil
    }
    let isOneLine = place.endLine == nil || place.endLine == place.line
    let end = (isOneLine ? place.endColumn : lineEnd + 1) ?? column + 1
    let marked = shown[(column - 1)...].prefix(max(end - column, 1))
    let before = String(repeating: " ", count: visible(shown[..<(column - 1)]).count)
    return before + "^" + String(repeating: "~", count: max(visible(marked).count - 1, 0))
  }

  private static func visible(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars)).visible
  }
}
