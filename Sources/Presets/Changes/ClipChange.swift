import MotionPhysics
import PlainText

package struct ClipChange: Sendable {
  /// A factor of every duration.
  package var timeScale: Double?
  /// The property whose keyframe changes.
  package var track: String?
  /// The keyframe that changes, counted from 1.
  package var keyframe: Int?
  /// Where that keyframe leads.
  package var to: Components?
  /// The change of how long that keyframe takes.
  package var time = TimeChange()
  package var spring: SpringReference?
  package var curve: CurveReference?
  package var loops: Bool?
  /// The new place of the keyframe or the track.
  package var placement: PartPlacement?
  /// Where a new track begins.
  package var initial: Components?

  package init() {}

  fileprivate var touchesKeyframe: Bool {
    track != nil || keyframe != nil || to != nil || !time.isEmpty || spring != nil || curve != nil
  }
}

extension Clip {
  func applying(
    _ change: ClipChange, name: PresetName, with others: Set<PresetName>, resolver: Resolver,
    notes: inout [String]
  ) throws -> Clip {
    var clip = self
    if let loops = change.loops { clip.loops = loops }
    if let factor = change.timeScale {
      let scale = try TimeScale(factor, of: name, with: others, resolver: resolver)
      clip = try clip.mapMotions { motion, _ in try motion.scaled(by: scale, notes: &notes) }
    }
    if let placement = change.placement { return try clip.placing(placement, change) }
    if change.touchesKeyframe { try clip.changeKeyframe(change) }
    return clip
  }

  private mutating func changeKeyframe(_ change: ClipChange) throws(ChangeError) {
    guard let property = change.track, let number = change.keyframe else {
      throw ChangeError("a keyframe is named by its track and its number: --track PROPERTY --keyframe 1")
    }
    let track = try tracks.index(of: property, by: \.property, missing: "there is no track")
    let index = try tracks[track].index(ofKeyframe: number)
    if let to = change.to {
      try to.checkCount(like: tracks[track].keyframes[index].to, of: property)
      tracks[track].keyframes[index].to = to
    }
    try tracks[track].keyframes[index].motion.apply(change)
  }
}

extension ClipTrack {
  /// - Parameter number: The keyframe's, counted from 1.
  fileprivate func index(ofKeyframe number: Int) throws(ChangeError) -> Int {
    if number >= 1, number <= keyframes.count { return number - 1 }
    throw ChangeError(
      "the track \(property.visible) has keyframes 1 to \(keyframes.count), and no \(number)")
  }
}

extension ClipKeyframe.Movement {
  /// The movement in another time, with velocities that take the same way in it.
  fileprivate func scaled(by scale: TimeScale, notes: inout [String]) throws -> ClipKeyframe.Movement {
    switch self {
    case .linear(let duration, let curve):
      return .linear(duration: try scale.applied(toDuration: duration), curve: curve)
    case .spring(let duration, let spring, let velocity):
      let isScaled = try scale.reaches(spring, notes: &notes)
      return .spring(
        duration: try duration.map(scale.applied(toDuration:)),
        spring: try scale.applied(to: spring, notes: &notes),
        startVelocity: isScaled ? velocity.map(scale.applied(toVelocity:)) : velocity)
    case .cubic(let duration, let start, let end):
      return .cubic(
        duration: try scale.applied(toDuration: duration),
        startVelocity: start.map(scale.applied(toVelocity:)),
        endVelocity: end.map(scale.applied(toVelocity:)))
    case .move: return .move
    }
  }

  fileprivate mutating func apply(_ change: ClipChange) throws(ChangeError) {
    switch self {
    case .linear(let duration, let curve):
      if change.spring != nil { throw ChangeError("that keyframe is linear and has no spring") }
      self = .linear(duration: try change.time.keyframe(duration), curve: change.curve ?? curve)
    case .spring(let duration, let spring, let velocity):
      if change.curve != nil { throw ChangeError("that keyframe is a spring and has no curve") }
      var length = duration ?? change.time.seconds
      if length == nil, !change.time.isEmpty {
        throw ChangeError("that keyframe's spring settles in its own time; say another with --duration")
      }
      if let known = length { length = try change.time.keyframe(known) }
      self = .spring(duration: length, spring: change.spring ?? spring, startVelocity: velocity)
    case .cubic(let duration, let start, let end):
      if change.spring != nil || change.curve != nil {
        throw ChangeError("that keyframe is cubic and has neither spring nor curve")
      }
      self = .cubic(duration: try change.time.keyframe(duration), startVelocity: start, endVelocity: end)
    case .move:
      if !change.time.isEmpty || change.spring != nil || change.curve != nil {
        throw ChangeError("that keyframe is a move: it has no duration, spring or curve")
      }
    }
  }
}

extension TimeChange {
  fileprivate func keyframe(_ duration: Double) throws(ChangeError) -> Double {
    let changed = applied(to: duration)
    if !isEmpty { try Ranges.duration.checkChange(changed, "a keyframe's duration") }
    return changed
  }
}

extension Clip {
  /// The clip with a keyframe, or a whole track where no keyframe is named, placed otherwise.
  func placing(_ placement: PartPlacement, _ change: ClipChange) throws(ChangeError) -> Clip {
    guard let property = change.track else {
      throw ChangeError("say which track: --track PROPERTY, and --keyframe NUMBER for one keyframe of it")
    }
    var clip = self
    if case .insert(let place) = placement {
      try clip.insert(at: place, in: property, change)
      return clip
    }
    let track = try tracks.index(of: property, by: \.property, missing: "there is no track")
    guard let number = change.keyframe else {
      try clip.tracks.place(at: track, placement, "the track \(property.visible)")
      if placement == .remove { clip.initial.removeAll { $0.property == property } }
      return clip
    }
    try clip.tracks[track].keyframes.place(
      at: try tracks[track].index(ofKeyframe: number), placement,
      "keyframe \(number) of \(property.visible)")
    return clip
  }

  private mutating func insert(
    at place: Int, in property: String, _ change: ClipChange
  ) throws(ChangeError) {
    guard let to = change.to else { throw ChangeError("say where the new keyframe leads: --to VALUE") }
    let known = initialValue(of: property)
    if known != nil, change.initial != nil {
      throw ChangeError("\(property.visible) has a track, and begins somewhere already")
    }
    guard let initial = known ?? change.initial else {
      throw ChangeError(
        "there is no track \"\(property.visible)\"; for a new one say where it begins: --initial VALUE")
    }
    try to.checkCount(like: initial, of: property)
    if known == nil { self.initial.append(TypedValue(property: property, value: initial)) }
    let track = tracks.firstIndex { $0.property == property } ?? tracks.count
    if track == tracks.count { tracks.append(ClipTrack(property: property, keyframes: [])) }
    try tracks[track].keyframes.insert(
      ClipKeyframe(to: to, motion: try change.movement), atPlace: place, "keyframes of \(property.visible)")
  }
}

extension ClipChange {
  /// How a new keyframe gets to its value: by a spring, straight or by a curve where a duration is given, else at once.
  fileprivate var movement: ClipKeyframe.Movement {
    get throws(ChangeError) {
      let duration = time.seconds
      try Ranges.duration.checkChange(duration, "a keyframe's duration")
      if let spring {
        if curve != nil { throw ChangeError("a keyframe has a spring or a curve, and not both") }
        return .spring(duration: duration, spring: spring, startVelocity: nil)
      }
      if let duration { return .linear(duration: duration, curve: curve) }
      if curve != nil { throw ChangeError("a keyframe with a curve needs a duration") }
      return .move
    }
  }
}
