import PlainText
import Presets
import MotionbookSQLite

extension RegistryStore {
  /// The preset of that name, nil when there is none.
  public func preset(named name: PresetName) throws -> Preset? {
    try read {
      guard let identifier = try identifier(of: name) else { return nil }
      return try RegistryReader(connection: connection, path: path, preset: identifier).presets().first
    }
  }

  private func identifier(of name: PresetName) throws -> Int64? {
    try connection.prepare("SELECT id FROM preset WHERE name = ?1").first(name) { try $0.get("id") }
  }

  /// All names, sorted.
  public func names() throws -> [String] {
    try translatingErrors {
      try connection.prepare("SELECT name FROM preset WHERE name IS NOT NULL ORDER BY name").map { row in
        let name: String = try row.get(0)
        if PresetName.isName(name) { return name }
        throw RegistryError.noName(name, path: path)
      }
    }
  }

  /// The whole registry in memory.
  public func book() throws -> RegistrySnapshot { try book(takesAnyName: false) }

  /// The whole registry in memory.
  ///
  /// - Parameter takesAnyName: Whether presets are read too whose names are none, as another program can write them; for
  ///   what says so of them.
  public func book(takesAnyName: Bool) throws -> RegistrySnapshot {
    try read {
      let reader = RegistryReader(connection: connection, path: path, takesAnyName: takesAnyName)
      return RegistrySnapshot(try reader.presets(), settings: try settings)
    }
  }

  /// Who mentions a preset, sorted by name.
  public func users(of name: PresetName) throws -> [PresetName] {
    try read {
      guard let identifier = try identifier(of: name) else { return [] }
      return try connection.prepare(Table.selectionOfUsers).map(identifier) { try $0.get(0) }
    }
  }

  /// The presets whose deprecations say to use one of these instead, sorted by name.
  public func deprecations(naming names: [PresetName]) throws -> [PresetName] {
    try read {
      let identifiers = try deprecations()
      return try names.flatMap { identifiers[$0] ?? [] }.compactMap { identifier in
        try connection.prepare("SELECT name FROM preset WHERE id = ?1").first(identifier) { try $0.get(0) }
      }.sorted()
    }
  }

  /// The rows of deprecated presets, by the names that these say to use instead.
  func deprecations() throws -> [PresetName: [Int64]] {
    var identifiers: [PresetName: [Int64]] = [:]
    try connection.prepare("SELECT id, deprecated FROM preset WHERE typeof(deprecated) = 'text'").forEach {
      row in
      let deprecation: Deprecation = try row.get("deprecated")
      guard let name = deprecation.replacement else { return }
      identifiers[name, default: []].append(try row.get("id"))
    }
    return identifiers
  }

  /// The registry's own settings.
  public var settings: Settings {
    get throws {
      try translatingErrors {
        var settings = Settings()
        try connection.prepare(Table.setting.selection).forEach { row in
          settings.rules[try row.get("rule")] = RuleSetting(
            severity: try row.get("severity"), threshold: try row.get("threshold"))
        }
        guard keepsPacks else { return settings }
        try connection.prepare(Table.pack.selection).forEach { row in
          settings.packs[try row.get("name")] = TakenPack(digest: try row.get("digest"))
        }
        try connection.prepare(Table.packSource.selection).forEach { row in
          settings.packs[try row.get("pack")]?.source = try row.get("source", as: String.self)
        }
        try connection.prepare(Table.packPreset.selection).forEach { row in
          settings.packs[try row.get("pack")]?.presets[try row.get("name")] = try row.get(
            "digest", as: String.self)
        }
        return settings
      }
    }
  }

  /// The first preset whose name begins with a group's name and a dot; nil when there is none.
  ///
  /// - Parameter old: A preset that is about to lose its name and does not count.
  public func firstMember(ofGroup group: PresetName, leaving old: PresetName? = nil) throws -> String? {
    try translatingErrors {
      // '/' is the character after '.'.
      try connection.prepare(
        "SELECT min(name) FROM preset WHERE name > ?1 || '.' AND name < ?1 || '/' AND name IS NOT ?2"
      ).first(group, old) { try $0.get(0, as: String?.self) } ?? nil
    }
  }
}
