import MotionPhysics
import PlainText

/// A keyframe as SwiftUI has it, with the velocities that SwiftUI would not find by itself.
struct SwiftUIKeyframe {
  let keyframe: ValueKeyframe
  /// The same with its length and its velocities worked out.
  let segment: ValueSegment

  /// The keyframes of a track; a curve that SwiftUI lacks becomes a keyframe for each of its pieces.
  ///
  /// - Parameter unsayable: Called for a piece that no keyframe says.
  static func keyframes(of track: ValueTrack, unsayable: () -> Void) -> [SwiftUIKeyframe] {
    track.segments.indices.flatMap { index in
      let (keyframe, segment) = (track.keyframes[index], track.segments[index])
      // SwiftUI divides by a duration of 0.
      if segment.duration <= 0 {
        return [SwiftUIKeyframe(keyframe: .move(to: keyframe.target), segment: segment)]
      }
      switch keyframe {
      case .linear(_, _, let curve) where !SwiftUIExpression.isNative(curve):
        return pieces(of: curve, segment, unsayable: unsayable)
          .map { SwiftUIKeyframe(keyframe: $0, segment: segment) }
      case .cubic(let target, let duration, let start, let end):
        let cubic = ValueKeyframe.cubic(
          to: target, duration: duration, startVelocity: start ?? carried(index, of: track),
          endVelocity: end ?? awaited(index, of: track))
        return [SwiftUIKeyframe(keyframe: cubic, segment: segment)]
      case .spring(let target, let duration, let spring, let start):
        let carried = ValueKeyframe.spring(
          to: target, duration: duration, spring: spring, startVelocity: start ?? carried(index, of: track))
        return [SwiftUIKeyframe(keyframe: carried, segment: segment)]
      case .linear, .move: return [SwiftUIKeyframe(keyframe: keyframe, segment: segment)]
      }
    }
  }

  /// The velocity that a keyframe takes over, where SwiftUI would hand over another one: it adds the travel to the
  /// velocity of an overdamped spring (measured on macOS 27), and at some ends of curves has another slope than the
  /// registry.
  private static func carried(_ index: Int, of track: ValueTrack) -> Components? {
    guard index > 0 else { return nil }
    return switch track.segments[index - 1].motion {
    case .spring(let spring, _) where spring.kind == .overdamped: track.segments[index].startVelocity
    case .linear(let curve) where !hasCertainSlope(curve, at: 1): track.segments[index].startVelocity
    default: nil
    }
  }

  /// The velocity with which a cubic keyframe hands over to a linear one, where SwiftUI would take another one.
  private static func awaited(_ index: Int, of track: ValueTrack) -> Components? {
    guard index + 1 < track.segments.count, case .linear(let curve) = track.segments[index + 1].motion,
      !hasCertainSlope(curve, at: 0)
    else { return nil }
    return track.segments[index].endVelocity
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
  ) -> [ValueKeyframe] {
    var keyframes: [ValueKeyframe] = []
    var last = 0.0
    for piece in CurvePieces.of(curve) {
      if piece.start.y != last { keyframes.append(.move(to: segment.value(at: piece.start.y))) }
      last = piece.end.y
      let target = segment.value(at: piece.end.y)
      guard piece.width > 0 else {
        keyframes.append(.move(to: target))
        continue
      }
      if piece.timing == nil, !piece.isLine { unsayable() }
      let timing = piece.isLine ? .linear : piece.timing.map(UnitCurve.bezier) ?? .linear
      keyframes.append(.linear(to: target, duration: piece.width * segment.duration, curve: timing))
    }
    return keyframes
  }
}

extension SwiftUIKeyframe {
  /// SwiftUI's own keyframe.
  var code: String {
    var arguments = [SwiftValue.text(keyframe.target)]
    if let duration = keyframe.givenDuration { arguments.append("duration: \(DecimalText.plain(duration))") }
    switch keyframe {
    case .move: return "MoveKeyframe(\(arguments[0]))"
    case .linear(_, _, let curve):
      if curve != .linear { arguments.append("timingCurve: \(SwiftUIExpression.unitCurve(curve))") }
      return "LinearKeyframe(\(arguments.joined(separator: ", ")))"
    case .cubic(_, _, let start, let end):
      if let start { arguments.append("startVelocity: \(SwiftValue.text(start))") }
      if let end { arguments.append("endVelocity: \(SwiftValue.text(end))") }
      return "CubicKeyframe(\(arguments.joined(separator: ", ")))"
    case .spring(_, _, let spring, let start):
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
      switch keyframe {
      case .move: ".move"
      case .linear(_, _, let curve): ".linear(\(SwiftUIExpression.unitCurve(curve)))"
      case .cubic: ".cubic(startVelocity: \(start), endVelocity: \(SwiftValue.array(segment.endVelocity)))"
      case .spring(_, _, let spring, _):
        ".spring(\(SwiftUIExpression.spring(spring)), startVelocity: \(start))"
      }
    let seconds = if case .move = keyframe { 0.0 } else { keyframe.givenDuration ?? segment.duration }
    return "Keyframe(\"\(SwiftNames.plain(property))\", to: \(SwiftValue.array(keyframe.target)), "
      + "duration: \(DecimalText.plain(seconds)), course: \(course))"
  }
}

extension ValueSegment {
  func value(at share: Double) -> Components {
    if share == 0 { return startValue }
    if share == 1 { return endValue }
    let numbers = zip(startValue.array, endValue.array).map { $0 + ($1 - $0) * share }
    return (try? Components(numbers)) ?? endValue
  }
}
