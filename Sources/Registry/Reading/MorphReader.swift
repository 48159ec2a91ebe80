import MotionPhysics
import Presets
import SQLite

/// Reads morphs out of their tables: one by its identifier, or all of them in one scan a table.
struct MorphReader {
  let reader: PresetReader
  /// What an animation's preset is: its name, or the motion itself for one that has none.
  let animation: (_ identifier: Int64) throws -> AnimationReference

  private struct ElementRow {
    let identifier: Int64
    let morph: Int64
    let name: String
    let delay: Double?
    let animation: Int64?
  }

  /// A morph's own row; its animations are looked up when the row has been read.
  private struct MorphRow {
    let identifier: Int64
    let present: Int64
    let presentVelocity: Double?
    let dismiss: Int64?
    let dismissVelocity: Double?
    let axis: Morph.Axis?
    let distance: Double
    let cap: Double?
    let threshold: Double?
    let finish: Int64?
    let cancel: Int64?

    init(_ row: borrowing Row) {
      identifier = row.int64(0)
      present = row.int64(1)
      presentVelocity = row.optionalDouble(2)
      dismiss = row.optionalInt64(3)
      dismissVelocity = row.optionalDouble(4)
      axis = row.optionalText(5).flatMap(Morph.Axis.init)
      distance = row.double(6)
      cap = row.optionalDouble(7)
      threshold = row.optionalDouble(8)
      finish = row.optionalInt64(9)
      cancel = row.optionalInt64(10)
    }
  }

  /// The morphs by their presets' identifiers.
  ///
  /// - Parameter identifier: The only one; nil is all of them.
  func morphs(_ identifier: Int64? = nil) throws -> [Int64: TypedMorph] {
    let properties = try properties(identifier)
    var morphs: [Int64: TypedMorph] = [:]
    for row in try morphRows(identifier) { morphs[row.identifier] = try morph(row) }
    for row in try elementRows(identifier) {
      morphs[row.morph]?.elements.append(
        TypedElement(
          name: row.name, delay: row.delay, animation: try row.animation.map(animation),
          properties: properties[row.identifier] ?? []))
    }
    for (identifier, morph) in morphs
    where morph.elements.isEmpty || morph.elements.contains(where: \.properties.isEmpty) {
      throw reader.damaged(identifier, "has no elements, or one without properties")
    }
    return morphs
  }

  private func morph(_ row: MorphRow) throws -> TypedMorph {
    let present = TypedTransition(
      animation: try animation(row.present), initialVelocity: row.presentVelocity)
    let dismiss = try row.dismiss.map {
      TypedTransition(animation: try animation($0), initialVelocity: row.dismissVelocity)
    }
    var interactive: TypedInteraction?
    if let axis = row.axis, let finish = row.finish, let cancel = row.cancel {
      interactive = TypedInteraction(
        axis: axis, distance: row.distance, cap: row.cap, threshold: row.threshold,
        finish: try animation(finish), cancel: try animation(cancel))
    }
    return TypedMorph(present: present, dismiss: dismiss, elements: [], interactive: interactive)
  }

  private func morphRows(_ identifier: Int64?) throws -> [MorphRow] {
    let scope = identifier == nil ? "" : " WHERE preset_id = ?1"
    var rows: [MorphRow] = []
    try reader.rows(
      """
      SELECT preset_id, present_id, presentInitialVelocity, dismiss_id, dismissInitialVelocity, axis, distance, cap,
        threshold, finish_id, cancel_id
      FROM morph\(scope)
      """, identifier
    ) { rows.append(MorphRow($0)) }
    return rows
  }

  private func elementRows(_ identifier: Int64?) throws -> [ElementRow] {
    let scope = identifier == nil ? "" : " WHERE morph_id = ?1"
    var rows: [ElementRow] = []
    try reader.rows(
      "SELECT id, morph_id, name, delay, animation_id FROM element\(scope) ORDER BY morph_id, position",
      identifier
    ) { row in
      rows.append(
        ElementRow(
          identifier: row.int64(0), morph: row.int64(1), name: row.text(2), delay: row.optionalDouble(3),
          animation: row.optionalInt64(4)))
    }
    return rows
  }

  private func properties(_ identifier: Int64?) throws -> [Int64: [TypedElementProperty]] {
    let scope = identifier == nil ? "" : " WHERE element_id IN (SELECT id FROM element WHERE morph_id = ?1)"
    var properties: [Int64: [TypedElementProperty]] = [:]
    try reader.rows(
      """
      SELECT element_id, property, fromX, fromY, fromZ, fromW, toX, toY, toZ, toW
      FROM element_property\(scope) ORDER BY element_id, position
      """, identifier
    ) { row in
      let property = TypedElementProperty(
        name: row.text(1), from: try reader.value(row, at: 2), to: try reader.value(row, at: 6))
      properties[row.int64(0), default: []].append(property)
    }
    return properties
  }
}
