extension UnitCurve {
  /// The control points, for systems whose timing curves are cubic Beziers and nothing else.
  func controlPoints(for system: String) throws(UnsupportedMotion) -> CubicBezier {
    guard let bezier else { throw unknown(to: system) }
    return bezier
  }

  /// That a system has no such curve.
  package func unknown(to system: String) -> UnsupportedMotion {
    let curve =
      switch self {
      case .circularEaseIn, .circularEaseOut, .circularEaseInOut: "quarter circles"
      case .points: "straight lines between points"
      case .steps: "steps"
      case .path: "an SVG path"
      case .linear, .easeIn, .easeOut, .easeInOut, .bezier: "a cubic Bezier"
      }
    return UnsupportedMotion("\(system) has no curve of \(curve)")
  }

  /// Whether the curve is the straight line.
  var isStraight: Bool {
    guard let bezier else { return false }
    return bezier.x1 == bezier.y1 && bezier.x2 == bezier.y2
  }
}

extension CubicBezier {
  /// x1, y1, x2, y2.
  var numbers: [Double] { [x1, y1, x2, y2] }
}

extension [DialectParameter] {
  /// A tween's duration in seconds; nothing for a curve alone.
  package static func seconds(_ duration: Double?, name: String = "duration") -> [DialectParameter] {
    duration.map { [DialectParameter(name, $0)] } ?? []
  }

  /// A tween's duration in milliseconds; nothing for a curve alone.
  /// - Parameter system: a system that takes whole milliseconds only.
  package static func milliseconds(
    _ duration: Double?, wholeFor system: String? = nil, name: String = "durationMillis"
  ) throws(UnsupportedMotion) -> [DialectParameter] {
    guard let duration else { return [] }
    guard let system else { return [DialectParameter(name, Milliseconds.of(duration))] }
    return [DialectParameter(name, try Milliseconds.whole(duration, system))]
  }
}
