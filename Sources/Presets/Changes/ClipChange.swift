import PlainText
import MotionPhysics

/// What is to change of a clip.
package struct ClipChange: Sendable {
  /// A factor of every duration.
  package var timeScale: Double?
  /// The property whose keyframe changes.
  package var track: String?
  /// The keyframe that changes, counted from 1.
  package var keyframe: Int?
  /// Where that keyframe leads.
  package var to: Components?
  /// How long that keyframe takes, seconds.
  package var duration: Double?
  /// The spring of that keyframe.
  package var spring: SpringReference?
  /// The curve of that keyframe.
  package var curve: CurveReference?
  /// Whether the clip loops.
  package var loops: Bool?
  /// What becomes of the keyframe or the track as a whole.
  package var placement: PartPlacement?
  /// Where a new track begins.
  package var initial: Components?

  package init() {}

  fileprivate var touchesKeyframe: Bool {
    track != nil || keyframe != nil || to != nil || duration != nil || spring != nil || curve != nil
  }
}

extension Clip {
  func applying(_ change: ClipChange) throws(ChangeError) -> Clip {
    var clip = self
    if let loops = change.loops { clip.loops = loops }
    if let scale = change.timeScale {
      try Ranges.durationScale.checkChange(scale, "the time scale")
      clip = clip.scaled(by: scale)
      if clip.hasImpossibleDurations {
        throw ChangeError("the time scale is \(scale), which no duration can bear")
      }
    }
    if let placement = change.placement { return try clip.placing(placement, change) }
    if change.touchesKeyframe { try clip.changeKeyframe(change) }
    return clip
  }

  private func scaled(by scale: Double) -> Clip {
    var clip = self
    for track in clip.tracks.indices {
      for index in clip.tracks[track].keyframes.indices {
        clip.tracks[track].keyframes[index].motion.scale(by: scale)
      }
    }
    return clip
  }

  private var hasImpossibleDurations: Bool {
    tracks.contains { track in
      track.keyframes.contains { keyframe in
        keyframe.motion.duration.map { !Ranges.duration.contains($0) } ?? false
      }
    }
  }

  /// Whether a spring keyframe takes the time that its spring needs.
  var hasSettlingSprings: Bool {
    tracks.contains { track in
      track.keyframes.contains { keyframe in
        if case .spring(nil, _, _) = keyframe.motion { true } else { false }
      }
    }
  }

  private mutating func changeKeyframe(_ change: ClipChange) throws(ChangeError) {
    guard let property = change.track, let number = change.keyframe else {
      throw ChangeError("a keyframe is named by its track and its number: --track PROPERTY --keyframe 1")
    }
    guard let trackIndex = tracks.firstIndex(where: { $0.property == property }) else {
      let properties = tracks.map(\.property).joined(separator: ", ")
      throw ChangeError("there is no track \"\(property)\"; there are \(properties)")
    }
    let count = tracks[trackIndex].keyframes.count
    guard number >= 1, number <= count else {
      throw ChangeError("the track \(property) has keyframes 1 to \(count), and no \(number)")
    }
    var keyframe = tracks[trackIndex].keyframes[number - 1]
    if let to = change.to {
      if to.count != keyframe.to.count || to.isScalar != keyframe.to.isScalar {
        throw ChangeError(
          "the values of \(property) have \(keyframe.to.count.counted("component")), not \(to.count)")
      }
      keyframe.to = to
    }
    try keyframe.motion.apply(change)
    tracks[trackIndex].keyframes[number - 1] = keyframe
  }
}

extension ClipKeyframe.Movement {
  fileprivate var duration: Double? {
    switch self {
    case .linear(let duration, _), .cubic(let duration, _, _): duration
    case .spring(let duration, _, _): duration
    case .move: nil
    }
  }

  /// Velocities of a cubic are scaled too, so that it takes the same way in another time; a spring keeps its own.
  fileprivate mutating func scale(by scale: Double) {
    switch self {
    case .linear(let duration, let curve):
      self = .linear(duration: DecimalArithmetic.product(duration, scale), curve: curve)
    case .spring(let duration, let spring, let velocity):
      self = .spring(
        duration: duration.map { DecimalArithmetic.product($0, scale) }, spring: spring,
        startVelocity: velocity)
    case .cubic(let duration, let start, let end):
      self = .cubic(
        duration: DecimalArithmetic.product(duration, scale), startVelocity: start?.divided(by: scale),
        endVelocity: end?.divided(by: scale))
    case .move: break
    }
  }

  fileprivate mutating func apply(_ change: ClipChange) throws(ChangeError) {
    if let duration = change.duration {
      try Ranges.duration.checkChange(duration, "a keyframe's duration")
    }
    switch self {
    case .linear(let duration, let curve):
      if change.spring != nil { throw ChangeError("that keyframe is linear and has no spring") }
      self = .linear(duration: change.duration ?? duration, curve: change.curve ?? curve)
    case .spring(let duration, let spring, let velocity):
      if change.curve != nil { throw ChangeError("that keyframe is a spring and has no curve") }
      self = .spring(
        duration: change.duration ?? duration, spring: change.spring ?? spring, startVelocity: velocity)
    case .cubic(let duration, let start, let end):
      if change.spring != nil || change.curve != nil {
        throw ChangeError("that keyframe is cubic and has neither spring nor curve")
      }
      self = .cubic(duration: change.duration ?? duration, startVelocity: start, endVelocity: end)
    case .move:
      if change.duration != nil || change.spring != nil || change.curve != nil {
        throw ChangeError("that keyframe is a move: it has no duration, spring or curve")
      }
    }
  }
}

extension Components {
  fileprivate func divided(by divisor: Double) -> Components {
    let numbers = array.map { DecimalArithmetic.quotient($0, divisor) }
    return (try? Components(numbers)) ?? self
  }
}
