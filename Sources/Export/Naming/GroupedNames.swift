import Presets

/// Names of presets where a platform nests groups: claimed one by one, so that two that become one are found.
struct GroupedNames {
  let format: String
  /// Fingerprints and numbers in place of texts: a large registry has more identifiers than presets.
  private var owners: [Fingerprint: (source: UInt32, name: UInt32)]
  private var names: [PresetName] = []

  /// - Parameter count: About how many identifiers there will be; growing would take twice the memory.
  init(format: String, count: Int) {
    self.format = format
    owners = Dictionary(minimumCapacity: count)
  }

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
    if names.last != name { names.append(name) }
    let number = UInt32(clamping: names.count - 1)
    let source = UInt32(truncatingIfNeeded: source.hashValue)
    let key = Fingerprint(scope + "\n" + identifier)
    if let owner = owners.updateValue((source, number), forKey: key), owner.source != source {
      throw ExportError.collision(names[Int(owner.name)], name, identifier: identifier, format: format)
    }
  }
}
