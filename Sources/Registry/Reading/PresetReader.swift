import MotionPhysics
import Presets
import SQLite

/// Makes presets of rows.
struct PresetReader {
  typealias Column = PresetQuery.Column

  let connection: Connection
  let path: String

  func preset(_ row: borrowing Row) throws -> Preset {
    let name = PresetName(stored: row.text(Column.name))
    var preset = Preset(name: name, content: try content(row, named: name.text))
    preset.summary = row.optionalText(Column.summary)
    if !row.isNull(Column.reducedName) {
      preset.reduced = .preset(PresetName(stored: row.text(Column.reducedName)))
    } else if !row.isNull(Column.reduced) {
      preset.reduced = Reduced.none
    }
    preset.role = row.optionalText(Column.role).flatMap(Role.init)
    preset.deprecated = Self.deprecation(row, at: Column.deprecated)
    preset.origin = row.optionalText(Column.origin)
    preset.extensions = row.optionalText(Column.extensions)
    return preset
  }

  static func deprecation(_ row: borrowing Row, at column: Int) -> Deprecation? {
    switch row.type(column) {
    case .integer: .plain
    case .text: .instead(row.text(column))
    default: nil
    }
  }

  /// What a row's preset holds. An inline motion has no name; `name` is then its owner's, for errors.
  func content(_ row: borrowing Row, named name: String) throws -> Content {
    let kind = row.text(Column.kind)
    guard kind == "spring" else {
      return try content(ofKind: kind, identifier: row.int64(Column.identifier), named: name)
    }
    if row.isNull(Column.spring) { throw damaged(name, "has no row in the table spring") }
    let base = row.optionalText(Column.base).map { PresetName(stored: $0) }
    return .spring(try spring(row, from: Column.firstOfSpring, base: base, named: name))
  }

  /// What a preset of any kind but spring holds, from the table of its kind.
  func content(ofKind kind: String, identifier: Int64, named name: String) throws -> Content {
    switch Kind(rawValue: kind) {
    case .curve: return .curve(try curve(identifier, named: name))
    case .duration: return .duration(try duration(identifier, named: name))
    case .tween: return .tween(try tween(identifier, named: name))
    case .clip: return .clip(try clip(identifier, named: name))
    case .sequence: return .sequence(try sequence(identifier, named: name))
    case .morph: return .morph(try morph(identifier, named: name))
    case .alias: return .alias(of: try alias(identifier, named: name))
    default: throw damaged(name, "has no row in the table \(kind)")
    }
  }

  /// The rules that a preset may break, with the reasons.
  func exceptions(of identifier: Int64) throws -> [String: String] {
    var exceptions: [String: String] = [:]
    try connection.prepare("SELECT rule, reason FROM exception WHERE preset_id = ?1").forEach(identifier) {
      exceptions[$0.text(0)] = $0.text(1)
    }
    return exceptions
  }

  func damaged(_ name: String, _ what: String) -> RegistryError {
    .damaged(path: path, reason: "the preset \(name) \(what)")
  }

  /// A spring out of ``PresetQuery/springColumns``, which begin at a column.
  func spring(
    _ row: borrowing Row, from first: Int, base: PresetName?, named name: String
  ) throws -> TypedSpring {
    typealias Column = PresetQuery.SpringColumn
    let delay = row.optionalDouble(first + Column.delay)
    if let base {
      let adjustment = Adjustment(
        base: base, duration: row.optionalDouble(first + Column.firstKey + SpringKey.duration.position),
        durationScale: row.optionalDouble(first + Column.durationScale),
        extraBounce: row.optionalDouble(first + Column.extraBounce))
      return TypedSpring(.adjusted(adjustment), delay: delay)
    }
    var keys: UInt32 = 0
    for position in 0..<SpringKey.allCases.count where !row.isNull(first + Column.firstKey + position) {
      keys |= 1 << UInt32(position)
    }
    guard
      let form = SpringAssembly.storedForm(
        keys: SpringKeySet(rawValue: keys), dialect: row.optionalText(first + Column.dialect))
    else { throw damaged(name, "has a row in the table spring that says no spring") }
    return TypedSpring(.standalone(parameters(row, from: first + Column.firstKey, form)), delay: delay)
  }

  private func parameters(
    _ row: borrowing Row, from firstKey: Int, _ form: SpringAssembly.StoredForm
  ) -> SpringParameters {
    var numbers = SpringNumbers()
    let positions = form.positions
    numbers.first = row.optionalDouble(firstKey + positions[0]) ?? .nan
    if positions.count > 1 { numbers.second = row.optionalDouble(firstKey + positions[1]) ?? .nan }
    if positions.count > 2 { numbers.third = row.optionalDouble(firstKey + positions[2]) ?? .nan }
    return SpringParameters(formIndex: form.index, numbers: numbers)
  }

  private func duration(_ identifier: Int64, named name: String) throws -> Double {
    let seconds = try connection.prepare("SELECT duration FROM duration WHERE preset_id = ?1")
      .first(identifier) { $0.double(0) }
    guard let seconds else { throw damaged(name, "has no row in the table duration") }
    return seconds
  }

  private func alias(_ identifier: Int64, named name: String) throws -> PresetName {
    let target = try connection.prepare(
      "SELECT t.name FROM alias AS a JOIN preset AS t ON t.id = a.of_id WHERE a.preset_id = ?1"
    ).first(identifier) { $0.text(0) }
    guard let target else { throw damaged(name, "has no row in the table alias") }
    return PresetName(stored: target)
  }
}
