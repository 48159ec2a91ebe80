import MotionPhysics
import Presets
import MotionbookSQLite

extension Table {
  static let clip = Table("clip", of: "preset_id", ["driver", "loops"])
  /// A property of a clip: its initial value and, where it moves, its place among the tracks.
  static let track = Table(
    "track", of: "clip_id",
    ["id", "property", "position", "isArray"] + ValueColumns.initial.names + ["trackPosition"])
  static let keyframe = Table(
    "keyframe", of: "track_id", in: .track,
    ["position", "type"] + ValueColumns.to.names + ["duration", "curve", "curve_id", "spring_id"]
      + ValueColumns.startVelocity.names + ValueColumns.endVelocity.names)
}

extension RegistryReader {
  func readClips() throws {
    let keyframes = try parts(of: .keyframe) { row in
      let type: KeyframeType = try row.get("type")
      return ClipKeyframe(to: try requiredValue(row, .to), motion: try motion(row, type))
    }
    let properties = try parts(of: .track) { row in
      let identifier: Int64 = try row.get("id")
      let property = try partName(row, "property")
      let initial = TypedValue(property: property, value: try requiredValue(row, .initial))
      let track = ClipTrack(property: property, keyframes: keyframes[identifier] ?? [])
      return (initial: initial, track: track, place: try row.get("trackPosition", as: Int?.self))
    }
    try read(.clip) { row, identifier in
      let properties = properties[identifier] ?? []
      let moving = properties.compactMap { one in one.place.map { (place: $0, track: one.track) } }
        .sorted { $0.place < $1.place }
      return .clip(
        Clip(
          driver: try row.get("driver"), loops: try row.get("loops"), initial: properties.map(\.initial),
          tracks: moving.map(\.track)))
    }
  }

  private func motion(_ row: borrowing Row, _ type: KeyframeType) throws -> ClipKeyframe.Movement {
    switch type {
    case .linear: .linear(duration: try row.get("duration"), curve: try curveReference(row))
    case .spring:
      .spring(
        duration: try row.get("duration"), spring: try springReference(row),
        startVelocity: try value(row, .startVelocity))
    case .cubic:
      .cubic(
        duration: try row.get("duration"), startVelocity: try value(row, .startVelocity),
        endVelocity: try value(row, .endVelocity))
    case .move: .move
    }
  }

  private func springReference(_ row: borrowing Row) throws -> SpringReference? {
    guard let identifier = try row.get("spring_id", as: Int64?.self) else { return nil }
    if let name = try name(of: identifier) { return .preset(name) }
    guard case .spring(let typed)? = contents[identifier] else {
      throw damaged(identifier, "is the spring of a keyframe and is none")
    }
    return .inline(typed)
  }
}

extension PresetWriter {
  mutating func insert(_ clip: Clip, _ identifier: Int64, owner: Int64) throws {
    try insert(into: .clip, ["preset_id": identifier, "driver": clip.driver, "loops": clip.loops])
    for (position, initial) in clip.initial.enumerated() {
      let trackPosition = clip.tracks.firstIndex { $0.property == initial.property }
      var row: RowValues = [
        "clip_id": identifier, "property": initial.property, "position": position,
        "isArray": !initial.value.isScalar, "trackPosition": trackPosition,
      ]
      row.set(.initial, to: initial.value)
      try insert(into: .track, row)
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
    var row: RowValues = ["track_id": track, "position": position]
    row.set(.to, to: keyframe.to)
    switch keyframe.motion {
    case .linear(let duration, let curve):
      row["type"] = KeyframeType.linear
      row["duration"] = duration
      try set(curve, in: &row, owner: owner)
    case .spring(let duration, let spring, let startVelocity):
      row["type"] = KeyframeType.spring
      row["duration"] = duration
      row["spring_id"] = try spring.map { try identifier(of: $0, owner: owner) }
      row.set(.startVelocity, to: startVelocity)
    case .cubic(let duration, let startVelocity, let endVelocity):
      row["type"] = KeyframeType.cubic
      row["duration"] = duration
      row.set(.startVelocity, to: startVelocity)
      row.set(.endVelocity, to: endVelocity)
    case .move:
      row["type"] = KeyframeType.move
    }
    try insert(into: .keyframe, row)
  }
}

/// The words of the column `type` of keyframes.
private enum KeyframeType: String, CaseIterable, ValueConvertible {
  case linear, spring, cubic, move
}

extension ClipDriver: ValueConvertible {}
