import MotionPhysics
import Presets
import MotionbookSQLite

extension Table {
  static let curve = Table(
    "curve", of: "preset_id", ["x1", "y1", "x2", "y2", "steps", "jump", "path", "hasPoints"])
  static let point = Table("point", of: "preset_id", ["position", "x", "y"])
}

extension RegistryReader {
  func readCurves() throws {
    let points = try parts(of: .point) { row in CurvePoint(x: try row.get("x"), y: try row.get("y")) }
    try read(.curve) { row, identifier in .curve(try shape(row) ?? .points(points[identifier] ?? [])) }
  }

  /// A curve that stands in its row; nil for one whose points stand in a table of their own.
  private func shape(_ row: borrowing Row) throws -> CurveShape? {
    if let x1 = try row.get("x1", as: Double?.self) {
      return .bezier(x1: x1, y1: try row.get("y1"), x2: try row.get("x2"), y2: try row.get("y2"))
    }
    if let count = try row.get("steps", as: Int?.self) { return .steps(count, jump: try row.get("jump")) }
    return try row.get("path", as: String?.self).map { .path($0) }
  }

  /// The curve of a tween or a keyframe: one of SwiftUI's by its name, a preset, or one inside the preset itself.
  func curveReference(_ row: borrowing Row) throws -> CurveReference? {
    if let name = try row.get("curve", as: String?.self) { return UnitCurve(name: name).map { .named($0) } }
    guard let identifier = try row.get("curve_id", as: Int64?.self) else { return nil }
    if let name = try name(of: identifier) { return .preset(name) }
    guard case .curve(let shape)? = contents[identifier] else { return nil }
    return .inline(shape)
  }
}

extension PresetWriter {
  mutating func insert(_ shape: CurveShape, _ identifier: Int64) throws {
    switch shape {
    case .bezier(let x1, let y1, let x2, let y2):
      try insert(
        into: .curve, ["preset_id": identifier, "x1": x1, "y1": y1, "x2": x2, "y2": y2, "hasPoints": false])
    case .steps(let count, let jump):
      try insert(
        into: .curve, ["preset_id": identifier, "steps": count, "jump": jump, "hasPoints": false])
    case .path(let path):
      try insert(into: .curve, ["preset_id": identifier, "path": path, "hasPoints": false])
    case .points(let points):
      try insert(into: .curve, ["preset_id": identifier, "hasPoints": true])
      for (position, point) in points.enumerated() {
        try insert(
          into: .point, ["preset_id": identifier, "position": position, "x": point.x, "y": point.y])
      }
    }
  }

  /// Sets the columns `curve` and `curve_id` of a tween or a keyframe.
  mutating func set(_ curve: CurveReference?, in row: inout RowValues, owner: Int64) throws {
    switch curve {
    case .named(let curve): row["curve"] = curve.name
    case .preset(let name): row["curve_id"] = try entry(of: name).identifier
    case .inline(let shape): row["curve_id"] = try insertInline(.curve(shape), owner: owner)
    case nil: break
    }
  }
}

extension StepsCurve.Jump: ValueConvertible {}
