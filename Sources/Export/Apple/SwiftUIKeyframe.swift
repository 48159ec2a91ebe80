import MotionPhysics

/// A keyframe as SwiftUI has it.
struct SwiftUIKeyframe {
  /// How the value gets there.
  enum Course {
    case linear(UnitCurve)
    case cubic(startVelocity: Components?, endVelocity: Components?)
    case spring(Spring, startVelocity: Components?)
    case move
  }

  let target: Components
  let course: Course
  /// Nil for a move and for a spring that settles.
  let duration: Double?
  /// The same keyframe with its length and its velocities worked out.
  let segment: Segment

  /// The keyframes of a track; a curve that SwiftUI lacks becomes a keyframe for each of its pieces.
  ///
  /// - Parameter unsayable: Called for a piece that no keyframe says.
  static func keyframes(of track: KeyframeTrack, unsayable: () -> Void) -> [SwiftUIKeyframe] {
    var keyframes: [SwiftUIKeyframe] = []
    for (index, segment) in track.segments.enumerated() {
      let before = index > 0 ? track.segments[index - 1] : nil
      if case .linear(_, let duration, let curve) = track.keyframes[index], duration > 0,
        !SwiftUIExpression.isNative(curve)
      {
        keyframes += pieces(of: curve, segment, unsayable: unsayable)
      } else {
        keyframes.append(keyframe(track.keyframes[index], segment, after: before))
      }
    }
    return keyframes
  }

  private static func keyframe(
    _ keyframe: Keyframe, _ segment: Segment, after before: Segment?
  ) -> SwiftUIKeyframe {
    // SwiftUI divides by a duration of 0.
    guard segment.duration > 0 else {
      return SwiftUIKeyframe(target: keyframe.target, course: .move, duration: nil, segment: segment)
    }
    let course: Course =
      switch keyframe {
      case .linear(_, _, let curve): .linear(curve)
      case .cubic(_, _, let start, let end):
        .cubic(startVelocity: start ?? carried(segment, from: before), endVelocity: end)
      case .spring(_, _, let spring, let start):
        .spring(spring, startVelocity: start ?? carried(segment, from: before))
      case .move: .move
      }
    return SwiftUIKeyframe(
      target: keyframe.target, course: course, duration: keyframe.givenDuration, segment: segment)
  }

  /// SwiftUI adds the travel to the velocity of an overdamped spring (measured on macOS 27), so what follows is
  /// told the right one.
  private static func carried(_ segment: Segment, from before: Segment?) -> Components? {
    guard case .spring(let spring, _)? = before?.motion, spring.kind == .overdamped else { return nil }
    return segment.startVelocity
  }

  private static func pieces(
    of curve: UnitCurve, _ segment: Segment, unsayable: () -> Void
  ) -> [SwiftUIKeyframe] {
    var keyframes: [SwiftUIKeyframe] = []
    var last = 0.0
    for piece in CurvePieces.of(curve) {
      if piece.start.y != last { keyframes.append(move(to: piece.start.y, segment)) }
      last = piece.end.y
      guard piece.width > 0 else {
        keyframes.append(move(to: piece.end.y, segment))
        continue
      }
      if piece.timing == nil, !piece.isLine { unsayable() }
      let timing = piece.isLine ? .linear : piece.timing.map(UnitCurve.bezier) ?? .linear
      keyframes.append(
        SwiftUIKeyframe(
          target: segment.value(at: piece.end.y), course: .linear(timing),
          duration: piece.width * segment.duration, segment: segment))
    }
    return keyframes
  }

  private static func move(to height: Double, _ segment: Segment) -> SwiftUIKeyframe {
    SwiftUIKeyframe(target: segment.value(at: height), course: .move, duration: nil, segment: segment)
  }
}

extension Segment {
  /// The value at a share of the way.
  func value(at share: Double) -> Components {
    if share == 0 { return startValue }
    if share == 1 { return endValue }
    let numbers = zip(startValue.array, endValue.array).map { $0 + ($1 - $0) * share }
    return (try? Components(numbers)) ?? endValue
  }
}
