import MotionPhysics
import Presets
import SQLite

extension PresetReader {
  func clip(_ identifier: Int64, named name: String) throws -> Clip {
    let clip = try connection.prepare("SELECT driver, loops FROM clip WHERE preset_id = ?1")
      .first(identifier) { row in
        Clip(
          driver: row.optionalText(0).flatMap(ClipDriver.init), loops: row.optionalInt64(1).map { $0 == 1 },
          initial: [], tracks: [])
      }
    guard var clip else { throw damaged(name, "has no row in the table clip") }
    let properties = try connection.prepare(
      """
      SELECT id, property, trackPosition, isArray, initialX, initialY, initialZ, initialW
      FROM track WHERE clip_id = ?1 ORDER BY position
      """
    ).map(identifier) { row in
      let isArray = row.int64(3) == 1
      return Property(
        id: row.int64(0), name: row.text(1), position: row.optionalInt64(2), isArray: isArray,
        initial: ValueColumns(row, at: 4, isArray: isArray))
    }
    clip.initial = try properties.map {
      InitialValue(property: $0.name, value: try components($0.initial, named: name))
    }
    let moving = properties.filter { $0.position != nil }.sorted { ($0.position ?? 0) < ($1.position ?? 0) }
    clip.tracks = try moving.map {
      ClipTrack(property: $0.name, keyframes: try keyframes(of: $0, named: name))
    }
    return clip
  }

  private struct Property {
    let id: Int64
    let name: String
    let position: Int64?
    let isArray: Bool
    let initial: ValueColumns
  }

  /// A value's four columns.
  private struct ValueColumns {
    let numbers: [Double]
    let isArray: Bool

    init(_ row: borrowing Row, at column: Int, isArray: Bool) {
      var numbers: [Double] = []
      for index in column..<column + 4 where !row.isNull(index) { numbers.append(row.double(index)) }
      self.numbers = numbers
      self.isArray = isArray
    }
  }

  private func keyframes(of track: Property, named name: String) throws -> [ClipKeyframe] {
    let rows = try connection.prepare(
      """
      SELECT k.type, k.duration, k.curve, k.curve_id, c.name, k.spring_id, s.name, k.toX, k.toY, k.toZ, k.toW,
        k.startVelocityX, k.startVelocityY, k.startVelocityZ, k.startVelocityW, k.endVelocityX, k.endVelocityY,
        k.endVelocityZ, k.endVelocityW
      FROM keyframe AS k LEFT JOIN preset AS c ON c.id = k.curve_id LEFT JOIN preset AS s ON s.id = k.spring_id
      WHERE k.track_id = ?1 ORDER BY k.position
      """
    ).map(track.id) { row in
      KeyframeColumns(
        type: row.text(0), duration: row.optionalDouble(1),
        curve: CurveColumns(row, name: 2, identifier: 3, presetName: 4),
        springIdentifier: row.optionalInt64(5),
        springName: row.optionalText(6), to: ValueColumns(row, at: 7, isArray: track.isArray),
        startVelocity: ValueColumns(row, at: 11, isArray: track.isArray),
        endVelocity: ValueColumns(row, at: 15, isArray: track.isArray))
    }
    return try rows.map { columns in
      ClipKeyframe(to: try components(columns.to, named: name), motion: try motion(columns, named: name))
    }
  }

  private struct KeyframeColumns {
    let type: String
    let duration: Double?
    let curve: CurveColumns
    let springIdentifier: Int64?
    let springName: String?
    let to: ValueColumns
    let startVelocity: ValueColumns
    let endVelocity: ValueColumns
  }

  private func motion(_ columns: KeyframeColumns, named name: String) throws -> ClipKeyframe.Motion {
    let startVelocity = try velocity(columns.startVelocity, named: name)
    switch columns.type {
    case "linear":
      return .linear(duration: columns.duration ?? .nan, curve: try reference(columns.curve, named: name))
    case "spring":
      return .spring(
        duration: columns.duration, spring: try spring(columns, named: name), startVelocity: startVelocity)
    case "cubic":
      return .cubic(
        duration: columns.duration ?? .nan, startVelocity: startVelocity,
        endVelocity: try velocity(columns.endVelocity, named: name))
    default:
      return .move
    }
  }

  private func spring(_ columns: KeyframeColumns, named name: String) throws -> SpringReference? {
    if let springName = columns.springName { return .preset(PresetName(stored: springName)) }
    guard let identifier = columns.springIdentifier else { return nil }
    let inline = try connection.prepare(PresetQuery.byIdentifier).first(identifier) { row in
      try content(row, named: name)
    }
    guard case .spring(let typed)? = inline else { throw damaged(name, "has a keyframe without its spring") }
    return .inline(typed)
  }

  private func velocity(_ columns: ValueColumns, named name: String) throws -> Components? {
    columns.numbers.isEmpty ? nil : try components(columns, named: name)
  }

  private func components(_ columns: ValueColumns, named name: String) throws -> Components {
    if !columns.isArray, columns.numbers.count == 1 { return Components(columns.numbers[0]) }
    do throws(MotionError) {
      return try Components(columns.numbers)
    } catch {
      throw damaged(name, "has a value without numbers")
    }
  }
}
