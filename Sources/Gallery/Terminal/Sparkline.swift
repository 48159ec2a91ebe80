/// A curve in one row of text, for lists.
package enum Sparkline {
  /// The values at equal distances, stretched over `width` columns between their smallest and largest.
  ///
  /// A value that is not finite leaves a gap. A constant runs along the middle. Empty for a width of 0 or
  /// without values; unlike a plot's lines it keeps its spaces, so that columns of a list stay aligned.
  package static func render(_ values: [Double], width: Int, usesBraille: Bool = true) -> String {
    guard width > 0, !values.isEmpty else { return "" }
    let range = ValueRange(covering: values) ?? ValueRange(lower: 0, upper: 1)
    return usesBraille
      ? braille(values, range: range, width: width) : ascii(values, range: range, width: width)
  }

  private static func braille(_ values: [Double], range: ValueRange, width: Int) -> String {
    var canvas = DotCanvas(columns: width, rows: 1, usesBraille: true)
    var previous: Dot?
    for x in 0..<width * 2 {
      guard let value = value(of: values, at: x, outOf: width * 2) else {
        previous = nil
        continue
      }
      let dot = Dot(x: x, y: 3 - Int((range.share(of: value) * 3).rounded()))
      canvas.set(dot, curve: 0)
      for between in previous?.line(to: dot) ?? [] { canvas.set(between, curve: 0) }
      previous = dot
    }
    return String(String.UnicodeScalarView(canvas.dots.indices.map { canvas.braille(of: $0) ?? " " }))
  }

  private static func ascii(_ values: [Double], range: ValueRange, width: Int) -> String {
    let levels = Array("_.-'")
    return String(
      (0..<width).map { x in
        guard let value = value(of: values, at: x, outOf: width) else { return " " }
        return levels[Int((range.share(of: value) * Double(levels.count - 1)).rounded())]
      })
  }

  /// Linear between neighbours; nil where one of them is not finite.
  private static func value(of values: [Double], at column: Int, outOf columns: Int) -> Double? {
    let place = columns > 1 ? Double(column) / Double(columns - 1) * Double(values.count - 1) : 0
    let index = min(Int(place), values.count - 1)
    let share = place - Double(index)
    let value = share == 0 ? values[index] : values[index] * (1 - share) + values[index + 1] * share
    return value.magnitude <= PlotPoint.largestMagnitude ? value : nil
  }
}
