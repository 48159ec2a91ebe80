import MotionPhysics
import Presets
import MotionbookSQLite

extension Table {
  static let spring = Table(
    "spring", of: "preset_id",
    ["base_id", "dialect", "durationScale", "extraBounce", "delay"] + SpringKey.allCases.map(\.rawValue))
}

extension RegistryReader {
  func spring(_ row: borrowing Row, _ identifier: Int64) throws -> TypedSpring {
    if let base = try row.get("base_id", as: Int64?.self) {
      let scale: Double? = try row.get("durationScale")
      let extraBounce: Double? = try row.get("extraBounce")
      let delay: Double? = try row.get("delay")
      let adjustment = Adjustment(
        base: try mention(base), duration: try row.get("duration"), durationScale: scale,
        extraBounce: extraBounce)
      return TypedSpring(.adjusted(adjustment), delay: delay)
    }
    let dialect: String? = try row.get("dialect")
    let delay: Double? = try row.get("delay")
    var keys = SpringKeySet()
    var numbers = [Double](repeating: .nan, count: SpringKey.allCases.count)
    for key in SpringKey.allCases {
      guard let number = try row.get(key.rawValue, as: Double?.self) else { continue }
      keys.add(key)
      numbers[key.position] = number
    }
    guard let parameters = SpringAssembly.stored(keys, dialect: dialect, number: { numbers[$0.position] })
    else {
      throw damaged(identifier, "has a row in the table spring that says no spring")
    }
    return TypedSpring(.standalone(parameters), delay: delay)
  }
}

extension PresetWriter {
  mutating func insert(_ spring: TypedSpring, _ identifier: Int64) throws {
    var row: RowValues = ["preset_id": identifier, "delay": spring.delay]
    switch spring.parameters {
    case .standalone(let parameters):
      row["dialect"] = parameters.form.dialect
      for (key, value) in parameters.typed { row[key.rawValue] = value }
    case .adjusted(let adjustment):
      row["base_id"] = try entry(of: adjustment.base).identifier
      row["durationScale"] = adjustment.durationScale
      row["extraBounce"] = adjustment.extraBounce
      row["duration"] = adjustment.duration
    }
    try insert(into: .spring, row)
  }

  /// The identifier of a keyframe's spring: a preset with a name, or a new one inside its owner.
  mutating func identifier(of reference: SpringReference, owner: Int64) throws -> Int64 {
    switch reference {
    case .preset(let name): try entry(of: name).identifier
    case .inline(let typed): try insertInline(.spring(typed), owner: owner)
    }
  }
}
