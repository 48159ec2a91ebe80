import PlainText

/// Rows with aligned columns, two spaces between them. What a terminal or a workflow would obey is shown as an escape.
struct Table {
  private var rows: [[String]] = []
  private var lengths: [[Int]] = []
  private var widths: [Int] = []

  mutating func add(_ row: [String]) {
    // The first cell begins a line, which no workflow shall take for a command.
    let row = row.enumerated().map { $0 == 0 ? $1.loggableLine : $1.visible }
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

/// Columns of numbers under their headings, the points of a column one below another.
struct NumberTable {
  private var columns: [[String]] = []

  /// Adds a column. All its numbers get as many decimals as their differences need for about four digits.
  mutating func add(_ heading: String, _ numbers: [Double]) {
    let finite = numbers.filter(\.isFinite)
    let lowest = finite.min() ?? 0
    let highest = finite.max() ?? 0
    let range = highest > lowest ? highest - lowest : abs(highest)
    let decimals = [500, 50, 5, 0.5, 0.05].firstIndex { range >= $0 }.map { $0 + 1 } ?? (range == 0 ? 4 : 6)
    columns.append([heading.visible] + numbers.map { Self.text($0, decimals) })
  }

  private static func text(_ number: Double, _ decimals: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "?" : number < 0 ? "-∞" : "∞" }
    return DecimalText.fixed(number, decimals: decimals)
  }

  /// The lines, headings first.
  var text: String {
    let padded = columns.map { cells in
      let width = cells.map(\.count).max() ?? 0
      return cells.map { String(repeating: " ", count: width - $0.count) + $0 }
    }
    let rows = padded.first?.indices ?? 0..<0
    return rows.map { row in padded.map { $0[row] }.joined(separator: "  ") }.joined(separator: "\n")
  }
}
