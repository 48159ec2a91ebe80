import Foundation
import MotionbookSQLite
import TestSupport
import Testing

/// SQLite's recovery of a file after a crash, done in memory instead.
@Suite("A rollback journal")
struct RollbackJournalTests {
  /// A file and its journal in the midst of a transaction, after some of its pages have been written.
  private static func crash(_ folder: TemporaryFolder, seed: UInt64, pageSize: Int, cache: Int) throws {
    var random = Seeded(seed: seed)
    let connection = try folder.open("live.db", .create)
    try connection.execute(
      """
      PRAGMA page_size = \(pageSize);
      CREATE TABLE t (a INTEGER, filler TEXT);
      CREATE INDEX i ON t (filler);
      WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 1500)
        INSERT INTO t SELECT i, hex(randomblob(60)) FROM n;
      PRAGMA cache_size = \(cache);
      BEGIN IMMEDIATE;
      """)
    for _ in 0..<3 {
      let (low, count) = (random.index(1200), random.index(600))
      let change = [
        "UPDATE t SET filler = hex(randomblob(70))", "DELETE FROM t",
        "INSERT INTO t SELECT a + 5000, hex(randomblob(200)) FROM t",
      ][random.index(3)]
      try connection.execute("\(change) WHERE a BETWEEN \(low) AND \(low + count)")
    }
    for end in ["", "-journal"] {
      try FileManager.default.copyItem(
        atPath: folder.path("live.db\(end)"), toPath: folder.path("crashed.db\(end)"))
    }
    try connection.execute("ROLLBACK")
  }

  @Test("is undone byte for byte as SQLite undoes it", arguments: 0..<24)
  func same(_ round: Int) throws {
    let folder = try TemporaryFolder()
    try Self.crash(
      folder, seed: UInt64(round), pageSize: [512, 1024, 4096][round % 3], cache: [3, 12, 60][round / 3 % 3])
    let database = Array(try folder.bytes("crashed.db"))
    let journal = Array(try folder.bytes("crashed.db-journal"))
    let undone =
      (try? RollbackJournal(journal)).map { journal in Result { try journal.undone(database) } }
      ?? .success(database)
    _ = try folder.open("crashed.db", .readWrite).userVersion
    #expect(Data(try undone.get()) == (try folder.bytes("crashed.db")))
  }

  @Test("of another state of the file, or of another file, is told from the file's own")
  func otherState() throws {
    let folder = try TemporaryFolder()
    try Self.crash(folder, seed: 1, pageSize: 1024, cache: 3)
    let journal = try RollbackJournal(Array(folder.bytes("crashed.db-journal")))
    let connection = try folder.open("live.db", .readWrite)
    for number in 0..<2 { try connection.execute("CREATE TABLE more\(number) (a)") }
    #expect(throws: RollbackJournal.Problem.otherState) {
      _ = try journal.undone(Array(folder.bytes("live.db")))
    }
    try folder.open("other.db", .create).execute("PRAGMA page_size = 512; CREATE TABLE t (a)")
    #expect(throws: RollbackJournal.Problem.pageSize) {
      _ = try journal.undone(Array(folder.bytes("other.db")))
    }
    #expect(throws: RollbackJournal.Problem.pageSize) { _ = try journal.undone([1, 2, 3]) }
  }

  @Test("that names another file is refused, whatever its header says: SQLite would delete that file")
  func namesAnother() throws {
    let magic: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
    let end = Array("/victim".utf8) + [0, 0, 0, 7, 0, 0, 2, 0x9f] + magic
    let farSector = magic + [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 85, 0, 1, 0, 0, 0, 0, 16, 0]
    for head in [[UInt8](repeating: 120, count: 512), farSector + [UInt8](repeating: 0, count: 484), magic] {
      #expect(throws: RollbackJournal.Problem.severalDatabases) { _ = try RollbackJournal(head + end) }
    }
    // SQLite leaves one alone that begins with a zero.
    #expect(throws: RollbackJournal.Problem.empty) {
      _ = try RollbackJournal([UInt8](repeating: 0, count: 512) + end)
    }
  }

  @Test("that is empty, cut off or noise never does worse than undo less")
  func damaged() throws {
    let folder = try TemporaryFolder()
    try Self.crash(folder, seed: 2, pageSize: 1024, cache: 3)
    let (database, journal) = (
      Array(try folder.bytes("crashed.db")), Array(try folder.bytes("crashed.db-journal"))
    )
    #expect(throws: RollbackJournal.Problem.empty) { _ = try RollbackJournal([]) }
    #expect(throws: RollbackJournal.Problem.empty) {
      _ = try RollbackJournal([UInt8](repeating: 0, count: 5000))
    }
    var random = Seeded(seed: 5)
    for _ in 0..<60 {
      var part = Array(journal.prefix(random.index(journal.count)))
      for _ in 0..<random.index(4) where !part.isEmpty {
        part[random.index(min(part.count, 600))] = UInt8(random.index(256))
      }
      guard let journal = try? RollbackJournal(part), let undone = try? journal.undone(database) else {
        continue
      }
      #expect(undone.count <= database.count + part.count)
    }
  }
}
