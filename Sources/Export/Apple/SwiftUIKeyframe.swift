import MotionPhysics
import PlainText

/// A keyframe as SwiftUI has it.
struct SwiftUIKeyframe {
  /// How the value gets there.
  enum Way {
    case linear(UnitCurve)
    case cubic(startVelocity: Components?, endVelocity: Components?)
    case spring(Spring, startVelocity: Components?)
    case move
  }

  let target: Components
  let way: Way
  /// Nil for a move and for a spring that settles.
  let duration: Double?
  /// The same keyframe with its length and its velocities worked out.
  let segment: ValueSegment

  /// The keyframes of a track; a curve that SwiftUI lacks becomes a keyframe for each of its pieces.
  ///
  /// - Parameter unsayable: Called for a piece that no keyframe says.
  static func keyframes(of track: ValueTrack, unsayable: () -> Void) -> [SwiftUIKeyframe] {
    var keyframes: [SwiftUIKeyframe] = []
    for (index, segment) in track.segments.enumerated() {
      let before = index > 0 ? track.segments[index - 1] : nil
      let after = index + 1 < track.segments.count ? track.segments[index + 1] : nil
      if case .linear(_, let duration, let curve) = track.keyframes[index], duration > 0,
        !SwiftUIExpression.isNative(curve)
      {
        keyframes += pieces(of: curve, segment, unsayable: unsayable)
      } else {
        keyframes.append(keyframe(track.keyframes[index], segment, between: before, and: after))
      }
    }
    return keyframes
  }

  private static func keyframe(
    _ keyframe: ValueKeyframe, _ segment: ValueSegment, between before: ValueSegment?,
    and after: ValueSegment?
  ) -> SwiftUIKeyframe {
    // SwiftUI divides by a duration of 0.
    guard segment.duration > 0 else {
      return SwiftUIKeyframe(target: keyframe.target, way: .move, duration: nil, segment: segment)
    }
    let way: Way =
      switch keyframe {
      case .linear(_, _, let curve): .linear(curve)
      case .cubic(_, _, let start, let end):
        .cubic(
          startVelocity: start ?? carried(segment, from: before),
          endVelocity: end ?? awaited(segment, by: after))
      case .spring(_, _, let spring, let start):
        .spring(spring, startVelocity: start ?? carried(segment, from: before))
      case .move: .move
      }
    return SwiftUIKeyframe(
      target: keyframe.target, way: way, duration: keyframe.givenDuration, segment: segment)
  }

  /// The velocity that a keyframe takes over, where SwiftUI would hand over another one: it adds the travel to the
  /// velocity of an overdamped spring (measured on macOS 27), and at some ends of curves has another slope than the
  /// registry.
  private static func carried(_ segment: ValueSegment, from before: ValueSegment?) -> Components? {
    switch before?.motion {
    case .spring(let spring, _)? where spring.kind == .overdamped: segment.startVelocity
    case .linear(let curve)? where !hasCertainSlope(curve, at: 1): segment.startVelocity
    default: nil
    }
  }

  /// The velocity with which a cubic keyframe hands over to a linear one, where SwiftUI would take another one.
  private static func awaited(_ segment: ValueSegment, by after: ValueSegment?) -> Components? {
    guard case .linear(let curve)? = after?.motion, !hasCertainSlope(curve, at: 0) else { return nil }
    return segment.endVelocity
  }

  /// Whether SwiftUI is sure to have the registry's slope at an end of a curve. It has an infinite one where the curve is
  /// vertical, and 1 or what rounding leaves where a control point lies on the end; a curve that it lacks is another
  /// one there.
  private static func hasCertainSlope(_ curve: UnitCurve, at end: Double) -> Bool {
    guard SwiftUIExpression.isNative(curve), curve.slope(at: end).isFinite else { return false }
    guard curve != .linear, let bezier = curve.bezier else { return true }
    return end == 0 ? !bezier.isWithoutSlopeAtStart : !bezier.isWithoutSlopeAtEnd
  }

  private static func pieces(
    of curve: UnitCurve, _ segment: ValueSegment, unsayable: () -> Void
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
          target: segment.value(at: piece.end.y), way: .linear(timing),
          duration: piece.width * segment.duration, segment: segment))
    }
    return keyframes
  }

  private static func move(to height: Double, _ segment: ValueSegment) -> SwiftUIKeyframe {
    SwiftUIKeyframe(target: segment.value(at: height), way: .move, duration: nil, segment: segment)
  }
}

/// A keyframe as code.
extension SwiftUIKeyframe {
  /// SwiftUI's own keyframe.
  var code: String {
    var arguments = [SwiftValue.text(target)]
    if let duration { arguments.append("duration: \(DecimalText.plain(duration))") }
    switch way {
    case .move: return "MoveKeyframe(\(arguments[0]))"
    case .linear(let curve):
      if curve != .linear { arguments.append("timingCurve: \(SwiftUIExpression.unitCurve(curve))") }
      return "LinearKeyframe(\(arguments.joined(separator: ", ")))"
    case .cubic(let start, let end):
      if let start { arguments.append("startVelocity: \(SwiftValue.text(start))") }
      if let end { arguments.append("endVelocity: \(SwiftValue.text(end))") }
      return "CubicKeyframe(\(arguments.joined(separator: ", ")))"
    case .spring(let spring, let start):
      arguments.append("spring: \(SwiftUIExpression.spring(spring))")
      if let start { arguments.append("startVelocity: \(SwiftValue.text(start))") }
      return "SpringKeyframe(\(arguments.joined(separator: ", ")))"
    }
  }

  /// Plain numbers, where SwiftUI is not there.
  ///
  /// - Parameter property: An identifier.
  func numbers(of property: String) -> String {
    let start = SwiftValue.array(segment.startVelocity)
    let course =
      switch way {
      case .move: ".move"
      case .linear(let curve): ".linear(\(SwiftUIExpression.unitCurve(curve)))"
      case .cubic: ".cubic(startVelocity: \(start), endVelocity: \(SwiftValue.array(segment.endVelocity)))"
      case .spring(let spring, _): ".spring(\(SwiftUIExpression.spring(spring)), startVelocity: \(start))"
      }
    let seconds: Double
    if case .move = way { seconds = 0 } else { seconds = duration ?? segment.duration }
    return "Keyframe(\"\(SwiftNames.plain(property))\", to: \(SwiftValue.array(target)), "
      + "duration: \(DecimalText.plain(seconds)), course: \(course))"
  }
}

extension ValueSegment {
  /// The value at a share of the way.
  func value(at share: Double) -> Components {
    if share == 0 { return startValue }
    if share == 1 { return endValue }
    let numbers = zip(startValue.array, endValue.array).map { $0 + ($1 - $0) * share }
    return (try? Components(numbers)) ?? endValue
  }
}
