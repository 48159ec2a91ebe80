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
    switch row.type(Column.deprecated) {
    case .integer: preset.deprecated = .plain
    case .text: preset.deprecated = .instead(row.text(Column.deprecated))
    default: break
    }
    preset.origin = row.optionalText(Column.origin)
    preset.extensions = row.optionalText(Column.extensions)
    return preset
  }

  /// What a row's preset holds. An inline motion has no name; `name` is then its owner's, for errors.
  func content(_ row: borrowing Row, named name: String) throws -> Content {
    let identifier = row.int64(Column.identifier)
    guard let kind = Kind(rawValue: row.text(Column.kind)) else { throw damaged(name, "is of no known kind") }
    switch kind {
    case .spring: return .spring(try spring(row, named: name))
    case .curve: return .curve(try curve(identifier, named: name))
    case .duration: return .duration(try duration(identifier, named: name))
    case .tween: return .tween(try tween(identifier, named: name))
    case .clip: return .clip(try clip(identifier, named: name))
    case .alias: return .alias(of: try alias(identifier, named: name))
    case .sequence, .morph: throw damaged(name, "is \(kind.phrase), which this version does not know")
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

  private func spring(_ row: borrowing Row, named name: String) throws -> TypedSpring {
    if row.isNull(Column.spring) { throw damaged(name, "has no row in the table spring") }
    let delay = row.optionalDouble(Column.delay)
    if !row.isNull(Column.base) {
      return TypedSpring(
        .adjusted(
          Adjustment(
            base: PresetName(stored: row.text(Column.base)),
            duration: row.optionalDouble(Column.firstSpringKey),
            durationScale: row.optionalDouble(Column.durationScale),
            extraBounce: row.optionalDouble(Column.extraBounce))),
        delay: delay)
    }
    var keys: UInt32 = 0
    for position in 0..<SpringKey.allCases.count where !row.isNull(Column.firstSpringKey + position) {
      keys |= 1 << UInt32(position)
    }
    return TypedSpring(.standalone(try standalone(row, keys, named: name)), delay: delay)
  }

  private func standalone(
    _ row: borrowing Row, _ keys: UInt32, named name: String
  ) throws -> SpringParameters {
    guard
      let form = SpringAssembly.storedForm(
        keys: SpringKeySet(rawValue: keys), dialect: row.optionalText(Column.dialect))
    else { throw damaged(name, "has a row in the table spring that says no spring") }
    var parameters = SpringParameters(formIndex: form.index, numbers: SpringNumbers())
    let positions = form.positions
    parameters.numbers.first = row.optionalDouble(Column.firstSpringKey + positions[0]) ?? .nan
    if positions.count > 1 {
      parameters.numbers.second = row.optionalDouble(Column.firstSpringKey + positions[1]) ?? .nan
    }
    if positions.count > 2 {
      parameters.numbers.third = row.optionalDouble(Column.firstSpringKey + positions[2]) ?? .nan
    }
    return parameters
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
