import MotionPhysics
import Presets
import SQLite

/// A table of the registry: the one list of its columns, of which the statements that read and write it are made.
struct Table: Sendable {
  let name: String
  /// The columns, mostly named as the keys of the JSON; references end in `_id`.
  let columns: [String]
  /// The condition that a row is of preset `?1`, or of a motion inside it.
  private let isOfPreset: String
  private let order: String?

  /// - Parameters:
  ///   - owner: The column that refers to the preset, or to the row of another table that the row is a part of.
  ///   - parts: The table that owns the rows; nil is the preset, or a motion inside it.
  init(_ name: String, of owner: String, in ownerTable: Table? = nil, _ columns: [String]) {
    self.name = name
    self.columns = [owner] + columns
    let owners = ownerTable.map { "SELECT id FROM \($0.name) WHERE \($0.isOfPreset)" }
    isOfPreset = "\(owner) IN (\(owners ?? "SELECT id FROM preset WHERE id = ?1 OR owner_id = ?1"))"
    order = columns.contains("position") ? "\(owner), position" : nil
  }

  private init(_ name: String, _ columns: [String], isOfPreset: String, order: String?) {
    (self.name, self.columns, self.isOfPreset, self.order) = (name, columns, isOfPreset, order)
  }

  /// Presets without their content.
  static let preset = Table(
    "preset",
    [
      "id", "name", "owner_id", "kind", "standsFor", "depth", "summary", "reduced", "reduced_id", "role",
      "deprecated", "origin", "extensions",
    ], isOfPreset: "id = ?1", order: "name")
  /// The registry's own settings.
  static let setting = Table(
    "setting", ["rule", "severity", "threshold"], isOfPreset: "0", order: "rule")

  /// The packs that were taken from elsewhere.
  static let pack = Table("pack", ["name", "digest"], isOfPreset: "0", order: "name")
  /// The changes of the journal, and what each made of presets and settings.
  static let change = Table(
    "change", ["id", "at", "kind", "author", "command", "note", "undoes_id", "fileChanges"], isOfPreset: "0",
    order: "id")
  static let presetVersion = Table(
    "preset_version", ["change_id", "name", "text"], isOfPreset: "0", order: "change_id, name")
  static let settingVersion = Table(
    "setting_version", ["change_id", "path", "text"], isOfPreset: "0", order: "change_id, path")

  /// The table that holds what a preset of a kind is.
  static func content(of kind: Kind) -> Table {
    switch kind {
    case .spring: .spring
    case .curve: .curve
    case .duration: .duration
    case .tween: .tween
    case .clip: .clip
    case .sequence: .sequence
    case .morph: .morph
    case .alias: .alias
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
