import MotionPhysics
import Presets
import SQLite

extension PresetWriter {
  mutating func insert(_ sequence: TypedSequence, _ identifier: Int64) throws {
    try connection.prepare("INSERT INTO sequence (preset_id, mode) VALUES (?1, ?2)")
      .run(identifier, sequence.mode.rawValue)
    for (position, phase) in sequence.phases.enumerated() {
      let animation = try phase.animation.map { try self.identifier(of: $0, owner: identifier) }
      try connection.prepare(
        "INSERT INTO phase (sequence_id, position, name, animation_id) VALUES (?1, ?2, ?3, ?4)"
      ).run(identifier, position, phase.name, animation)
      try insert(phase.values, ofPhase: connection.lastInsertedRow)
    }
  }

  private func insert(_ values: [PhaseValue], ofPhase phase: Int64) throws {
    let insertion = try connection.prepare(
      "INSERT INTO phase_value (phase_id, position, property, x, y, z, w) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
    )
    for (position, value) in values.enumerated() {
      let columns = Self.columns(of: value.value)
      try insertion.run(
        phase, position, value.property, columns[0], columns[1], columns[2], columns[3])
    }
  }

  /// The preset of an animation: one with a name, or a new one inside its owner.
  mutating func identifier(of reference: AnimationReference, owner: Int64) throws -> Int64 {
    switch reference {
    case .preset(let name): try entry(of: name).identifier
    case .spring(let typed): try insertInline(.spring(typed), owner: owner)
    case .tween(let typed): try insertInline(.tween(typed), owner: owner)
    }
  }
}
