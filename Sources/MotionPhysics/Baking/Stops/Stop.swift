/// A stop of a `linear()` function as it is printed.
struct Stop: Hashable {
  /// Where it is, in percent of the duration.
  var percent: DecimalNumber
  /// Its height.
  var height: DecimalNumber

  var point: CurvePoint { CurvePoint(x: percent.hundredth.value, y: height.value) }
}
