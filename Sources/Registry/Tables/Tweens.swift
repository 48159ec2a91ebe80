import Presets
import MotionbookSQLite

extension Table {
  static let duration = Table("duration", of: "preset_id", ["duration"])
  static let tween = Table(
    "tween", of: "preset_id", ["curve", "curve_id", "duration", "duration_id", "delay"])
  static let alias = Table("alias", of: "preset_id", ["of_id"])
}

extension RegistryReader {
  /// Nil where the curve is gone.
  func tween(_ row: borrowing Row) throws -> TypedTween? {
    guard let curve = try curveReference(row) else { return nil }
    let duration: DurationReference =
      if let seconds = try row.get("duration", as: Double?.self) {
        .seconds(seconds)
      } else {
        .preset(try mention(row.get("duration_id")))
      }
    return TypedTween(curve: curve, duration: duration, delay: try row.get("delay"))
  }
}

extension PresetWriter {
  mutating func insert(_ tween: TypedTween, _ identifier: Int64, owner: Int64) throws {
    var row: RowValues = ["preset_id": identifier, "delay": tween.delay]
    try set(tween.curve, in: &row, owner: owner)
    switch tween.duration {
    case .seconds(let seconds): row["duration"] = seconds
    case .preset(let name): row["duration_id"] = try entry(of: name).identifier
    }
    try insert(into: .tween, row)
  }

  /// The identifier of an animation: a preset with a name, or a new one inside its owner.
  mutating func identifier(of reference: AnimationReference, owner: Int64) throws -> Int64 {
    switch reference {
    case .preset(let name): try entry(of: name).identifier
    case .spring(let typed): try insertInline(.spring(typed), owner: owner)
    case .tween(let typed): try insertInline(.tween(typed), owner: owner)
    }
  }
}
