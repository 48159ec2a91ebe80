import MotionbookSQLite
import Testing

@Suite("DatabaseError")
struct DatabaseErrorTests {
  @Test(
    "The message names the broken rule of the schema",
    arguments: [
      ("INSERT INTO t (c) VALUES (9)", "c_range"),
      ("INSERT INTO t (u) VALUES (1)", "t.u"),
      ("INSERT INTO t (u, v) VALUES (3, 2)", "t.v"),
      ("INSERT INTO t (p) VALUES (1)", "t.p"),
      ("INSERT INTO t (n) VALUES (NULL)", "t.n"),
      ("INSERT INTO t (c) VALUES ('text')", "t.c"),
      ("INSERT INTO t (n) VALUES (13)", "thirteen, column 13 of bad luck"),
      ("INSERT INTO t (pair, pair2) VALUES (1, 1)", "t.pair, t.pair2"),
    ])
  func constraints(sql: String, name: String) throws {
    let connection = try memory(
      """
      CREATE TABLE t (
        p INTEGER PRIMARY KEY, c INTEGER CONSTRAINT c_range CHECK (c < 5), u INTEGER UNIQUE, v INTEGER UNIQUE,
        n INTEGER NOT NULL DEFAULT 0, pair INTEGER, pair2 INTEGER, UNIQUE (pair, pair2)
      ) STRICT;
      CREATE TRIGGER unlucky BEFORE INSERT ON t WHEN new.n = 13
        BEGIN SELECT RAISE(ABORT, 'thirteen, column 13 of bad luck'); END;
      INSERT INTO t (p, u, v, pair, pair2) VALUES (1, 1, 2, 1, 1);
      """)
    let error = try #require(failure { try connection.execute(sql) })
    #expect(error.isConstraint)
    #expect(error.message.contains(name))
  }

  @Test("A statement that does not compile is told")
  func statement() throws {
    let error = try #require(failure { _ = try memory().prepare("SELECT bogus") })
    #expect(error.sql == "SELECT bogus")
    #expect(error.description == "memory: no such column: bogus [SQLite 1]\nSELECT bogus")
  }

  @Test("Extended codes are of their primary kind")
  func kinds() {
    func error(_ code: Int32) -> DatabaseError { DatabaseError(code: code, message: "m") }
    #expect(error(5).isBusy && error(6).isBusy && error(261).isBusy)
    #expect(error(11).isCorrupt && error(267).isCorrupt)
    #expect(error(13).isFull)
    #expect(error(8).isReadOnly && !error(8).isReadOnlyRecovery)
    #expect(error(264).isReadOnlyRecovery && error(776).isReadOnlyRecovery)
    #expect(error(14).isCannotOpen && error(270).isCannotOpen)
    #expect(error(26).isNotADatabase)
    #expect(error(787).isConstraint && error(787).primaryCode == 19)
  }

  @Test("A sentence says where, what, and what to do")
  func sentences() {
    #expect(
      DatabaseError(code: 5, message: "database is locked", path: "a.db").sentence
        == "a.db: database is locked; another program is using it: try again when that has finished")
    #expect(
      DatabaseError(code: 14, message: "unable to open database file", path: "a.db", systemError: 13).sentence
        == "a.db: unable to open database file (Permission denied)")
    #expect(DatabaseError(code: 1, message: "no such table: t").sentence == "no such table: t")
  }
}
