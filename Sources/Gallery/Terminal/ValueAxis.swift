/// The labels on the left of a panel, by row.
struct ValueAxis {
  let labelsByRow: [Int: String]

  init(scale: DotScale, rows: Int) {
    let ticks = Ticks(in: scale.values, atMost: max(2, rows / 2))
    var labels: [Int: String] = [:]
    for (value, label) in zip(ticks.values, ticks.labels) {
      let row = scale.row(of: value) * rows / scale.rows
      if labels[row] == nil { labels[row] = label }
    }
    labelsByRow = labels
  }

  var columns: Int { labelsByRow.values.map(\.count).max() ?? 0 }
}
