import Presets

/// Names of presets where a platform nests groups: claimed one by one, so that two that become one are found.
struct GroupedNames {
  private let format: String
  private var owners: [String: (source: String, name: PresetName)] = [:]

  init(format: String) { self.format = format }

  /// Claims an identifier with the path before it.
  ///
  /// - Parameters:
  ///   - source: What claims it; a group is claimed by each of its presets.
  ///   - name: The preset, for the error.
  ///   - scope: What the identifier is part of; what stands elsewhere never hides it.
  /// - Throws: ``ExportError/collision(_:_:identifier:format:)`` when something else has claimed it.
  mutating func claim(
    _ identifier: String, by source: String, of name: PresetName, in scope: String = ""
  ) throws {
    let key = scope + "\n" + identifier
    if let owner = owners.updateValue((source, name), forKey: key), owner.source != source {
      throw ExportError.collision(owner.name, name, identifier: identifier, format: format)
    }
  }
}
