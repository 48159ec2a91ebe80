/// A straight line between two points, the second one right of the first.
struct Chord {
  let from: CurvePoint
  let to: CurvePoint

  @inline(__always) var slope: Double { (to.y - from.y) / (to.x - from.x) }

  @inline(__always)
  func height(at place: Double) -> Double { from.y + slope * (place - from.x) }
}
