import MotionPhysics
import Presets
import MotionbookSQLite

extension Table {
  static let sequence = Table("sequence", of: "preset_id", ["mode"])
  static let phase = Table("phase", of: "sequence_id", ["id", "position", "name", "animation_id"])
  static let phaseValue = Table(
    "phase_value", of: "phase_id", in: .phase, ["position", "property"] + ValueColumns.plain.names)
}

extension RegistryReader {
  func readSequences() throws {
    let values = try parts(of: .phaseValue) { row in
      TypedValue(property: try partName(row, "property"), value: try requiredValue(row, .plain))
    }
    let phases = try parts(of: .phase) { row in
      let identifier: Int64 = try row.get("id")
      return TypedPhase(
        name: try partName(row, "name"), values: values[identifier] ?? [],
        animation: try row.get("animation_id", as: Int64?.self).map(animation))
    }
    try read(.sequence) { row, identifier in
      guard let phases = phases[identifier], phases.first?.values.isEmpty == false else {
        throw damaged(identifier, "has no phase with values")
      }
      return .sequence(TypedSequence(mode: try row.get("mode"), phases: phases))
    }
  }
}

extension PresetWriter {
  mutating func insert(_ sequence: TypedSequence, _ identifier: Int64) throws {
    try insert(into: .sequence, ["preset_id": identifier, "mode": sequence.mode])
    for (position, phase) in sequence.phases.enumerated() {
      let animation = try phase.animation.map { try self.identifier(of: $0, owner: identifier) }
      try insert(
        into: .phase,
        ["sequence_id": identifier, "position": position, "name": phase.name, "animation_id": animation])
      let phaseIdentifier = connection.lastInsertedRow
      for (position, value) in phase.values.enumerated() {
        var row: RowValues = ["phase_id": phaseIdentifier, "position": position, "property": value.property]
        row.set(.plain, to: value.value)
        try insert(into: .phaseValue, row)
      }
    }
  }
}

extension PhaseSequence.Mode: ValueConvertible {}
