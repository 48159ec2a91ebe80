import MotionPhysics
import Presets
import MotionbookSQLite

/// Reads presets out of the tables: all of them, or one with the motions that stand inside it.
///
/// One scan a table, side by side in memory. Each table's rows are read in `Tables`, beside where they are written.
final class RegistryReader {
  private let connection: Connection
  private let path: String
  /// The preset that is read; nil is all.
  private let preset: Int64?
  /// Whether names that are none are read as they stand, for what lists them.
  private let takesAnyName: Bool
  private var names: IdentifierTable<PresetName>
  /// The contents of presets, and of the motions inside them, by their identifiers.
  var contents: IdentifierTable<Content>

  /// - Parameter preset: The identifier of the only preset to read; nil reads all.
  init(connection: Connection, path: String, preset: Int64? = nil, takesAnyName: Bool = false) {
    self.connection = connection
    self.path = path
    self.preset = preset
    self.takesAnyName = takesAnyName
    names = IdentifierTable(count: 0)
    contents = IdentifierTable(count: 0)
  }

  /// The presets, sorted by name.
  func presets() throws -> [Preset] {
    if preset == nil { try readNames() }
    let kinds = try kinds()
    // In the order of `Kind` what may stand inside another comes before it.
    for kind in Kind.allCases where kinds.contains(kind) { try readContents(of: kind) }
    let exceptions = try exceptions()
    var presets: [Preset] = []
    presets.reserveCapacity(names.capacity)
    try forEachRow(of: .preset) { row in
      if let preset = try preset(row, exceptions) { presets.append(preset) }
    }
    return presets
  }

  private func readContents(of kind: Kind) throws {
    switch kind {
    case .spring: try read(.spring) { .spring(try spring($0, $1)) }
    case .curve: try readCurves()
    case .duration: try read(.duration) { row, _ in .duration(try row.get("duration")) }
    case .tween: try read(.tween) { row, _ in try tween(row).map { .tween($0) } }
    case .clip: try readClips()
    case .sequence: try readSequences()
    case .morph: try readMorphs()
    case .alias: try read(.alias) { row, _ in .alias(of: try mention(row.get("of_id"))) }
    }
  }

  /// Reads the contents of presets out of the table in which each has a row.
  func read(
    _ table: Table, _ body: (_ row: borrowing Row, _ identifier: Int64) throws -> Content?
  ) throws {
    try forEachRow(of: table) { row in
      let identifier: Int64 = try row.get(table.owner)
      contents[identifier] = try body(row, identifier)
    }
  }

  /// The rows of a table by what they are a part of, in their order.
  func parts<Part>(of table: Table, _ body: (borrowing Row) throws -> Part) throws -> [Int64: [Part]] {
    var parts: [Int64: [Part]] = [:]
    try forEachRow(of: table) { row in
      let owner: Int64 = try row.get(table.owner)
      parts[owner, default: []].append(try body(row))
    }
    return parts
  }

  func readNames() throws {
    let count =
      try connection.prepare("SELECT count(*) FROM preset").first { try $0.get(0, as: Int.self) } ?? 0
    names = IdentifierTable(count: count)
    contents = IdentifierTable(count: count)
    try connection.prepare("SELECT id, name FROM preset WHERE name IS NOT NULL").forEach { row in
      names[try row.get("id")] = try presetName(row)
    }
  }

  /// The name of a preset whose name was read already.
  func knownName(of identifier: Int64) -> PresetName? { names[identifier] }

  /// The name in the column `name`; nil for a motion inside another preset.
  func presetName(_ row: borrowing Row) throws -> PresetName? {
    guard let text = try row.get("name", as: String?.self) else { return nil }
    guard takesAnyName || PresetName.isName(text) else { throw RegistryError.noName(text, path: path) }
    return PresetName(stored: text)
  }

  /// The name of a part of a preset: a phase, an element, a property.
  func partName(_ row: borrowing Row, _ column: String) throws -> String {
    let name: String = try row.get(column)
    if !name.isEmpty { return name }
    throw RegistryError.damaged(path: path, reason: "a row has an empty \(column)")
  }

  private func kinds() throws -> Set<Kind> {
    guard let preset else { return Set(Kind.allCases) }
    let kinds = try connection.prepare("SELECT kind FROM preset WHERE id = ?1 OR owner_id = ?1")
      .map(preset) { try $0.get("kind", as: Kind.self) }
    return Set(kinds)
  }

  /// Calls the body with each row of a table that is part of what is read, parts in their order.
  func forEachRow(of table: Table, _ body: (borrowing Row) throws -> Void) throws {
    if let preset {
      try connection.prepare(table.selectionOfPreset).forEach(preset, body: body)
    } else {
      try connection.prepare(table.selection).forEach(body: body)
    }
  }

  // References

  /// The name of a preset; nil for a motion inside another preset.
  func name(of identifier: Int64) throws -> PresetName? {
    if let name = names[identifier] { return name }
    if preset == nil { return nil }
    let name = try connection.prepare("SELECT name FROM preset WHERE id = ?1").first(identifier) {
      try presetName($0)
    }
    names[identifier] = name ?? nil
    return name ?? nil
  }

  /// The name of a preset that is mentioned where only one with a name may be.
  func mention(_ identifier: Int64) throws -> PresetName {
    if let name = try name(of: identifier) { return name }
    throw RegistryError.damaged(
      path: path, reason: "the preset with the id \(identifier) is mentioned and not there")
  }

  /// The animation of an identifier: a preset's name, or the motion itself where it has none.
  func animation(_ identifier: Int64) throws -> AnimationReference {
    if let name = try name(of: identifier) { return .preset(name) }
    if let animation = contents[identifier].flatMap(AnimationReference.init) { return animation }
    throw damaged(identifier, "is used as an animation and is none")
  }

  /// The value of four columns; nil when all of them are null.
  func value(_ row: borrowing Row, _ columns: ValueColumns) throws -> Components? {
    var numbers: [Double] = []
    for name in columns.names {
      if let number = try row.get(name, as: Double?.self) { numbers.append(number) }
    }
    if numbers.isEmpty { return nil }
    do throws(MotionError) { return try Components(numbers) } catch { throw valueWithoutNumbers }
  }

  /// The value of four columns that are not all null.
  func requiredValue(_ row: borrowing Row, _ columns: ValueColumns) throws -> Components {
    if let value = try value(row, columns) { return value }
    throw valueWithoutNumbers
  }

  private var valueWithoutNumbers: RegistryError { .damaged(path: path, reason: "a value has no numbers") }

  func damaged(_ identifier: Int64, _ what: String) -> RegistryError {
    let name = try? name(of: identifier)
    return .damaged(path: path, reason: "the preset \(name?.text ?? "with the id \(identifier)") \(what)")
  }
}

/// Values by the identifiers of rows.
///
/// SQLite hands identifiers out in a row, so that they are places in an array: of 100,000 presets dictionaries took a sixth of
/// the time of reading. What another program chose far beyond stands in one all the same.
struct IdentifierTable<Value> {
  private var row: [Value?] = []
  private var strays: [Int64: Value] = [:]
  private let limit: Int64
  /// How many values there may be.
  let capacity: Int

  init(count: Int) {
    capacity = count
    // What was removed leaves gaps.
    limit = 4 * Int64(count)
    if count > 0 { row.reserveCapacity(count + 1) }
  }

  subscript(identifier: Int64) -> Value? {
    get {
      if identifier >= 0, identifier < row.count, let value = row[Int(identifier)] { return value }
      return strays.isEmpty ? nil : strays[identifier]
    }
    set {
      guard identifier >= 0, identifier <= limit else { return strays[identifier] = newValue }
      while row.count <= identifier { row.append(nil) }
      row[Int(identifier)] = newValue
    }
  }
}
