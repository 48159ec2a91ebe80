/// Stops as text.
enum StopText {
  /// `linear(0, 0.5 12.5%, …, 1)`, on one line.
  /// - Parameter heights: the heights of the stops without a percentage.
  static func linear(_ stops: [Stop], heights: [DecimalNumber?]) -> String {
    TextBuffer.text(capacity: capacity(stops)) { text in
      text.append("linear(")
      for (index, stop) in stops.enumerated() {
        if index > 0 { text.append(", ") }
        text.append(heights[index] ?? stop.height)
        // CSS puts the first stop at 0 % and the last at 100 %.
        let isImplied =
          heights[index] != nil || (index == 0 && stop.percent.units == 0)
          || (index == stops.count - 1 && stop.percent == hundred)
        if isImplied { continue }
        text.append(" ")
        text.append(stop.percent)
        text.append("%")
      }
      text.append(")")
    }
  }

  /// SVG path data, `M0,0 L0.125,0.5 … L1,1`.
  static func path(_ stops: [Stop]) -> String {
    TextBuffer.text(capacity: capacity(stops)) { text in
      for (index, stop) in stops.enumerated() {
        text.append(index == 0 ? "M" : " L")
        text.append(stop.percent.hundredth)
        text.append(",")
        text.append(stop.height)
      }
    }
  }

  /// Both numbers of each stop and what stands between them, and the function's name.
  private static func capacity(_ stops: [Stop]) -> Int {
    stops.count * (2 * DecimalNumber.mostCharacters + 4) + 16
  }

  private static let hundred = DecimalNumber(units: 100, decimals: 0)
}
