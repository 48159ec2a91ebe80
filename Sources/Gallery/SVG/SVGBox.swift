/// A rectangle of a picture, in pixels.
struct SVGBox: Equatable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }
}
