/// One curve of a plot, with what its legend says.
package struct PlotSeries: Sendable, Equatable {
  /// The name in the legend. May hold any characters; what cannot be printed is left out.
  package var name: String
  /// In order of time, at any spacing. Two samples at one time draw a jump.
  package var samples: [PlotSample]
  /// Seconds until the motion stays within epsilon of its target; nil if it never settles or does not have
  /// to.
  package var settlingTime: Double?
  /// Further moments to mark on the time axis.
  package var marks: [PlotMark]

  /// A curve through samples.
  package init(
    name: String, samples: [PlotSample], settlingTime: Double? = nil, marks: [PlotMark] = []
  ) {
    self.name = name
    self.samples = samples
    self.settlingTime = settlingTime
    self.marks = marks
  }
}

extension PlotSeries {
  /// A time that is not finite cannot be shown, and means as little as none.
  var shownSettlingTime: Double? { settlingTime.flatMap { $0.isFinite ? $0 : nil } }

  var shownMarks: [PlotMark] { marks.filter(\.time.isFinite) }
}
