import MotionbookSQLite
import TestSupport
import Testing

@Suite("Transactions")
struct TransactionTests {
  private struct Refused: Error {}

  private func values(_ connection: Connection) throws -> [Int64] {
    try connection.prepare("SELECT a FROM t ORDER BY a").map { $0.int64(0) }
  }

  @Test("A write keeps all of it and returns what its body returns")
  func commits() throws {
    let connection = try memory("CREATE TABLE t (a)")
    let result = try connection.write {
      try connection.execute("INSERT INTO t VALUES (1)")
      #expect(connection.isInTransaction)
      return "done"
    }
    #expect(result == "done")
    #expect(!connection.isInTransaction)
    #expect(try values(connection) == [1])
  }

  @Test("A write that fails keeps nothing")
  func rollsBack() throws {
    let connection = try memory("CREATE TABLE t (a)")
    #expect(throws: Refused.self) {
      try connection.write {
        try connection.execute("INSERT INTO t VALUES (1)")
        throw Refused()
      }
    }
    #expect(!connection.isInTransaction)
    #expect(try values(connection).isEmpty)
  }

  @Test("A nested write that fails takes only its own part back")
  func savepoints() throws {
    let connection = try memory("CREATE TABLE t (a)")
    try connection.write {
      try connection.execute("INSERT INTO t VALUES (1)")
      try connection.write {
        try connection.execute("INSERT INTO t VALUES (2)")
        #expect(throws: Refused.self) {
          try connection.write {
            try connection.execute("INSERT INTO t VALUES (3)")
            throw Refused()
          }
        }
      }
      try connection.execute("INSERT INTO t VALUES (4)")
    }
    #expect(try values(connection) == [1, 2, 4])
  }

  @Test("Where SQLite itself has rolled back, its error is the one thrown")
  func firstError() throws {
    let connection = try memory("CREATE TABLE t (a UNIQUE); INSERT INTO t VALUES (1)")
    let error = failure {
      try connection.write { try connection.execute("INSERT OR ROLLBACK INTO t VALUES (1)") }
    }
    #expect(error?.message == "UNIQUE constraint failed: t.a")
    #expect(!connection.isInTransaction)
  }

  @Test("A commit that fails is rolled back")
  func commitFails() throws {
    let connection = try memory(
      "CREATE TABLE p (id INTEGER PRIMARY KEY); CREATE TABLE t (a REFERENCES p DEFERRABLE INITIALLY DEFERRED)"
    )
    let error = failure { try connection.write { try connection.execute("INSERT INTO t VALUES (9)") } }
    #expect(error?.isConstraint == true)
    #expect(error?.message == "FOREIGN KEY constraint failed")
    #expect(!connection.isInTransaction)
    #expect(try values(connection).isEmpty)
  }

  @Test("A second writer is told that the database is busy, before its body runs")
  func busy() throws {
    let folder = try TemporaryFolder()
    let first = try folder.open("a.db", .create)
    try first.execute("CREATE TABLE t (a)")
    let second = try folder.open("a.db", .readWrite)
    try first.write {
      var didRun = false
      #expect(failure { try second.write { didRun = true } }?.isBusy == true)
      #expect(!didRun)
    }
    try second.write { try second.execute("INSERT INTO t VALUES (1)") }
  }

  @Test("A read sees one moment, whatever another connection writes meanwhile")
  func snapshot() throws {
    let folder = try TemporaryFolder()
    let writer = try folder.open("a.db", .create)
    try writer.execute("PRAGMA journal_mode = WAL; CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    let reader = try folder.open("a.db", .readOnly)
    try reader.read {
      #expect(try values(reader) == [1])
      try writer.execute("INSERT INTO t VALUES (2)")
      #expect(try reader.read { try values(reader) } == [1])
    }
    #expect(try values(reader) == [1, 2])
  }

  @Test("A write inside a read is refused")
  func writeInsideRead() throws {
    let connection = try memory("CREATE TABLE t (a)")
    let error = failure {
      try connection.read {
        _ = try values(connection)
        try connection.write { try connection.execute("INSERT INTO t VALUES (1)") }
      }
    }
    #expect(error?.message == "a write cannot begin inside a read transaction")
    #expect(!connection.isInTransaction)
  }
}
