import Presets

/// What presets are called in a format; made before anything is written, because two names may become one.
struct IdentifierTable {
  private let identifiers: [PresetName: String]

  /// Names every preset.
  ///
  /// - Parameters:
  ///   - format: The format's name, for the error.
  ///   - identifier: What a preset is called.
  /// - Throws: ``ExportError/collision(_:_:identifier:format:)`` with both names.
  init(_ names: [PresetName], format: String, identifier: (PresetName) throws -> String) throws {
    var owners: [Fingerprint: PresetName] = [:]
    var identifiers = [PresetName: String](minimumCapacity: names.count)
    for name in names {
      let text = try identifier(name)
      if let owner = owners.updateValue(name, forKey: Fingerprint(text)) {
        throw ExportError.collision(owner, name, identifier: text, format: format)
      }
      identifiers[name] = text
    }
    self.identifiers = identifiers
  }

  /// What a preset of the export is called; its own name for one that is not part of it.
  subscript(name: PresetName) -> String { identifiers[name] ?? name.text }
}
