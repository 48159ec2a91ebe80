import MotionPhysics
import Presets
import SQLite

extension PresetWriter {
  mutating func insert(_ clip: Clip, _ identifier: Int64, owner: Int64) throws {
    try connection.prepare("INSERT INTO clip (preset_id, driver, loops) VALUES (?1, ?2, ?3)")
      .run(identifier, clip.driver?.rawValue, clip.loops.map { $0 ? 1 : 0 })
    for (position, initial) in clip.initial.enumerated() {
      let trackPosition = clip.tracks.firstIndex { $0.property == initial.property }
      let columns = Self.columns(of: initial.value)
      try connection.prepare(
        """
        INSERT INTO track (clip_id, property, position, isArray, initialX, initialY, initialZ, initialW,
          trackPosition)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
        """
      ).run(
        identifier, initial.property, position, initial.value.isScalar ? 0 : 1, columns[0], columns[1],
        columns[2], columns[3], trackPosition)
      let track = connection.lastInsertedRow
      guard let trackPosition else { continue }
      for (position, keyframe) in clip.tracks[trackPosition].keyframes.enumerated() {
        try insert(keyframe, at: position, ofTrack: track, owner: owner)
      }
    }
  }

  private mutating func insert(
    _ keyframe: ClipKeyframe, at position: Int, ofTrack track: Int64, owner: Int64
  ) throws {
    var type = "move"
    var duration: Double?
    var curve: (named: String?, identifier: Int64?) = (nil, nil)
    var spring: Int64?
    var velocities: (start: Components?, end: Components?) = (nil, nil)
    switch keyframe.motion {
    case .linear(let seconds, let reference):
      (type, duration) = ("linear", seconds)
      curve = try columns(of: reference, owner: owner)
    case .spring(let seconds, let reference, let startVelocity):
      (type, duration, velocities.start) = ("spring", seconds, startVelocity)
      spring = try reference.map { try self.identifier(of: $0, owner: owner) }
    case .cubic(let seconds, let start, let end):
      (type, duration, velocities) = ("cubic", seconds, (start, end))
    case .move: break
    }
    let to = Self.columns(of: keyframe.to)
    let start = Self.columns(of: velocities.start)
    let end = Self.columns(of: velocities.end)
    try connection.prepare(
      """
      INSERT INTO keyframe (track_id, position, type, toX, toY, toZ, toW, duration, curve, curve_id, spring_id,
        startVelocityX, startVelocityY, startVelocityZ, startVelocityW, endVelocityX, endVelocityY, endVelocityZ,
        endVelocityW)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)
      """
    ).run(
      track, position, type, to[0], to[1], to[2], to[3], duration, curve.named, curve.identifier, spring,
      start[0], start[1], start[2], start[3], end[0], end[1], end[2], end[3])
  }

  private mutating func identifier(of reference: SpringReference, owner: Int64) throws -> Int64 {
    switch reference {
    case .preset(let name): try entry(of: name).identifier
    case .inline(let typed): try insertInline(.spring(typed), owner: owner)
    }
  }

  /// A value's four columns, those that it does not have null.
  static func columns(of value: Components?) -> [Double?] {
    (0..<4).map { index in value.flatMap { index < $0.count ? $0[index] : nil } }
  }
}
