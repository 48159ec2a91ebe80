import MotionPhysics
import Presets
import MotionbookSQLite

/// A table of the registry: the one list of its columns, of which the statements that read and write it are made.
struct Table: Sendable {
  let name: String
  /// The columns, mostly named as the keys of the JSON. Those that end in `_id` refer to presets and to motions inside
  /// presets, all but the owner's.
  let columns: [String]
  /// The column that refers to the preset, or to the row of another table that the row is a part of.
  let owner: String
  /// The rows with those that they are a part of.
  private let rows: String
  /// The column of these that holds the preset, or the motion inside it.
  private let presetColumn: String
  /// The condition that a row is of preset `?1`, or of a motion inside it.
  private let isOfPreset: String
  private let order: String?

  /// - Parameters:
  ///   - owner: The column that refers to the preset, or to the row of another table that the row is a part of.
  ///   - ownerTable: The table that owns the rows; nil is the preset, or a motion inside it.
  init(_ name: String, of owner: String, in ownerTable: Table? = nil, _ columns: [String]) {
    self.name = name
    self.columns = [owner] + columns
    self.owner = owner
    rows = ownerTable.map { "\(name) JOIN \($0.rows) ON \($0.name).id = \(name).\(owner)" } ?? name
    presetColumn = ownerTable?.presetColumn ?? "\(name).\(owner)"
    let owners = ownerTable.map { "SELECT id FROM \($0.name) WHERE \($0.isOfPreset)" }
    isOfPreset = "\(owner) IN (\(owners ?? "SELECT id FROM preset WHERE id = ?1 OR owner_id = ?1"))"
    order = columns.contains("position") ? "\(owner), position" : nil
  }

  /// A table whose rows are a part of nothing that presets are read by.
  init(_ name: String, _ columns: [String], isOfPreset: String = "0", order: String?) {
    (self.name, self.columns, self.isOfPreset, self.order) = (name, columns, isOfPreset, order)
    (owner, rows, presetColumn) = ("owner_id", name, "\(name).id")
  }

  /// The registry's own settings.
  static let setting = Table(
    "setting", ["rule", "severity", "threshold"], order: "rule")

  /// The packs that were taken from elsewhere.
  static let pack = Table("pack", ["name", "digest"], order: "name")
  /// Where these were taken from, and the digests of their presets.
  static let packSource = Table("pack_source", ["pack", "source"], order: "pack")
  static let packPreset = Table("pack_preset", ["pack", "name", "digest"], order: "pack, name")
  /// The changes of the journal, and what each made of presets and settings.
  static let change = Table(
    "change", ["id", "at", "kind", "author", "command", "note", "undoes_id", "fileChanges"],
    order: "id")
  static let presetVersion = Table(
    "preset_version", ["change_id", "name", "text"], order: "change_id, name")
  static let settingVersion = Table(
    "setting_version", ["change_id", "path", "text"], order: "change_id, path")

  /// The tables that hold what a preset of a kind is: one with a row for each preset, and those of its parts.
  static func content(of kind: Kind) -> (whole: Table, parts: [Table]) {
    switch kind {
    case .spring: (.spring, [])
    case .curve: (.curve, [.point])
    case .duration: (.duration, [])
    case .tween: (.tween, [])
    case .clip: (.clip, [.track, .keyframe])
    case .sequence: (.sequence, [.phase, .phaseValue])
    case .morph: (.morph, [.projection, .element, .elementProperty])
    case .alias: (.alias, [])
    }
  }

  /// `SELECT` of the names of the presets that mention preset `?1`, themselves or in a motion inside them, sorted.
  static let selectionOfUsers: String = {
    let tables = [.preset] + Kind.allCases.flatMap { [content(of: $0).whole] + content(of: $0).parts }
    let users = tables.flatMap(\.selectionsOfUsers).joined(separator: " UNION ALL ")
    return "SELECT DISTINCT coalesce(p.name, o.name) FROM (\(users)) AS user "
      + "JOIN preset AS p ON p.id = user.id LEFT JOIN preset AS o ON o.id = p.owner_id ORDER BY 1"
  }()

  /// For each column that refers to presets, `SELECT` of the presets whose rows refer to preset `?1` there.
  private var selectionsOfUsers: [String] {
    columns.filter { $0.hasSuffix("_id") && $0 != owner }.map {
      "SELECT \(presetColumn) AS id FROM \(rows) WHERE \(name).\($0) = ?1"
    }
  }

  /// `SELECT` of all rows, parts in their order.
  var selection: String { "SELECT \(columns.joined(separator: ", ")) FROM \(name)" + ordering }

  /// `SELECT` of the rows of preset `?1` and of the motions inside it.
  var selectionOfPreset: String {
    "SELECT \(columns.joined(separator: ", ")) FROM \(name) WHERE \(isOfPreset)" + ordering
  }

  private var ordering: String { order.map { " ORDER BY \($0)" } ?? "" }

  /// `INSERT` of a row, its values named as the columns.
  var insertion: String {
    "INSERT INTO \(name) (\(columns.joined(separator: ", "))) "
      + "VALUES (\(columns.map { ":" + $0 }.joined(separator: ", ")))"
  }

  /// `UPDATE` of the row that has the value of the first column.
  var update: String {
    let assignments = columns.dropFirst().map { "\($0) = :\($0)" }.joined(separator: ", ")
    return "UPDATE \(name) SET \(assignments) WHERE \(columns[0]) = :\(columns[0])"
  }
}

/// The values of a row that is written, by their columns. Columns that are left out, or nil, are null.
struct RowValues: ExpressibleByDictionaryLiteral {
  private(set) var values: [(name: String, value: any ValueConvertible)] = []

  init(dictionaryLiteral elements: (String, (any ValueConvertible)?)...) {
    values.reserveCapacity(elements.count)
    for (column, value) in elements { self[column] = value }
  }

  subscript(column: String) -> (any ValueConvertible)? {
    get { values.first { $0.name == column }?.value }
    set { if let newValue { values.append((column, newValue)) } }
  }

  /// Sets as many of a value's columns as it has components.
  mutating func set(_ columns: ValueColumns, to value: Components?) {
    guard let value else { return }
    for index in 0..<value.count { self[columns.names[index]] = value[index] }
  }
}

/// The four columns of a value of one to four components; those that it does not have are null.
struct ValueColumns: Sendable {
  let names: [String]

  init(_ prefix: String) { names = ["X", "Y", "Z", "W"].map { prefix + $0 } }

  private init(names: [String]) { self.names = names }

  static let plain = ValueColumns(names: ["x", "y", "z", "w"])
  static let from = ValueColumns("from")
  static let to = ValueColumns("to")
  static let initial = ValueColumns("initial")
  static let startVelocity = ValueColumns("startVelocity")
  static let endVelocity = ValueColumns("endVelocity")
}
