import Presets
import MotionbookSQLite

/// The identity of a preset that others refer to.
struct PresetEntry {
  let identifier: Int64
  /// A kind, or `instant` for a duration of 0 s.
  let standsFor: String
  let depth: Int
  /// The depth of what is made from it: no sum that overflows, whatever the file says.
  var depthBelow: Int { min(depth, 1 << 53) + 1 }
}

/// Where presets stand: what is in the file, and what is about to be.
///
/// Depth and kind follow from what a preset is made of, so they are worked out from the bottom up.
struct PresetEntries {
  private let connection: Connection
  private let path: String
  private var known: [PresetName: PresetEntry] = [:]
  /// The presets about to be written, with the identifiers that they get.
  private var pending: [PresetName: (content: Content, identifier: Int64)] = [:]

  init(connection: Connection, path: String) { (self.connection, self.path) = (connection, path) }

  mutating func add(_ preset: Preset, identifier: Int64) {
    pending[preset.name] = (preset.content, identifier)
    // What is made from it may get another depth or kind too; nothing that is known is, unless it is known itself.
    if known[preset.name] != nil { known.removeAll() }
  }

  /// The entry of a preset that is in the file or about to be.
  ///
  /// Not by recursion: a lineage may be longer than the stack is deep.
  mutating func entry(of name: PresetName) throws -> PresetEntry {
    if let entry = known[name] { return entry }
    var lineage: [PresetName] = []
    var seen: Set<PresetName> = []
    var next: PresetName? = name
    while let current = next, known[current] == nil {
      guard seen.insert(current).inserted else {
        throw RegistryError.refused("\(current) would be made from itself")
      }
      if let content = pending[current]?.content {
        lineage.append(current)
        next = content.origin
      } else {
        guard let entry = try stored(current) else { throw RegistryError.unknown(current, suggestion: nil) }
        known[current] = entry
      }
    }
    for current in lineage.reversed() {
      guard let (content, identifier) = pending[current] else { continue }
      known[current] = entry(of: content, identifier)
    }
    guard let entry = known[name] else { throw RegistryError.unknown(name, suggestion: nil) }
    return entry
  }

  /// The entry of a content whose origin is known.
  private func entry(of content: Content, _ identifier: Int64) -> PresetEntry {
    let origin = content.origin.flatMap { known[$0] }
    let standsFor =
      if case .alias = content { origin?.standsFor ?? "" } else {
        content == .duration(0) ? "instant" : content.kind.rawValue
      }
    return PresetEntry(identifier: identifier, standsFor: standsFor, depth: origin.map(\.depthBelow) ?? 0)
  }

  func identifier(ofPending name: PresetName) -> Int64? { pending[name]?.identifier }

  func stored(_ name: PresetName) throws -> PresetEntry? {
    try connection.prepare("SELECT id, standsFor, depth FROM preset WHERE name = ?1")
      .first(name) { try entry($0) }
  }

  /// No chain is as deep as the file can say, and what is made from the deepest is one deeper.
  private static let depths = 0...Int(Int32.max)

  private func entry(_ row: borrowing Row) throws -> PresetEntry {
    let entry = PresetEntry(
      identifier: try row.get("id"), standsFor: try row.get("standsFor"), depth: try row.get("depth"))
    if Self.depths.contains(entry.depth) { return entry }
    throw RegistryError.damaged(
      path: path, reason: "the preset with the id \(entry.identifier) has the depth \(entry.depth)")
  }
}
