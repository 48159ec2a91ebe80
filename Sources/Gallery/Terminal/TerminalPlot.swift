/// Draws motions over time as text for a terminal.
package enum TerminalPlot {
  /// A panel with the position and one with the velocity of all series, one time axis, and a legend.
  ///
  /// Lines end without spaces and are never wider than `options.width` columns. Samples that are not finite
  /// leave a gap. The text ends with a line feed; it is empty for a width of 0.
  package static func render(_ series: [PlotSeries], options: PlotOptions) -> String {
    guard options.width > 0 else { return "" }
    let lines = TerminalPicture(series: series, options: options).lines()
    return lines.map { $0.rendered(limit: options.width, usesColor: options.usesColor) + "\n" }.joined()
  }
}
