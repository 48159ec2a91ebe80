import Presets
import MotionbookSQLite
import StrictJSON

extension Table {
  /// Presets without their content.
  static let preset = Table(
    "preset",
    [
      "id", "name", "owner_id", "kind", "standsFor", "depth", "summary", "reduced", "reduced_id", "role",
      "deprecated", "origin", "extensions",
    ], isOfPreset: "id = ?1", order: "name")
  /// Rules that presets may break.
  static let exception = Table("exception", of: "preset_id", ["rule", "reason"])
}

extension RegistryReader {
  /// A preset with what it holds; nil for a row of a motion inside another preset.
  func preset(_ row: borrowing Row, _ exceptions: [Int64: [String: String]]) throws -> Preset? {
    let identifier: Int64 = try row.get("id")
    guard let name = try knownName(of: identifier) ?? presetName(row) else { return nil }
    guard let content = contents[identifier] else {
      let kind: Kind = try row.get("kind")
      throw damaged(identifier, "has no \(kind == .tween ? "whole " : "")row in the table \(kind.rawValue)")
    }
    var preset = Preset(name: name, content: content)
    preset.summary = try row.get("summary")
    if try row.get("reduced", as: String?.self) != nil { preset.reduced = Reduced.none }
    if let partner = try row.get("reduced_id", as: Int64?.self) {
      preset.reduced = .preset(try mention(partner))
    }
    preset.role = try row.get("role")
    preset.deprecated = try row.get("deprecated")
    preset.origin = try row.get("origin")
    preset.extensions = try extensions(row, identifier)
    preset.allow = exceptions[identifier] ?? [:]
    return preset
  }

  /// Members of other tools, as JSON.
  private func extensions(_ row: borrowing Row, _ identifier: Int64) throws -> String? {
    guard let text = try row.get("extensions", as: String?.self) else { return nil }
    guard let document = try? JSONDocument(text), document.root.kind == .object else {
      throw damaged(identifier, "has extensions that are no JSON object")
    }
    return text
  }

  /// The rules that presets may break, with the reasons, by the presets' identifiers.
  func exceptions() throws -> [Int64: [String: String]] {
    var exceptions: [Int64: [String: String]] = [:]
    try forEachRow(of: .exception) { row in
      exceptions[try row.get("preset_id"), default: [:]][try row.get("rule")] = try row.get(
        "reason", as: String.self)
    }
    return exceptions
  }
}

extension PresetWriter {
  /// A preset's row, without its partner.
  func row(of preset: Preset, _ entry: PresetEntry) -> RowValues {
    [
      "id": entry.identifier, "name": preset.name, "kind": preset.kind, "standsFor": entry.standsFor,
      "depth": entry.depth, "summary": preset.summary,
      "reduced": preset.reduced == Reduced.none ? "none" : nil,
      "role": preset.role, "deprecated": preset.deprecated, "origin": preset.origin,
      "extensions": preset.extensions,
    ]
  }

  mutating func insertExceptions(of preset: Preset, _ identifier: Int64) throws {
    for (rule, reason) in preset.allow.sorted(by: { $0.key < $1.key }) {
      try insert(into: .exception, ["preset_id": identifier, "rule": rule, "reason": reason])
    }
  }
}

extension Kind: ValueConvertible {}
extension Role: ValueConvertible {}
extension RuleSeverity: ValueConvertible {}

extension PresetName: ValueConvertible {
  /// The type as an error says it.
  public static var wantedType: String { "a preset's name" }

  /// Nil where the column holds another type, or no name: the file's own constraints are what its author left of them.
  public init?(in row: borrowing Row, at index: Int) {
    guard let text = String(in: row, at: index), PresetName.isName(text) else { return nil }
    self.init(stored: text)
  }

  /// Binds the value.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.bind(text, at: index)
  }
}

/// 1, or what to use instead.
extension Deprecation: ValueConvertible {
  /// The type as an error says it.
  public static var wantedType: String { "\(Int.wantedType) or \(String.wantedType)" }

  /// Nil where the column holds another type.
  public init?(in row: borrowing Row, at index: Int) {
    switch row.type(index) {
    case .integer: self = .plain
    case .text: self = .instead(row.text(index))
    default: return nil
    }
  }

  /// Binds the value.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    switch self {
    case .plain: try statement.bind(1 as Int64, at: index)
    case .instead(let text): try statement.bind(text, at: index)
    }
  }
}
