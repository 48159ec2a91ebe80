import MotionPhysics

/// The keyframes of one property of a layer.
struct LottieTrack {
  /// Frames a second. Keyframes may stand between frames.
  static let rate = 60.0
  /// How long before a jump the value is still the old one: two keyframes of one time are not allowed.
  static let beforeJump = 0.001

  /// What moves.
  let target: LottieTarget
  /// The keyframes in order; one is a value that does not move.
  private(set) var keyframes: [LottieKeyframe] = []

  /// Puts a track into keyframes.
  ///
  /// - Throws: ``MotionError`` when it is too steep for the tolerance.
  init(_ track: KeyframeTrack, target: LottieTarget, tolerance: Double) throws(MotionError) {
    self.target = target
    let course = Course(track, property: "")
    for piece in course.pieces { try add(piece, tolerance: tolerance) }
    end(keyframes.isEmpty ? 0 : keyframes[keyframes.count - 1].frame, course.final)
  }

  private mutating func add(_ piece: Course.Piece, tolerance: Double) throws(MotionError) {
    switch piece.shape {
    case .eased(.steps(let steps)): add(piece, steps)
    case .eased(let curve):
      // The specification keeps handles within 0...1, so a curve that leaves it is baked.
      if let easing = Self.easing(curve) {
        start(piece, easing)
      } else {
        try bake(piece, tolerance: tolerance)
      }
    case .free: try bake(piece, tolerance: tolerance)
    }
  }

  private mutating func start(_ piece: Course.Piece, _ easing: LottieKeyframe.Easing) {
    let arrival = LottieKeyframe(
      frame: piece.end * Self.rate, values: target.converted(piece.to), easing: .hold)
    put(piece.start * Self.rate, piece.from, easing)
    keyframes.append(arrival)
  }

  private mutating func bake(_ piece: Course.Piece, tolerance: Double) throws(MotionError) {
    var course = Course(property: "", initial: piece.from, final: piece.to)
    course.pieces = [piece]
    // Stretches meet in one keyframe, so their ends are the clip's own values and not what suits the lines of one
    // of them: that moves a line by half the tolerance at most.
    let path = try CoursePath(course, scales: Self.scales(of: piece), tolerance: tolerance / 2)
    for (index, stop) in path.stops.enumerated() {
      let isLast = index == path.stops.count - 1
      let values = index == 0 ? piece.from : isLast ? piece.to : stop.values
      put(stop.time * Self.rate, values, .linear)
    }
  }

  /// How far each number goes in a stretch, 1 for one that stays: what the tolerance is a share of.
  static func scales(of piece: Course.Piece) -> [Double] {
    let samples = (0...32).map { Course.value(of: piece, at: Double($0) / 32) }
    return piece.from.indices.map { index in
      let numbers = samples.map { $0[index] }
      let range = (numbers.max() ?? 0) - (numbers.min() ?? 0)
      return range > 0 ? range : 1
    }
  }

  private mutating func add(_ piece: Course.Piece, _ steps: StepsCurve) {
    let length = piece.end - piece.start
    for step in 0..<steps.count {
      let middle = (Double(step) + 0.5) / Double(steps.count)
      let time = piece.start + length * Double(step) / Double(steps.count)
      put(time * Self.rate, Course.value(of: piece, at: middle), .hold)
    }
    end(piece.end * Self.rate, piece.to)
  }

  /// A keyframe; where the value at its time is another one so far, a jump.
  private mutating func put(_ frame: Double, _ values: [Double], _ easing: LottieKeyframe.Easing) {
    let next = LottieKeyframe(frame: frame, values: target.converted(values), easing: easing)
    guard let last = keyframes.last, last.frame >= frame else {
      keyframes.append(next)
      return
    }
    keyframes.removeLast()
    if last.values != next.values, let before = keyframes.last, before.easing != .hold {
      let earlier = max(frame - Self.beforeJump, 0.5 * (before.frame + frame))
      keyframes.append(LottieKeyframe(frame: earlier, values: last.values, easing: .hold))
    }
    keyframes.append(next)
  }

  private mutating func end(_ frame: Double, _ values: [Double]) { put(frame, values, .hold) }

  private static func easing(_ curve: UnitCurve) -> LottieKeyframe.Easing? {
    if curve == .linear { return .linear }
    guard let bezier = curve.bezier, [bezier.y1, bezier.y2].allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
      return nil
    }
    return .bezier(x1: bezier.x1, y1: bezier.y1, x2: bezier.x2, y2: bezier.y2)
  }
}
