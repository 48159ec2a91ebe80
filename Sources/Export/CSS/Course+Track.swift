import MotionPhysics

extension Course {
  /// How a track of keyframes goes.
  init(_ track: KeyframeTrack, property: String) {
    self.init(property: property, initial: track.initial.array, final: track.value(time: .infinity).array)
    for segment in track.segments where segment.duration > 0 {
      pieces += Self.pieces(of: segment, in: track)
    }
  }

  private static func pieces(of segment: Segment, in track: KeyframeTrack) -> [Piece] {
    switch segment.motion {
    case .move: []
    case .linear(let curve):
      CSSEasing.exact(curve) != nil
        ? [eased(segment, curve)] : free(segment, in: track, corners: curve.corners)
    case .cubic: bezier(of: segment).map { [eased(segment, .bezier($0))] } ?? free(segment, in: track)
    case .spring: free(segment, in: track)
    }
  }

  private static func eased(_ segment: Segment, _ curve: UnitCurve) -> Piece {
    Piece(
      start: segment.startTime, end: segment.endTime, from: segment.startValue.array,
      to: segment.endValue.array,
      shape: .eased(curve))
  }

  private static func free(
    _ segment: Segment, in track: KeyframeTrack, corners: [Double] = []
  ) -> [Piece] {
    Self.free(from: segment.startTime, to: segment.endTime, corners: corners) { track.value(time: $0).array }
  }

  /// A cubic with given slopes at its ends is a Bezier with its control points at a third and two thirds, as long
  /// as all components have the same slopes for their ways.
  private static func bezier(of segment: Segment) -> CubicBezier? {
    var heights: (first: Double, second: Double)?
    for index in 0..<segment.startValue.count {
      let way = segment.endValue[index] - segment.startValue[index]
      let first = segment.startVelocity[index] * segment.duration / 3
      let second = segment.endVelocity[index] * segment.duration / 3
      if way == 0, first == 0, second == 0 { continue }
      let own = (first: first / way, second: 1 - second / way)
      // A way that is nearly none would be stretched out of all proportion.
      guard abs(own.first) <= mostHeight, abs(own.second) <= mostHeight else { return nil }
      if let heights {
        guard abs(heights.first - own.first) < 1e-9, abs(heights.second - own.second) < 1e-9 else {
          return nil
        }
      }
      heights = own
    }
    guard let heights else { return nil }
    do throws(MotionError) {
      return try CubicBezier(x1: 1 / 3, y1: heights.first + 0, x2: 2 / 3, y2: heights.second + 0)
    } catch {
      return nil
    }
  }

  private static let mostHeight = 16.0
}

extension Course {
  /// A stretch of a function of time, parted at its corners, which are shares of it.
  static func free(
    from start: Double, to end: Double, corners: [Double] = [], value: @escaping (Double) -> [Double]
  ) -> [Piece] {
    let inner = corners.filter { $0 > 0 && $0 < 1 }.map { start + (end - start) * $0 }
    var pieces: [Piece] = []
    var last = start
    for corner in inner.filter({ $0 > start && $0 < end }) + [end] where corner > last {
      let (from, to) = (last, corner)
      // At a corner the value may be that before it, that behind it, or both in turn: a step beside it is not.
      let inside = { (share: Double) in
        value(from + (to - from) * min(max(share, nearCorner), 1 - nearCorner))
      }
      pieces.append(Piece(start: from, end: to, from: inside(0), to: inside(1), shape: .free(inside)))
      last = corner
    }
    return pieces
  }

  private static let nearCorner = 1e-12
}
