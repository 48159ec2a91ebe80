import MotionPhysics

/// How one property goes over the time of a clip or a sequence.
struct Course {
  /// The property.
  let property: String
  /// The value at time 0, before any keyframe that moves at once.
  let initial: [Double]
  /// The stretches between corners, in order. Where one does not begin at the value at which the last one ended,
  /// the value jumps.
  var pieces: [Piece] = []
  /// The value at the end.
  let final: [Double]

  /// A stretch without a corner inside.
  struct Piece {
    /// Seconds.
    let start: Double
    /// Seconds, later than the start.
    let end: Double
    /// The value at the start.
    let from: [Double]
    /// The value at the end.
    let to: [Double]
    /// How it goes between.
    let shape: Shape

    /// Whether CSS has the curve.
    var isEased: Bool {
      if case .eased = shape { return true }
      return false
    }
  }

  /// How a value goes from one to another.
  enum Shape {
    /// By a curve that CSS has.
    case eased(UnitCurve)
    /// As a function says of the share of the stretch.
    case free((Double) -> [Double])
  }

  /// The value at a share of a stretch.
  static func value(of piece: Piece, at share: Double) -> [Double] {
    switch piece.shape {
    case .free(let value): return value(share)
    case .eased(let curve):
      let progress = curve.value(at: share)
      return blend(piece.from, piece.to, progress)
    }
  }

  /// What lies at a share of the way from one value to another, exact at both ends.
  static func blend(_ from: [Double], _ to: [Double], _ share: Double) -> [Double] {
    zip(from, to).map { from, to in
      share < 0.5 ? from + (to - from) * share : to - (to - from) * (1 - share)
    }
  }
}

extension Course {
  /// How far each number goes, what is between the stretches' ends included; 1 for one that stays.
  var scales: [Double] {
    var lowest = zip(initial, final).map { min($0, $1) }
    var highest = zip(initial, final).map { max($0, $1) }
    for piece in pieces {
      for step in 0...32 {
        for (index, number) in Course.value(of: piece, at: Double(step) / 32).enumerated() {
          lowest[index] = min(lowest[index], number)
          highest[index] = max(highest[index], number)
        }
      }
    }
    return zip(lowest, highest).map { $1 - $0 > 1e-9 ? $1 - $0 : 1 }
  }
}
