/// One point of a curve, before it is placed on a canvas.
struct PlotPoint: Equatable {
  var time: Double
  var value: Double

  /// Beyond 1e300 the difference of two numbers may overflow, so such a number counts as infinite.
  static let largestMagnitude = 1e300

  var isDrawable: Bool {
    time.magnitude <= Self.largestMagnitude && value.magnitude <= Self.largestMagnitude
  }
}
