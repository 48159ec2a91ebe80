import Presets
import SQLite

extension RegistryStore {
  /// Writes presets: those whose name is there already take its place, others are added, and some are removed.
  ///
  /// All or nothing, in one transaction. References are written as they stand, so every preset that is mentioned
  /// must be there afterwards.
  public func apply(saved presets: [Preset], removed names: [PresetName] = []) throws {
    try write {
      try openEntry()
      var writer = try PresetWriter(connection: connection, path: path)
      try writer.apply(saved: presets, removed: names)
      guard keepsJournal else { return }
      for name in names { entry.presets[name] = Preset?.none }
      for preset in presets { entry.presets[preset.name] = preset }
    }
  }

  /// Gives a preset another name. What mentions it follows by itself.
  public func rename(_ name: PresetName, to newName: PresetName) throws {
    try write {
      try openEntry()
      try connection.prepare("UPDATE preset SET name = ?2, origin = NULL WHERE name = ?1")
        .run(name, newName)
      if connection.changes == 0 { throw RegistryError.unknown(name, suggestion: nil) }
      guard keepsJournal else { return }
      entry.presets[name] = Preset?.none
      for changed in try [newName] + users(of: newName) {
        entry.presets[changed] = try preset(named: changed)
      }
    }
  }

  /// Writes the registry's own settings in place of the old ones.
  public func save(_ settings: Settings) throws {
    try write {
      try openEntry()
      try connection.execute("DELETE FROM setting")
      var writer = try PresetWriter(connection: connection, path: path)
      for (rule, setting) in settings.rules.sorted(by: { $0.key < $1.key }) {
        try writer.insert(
          into: .setting, ["rule": rule, "severity": setting.severity, "threshold": setting.threshold])
      }
      if keepsPacks {
        try connection.execute("DELETE FROM pack")
        for (name, digest) in settings.packs.sorted(by: { $0.key < $1.key }) {
          try writer.insert(into: .pack, ["name": name, "digest": digest])
        }
      }
      if keepsJournal { entry.settings = settings }
    }
  }
}
