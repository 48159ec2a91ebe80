import MotionPhysics
import Presets
import MotionbookSQLite

/// Writes presets into the tables, inside a transaction.
///
/// First all rows of `preset`, then what they hold: so nothing depends on an order, and the schema sees every
/// reference with both its ends. Each table's rows are written in `Tables`, beside where they are read.
struct PresetWriter {
  let connection: Connection
  private let path: String
  private var entries: PresetEntries
  /// A prepared statement for each table that rows were written to.
  private var insertions: [String: Statement] = [:]
  /// The highest identifier that is taken.
  private var lastIdentifier: Int64
  /// The last identifier whose row is in the file.
  private var newestIdentifier: Int64
  /// Reduced partners that were not there yet when their preset's row was written.
  private var laterPartners: [(identifier: Int64, partner: PresetName)] = []

  init(connection: Connection, path: String) throws {
    self.connection = connection
    self.path = path
    entries = PresetEntries(connection: connection, path: path)
    newestIdentifier = max(0, try connection.prepare("SELECT max(id) FROM preset").first { $0.int64(0) } ?? 0)
    lastIdentifier = newestIdentifier
  }

  /// An identifier that no preset has.
  private mutating func newIdentifier() throws -> Int64 {
    guard lastIdentifier < .max else {
      throw RegistryError.damaged(
        path: path,
        reason: "a preset has the highest id that there is, so that none can be added; write it anew with "
          + "`motionbook export -o presets.json` and `motionbook init --from presets.json --registry new.db`")
    }
    lastIdentifier += 1
    return lastIdentifier
  }

  mutating func apply(saved presets: [Preset], removed names: [PresetName]) throws {
    var updates: [(preset: Preset, identifier: Int64)] = []
    var insertions: [(preset: Preset, identifier: Int64)] = []
    for preset in presets {
      if let stored = try entries.stored(preset.name) {
        updates.append((preset, stored.identifier))
      } else {
        insertions.append((preset, try newIdentifier()))
      }
    }
    for (preset, identifier) in updates + insertions { entries.add(preset, identifier: identifier) }
    updates += try dependentsThatShift(because: updates, leaving: Set(names))
    for (_, identifier) in updates { try deleteContent(of: identifier) }
    if !names.isEmpty { try forgetPartners(of: updates.map(\.identifier)) }
    try remove(names)
    for (preset, identifier) in updates { try update(preset, identifier) }
    for (preset, _) in insertions { try insert(preset) }
    try writeLaterPartners()
    for (preset, identifier) in updates + insertions {
      try insert(preset.content, identifier, owner: identifier)
    }
  }

  mutating func entry(of name: PresetName) throws -> PresetEntry { try entries.entry(of: name) }

  // Rows

  mutating func insert(into table: Table, _ row: RowValues) throws {
    let insertion: Statement
    if let known = insertions[table.name] {
      insertion = known
    } else {
      insertion = try connection.prepare(table.insertion)
      insertions[table.name] = insertion
    }
    try insertion.run(named: row.values)
  }

  private mutating func insert(_ preset: Preset) throws {
    let entry = try entries.entry(of: preset.name)
    try insert(into: .preset, try rowWithPartner(of: preset, entry))
    newestIdentifier = entry.identifier
    try insertExceptions(of: preset, entry.identifier)
  }

  private mutating func update(_ preset: Preset, _ identifier: Int64) throws {
    let entry = try entries.entry(of: preset.name)
    try connection.prepare(Table.preset.update).run(named: try rowWithPartner(of: preset, entry).values)
    try connection.prepare("DELETE FROM exception WHERE preset_id = ?1").run(identifier)
    try insertExceptions(of: preset, identifier)
  }

  /// A preset's row. A partner whose row comes later is remembered.
  private mutating func rowWithPartner(of preset: Preset, _ entry: PresetEntry) throws -> RowValues {
    var row = row(of: preset, entry)
    guard case .preset(let partner) = preset.reduced else { return row }
    if let pending = entries.identifier(ofPending: partner), pending > newestIdentifier {
      laterPartners.append((entry.identifier, partner))
    } else {
      row["reduced_id"] = try entries.entry(of: partner).identifier
    }
    return row
  }

  private mutating func writeLaterPartners() throws {
    let statement = try connection.prepare("UPDATE preset SET reduced_id = ?2 WHERE id = ?1")
    for (identifier, partner) in laterPartners {
      try statement.run(identifier, entries.identifier(ofPending: partner))
    }
    laterPartners = []
  }

  private mutating func insert(_ content: Content, _ identifier: Int64, owner: Int64) throws {
    switch content {
    case .spring(let spring): try insert(spring, identifier)
    case .curve(let shape): try insert(shape, identifier)
    case .duration(let seconds):
      try insert(into: .duration, ["preset_id": identifier, "duration": seconds])
    case .tween(let tween): try insert(tween, identifier, owner: owner)
    case .clip(let clip): try insert(clip, identifier, owner: owner)
    case .sequence(let sequence): try insert(sequence, identifier)
    case .morph(let morph): try insert(morph, identifier)
    case .alias(let target):
      try insert(into: .alias, ["preset_id": identifier, "of_id": try entry(of: target).identifier])
    }
  }

  /// Writes a motion that stands inside another preset; it has an owner in place of a name.
  mutating func insertInline(_ content: Content, owner: Int64) throws -> Int64 {
    let identifier = try newIdentifier()
    let depth = try content.origin.map { try entry(of: $0).depthBelow } ?? 0
    try insert(
      into: .preset,
      [
        "id": identifier, "owner_id": owner, "kind": content.kind, "standsFor": content.kind, "depth": depth,
      ])
    try insert(content, identifier, owner: owner)
    return identifier
  }

  // What is there already

  /// The presets that derive from updated ones and get another depth or kind by that: they are written anew.
  ///
  /// - Parameter removed: What goes away and is not written again.
  private mutating func dependentsThatShift(
    because updates: [(preset: Preset, identifier: Int64)], leaving removed: Set<PresetName>
  ) throws -> [(preset: Preset, identifier: Int64)] {
    var shifted: [(preset: Preset, identifier: Int64)] = []
    var made = Dictionary(grouping: updates.map(\.preset), by: \.content.origin)
    // As they were when what is made of them was looked for.
    var examined: [PresetName: PresetEntry] = [:]
    var waiting = updates.map(\.preset.name)
    while let name = waiting.popLast() {
      guard let before = try entries.stored(name) else { continue }
      let after = try entries.entry(of: name)
      let known = examined.updateValue(after, forKey: name) ?? before
      if known.depth == after.depth, known.standsFor == after.standsFor { continue }
      for (dependent, identifier) in try lineageDependents(of: before.identifier)
      where entries.identifier(ofPending: dependent.name) == nil && !removed.contains(dependent.name) {
        entries.add(dependent, identifier: identifier)
        shifted.append((dependent, identifier))
        made[dependent.content.origin, default: []].append(dependent)
      }
      // One that shifts may be the base of an update too, and move that on.
      waiting += (made[name] ?? []).map(\.name)
    }
    return shifted
  }

  /// The presets that derive from one or are an alias of it, also by a spring inside them.
  private func lineageDependents(of identifier: Int64) throws -> [(Preset, Int64)] {
    let identifiers = try connection.prepare(
      """
      SELECT DISTINCT coalesce(owner_id, id) AS id FROM preset WHERE id IN (
        SELECT preset_id FROM spring WHERE base_id = ?1 UNION SELECT preset_id FROM alias WHERE of_id = ?1
      )
      """
    ).map(identifier) { try $0.get("id", as: Int64.self) }
    return try identifiers.compactMap { identifier in
      let reader = RegistryReader(connection: connection, path: path, preset: identifier)
      return try reader.presets().first.map { ($0, identifier) }
    }
  }

  private func deleteContent(of identifier: Int64) throws {
    for kind in Kind.allCases {
      try connection.prepare("DELETE FROM \(Table.content(of: kind).whole.name) WHERE preset_id = ?1")
        .run(identifier)
    }
    // A tween inside it may use a curve inside it, and would keep that from being deleted.
    try connection.prepare(
      "DELETE FROM tween WHERE preset_id IN (SELECT id FROM preset WHERE owner_id = ?1)"
    ).run(identifier)
    try connection.prepare("DELETE FROM preset WHERE owner_id = ?1").run(identifier)
  }

  private func remove(_ names: [PresetName]) throws {
    if names.isEmpty { return }
    let identifiers = try names.map { name in
      guard let stored = try entries.stored(name) else {
        throw RegistryError.unknown(name, suggestion: nil)
      }
      return stored.identifier
    }
    // Content first: what goes together may refer to one another.
    for identifier in identifiers { try deleteContent(of: identifier) }
    try forgetPartners(of: identifiers)
    let deletion = try connection.prepare("DELETE FROM preset WHERE id = ?1")
    for (name, identifier) in zip(names, identifiers) {
      do {
        try deletion.run(identifier)
      } catch {
        guard error.isConstraint else { throw error }
        let users = try connection.prepare(Table.selectionOfUsers).map(identifier) {
          try $0.get(0, as: String.self)
        }
        throw RegistryError.refused(
          "\(name) cannot be removed, because \(users.joined(separator: ", ")) "
            + "\(users.count == 1 ? "uses" : "use") it")
      }
    }
  }

  private func forgetPartners(of identifiers: [Int64]) throws {
    let statement = try connection.prepare(
      "UPDATE preset SET reduced_id = NULL WHERE reduced_id IS NOT NULL AND id = ?1")
    for identifier in identifiers { try statement.run(identifier) }
  }
}
