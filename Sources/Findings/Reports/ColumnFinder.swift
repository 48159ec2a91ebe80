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
