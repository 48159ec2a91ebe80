import Presets
import SQLite
import PlainText

extension Registry {
  var reader: PresetReader { PresetReader(connection: connection, path: path) }

  /// The preset of that name, nil when there is none.
  public func preset(named name: PresetName) throws -> Preset? {
    try translatingErrors {
      let found = try connection.prepare(PresetQuery.byName).first(name.text) { row in
        (preset: try reader.preset(row), identifier: row.int64(PresetQuery.Column.identifier))
      }
      guard let found else { return nil }
      var preset = found.preset
      preset.allow = try reader.exceptions(of: found.identifier)
      return preset
    }
  }

  /// The preset of that name.
  ///
  /// - Throws: ``RegistryError/unknown(_:suggestion:)`` with the nearest name there is.
  public func existingPreset(named name: PresetName) throws -> Preset {
    if let preset = try preset(named: name) { return preset }
    throw RegistryError.unknown(name, suggestion: Suggestions.nearest(to: name.text, among: try names()))
  }

  /// All names, sorted.
  public func names() throws -> [String] {
    try translatingErrors {
      try connection.prepare("SELECT name FROM preset WHERE name IS NOT NULL ORDER BY name")
        .map { $0.text(0) }
    }
  }

  /// How many presets there are.
  public func count() throws -> Int {
    try translatingErrors {
      try connection.prepare("SELECT count(*) FROM preset WHERE name IS NOT NULL")
        .first { Int($0.int64(0)) } ?? 0
    }
  }

  /// Calls the body with each preset, sorted by name, without holding them all.
  public func forEachPreset(_ body: (Preset) throws -> Void) throws {
    try read {
      let exceptions = try allExceptions()
      try connection.prepare(PresetQuery.sortedByName).forEach { row in
        var preset = try reader.preset(row)
        if !exceptions.isEmpty { preset.allow = exceptions[row.int64(PresetQuery.Column.identifier)] ?? [:] }
        try body(preset)
      }
    }
  }

  /// The whole registry in memory.
  public func book() throws -> Book {
    try read {
      var loader = BookLoader(reader)
      return Book(try loader.load(), settings: try settings())
    }
  }

  /// Who mentions a preset, sorted by name.
  public func users(of name: PresetName) throws -> [PresetName] {
    try translatingErrors {
      let identifier = try connection.prepare("SELECT id FROM preset WHERE name = ?1").first(name.text) {
        $0.int64(0)
      }
      guard let identifier else { return [] }
      return try connection.prepare(
        """
        SELECT DISTINCT coalesce(p.name, o.name) FROM (
          SELECT id FROM preset WHERE reduced_id = ?1
          UNION ALL SELECT preset_id FROM spring WHERE base_id = ?1
          UNION ALL SELECT preset_id FROM alias WHERE of_id = ?1
          UNION ALL SELECT preset_id FROM tween WHERE curve_id = ?1
          UNION ALL SELECT preset_id FROM tween WHERE duration_id = ?1
          UNION ALL SELECT clip_id FROM keyframe JOIN track ON track.id = track_id WHERE curve_id = ?1
          UNION ALL SELECT clip_id FROM keyframe JOIN track ON track.id = track_id WHERE spring_id = ?1
          UNION ALL SELECT sequence_id FROM phase WHERE animation_id = ?1
          UNION ALL SELECT morph_id FROM element WHERE animation_id = ?1
          UNION ALL SELECT preset_id FROM morph WHERE present_id = ?1
          UNION ALL SELECT preset_id FROM morph WHERE dismiss_id = ?1
          UNION ALL SELECT preset_id FROM morph WHERE finish_id = ?1
          UNION ALL SELECT preset_id FROM morph WHERE cancel_id = ?1
        ) AS user JOIN preset AS p ON p.id = user.id LEFT JOIN preset AS o ON o.id = p.owner_id ORDER BY 1
        """
      ).map(identifier) { PresetName(stored: $0.text(0)) }
    }
  }

  /// The registry's own settings.
  public func settings() throws -> Settings {
    try translatingErrors {
      var settings = Settings()
      try connection.prepare("SELECT rule, severity, threshold FROM setting ORDER BY rule").forEach { row in
        settings.rules[row.text(0)] = RuleSetting(
          severity: row.optionalText(1).flatMap(RuleSeverity.init), threshold: row.optionalDouble(2))
      }
      return settings
    }
  }

  private func allExceptions() throws -> [Int64: [String: String]] {
    var exceptions: [Int64: [String: String]] = [:]
    try connection.prepare("SELECT preset_id, rule, reason FROM exception").forEach {
      exceptions[$0.int64(0), default: [:]][$0.text(1)] = $0.text(2)
    }
    return exceptions
  }
}

extension Registry {
  /// The first preset whose name makes another into its group; nil when there is none.
  ///
  /// - Parameter old: A preset that is about to lose its name and does not count.
  public func firstMember(ofGroup group: PresetName, leaving old: PresetName? = nil) throws -> String? {
    try translatingErrors {
      // '/' is the character after '.'.
      try connection.prepare(
        "SELECT min(name) FROM preset WHERE name > ?1 || '.' AND name < ?1 || '/' AND name IS NOT ?2"
      ).first(group.text, old?.text) { $0.optionalText(0) } ?? nil
    }
  }
}
