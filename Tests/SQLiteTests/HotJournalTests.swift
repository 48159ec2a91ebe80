import Foundation
import MotionbookSQLite
import TestSupport
import Testing

/// A crash in the middle of a transaction: the file and its journal are copied while pages have been spilled
/// to the file.
@Suite("After a crash")
struct HotJournalTests {
  private func crash(in folder: TemporaryFolder) throws {
    let connection = try folder.open("live.db", .create)
    try connection.execute(
      """
      CREATE TABLE t (a INTEGER, filler TEXT);
      WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
        INSERT INTO t SELECT i, hex(zeroblob(200)) FROM n;
      PRAGMA cache_size = 5;
      BEGIN IMMEDIATE;
      UPDATE t SET a = -1;
      """)
    for end in ["", "-journal"] {
      try FileManager.default.copyItem(
        atPath: folder.path("live.db\(end)"), toPath: folder.path("crashed.db\(end)"))
    }
    try connection.execute("ROLLBACK")
  }

  private func sum(_ connection: Connection) throws -> Int64? {
    try connection.prepare("SELECT sum(a) FROM t").first { $0.int64(0) }
  }

  @Test("A read-only connection says that a journal must be recovered, and changes nothing")
  func readOnly() throws {
    let folder = try TemporaryFolder()
    try crash(in: folder)
    let before = try folder.bytes("crashed.db")
    let connection = try folder.open("crashed.db", .readOnly)
    let error = try #require(failure { _ = try sum(connection) })
    #expect(error.isReadOnlyRecovery)
    #expect(error.isReadOnly)
    #expect(error.code == 776)
    #expect(error.sentence.contains("open it once for writing to recover it"))
    #expect(try folder.bytes("crashed.db") == before)
  }

  @Test("One statement of a connection that may write recovers it, for read-only ones too")
  func recovers() throws {
    let folder = try TemporaryFolder()
    try crash(in: folder)
    let whole: Int64 = 2000 * 2001 / 2
    #expect(try folder.bytes("crashed.db") != folder.bytes("live.db"))
    _ = try folder.open("crashed.db", .readWrite).userVersion
    #expect(!folder.exists("crashed.db-journal"))
    #expect(try sum(folder.open("crashed.db", .readOnly)) == whole)
  }
}
