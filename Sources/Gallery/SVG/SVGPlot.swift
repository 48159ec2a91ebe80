/// Draws motions over time as a picture that stands alone.
package enum SVGPlot {
  /// A panel with the position and one with the velocity of all series, one time axis, and a legend.
  ///
  /// The same values make the same bytes. Text may hold any characters: it is escaped, and what XML does
  /// not allow is left out. Samples that are not finite leave a gap.
  package static func render(_ series: [PlotSeries], options: SVGOptions) -> String {
    SVGPicture(series: series, options: options).element().rendered()
  }
}
