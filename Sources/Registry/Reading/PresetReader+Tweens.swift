import MotionPhysics
import Presets
import SQLite

extension PresetReader {
  func curve(_ identifier: Int64, named name: String) throws -> CurveShape {
    let shape = try connection.prepare("SELECT \(Self.curveColumns) FROM curve WHERE preset_id = ?1")
      .first(identifier) { row in try self.shape(row, from: 0, identifier) }
    guard let shape else { throw damaged(name, "has no row in the table curve") }
    return shape
  }

  static let curveColumns = "x1, y1, x2, y2, steps, jump, path"

  /// A shape out of ``curveColumns``, which begin at a column; points stand in a table of their own.
  func shape(_ row: borrowing Row, from first: Int, _ identifier: Int64) throws -> CurveShape {
    if !row.isNull(first) {
      return .bezier(
        x1: row.double(first), y1: row.double(first + 1), x2: row.double(first + 2), y2: row.double(first + 3)
      )
    }
    if !row.isNull(first + 4) {
      return .steps(
        Int(row.int64(first + 4)), jump: row.optionalText(first + 5).flatMap(StepsCurve.Jump.init))
    }
    if let path = row.optionalText(first + 6) { return .path(path) }
    return .points(try points(identifier))
  }

  private func points(_ identifier: Int64) throws -> [CurvePoint] {
    try connection.prepare("SELECT x, y FROM point WHERE preset_id = ?1 ORDER BY position")
      .map(identifier) { CurvePoint(x: $0.double(0), y: $0.double(1)) }
  }

  func tween(_ identifier: Int64, named name: String) throws -> TypedTween {
    let rows = try connection.prepare(
      """
      SELECT t.curve, t.curve_id, c.name, t.duration, d.name, t.delay
      FROM tween AS t LEFT JOIN preset AS c ON c.id = t.curve_id LEFT JOIN preset AS d ON d.id = t.duration_id
      WHERE t.preset_id = ?1
      """
    ).map(identifier) { row in
      (
        curve: CurveColumns(row, name: 0, identifier: 1, presetName: 2), seconds: row.optionalDouble(3),
        durationName: row.optionalText(4), delay: row.optionalDouble(5)
      )
    }
    guard let row = rows.first, let curve = try reference(row.curve, named: name) else {
      throw damaged(name, "has no whole row in the table tween")
    }
    let duration: DurationReference =
      if let durationName = row.durationName {
        .preset(PresetName(stored: durationName))
      } else {
        .seconds(row.seconds ?? .nan)
      }
    return TypedTween(curve: curve, duration: duration, delay: row.delay)
  }

  /// How a curve is stored where one is mentioned: its name if it is one of SwiftUI's, else a preset, which has
  /// no name when it is written in place.
  struct CurveColumns {
    let named: String?
    let identifier: Int64?
    let presetName: String?

    init(_ row: borrowing Row, name: Int, identifier: Int, presetName: Int) {
      named = row.optionalText(name)
      self.identifier = row.optionalInt64(identifier)
      self.presetName = row.optionalText(presetName)
    }
  }

  func reference(_ columns: CurveColumns, named name: String) throws -> CurveReference? {
    if let named = columns.named { return UnitCurve(name: named).map { .named($0) } }
    if let presetName = columns.presetName { return .preset(PresetName(stored: presetName)) }
    guard let identifier = columns.identifier else { return nil }
    return .inline(try curve(identifier, named: name))
  }
}
