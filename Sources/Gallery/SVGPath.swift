/// A polyline without needless points.
struct SVGPath {
  let points: [SVGPoint]

  /// Points this close to the line through their neighbours, in pixels, cannot be seen to be missing.
  static let tolerance = 0.05

  /// Keeps the points that the line needs: the algorithm of Ramer, Douglas and Peucker.
  init(simplifying points: [SVGPoint]) {
    guard points.count > 2 else {
      self.points = points
      return
    }
    var keeps = Array(repeating: false, count: points.count)
    keeps[0] = true
    keeps[points.count - 1] = true
    var pending = [(first: 0, last: points.count - 1)]
    while let (first, last) = pending.popLast() {
      guard let farthest = Self.farthest(of: points, between: first, and: last) else { continue }
      keeps[farthest] = true
      pending.append((first, farthest))
      pending.append((farthest, last))
    }
    self.points = zip(points, keeps).compactMap { $1 ? $0 : nil }
  }

  /// The value of a path's `d` attribute.
  var data: String {
    points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(point.x.pixels) \(point.y.pixels)"
    }.joined()
  }

  private static func farthest(of points: [SVGPoint], between first: Int, and last: Int) -> Int? {
    var farthest: Int?
    var largest = tolerance * tolerance
    for index in first + 1..<max(last, first + 1) {
      let distance = points[index].squaredDistance(toSegmentFrom: points[first], to: points[last])
      if distance > largest {
        largest = distance
        farthest = index
      }
    }
    return farthest
  }
}

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
