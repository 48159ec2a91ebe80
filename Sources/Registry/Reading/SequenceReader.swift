import MotionPhysics
import Presets
import SQLite

/// Reads sequences out of their tables: one by its identifier, or all of them in one scan a table.
struct SequenceReader {
  let reader: PresetReader
  /// What an animation's preset is: its name, or the motion itself for one that has none.
  let animation: (_ identifier: Int64) throws -> AnimationReference

  private struct PhaseRow {
    let sequence: Int64
    let name: String
    let animation: Int64?
  }

  /// The sequences by their presets' identifiers.
  ///
  /// - Parameter identifier: The only one; nil is all of them.
  func sequences(_ identifier: Int64? = nil) throws -> [Int64: TypedSequence] {
    let values = try values(identifier)
    var sequences: [Int64: TypedSequence] = [:]
    let modes = identifier == nil ? "" : " WHERE preset_id = ?1"
    try reader.rows("SELECT preset_id, mode FROM sequence" + modes, identifier) { row in
      guard let mode = PhaseSequence.Mode(rawValue: row.text(1)) else { return }
      sequences[row.int64(0)] = TypedSequence(mode: mode, phases: [])
    }
    for (phase, row) in try phases(identifier) {
      sequences[row.sequence]?.phases.append(
        TypedPhase(name: row.name, values: values[phase] ?? [], animation: try row.animation.map(animation)))
    }
    for (identifier, sequence) in sequences where sequence.phases.first?.values.isEmpty != false {
      throw reader.damaged(identifier, "has no phase with values")
    }
    return sequences
  }

  private func phases(_ identifier: Int64?) throws -> [(Int64, PhaseRow)] {
    let scope = identifier == nil ? "" : " WHERE sequence_id = ?1"
    var phases: [(Int64, PhaseRow)] = []
    try reader.rows(
      "SELECT id, sequence_id, name, animation_id FROM phase\(scope) ORDER BY sequence_id, position",
      identifier
    ) { row in
      phases.append(
        (row.int64(0), PhaseRow(sequence: row.int64(1), name: row.text(2), animation: row.optionalInt64(3))))
    }
    return phases
  }

  private func values(_ identifier: Int64?) throws -> [Int64: [PhaseValue]] {
    let scope = identifier == nil ? "" : " WHERE phase_id IN (SELECT id FROM phase WHERE sequence_id = ?1)"
    var values: [Int64: [PhaseValue]] = [:]
    try reader.rows(
      "SELECT phase_id, property, x, y, z, w FROM phase_value\(scope) ORDER BY phase_id, position", identifier
    ) { row in
      let value = PhaseValue(property: row.text(1), value: try reader.value(row, at: 2))
      values[row.int64(0), default: []].append(value)
    }
    return values
  }
}
