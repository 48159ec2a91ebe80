/// How a plot as SVG looks.
public struct SVGOptions: Sendable, Equatable {
  /// Width in CSS pixels; at least 240.
  public var width: Int
  /// Height in CSS pixels to aim for. A long legend makes the picture higher instead of its panels too low.
  public var height: Int
  /// What stands above the plot, and the picture's accessible name.
  public var title: String
  /// The picture's accessible description; nil to have it written from the series.
  public var summary: String?
  /// Whether a second panel shows the velocity.
  public var showsVelocity: Bool
  /// Where the dashed target line is, in units of the value: 1 for a unit motion, nil for none.
  public var target: Double?
  /// The unit of the value, such as `pt`; nil for a share of the travel.
  public var unit: String?
  /// What the curves run over.
  public var axis: PlotAxis
  /// Starts the ids in the picture; must differ between pictures that share an HTML page. Characters other
  /// than ASCII letters, digits, `-` and `_` are left out.
  public var identifier: String

  /// Options for a picture of so many pixels.
  public init(
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
