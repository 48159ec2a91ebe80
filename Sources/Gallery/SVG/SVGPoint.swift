/// A place in a picture, in pixels from its upper left corner.
struct SVGPoint: Equatable {
  var x: Double
  var y: Double

  /// The squared distance to the line segment between two points.
  func squaredDistance(toSegmentFrom start: SVGPoint, to end: SVGPoint) -> Double {
    let acrossX = end.x - start.x
    let acrossY = end.y - start.y
    let length = acrossX * acrossX + acrossY * acrossY
    let along = length == 0 ? 0 : ((x - start.x) * acrossX + (y - start.y) * acrossY) / length
    let held = min(max(along, 0), 1)
    let offX = x - start.x - held * acrossX
    let offY = y - start.y - held * acrossY
    return offX * offX + offY * offY
  }
}
