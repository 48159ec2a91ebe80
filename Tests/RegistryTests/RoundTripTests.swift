import MotionPhysics
import Presets
import MotionbookSQLite
import TestSupport
import Testing

@testable import Registry

@Suite("Writing and reading")
struct RoundTripTests {
  @Test("What is written is read, whatever the book", arguments: Extent.cases(Array(0..<20)))
  func inverse(_ seed: Int) throws {
    let folder = try TemporaryFolder()
    let book = try RandomBook.make(seed: UInt64(seed))
    let registry = try folder.registry(holding: book)
    try expect(registry, holds: book)
    let reading = try RegistryStore.open(folder.path("motionbook.db"), for: .reading)
    try expect(reading, holds: book)
    #expect(try RegistryEncoder.text(of: reading.book()) == RegistryEncoder.text(of: book))
    #expect(try reading.names() == book.presets.map(\.name.text))
    let users = book.users()
    for preset in book.presets {
      #expect(try reading.preset(named: preset.name) == preset)
      #expect(try reading.users(of: preset.name) == users[preset.name] ?? [], "\(preset.name)")
    }
  }

  @Test(
    "After random replacements, removals and renames the file is sound and holds what it should",
    arguments: Extent.cases(Array(0..<10)))
  func operations(_ seed: Int) throws {
    let folder = try TemporaryFolder()
    var random = Seeded(seed: UInt64(seed) &+ 1000)
    var book = try RandomBook.make(seed: UInt64(seed))
    let registry = try folder.registry(holding: book)
    for round in 0..<4 {
      // Another book under the names of this one: kinds, depths and references change at once.
      let other = try RandomBook.make(seed: UInt64(seed * 10 + round + 7), count: book.presets.count + 5)
      book = Self.renamed(other, to: book.presets.map(\.name).shuffled(using: &random))
      try registry.apply(saved: book.presets, removed: Self.missing(in: book, from: registry))
      try registry.save(book.settings)
      try expect(registry, holds: book)
      try expectSound(registry)
    }
  }

  private static func missing(in book: RegistrySnapshot, from registry: RegistryStore) throws -> [PresetName]
  {
    try registry.names().map { PresetName(stored: $0) }.filter { book.preset(named: $0) == nil }
  }

  /// A book under other names, by way of its text.
  private static func renamed(_ book: RegistrySnapshot, to names: [PresetName]) -> RegistrySnapshot {
    var text = (try? RegistryEncoder.text(of: book)) ?? ""
    for (preset, name) in zip(book.presets, names) {
      text = text.replacing("\"\(preset.name)\"", with: "\"\(name)\"")
    }
    return RegistrySnapshot(RegistryText(Array(text.utf8)).presets, settings: book.settings)
  }

  private func expect(
    _ registry: RegistryStore, holds book: RegistrySnapshot, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let read = try registry.book()
    #expect(read.presets.map(\.name) == book.presets.map(\.name), sourceLocation: sourceLocation)
    for (left, right) in zip(read.presets, book.presets) where left != right {
      Issue.record("\(left)\nis not\n\(right)", sourceLocation: sourceLocation)
    }
    #expect(read.settings == book.settings, sourceLocation: sourceLocation)
  }

  private func expectSound(_ registry: RegistryStore) throws {
    for check in ["PRAGMA foreign_key_check", "PRAGMA integrity_check", "PRAGMA quick_check"] {
      let rows = try registry.connection.prepare(check).map { $0.text(0) }
      #expect(rows.filter { $0 != "ok" } == [], "\(check)")
    }
    let orphans = try registry.connection.prepare(
      "SELECT count(*) FROM preset WHERE owner_id IS NOT NULL AND owner_id NOT IN (SELECT id FROM preset)"
    ).first { $0.int64(0) }
    #expect(orphans == 0)
  }
}
