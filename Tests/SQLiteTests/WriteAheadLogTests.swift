import Foundation
import MotionbookSQLite
import TestSupport
import Testing

/// A database and its log as SQLite reads them, read in memory instead.
@Suite("A write-ahead log")
struct WriteAheadLogTests {
  private static func rows(_ connection: Connection) throws -> [String] {
    try #require(try connection.prepare("PRAGMA integrity_check").first { $0.text(0) } == "ok")
    return try connection.prepare("SELECT a || filler FROM t ORDER BY 1").map { $0.text(0) }
  }

  @Test("holds what SQLite finds in it, whole, cut off and damaged", arguments: 0..<12)
  func same(_ round: Int) throws {
    let folder = try TemporaryFolder()
    var random = Seeded(seed: UInt64(round))
    let live = try folder.open("live.db", .create)
    try live.execute(
      """
      PRAGMA page_size = \([512, 1024, 4096][round % 3]); CREATE TABLE t (a INTEGER, filler TEXT);
      PRAGMA journal_mode = WAL; PRAGMA cache_size = 5;
      """)
    for _ in 0..<6 {
      try live.execute(
        """
        WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < \(random.index(200)))
          INSERT INTO t SELECT i, hex(randomblob(\(random.index(150)))) FROM n;
        DELETE FROM t WHERE a % 7 = \(random.index(7));
        """)
    }
    try live.execute("BEGIN; UPDATE t SET filler = hex(randomblob(90))")
    var log = try folder.bytes("live.db-wal")
    switch round / 3 {
    case 0: break
    case 1: log = log.prefix(random.index(log.count))
    case 2: log[32 + random.index(log.count - 32)] ^= 0x40
    default: log[random.index(32)] ^= 1
    }
    let database = try folder.bytes("live.db")
    try folder.write(database, to: "copy.db")
    try folder.write(log, to: "copy.db-wal")
    let applied = WriteAheadLog(Array(log)).applied(to: Array(database))
    let mine = try Self.rows(Connection(contents: applied, path: "memory"))
    #expect(try mine == Self.rows(folder.open("copy.db", .readWrite)))
    let without = try? Self.rows(Connection(contents: Array(database), path: "memory"))
    if round < 3 {
      #expect(!mine.isEmpty && mine != without, "the log holds nothing: the test tests nothing")
    }
    try live.execute("ROLLBACK")
  }
}
