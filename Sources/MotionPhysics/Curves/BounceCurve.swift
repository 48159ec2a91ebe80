// Asked where texts are read and written, which is never in the gallery's module: it stays as small as it is.
#if !hasFeature(Embedded)
  /// Penner's bounce, which Compose, Flutter, React Native and the web share: four parabolas, 7.5625 (t - c)² + k, each
  /// exactly a quadratic Bezier. http://robertpenner.com/easing
  package enum BounceCurve {
    /// Where it bounces.
    package enum Side { case start, end, both }

    /// The curve.
    package static func path(_ side: Side) -> PathCurve? {
      let points: [(x: Double, y: Double)] =
        switch side {
        case .end: end
        case .start: start
        case .both:
          start.map { ($0.x / 2, $0.y / 2) } + end.dropFirst().map { (0.5 + $0.x / 2, 0.5 + $0.y / 2) }
        }
      var path = "M 0,0"
      for index in stride(from: 1, to: points.count - 1, by: 2) {
        path += " Q \(points[index].x),\(points[index].y) \(points[index + 1].x),\(points[index + 1].y)"
      }
      return try? PathCurve(svg: path)
    }

    /// Ends and control points in turn.
    private static let end: [(x: Double, y: Double)] = [
      (0, 0), (2 / 11, 0), (4 / 11, 1), (6 / 11, 0.5), (8 / 11, 1), (9 / 11, 0.875), (10 / 11, 1),
      (10.5 / 11, 0.96875), (1, 1),
    ]

    private static var start: [(x: Double, y: Double)] { end.reversed().map { (1 - $0.x, 1 - $0.y) } }
  }
#endif
