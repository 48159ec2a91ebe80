import MotionPhysics
import Presets
import SQLite

extension PresetReader {
  func sequence(_ identifier: Int64, named name: String) throws -> TypedSequence {
    let sequences = SequenceReader(reader: self) { try animation($0, named: name) }
    guard let sequence = try sequences.sequences(identifier)[identifier] else {
      throw damaged(name, "has no row in the table sequence")
    }
    return sequence
  }

  func morph(_ identifier: Int64, named name: String) throws -> TypedMorph {
    let morphs = MorphReader(reader: self) { try animation($0, named: name) }
    guard let morph = try morphs.morphs(identifier)[identifier] else {
      throw damaged(name, "has no row in the table morph")
    }
    return morph
  }

  /// The animation of a preset that another mentions: by its name, or the motion itself where it has none.
  private func animation(_ identifier: Int64, named owner: String) throws -> AnimationReference {
    let found = try connection.prepare(PresetQuery.byIdentifier).first(identifier) { row in
      if let name = row.optionalText(PresetQuery.Column.name) {
        return AnimationReference?.some(.preset(PresetName(stored: name)))
      }
      return AnimationReference(try content(row, named: owner))
    }
    guard let animation = found ?? nil else { throw damaged(owner, "has an animation that is none") }
    return animation
  }

  /// One to four numbers in as many columns, the unused ones null.
  func value(_ row: borrowing Row, at first: Int) throws -> Components {
    var numbers: [Double] = []
    for column in first..<first + 4 where !row.isNull(column) { numbers.append(row.double(column)) }
    do throws(MotionError) {
      return try Components(numbers)
    } catch {
      throw RegistryError.damaged(path: path, reason: "a value has no numbers")
    }
  }

  /// Calls the body with the rows of one preset or, where no identifier is given, of all.
  func rows(_ sql: String, _ identifier: Int64?, _ body: (borrowing Row) throws -> Void) throws {
    let statement = try connection.prepare(sql)
    if let identifier {
      try statement.forEach(identifier, body: body)
    } else {
      try statement.forEach(body: body)
    }
  }

  func damaged(_ identifier: Int64, _ what: String) -> RegistryError {
    .damaged(path: path, reason: "the preset with the id \(identifier) \(what)")
  }
}
