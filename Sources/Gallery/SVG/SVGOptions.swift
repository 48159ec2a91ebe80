/// How a plot as SVG looks.
package struct SVGOptions: Sendable, Equatable {
  /// Width in CSS pixels; at least 240.
  package var width: Int
  /// Height in CSS pixels to aim for. A long legend makes the picture higher instead of its panels too low.
  package var height: Int
  /// What stands above the plot, and the picture's accessible name.
  package var title: String
  /// The picture's accessible description; nil to have it written from the series.
  package var summary: String?
  /// Whether a second panel shows the velocity.
  package var showsVelocity: Bool
  /// Where the dashed target line is, in units of the value: 1 for a unit motion, nil for none.
  package var target: Double?
  /// The unit of the value, such as `pt`; nil for a share of the travel.
  package var unit: String?
  /// What the curves run over.
  package var axis: PlotAxis
  /// Starts the ids in the picture; must differ between pictures that share an HTML page. Characters other
  /// than ASCII letters, digits, `-` and `_` are left out.
  package var identifier: String

  /// Options for a picture of so many pixels.
  package init(
    width: Int = 720, height: Int = 480, title: String = "Motion", summary: String? = nil,
    showsVelocity: Bool = true, target: Double? = 1, unit: String? = nil, axis: PlotAxis = .time,
    identifier: String = "plot"
  ) {
    self.width = width
    self.height = height
    self.title = title
    self.summary = summary
    self.showsVelocity = showsVelocity
    self.target = target
    self.unit = unit
    self.axis = axis
    self.identifier = identifier
  }
}
