/// How a plot in the terminal looks.
package struct PlotOptions: Sendable, Equatable {
  /// Columns of the terminal. Lines are never wider; 30 or more make a readable plot.
  package var width: Int
  /// Rows to aim for, title and legend included. Panels never get so low that they say nothing, so a plot
  /// may be higher.
  package var height: Int
  /// ANSI colours from the palette of 256.
  package var usesColor: Bool
  /// Braille and box drawing, for a UTF-8 locale. Otherwise 7-bit ASCII only.
  package var usesBraille: Bool
  /// Whether a second panel shows the velocity.
  package var showsVelocity: Bool
  /// Where the dotted target line is, in units of the value: 1 for a unit motion, nil for none.
  package var target: Double?
  /// What stands above the plot, if anything.
  package var title: String?
  /// The unit of the value, such as `pt`; nil for a share of the travel.
  package var unit: String?
  /// What the curves run over.
  package var axis: PlotAxis

  /// Options for a terminal of so many columns.
  package init(
    width: Int = 80, height: Int = 24, usesColor: Bool = false, usesBraille: Bool = true,
    showsVelocity: Bool = true, target: Double? = 1, title: String? = nil, unit: String? = nil,
    axis: PlotAxis = .time
  ) {
    self.width = width
    self.height = height
    self.usesColor = usesColor
    self.usesBraille = usesBraille
    self.showsVelocity = showsVelocity
    self.target = target
    self.title = title
    self.unit = unit
    self.axis = axis
  }
}
