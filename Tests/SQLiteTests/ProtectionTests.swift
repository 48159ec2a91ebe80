import Foundation
import MotionbookSQLite
import TestSupport
import Testing

/// A connection's refusals, whatever a file or a caller asks for.
@Suite("A connection's protection")
struct ProtectionTests {
  @Test(
    "No other file, virtual table, view, temporary object or function that reaches outside",
    arguments: [
      "ATTACH 'other.db' AS other", "VACUUM", "VACUUM INTO 'copy.db'", "CREATE VIRTUAL TABLE v USING fts4(a)",
      "CREATE VIEW v AS SELECT 1", "CREATE TEMP TABLE x (a)",
      "CREATE TEMP TRIGGER x AFTER INSERT ON t BEGIN SELECT 1; END",
      "SELECT load_extension('x')", "SELECT fts3_tokenizer('simple')",
      "SELECT fts3_tokenizer('simple', x'4141414141414141')", "PRAGMA writable_schema = ON",
      "PRAGMA trusted_schema = ON", "PRAGMA ignore_check_constraints = ON", "PRAGMA synchronous = OFF",
      "PRAGMA temp_store_directory = '/'", "PRAGMA mmap_size = 1000000",
    ])
  func refused(_ sql: String) throws {
    let folder = try TemporaryFolder()
    let connection = try folder.open("a.db", .create)
    try connection.execute("CREATE TABLE t (a)")
    #expect(failure { try connection.execute(sql) } != nil)
    #expect(try folder.names() == ["a.db"])
  }

  @Test("A statement without end is stopped, and the next one has the whole budget again")
  func endless() throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: folder.path("a.db"), mode: .create, millionInstructions: 3)
    let endless = "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
    for _ in 0..<2 {
      #expect(failure { try connection.execute(endless) }?.isInterrupted == true)
      let error = failure { _ = try connection.prepare(endless).step() }
      #expect(error?.isInterrupted == true && error?.sentence.contains("without end") == true)
      let long = endless.replacingOccurrences(of: "FROM n)", with: "FROM n WHERE i < 100000)")
      #expect(try connection.prepare(long).first { $0.int64(0) } == 100_000)
    }
  }

  @Test("A text beyond the limit is an error and not memory")
  func longText() throws {
    let connection = try memory("CREATE TABLE t (a)")
    #expect(failure { try connection.execute("INSERT INTO t VALUES (zeroblob(100000000))") } != nil)
  }

  @Test("A long wait for a lock is said once, and goes on")
  func locked() throws {
    let folder = try TemporaryFolder()
    let holder = try folder.open("a.db", .create)
    try holder.execute("CREATE TABLE t (a); BEGIN EXCLUSIVE")
    var said = 0
    let waiting = try Connection(path: folder.path("a.db"), mode: .readWrite, busyTimeout: 1500) { said += 1 }
    #expect(failure { try waiting.execute("INSERT INTO t VALUES (1)") }?.isBusy == true)
    #expect(said == 1)
    try holder.execute("ROLLBACK")
    try waiting.execute("INSERT INTO t VALUES (1)")
    #expect(said == 1)
  }

  @Test("A database's bytes make the same database in memory, one in the mode with a log too")
  func contents() throws {
    let folder = try TemporaryFolder()
    for mode in ["DELETE", "WAL"] {
      let name = "\(mode).db"
      do {
        let connection = try folder.open(name, .create)
        try connection.execute("PRAGMA journal_mode = \(mode); CREATE TABLE t (a); INSERT INTO t VALUES (7)")
        #expect(try folder.open(name, .readOnly).isInLogMode() == (mode == "WAL"))
      }
      let copy = try Connection(contents: Array(folder.bytes(name)), path: name)
      #expect(try copy.prepare("SELECT a FROM t").first { $0.int64(0) } == 7)
      try copy.execute("INSERT INTO t SELECT hex(zeroblob(5000)) FROM t")
    }
    #expect(try folder.names() == ["DELETE.db", "WAL.db"])
    for bytes in [[], [1, 2, 3], [UInt8](repeating: 7, count: 5000)] {
      let noise = try? Connection(contents: bytes, path: "noise")
      #expect(bytes.isEmpty || failure { _ = try noise?.userVersion } != nil)
    }
  }
}
