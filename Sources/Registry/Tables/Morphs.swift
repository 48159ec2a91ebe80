import MotionPhysics
import Presets
import MotionbookSQLite

extension Table {
  static let morph = Table(
    "morph", of: "preset_id",
    [
      "present_id", "presentInitialVelocity", "dismiss_id", "dismissInitialVelocity", "axis", "distance",
      "cap",
      "threshold", "finish_id", "cancel_id",
    ])
  static let projection = Table("projection", of: "morph_id", ["projection"])
  static let element = Table("element", of: "morph_id", ["id", "position", "name", "delay", "animation_id"])
  static let elementProperty = Table(
    "element_property", of: "element_id", in: .element,
    ["position", "property"] + ValueColumns.from.names + ValueColumns.to.names)
}

extension RegistryReader {
  func readMorphs() throws {
    let elements = try elements()
    var projections: [Int64: Double] = [:]
    try forEachRow(of: .projection) { row in
      projections[try row.get("morph_id")] = try row.get("projection", as: Double.self)
    }
    try read(.morph) { row, identifier in
      guard let elements = elements[identifier], !elements.contains(where: \.properties.isEmpty) else {
        throw damaged(identifier, "has no elements, or one without properties")
      }
      let present = TypedTransition(
        animation: try animation(row.get("present_id")),
        initialVelocity: try row.get("presentInitialVelocity"))
      let dismiss = try row.get("dismiss_id", as: Int64?.self).map(animation)
      let dismissVelocity: Double? = try row.get("dismissInitialVelocity")
      return .morph(
        TypedMorph(
          present: present,
          dismiss: dismiss.map { TypedTransition(animation: $0, initialVelocity: dismissVelocity) },
          elements: elements, interactive: try interaction(row, projection: projections[identifier])))
    }
  }

  private func interaction(_ row: borrowing Row, projection: Double?) throws -> TypedInteraction? {
    guard let axis = try row.get("axis", as: Morph.Axis?.self) else { return nil }
    return TypedInteraction(
      axis: axis, distance: try row.get("distance"), cap: try row.get("cap"),
      threshold: try row.get("threshold"), projection: projection,
      finish: try animation(row.get("finish_id")),
      cancel: try animation(row.get("cancel_id")))
  }

  /// The elements by their morphs.
  private func elements() throws -> [Int64: [TypedElement]] {
    let properties = try parts(of: .elementProperty) { row in
      Morph.Property(
        name: try partName(row, "property"), from: try requiredValue(row, .from),
        to: try requiredValue(row, .to))
    }
    return try parts(of: .element) { row in
      let identifier: Int64 = try row.get("id")
      return TypedElement(
        name: try partName(row, "name"), delay: try row.get("delay"),
        animation: try row.get("animation_id", as: Int64?.self).map(animation),
        properties: properties[identifier] ?? [])
    }
  }
}

extension PresetWriter {
  mutating func insert(_ morph: TypedMorph, _ identifier: Int64) throws {
    let interactive = morph.interactive
    try insert(
      into: .morph,
      [
        "preset_id": identifier,
        "present_id": try self.identifier(of: morph.present.animation, owner: identifier),
        "presentInitialVelocity": morph.present.initialVelocity,
        "dismiss_id": try morph.dismiss.map { try self.identifier(of: $0.animation, owner: identifier) },
        "dismissInitialVelocity": morph.dismiss?.initialVelocity,
        "axis": interactive?.axis, "distance": interactive?.distance, "cap": interactive?.cap,
        "threshold": interactive?.threshold,
        "finish_id": try interactive.map { try self.identifier(of: $0.finish, owner: identifier) },
        "cancel_id": try interactive.map { try self.identifier(of: $0.cancel, owner: identifier) },
      ])
    if let projection = interactive?.projection {
      try insert(into: .projection, ["morph_id": identifier, "projection": projection])
    }
    for (position, element) in morph.elements.enumerated() {
      try insert(element, at: position, ofMorph: identifier)
    }
  }

  private mutating func insert(_ element: TypedElement, at position: Int, ofMorph morph: Int64) throws {
    let animation = try element.animation.map { try self.identifier(of: $0, owner: morph) }
    try insert(
      into: .element,
      [
        "morph_id": morph, "position": position, "name": element.name, "delay": element.delay,
        "animation_id": animation,
      ])
    let identifier = connection.lastInsertedRow
    for (position, property) in element.properties.enumerated() {
      var row: RowValues = ["element_id": identifier, "position": position, "property": property.name]
      row.set(.from, to: property.from)
      row.set(.to, to: property.to)
      try insert(into: .elementProperty, row)
    }
  }
}

extension Morph.Axis: ValueConvertible {}
