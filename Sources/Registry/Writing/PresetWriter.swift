import MotionPhysics
import Presets
import SQLite

/// Writes presets into the tables, inside a transaction.
///
/// First all rows of `preset`, then what they hold: so nothing depends on an order, and the schema sees every
/// reference with both its ends.
struct PresetWriter {
  let connection: Connection
  let path: String
  private var entries: PresetEntries
  private let statements: PresetStatements
  private var nextIdentifier: Int64
  /// The last identifier whose row is in the file.
  private var newestIdentifier: Int64
  /// Reduced partners that were not there yet when their preset's row was written.
  private var laterPartners: [(identifier: Int64, partner: PresetName)] = []

  init(connection: Connection, path: String) throws {
    self.connection = connection
    self.path = path
    entries = PresetEntries(connection: connection)
    statements = try PresetStatements(connection)
    newestIdentifier = try connection.prepare("SELECT max(id) FROM preset").first { $0.int64(0) } ?? 0
    nextIdentifier = newestIdentifier + 1
  }

  /// From how many presets on single look-ups cost more than one scan.
  static let manyPresets = 500

  mutating func apply(saved presets: [Preset], removed names: [PresetName]) throws {
    var updates: [(preset: Preset, identifier: Int64)] = []
    var insertions: [(preset: Preset, identifier: Int64)] = []
    if presets.count > Self.manyPresets { try entries.loadAll() }
    for preset in presets {
      if let stored = try entries.stored(preset.name) {
        updates.append((preset, stored.identifier))
      } else {
        insertions.append((preset, nextIdentifier))
        nextIdentifier += 1
      }
    }
    for (preset, identifier) in updates + insertions { entries.add(preset, identifier: identifier) }
    updates += try dependentsThatShift(because: updates, leaving: Set(names))
    for (_, identifier) in updates { try deleteContent(of: identifier) }
    if !names.isEmpty { try forgetPartners(of: updates.map(\.identifier)) }
    try remove(names)
    for (preset, identifier) in updates { try update(preset, identifier) }
    for (preset, identifier) in insertions { try insert(preset, identifier) }
    try writeLaterPartners()
    for (preset, identifier) in updates + insertions { try insertContent(of: preset, identifier) }
  }

  mutating func entry(of name: PresetName) throws -> PresetEntry { try entries.entry(of: name) }

  var springInsertion: Statement { statements.springInsertion }

  mutating func takeIdentifier() -> Int64 {
    defer { nextIdentifier += 1 }
    return nextIdentifier
  }

  // Presets

  private mutating func insert(_ preset: Preset, _ identifier: Int64) throws {
    let entry = try entries.entry(of: preset.name)
    try bindRow(of: preset, entry, to: statements.presetInsertion)
    _ = try statements.presetInsertion.step()
    newestIdentifier = identifier
    try insertExceptions(of: preset, identifier)
  }

  private mutating func update(_ preset: Preset, _ identifier: Int64) throws {
    let entry = try entries.entry(of: preset.name)
    let statement = try connection.prepare(
      """
      UPDATE preset SET name = ?2, kind = ?3, standsFor = ?4, depth = ?5, summary = ?6, reduced = ?7,
        reduced_id = ?8, role = ?9, deprecated = ?10, origin = ?11, extensions = ?12
      WHERE id = ?1
      """)
    try bindRow(of: preset, entry, to: statement)
    _ = try statement.step()
    statement.reset()
    try connection.prepare("DELETE FROM exception WHERE preset_id = ?1").run(identifier)
    try insertExceptions(of: preset, identifier)
  }

  private mutating func bindRow(
    of preset: Preset, _ entry: PresetEntry, to statement: Statement
  ) throws {
    try statement.bind(entry.identifier, at: 1)
    try statement.bind(preset.name.text, at: 2)
    try statement.bind(preset.kind.rawValue, at: 3)
    try statement.bind(entry.standsFor, at: 4)
    try statement.bind(entry.depth, at: 5)
    try statement.bind(preset.summary, orNullAt: 6)
    try statement.bind(preset.reduced == Reduced.none ? "none" : nil, orNullAt: 7)
    try statement.bind(try reducedIdentifier(of: preset, entry.identifier), orNullAt: 8)
    try statement.bind(preset.role?.rawValue, orNullAt: 9)
    switch preset.deprecated {
    case .plain: try statement.bind(1, at: 10)
    case .instead(let text): try statement.bind(text, at: 10)
    case nil: try statement.bindNull(at: 10)
    }
    try statement.bind(preset.origin, orNullAt: 11)
    try statement.bind(preset.extensions, orNullAt: 12)
  }

  /// The identifier of a partner whose row is there; one whose row comes later is remembered.
  private mutating func reducedIdentifier(of preset: Preset, _ identifier: Int64) throws -> Int64? {
    guard case .preset(let partner) = preset.reduced else { return nil }
    guard let pending = entries.identifier(ofPending: partner) else {
      if let stored = try entries.stored(partner) { return stored.identifier }
      throw RegistryError.unknown(partner, suggestion: nil)
    }
    if pending <= newestIdentifier { return pending }
    laterPartners.append((identifier, partner))
    return nil
  }

  private mutating func writeLaterPartners() throws {
    let statement = try connection.prepare("UPDATE preset SET reduced_id = ?2 WHERE id = ?1")
    for (identifier, partner) in laterPartners {
      try statement.run(identifier, entries.identifier(ofPending: partner))
    }
    laterPartners = []
  }

  private func insertExceptions(of preset: Preset, _ identifier: Int64) throws {
    if preset.allow.isEmpty { return }
    let statement = try connection.prepare(
      "INSERT INTO exception (preset_id, rule, reason) VALUES (?1, ?2, ?3)")
    for (rule, reason) in preset.allow.sorted(by: { $0.key < $1.key }) {
      try statement.run(identifier, rule, reason)
    }
  }

  // What is there already

  /// What derives from updated presets and gets another depth or kind by that: it is written anew as it is.
  ///
  /// - Parameter removed: What goes away and is not written again.
  private mutating func dependentsThatShift(
    because updates: [(preset: Preset, identifier: Int64)], leaving removed: Set<PresetName>
  ) throws -> [(preset: Preset, identifier: Int64)] {
    var shifted: [(preset: Preset, identifier: Int64)] = []
    var found = 0
    // Again until nothing is found: one that shifts may be the base of an update, and move that on.
    repeat {
      found = shifted.count
      for preset in updates + shifted {
        guard let before = try entries.stored(preset.preset.name) else { continue }
        let after = try entries.entry(of: preset.preset.name)
        if before.depth == after.depth, before.standsFor == after.standsFor { continue }
        for (dependent, identifier) in try lineageDependents(of: before.identifier)
        where entries.identifier(ofPending: dependent.name) == nil && !removed.contains(dependent.name) {
          entries.add(dependent, identifier: identifier)
          shifted.append((dependent, identifier))
        }
      }
    } while shifted.count > found
    return shifted
  }

  /// What has a preset as its base or names it as an alias; of a spring inside another preset that one.
  private func lineageDependents(of identifier: Int64) throws -> [(Preset, Int64)] {
    let names = try connection.prepare(
      """
      SELECT id, name FROM preset WHERE id IN (
        SELECT coalesce(p.owner_id, p.id) FROM preset AS p WHERE p.id IN (
          SELECT preset_id FROM spring WHERE base_id = ?1 UNION SELECT preset_id FROM alias WHERE of_id = ?1
        )
      )
      """
    ).map(identifier) { ($0.int64(0), $0.text(1)) }
    return try names.compactMap { identifier, name in try stored(name).map { ($0, identifier) } }
  }

  /// A preset as it is in the file, whole.
  private func stored(_ name: String) throws -> Preset? {
    let reader = PresetReader(connection: connection, path: path)
    let preset = try connection.prepare(PresetQuery.byName).first(name) { row in
      (preset: try reader.preset(row), identifier: row.int64(PresetQuery.Column.identifier))
    }
    guard var found = preset else { return nil }
    found.preset.allow = try reader.exceptions(of: found.identifier)
    return found.preset
  }

  private func deleteContent(of identifier: Int64) throws {
    for table in ["spring", "curve", "duration", "tween", "clip", "sequence", "morph", "alias"] {
      try connection.prepare("DELETE FROM \(table) WHERE preset_id = ?1").run(identifier)
    }
    // A tween inside it may use a curve inside it, and would keep that from being deleted.
    try connection.prepare(
      "DELETE FROM tween WHERE preset_id IN (SELECT id FROM preset WHERE owner_id = ?1)"
    ).run(identifier)
    try connection.prepare("DELETE FROM preset WHERE owner_id = ?1").run(identifier)
  }

  private func remove(_ names: [PresetName]) throws {
    if names.isEmpty { return }
    let identifiers = try names.compactMap { try entries.stored($0)?.identifier }
    // Content first: what goes together may refer to one another.
    for identifier in identifiers { try deleteContent(of: identifier) }
    try forgetPartners(of: identifiers)
    let deletion = try connection.prepare("DELETE FROM preset WHERE id = ?1")
    for identifier in identifiers { try deletion.run(identifier) }
  }

  private func forgetPartners(of identifiers: [Int64]) throws {
    let statement = try connection.prepare(
      "UPDATE preset SET reduced_id = NULL WHERE reduced_id IS NOT NULL AND id = ?1")
    for identifier in identifiers { try statement.run(identifier) }
  }
}
