import CommandLineKit
import PlainText

/// Rows with aligned columns, two spaces between them. What a terminal or a workflow would obey is shown as an escape.
struct Table {
  private var rows: [[String]] = []
  private var widths: [Int] = []

  init(_ rows: [[String]] = []) { for row in rows { add(row) } }

  mutating func add(_ row: [String]) {
    // The first cell begins a line, which no workflow shall take for a command.
    let row = row.enumerated().map { $0 == 0 ? $1.loggableLine : $1.visible }
    rows.append(row)
    for (column, cell) in row.enumerated() {
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], cell.columnCount)
    }
  }

  /// The text; a row ends with its last cell that is not empty.
  var text: String { Self.text(rows, widths) }

  /// Whether it is no wider than the terminal; true where no terminal shows it.
  func fits(_ console: Console) -> Bool {
    !console.outputIsTerminal || widths.reduce(0, +) <= freeWidth(of: console)
  }

  private func freeWidth(of console: Console) -> Int {
    console.outputWidth - 2 * max(0, widths.count - 1)
  }

  /// The text as wide as a terminal at most: the widest cells end in an ellipsis there. Names, in the first column, lose
  /// their middle, as what tells them apart is mostly at their end. Where no terminal shows it, it is whole.
  func text(for console: Console) -> String {
    if fits(console) { return text }
    let limits = limits(within: freeWidth(of: console))
    let mark = console.isUTF8 ? "…" : "."
    let cut = rows.map { row in
      row.enumerated().map { column, cell in
        let kept = max(limits[column] - 1, 0)
        if cell.columnCount <= limits[column] { return cell }
        return column > 0
          ? cell.prefix(kept) + mark : cell.prefix(kept - kept / 2) + mark + cell.suffix(kept / 2)
      }
    }
    return Self.text(cut, limits)
  }

  /// Widths that fit: columns are cut to what can still be read, the first one last, and then all further.
  private func limits(within free: Int) -> [Int] {
    var limits = widths
    while limits.reduce(0, +) > free {
      let others = limits.indices.dropFirst()
      let first = limits.indices.prefix(1)
      let steps = [
        others.filter { limits[$0] > Self.readable.others },
        first.filter { limits[$0] > Self.readable.first },
        others.filter { limits[$0] > Self.narrowest }, first.filter { limits[$0] > 1 },
      ]
      guard let step = steps.first(where: { !$0.isEmpty }),
        let widest = step.max(by: { limits[$0] < limits[$1] })
      else { break }
      limits[widest] -= 1
    }
    return limits
  }

  /// The text with its last column in lines, below one another, as wide as a terminal.
  func wrappedText(for console: Console) -> String {
    guard console.outputIsTerminal, let last = widths.indices.last else { return text }
    let start = widths.dropLast().reduce(0) { $0 + $1 + 2 }
    let width = max(console.outputWidth - start, 24)
    var table = Table()
    for row in rows {
      guard row.count > last else {
        table.add(row)
        continue
      }
      for (index, line) in row[last].wrapped(toWidth: width).enumerated() {
        table.add((index == 0 ? row.dropLast() : Array(repeating: "", count: last)) + [line])
      }
    }
    return table.text
  }

  /// The columns in which most names, and most motions, can be told apart.
  private static let readable = (first: 22, others: 26)
  /// The fewest columns that a cell is cut to, as long as another is wider.
  private static let narrowest = 8

  private static func text(_ rows: [[String]], _ widths: [Int]) -> String {
    rows.map { row in
      var line = ""
      var spaces = 0
      for (column, cell) in row.enumerated() {
        if !cell.isEmpty {
          line.append(String(repeating: " ", count: spaces))
          line.append(cell)
          spaces = 0
        }
        spaces += widths[column] - cell.columnCount + 2
      }
      return line
    }.joined(separator: "\n")
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

  /// The first column and as many others as fit, and how many do not.
  ///
  /// - Parameter width: Columns of the terminal; nil for any.
  func fitting(_ width: Int?) -> (table: NumberTable, hidden: Int) {
    guard let width else { return (self, 0) }
    var table = NumberTable()
    var used = 0
    for column in columns {
      used += (column.map(\.count).max() ?? 0) + (table.columns.isEmpty ? 0 : 2)
      if used > width, table.columns.count > 1 { break }
      table.columns.append(column)
    }
    return (table, columns.count - table.columns.count)
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
