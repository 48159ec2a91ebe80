extension BakeMotion {
  /// A spring that starts after a delay, over a duration at whose end it has settled.
  init(spring: Spring, velocity: Double, delay: Double, duration: Double) {
    let share = delay / duration
    let stretch = SpringStretch(spring: spring, velocity: velocity, delay: delay, duration: duration)
    let motion = BakePiece(from: share, to: 1, shape: .spring(stretch))
    self.init(pieces: Self.waiting(until: share) + [motion], end: 1)
  }

  /// A curve after a delay, given as a share of the whole.
  init(curve: UnitCurve, delay: Double = 0) {
    self.init(
      pieces: Self.waiting(until: delay) + curve.bakePieces(scale: BakeScale(delay: delay)),
      end: curve.value(at: 1))
  }

  /// Any function of the share of the duration.
  /// - Parameter corners: where it bends or jumps, in any order; those outside 0...1 do not count.
  init(corners: [Double], function: @escaping (Double) -> Double) {
    let inner = corners.filter { $0 > 0 && $0 < 1 }.sorted()
    var pieces: [BakePiece] = []
    var last = 0.0
    for corner in inner + [1] where corner > last {
      // At a jump a function has the height behind it.
      let (from, to) = (last, corner)
      let stretch = FunctionStretch { place in function(place >= to ? to.nextDown : max(place, from)) }
      pieces.append(BakePiece(from: from, to: to, shape: .function(stretch)))
      last = corner
    }
    self.init(pieces: pieces, end: function(1))
  }

  private static func waiting(until share: Double) -> [BakePiece] {
    guard share > 0 else { return [] }
    let line = Chord(from: CurvePoint(x: 0, y: 0), to: CurvePoint(x: share, y: 0))
    return [BakePiece(from: 0, to: share, shape: .line(line))]
  }
}

/// Where a curve's own 0...1 lies in a motion that waits before it.
struct BakeScale {
  let delay: Double

  func place(_ progress: Double) -> Double {
    progress >= 1 ? 1 : delay + (1 - delay) * progress
  }

  func progress(_ place: Double) -> Double {
    delay == 0 ? place : (place - delay) / (1 - delay)
  }

  func point(_ point: CurvePoint) -> CurvePoint { CurvePoint(x: place(point.x), y: point.y) }
}
