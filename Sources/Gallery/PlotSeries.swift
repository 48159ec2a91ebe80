/// One curve of a plot, with what its legend says.
package struct PlotSeries: Sendable, Equatable {
  /// The name in the legend. May hold any characters; what cannot be printed is left out.
  package var name: String
  /// In order of time, at any spacing. Two samples at one time draw a jump.
  package var samples: [PlotSample]
  /// Seconds until the motion stays within epsilon of its target; nil if it never settles or does not have
  /// to.
  package var settlingTime: Double?

  /// A curve through samples.
  package init(name: String, samples: [PlotSample], settlingTime: Double? = nil) {
    self.name = name
    self.samples = samples
    self.settlingTime = settlingTime
  }
}

extension PlotSeries {
  /// A time that is not finite cannot be shown, and means as little as none.
  var shownSettlingTime: Double? { settlingTime.flatMap { $0.isFinite ? $0 : nil } }
}

/// Where a motion is at one moment.
package struct PlotSample: Sendable, Equatable {
  /// Seconds since the motion began.
  package var time: Double
  /// The animated value, in its own unit; the share of the travel for a unit motion.
  package var value: Double
  /// Units of the animated value per second.
  package var velocity: Double

  /// A sample. Numbers that are not finite are allowed: a plot leaves a gap there.
  package init(time: Double, value: Double, velocity: Double) {
    self.time = time
    self.value = value
    self.velocity = velocity
  }
}

/// The quantity that the curves of a plot run over.
package enum PlotAxis: Sendable, Equatable {
  /// Seconds.
  case time
  /// A share from 0 to 1, such as a scroll position or a curve's input.
  case progress

  /// The unit behind the number of a tick.
  var suffix: String { self == .time ? " s" : "" }

  /// The unit of the axis that a velocity is divided by, in words.
  var rate: String { self == .time ? "per second" : "over the whole progress" }

  /// The name of the axis in a sentence.
  var words: String { self == .time ? "time" : "progress" }
}

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
  /// The title above the plot, if any.
  package var title: String?
  /// The quantity on the horizontal axis.
  package var axis: PlotAxis

  /// Options for a terminal of so many columns.
  package init(
    width: Int = 80, height: Int = 24, usesColor: Bool = false, usesBraille: Bool = true,
    showsVelocity: Bool = true, target: Double? = 1, title: String? = nil,
    axis: PlotAxis = .time
  ) {
    self.width = width
    self.height = height
    self.usesColor = usesColor
    self.usesBraille = usesBraille
    self.showsVelocity = showsVelocity
    self.target = target
    self.title = title
    self.axis = axis
  }
}
