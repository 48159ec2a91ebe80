import PlainText
import StrictJSON

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
    columns.append([heading.visible] + numbers.map { FixedDecimals.text($0, decimals: decimals) })
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

/// Numbers with a fixed count of decimals.
enum FixedDecimals {
  static func text(_ number: Double, decimals: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "?" : number < 0 ? "-∞" : "∞" }
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let scaled = (abs(number) * power).rounded()
    // Beyond this a double has no decimals left to show.
    guard scaled < 9e15 else { return number.description }
    let digits = String(Int64(scaled))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = number < 0 && scaled > 0 ? "-" : ""
    return decimals == 0 ? sign + padded : sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
