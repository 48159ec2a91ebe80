import PlainText
import StrictJSON

/// Rows with aligned columns, two spaces between them. What a terminal would obey is shown as an escape.
struct Table {
  private var rows: [[String]] = []
  private var lengths: [[Int]] = []
  private var widths: [Int] = []

  mutating func add(_ row: [String]) {
    let row = row.map(\.visible)
    rows.append(row)
    let counts = row.map(\.columnCount)
    lengths.append(counts)
    for (column, count) in counts.enumerated() {
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], count)
    }
  }

  /// The text; a row ends with its last cell that is not empty.
  var text: String {
    var lines: [String] = []
    lines.reserveCapacity(rows.count)
    for (row, lengths) in zip(rows, lengths) {
      var line = ""
      var spaces = 0
      for (column, cell) in row.enumerated() {
        if !cell.isEmpty {
          line.append(String(repeating: " ", count: spaces))
          line.append(cell)
          spaces = 0
        }
        spaces += widths[column] - lengths[column] + 2
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// Characters; counted as bytes where that is the same, as it is twenty times as fast and lists are long.
  fileprivate var columnCount: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }
}
