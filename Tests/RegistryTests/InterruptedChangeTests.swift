import Foundation
import Presets
import MotionbookSQLite
import TestSupport
import Testing

@testable import Registry

/// A change that a crash interrupted: the file and the journal as they were in its midst.
@Suite("An interrupted change")
struct InterruptedChangeTests {
  private let folder: TemporaryFolder
  private let path: String
  private let book: RegistrySnapshot

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("motionbook.db")
    book = try RandomBook.make(seed: 6)
    _ = try folder.registry("live.db", holding: book)
  }

  /// Copies the live registry and its journal from the midst of a change, part of which is in the file already.
  private func crash() throws {
    let connection = try Connection(path: folder.path("live.db"), mode: .readWrite)
    try connection.execute(
      "PRAGMA cache_size = 3; BEGIN IMMEDIATE; UPDATE preset SET summary = hex(randomblob(300)) WHERE name IS NOT NULL"
    )
    for end in ["", "-journal"] { try folder.write(folder.bytes("live.db\(end)"), to: "motionbook.db\(end)") }
    try connection.execute("ROLLBACK")
  }

  private func state() throws -> [String: Data] {
    try Dictionary(uniqueKeysWithValues: folder.names().map { ($0, try folder.bytes($0)) })
  }

  @Test("is left out by what reads, which changes nothing, and undone by what writes")
  func undone() throws {
    try crash()
    let before = try state()
    for purpose in [RegistryStore.Purpose.reading, .dryRun] {
      let registry = try RegistryStore.open(path, for: purpose)
      #expect(registry.interruptedChange == .leftOut)
      #expect(try registry.book().presets == book.presets)
      #expect(try state() == before)
    }
    let registry = try RegistryStore.open(path, for: .writing)
    #expect(registry.interruptedChange == .undone)
    #expect(try registry.book().presets == book.presets)
    #expect(!folder.exists("motionbook.db-journal"))
    #expect(try RegistryStore.open(path, for: .reading).interruptedChange == nil)
  }

  @Test("of a registry that is no longer there is not undone in the one that was put back in its place")
  func putBack() throws {
    try crash()
    // A branch of the same registry: one change on, and one change back.
    let branch = try folder.registry("branch.db", holding: book)
    let many = try (0..<900).map { try preset("many.preset-\($0)", "duration=0.\($0 + 1)") }
    try branch.apply(saved: many)
    for place in ["branch.db", "other.db"] {
      if place == "other.db" { _ = try folder.registry("other.db", holding: try RandomBook.make(seed: 7)) }
      try folder.write(folder.bytes(place), to: "motionbook.db")
      let before = try state()
      for purpose in [RegistryStore.Purpose.reading, .dryRun, .writing] {
        let sentence = try #require(
          sentence { _ = try RegistryStore.open(path, for: purpose) }, "\(place) \(purpose)")
        #expect(
          sentence.contains(path + "-journal") && sentence.contains("remove the journal"), "\(sentence)")
        #expect(try state() == before, "\(place) \(purpose)")
      }
    }
    try FileManager.default.removeItem(atPath: path + "-journal")
    #expect(try RegistryStore.open(path, for: .writing).interruptedChange == nil)
  }

  @Test("A journal that is over, or of nothing, changes nothing")
  func coldJournals() throws {
    for bytes in [Data(), Data(repeating: 0, count: 3000)] {
      try folder.write(folder.bytes("live.db"), to: "motionbook.db")
      try folder.write(bytes, to: "motionbook.db-journal")
      #expect(try RegistryStore.open(path, for: .reading).book().presets == book.presets)
      #expect(try folder.bytes("motionbook.db-journal") == bytes)
      #expect(try RegistryStore.open(path, for: .writing).interruptedChange == nil)
    }
  }

  @Test("A registry with a log is read without a file made beside it, and loses the log when it is written")
  func logMode() throws {
    #expect(
      try Connection(path: folder.path("live.db"), mode: .readWrite)
        .prepare("PRAGMA journal_mode = WAL").first { $0.text(0) } == "wal")
    let before = try state()
    #expect(try RegistryStore.open(folder.path("live.db"), for: .reading).book().presets == book.presets)
    #expect(try state() == before)
    try RegistryStore.open(folder.path("live.db"), for: .writing).apply(saved: [preset("zz", "duration=1")])
    #expect(try !Connection(path: folder.path("live.db"), mode: .readOnly).isInLogMode())
    #expect(try folder.names() == ["live.db"])
    #expect(
      try RegistryStore.open(folder.path("live.db"), for: .reading).book().presets.count == book.presets.count
        + 1)
  }

  @Test(
    "A log that a crash or a copy has left is read without a file made beside it, and taken in by what writes"
  )
  func leftLog() throws {
    let live = try Connection(path: folder.path("live.db"), mode: .readWrite)
    try live.execute("PRAGMA journal_mode = WAL")
    try live.execute("UPDATE preset SET summary = 'in the log' WHERE name IS NOT NULL")
    for end in ["", "-wal"] { try folder.write(folder.bytes("live.db\(end)"), to: "motionbook.db\(end)") }
    let before = try [folder.bytes("motionbook.db"), folder.bytes("motionbook.db-wal")]
    let read = try RegistryStore.open(path, for: .reading).book().presets
    #expect(read.count == book.presets.count && read.allSatisfy { $0.summary == "in the log" })
    #expect(try [folder.bytes("motionbook.db"), folder.bytes("motionbook.db-wal")] == before)
    #expect(!folder.exists("motionbook.db-shm"))
    try RegistryStore.open(path, for: .writing).apply(saved: [preset("zz", "duration=1")])
    #expect(try folder.names().filter { $0.hasPrefix("motionbook") } == ["motionbook.db"])
    #expect(try RegistryStore.open(path, for: .reading).book().presets.count == book.presets.count + 1)
  }

  @Test("A folder in a journal's place is named, rather than the registry")
  func folders() throws {
    let live = folder.path("live.db")
    try FileManager.default.createDirectory(atPath: live + "-journal", withIntermediateDirectories: false)
    let sentence = sentence {
      try RegistryStore.open(live, for: .writing).apply(saved: [preset("zz", "duration=1")])
    }
    #expect(sentence?.contains("live.db-journal is no file") == true, "\(sentence ?? "")")
  }

  @Test("SQLite's own check finds damage that reading may pass over")
  func check() throws {
    let live = folder.path("live.db")
    try RegistryStore.open(live, for: .reading).checkFile()
    var bytes = try folder.bytes("live.db")
    let registry = try RegistryStore.open(live, for: .reading)
    let root = try registry.connection.prepare(
      "SELECT rootpage FROM sqlite_schema WHERE name = 'preset_reduced'"
    )
    .first { Int($0.int64(0)) }
    let page = (try #require(root) - 1) * 4096
    bytes.replaceSubrange(page + 5..<page + 7, with: [0xFF, 0xF0])
    try folder.write(bytes, to: "live.db")
    let found = sentence { try RegistryStore.open(live, for: .reading).checkFile() }
    #expect(found?.contains("is damaged") == true || found?.contains("malformed") == true, "\(found ?? "")")
  }
}
