import MotionPhysics
import Presets
import SQLite

/// Reads a whole registry: one scan a table, side by side in memory, instead of a look-up a preset.
///
/// Rows are in the order of their identifiers in every table. A name is made once, and whoever mentions the preset
/// shares it.
struct BookLoader {
  private let reader: PresetReader
  private var connection: Connection { reader.connection }
  private var identifiers = IdentifierIndex()
  private var presets: [Preset] = []
  /// Whether the preset's content has been found.
  private var isFilled: [Bool] = []
  /// The motions that stand inside other presets, by their identifiers.
  private var inline: [Int64: Content] = [:]
  /// Whether there is anything whose parts are looked up there beside curves.
  private var hasComposites = false

  init(_ reader: PresetReader) { self.reader = reader }

  /// The presets, in the order of their identifiers.
  mutating func load() throws -> [Preset] {
    try loadRows()
    hasComposites =
      try connection.prepare(
        "SELECT EXISTS (SELECT 1 FROM sequence) OR EXISTS (SELECT 1 FROM morph)"
      ).first { $0.int64(0) == 1 } ?? false
    try loadSprings()
    try loadDurations()
    try loadAliases()
    try loadCurves()
    try loadTweens()
    if hasComposites { try loadComposites() }
    try loadExceptions()
    for index in presets.indices where !isFilled[index] { try loadAlone(index) }
    return presets
  }

  private mutating func loadRows() throws {
    var partners: [(index: Int, identifier: Int64)] = []
    // Growing by doubling would copy a large registry several times. The bound guards against a lone huge id.
    let last = try connection.prepare("SELECT max(id) FROM preset").first { $0.int64(0) } ?? 0
    presets.reserveCapacity(Int(clamping: min(last, 1_000_000)))
    try connection.prepare(
      """
      SELECT id, name, summary, reduced, reduced_id, role, deprecated, origin, extensions
      FROM preset WHERE name IS NOT NULL ORDER BY id
      """
    ).forEach { row in
      identifiers.append(row.int64(0))
      var preset = Preset(name: PresetName(stored: row.text(1)), content: .duration(.nan))
      preset.summary = row.optionalText(2)
      if !row.isNull(4) {
        partners.append((presets.count, row.int64(4)))
      } else if !row.isNull(3) {
        preset.reduced = Reduced.none
      }
      preset.role = row.optionalText(5).flatMap(Role.init)
      preset.deprecated = PresetReader.deprecation(row, at: 6)
      preset.origin = row.optionalText(7)
      preset.extensions = row.optionalText(8)
      presets.append(preset)
    }
    isFilled = [Bool](repeating: false, count: presets.count)
    for (index, identifier) in partners { presets[index].reduced = try .preset(name(of: identifier)) }
  }

  private mutating func loadSprings() throws {
    try connection.prepare("SELECT preset_id, base_id, \(PresetQuery.springColumns) FROM spring AS s").forEach
    { row in
      let index = index(of: row.int64(0))
      guard index != nil || hasComposites else { return }
      let base = row.isNull(1) ? nil : try name(of: row.int64(1))
      let owner = index.map { presets[$0].name.text } ?? "with the id \(row.int64(0))"
      put(.spring(try reader.spring(row, from: 2, base: base, named: owner)), row.int64(0), index)
    }
  }

  private mutating func loadDurations() throws {
    try connection.prepare("SELECT preset_id, duration FROM duration").forEach { row in
      guard let index = index(of: row.int64(0)) else { return }
      presets[index].content = .duration(row.double(1))
      isFilled[index] = true
    }
  }

  private mutating func loadAliases() throws {
    try connection.prepare("SELECT preset_id, of_id FROM alias").forEach { row in
      guard let index = index(of: row.int64(0)) else { return }
      presets[index].content = .alias(of: try name(of: row.int64(1)))
      isFilled[index] = true
    }
  }

  private mutating func loadCurves() throws {
    try connection.prepare("SELECT preset_id, \(PresetReader.curveColumns) FROM curve").forEach { row in
      let identifier = row.int64(0)
      put(.curve(try reader.shape(row, from: 1, identifier)), identifier, index(of: identifier))
    }
  }

  private mutating func loadTweens() throws {
    try connection.prepare("SELECT preset_id, curve, curve_id, duration, duration_id, delay FROM tween")
      .forEach {
        row in
        let index = index(of: row.int64(0))
        let duration: DurationReference =
          row.isNull(4) ? .seconds(row.double(3)) : .preset(try name(of: row.int64(4)))
        guard let curve = curve(row) else { return }
        let tween = TypedTween(curve: curve, duration: duration, delay: row.optionalDouble(5))
        put(.tween(tween), row.int64(0), index)
      }
  }

  /// One of SwiftUI's curves, a preset, or a curve that is written in place and has no name.
  private func curve(_ row: borrowing Row) -> CurveReference? {
    if let named = row.optionalText(1) { return UnitCurve(name: named).map { .named($0) } }
    let identifier = row.int64(2)
    if let index = index(of: identifier) { return .preset(presets[index].name) }
    guard case .curve(let shape)? = inline[identifier] else { return nil }
    return .inline(shape)
  }

  private mutating func loadComposites() throws {
    for (identifier, content) in try composites() { put(content, identifier, index(of: identifier)) }
  }

  private func composites() throws -> [Int64: Content] {
    let sequences = try SequenceReader(reader: reader, animation: animation).sequences()
    let morphs = try MorphReader(reader: reader, animation: animation).morphs()
    return sequences.mapValues { .sequence($0) }.merging(morphs.mapValues { .morph($0) }) { first, _ in first
    }
  }

  private func animation(_ identifier: Int64) throws -> AnimationReference {
    if let index = index(of: identifier) { return .preset(presets[index].name) }
    guard let animation = inline[identifier].flatMap(AnimationReference.init) else {
      throw reader.damaged(identifier, "is used as an animation and is none")
    }
    return animation
  }

  /// Gives a preset its content, or keeps that of one that has no name for what it stands in.
  private mutating func put(_ content: Content, _ identifier: Int64, _ index: Int?) {
    guard let index else { return inline[identifier] = content }
    presets[index].content = content
    isFilled[index] = true
  }

  private mutating func loadExceptions() throws {
    try connection.prepare("SELECT preset_id, rule, reason FROM exception").forEach { row in
      if let index = index(of: row.int64(0)) { presets[index].allow[row.text(1)] = row.text(2) }
    }
  }

  /// Clips have parts in several tables and are read one by one; so is what lacks its row, which says so.
  private mutating func loadAlone(_ index: Int) throws {
    let name = presets[index].name.text
    let identifier = identifiers.identifiers[index]
    let kind = try connection.prepare("SELECT kind FROM preset WHERE id = ?1").first(identifier) {
      $0.text(0)
    }
    presets[index].content = try reader.content(
      ofKind: kind ?? "", identifier: identifier, named: name)
  }

  /// Where a preset stands; nil for one inside another preset.
  private func index(of identifier: Int64) -> Int? { identifiers.index(of: identifier) }

  private func name(of identifier: Int64) throws -> PresetName {
    guard let index = index(of: identifier) else {
      throw RegistryError.damaged(
        path: reader.path, reason: "the preset with the id \(identifier) is mentioned and not there")
    }
    return presets[index].name
  }
}
