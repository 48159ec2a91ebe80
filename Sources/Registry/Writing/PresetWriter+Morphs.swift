import MotionPhysics
import Presets
import SQLite

extension PresetWriter {
  mutating func insert(_ morph: TypedMorph, _ identifier: Int64) throws {
    let present = try self.identifier(of: morph.present.animation, owner: identifier)
    let dismiss = try morph.dismiss.map { try self.identifier(of: $0.animation, owner: identifier) }
    let finish = try morph.interactive.map { try self.identifier(of: $0.finish, owner: identifier) }
    let cancel = try morph.interactive.map { try self.identifier(of: $0.cancel, owner: identifier) }
    try connection.prepare(
      """
      INSERT INTO morph (preset_id, present_id, presentInitialVelocity, dismiss_id, dismissInitialVelocity, axis,
        distance, cap, threshold, finish_id, cancel_id)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """
    ).run(
      identifier, present, morph.present.initialVelocity, dismiss, morph.dismiss?.initialVelocity,
      morph.interactive?.axis.rawValue, morph.interactive?.distance, morph.interactive?.cap,
      morph.interactive?.threshold, finish, cancel)
    for (position, element) in morph.elements.enumerated() {
      try insert(element, at: position, ofMorph: identifier)
    }
  }

  private mutating func insert(_ element: TypedElement, at position: Int, ofMorph morph: Int64) throws {
    let animation = try element.animation.map { try self.identifier(of: $0, owner: morph) }
    try connection.prepare(
      "INSERT INTO element (morph_id, position, name, delay, animation_id) VALUES (?1, ?2, ?3, ?4, ?5)"
    ).run(morph, position, element.name, element.delay, animation)
    let identifier = connection.lastInsertedRow
    let insertion = try connection.prepare(
      """
      INSERT INTO element_property (element_id, position, property, fromX, fromY, fromZ, fromW, toX, toY, toZ, toW)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """)
    for (position, property) in element.properties.enumerated() {
      let from = Self.columns(of: property.from)
      let to = Self.columns(of: property.to)
      try insertion.run(
        identifier, position, property.name, from[0], from[1], from[2], from[3], to[0], to[1], to[2], to[3])
    }
  }
}
