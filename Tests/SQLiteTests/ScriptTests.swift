import MotionbookSQLite
import Testing

@Suite("Scripts")
struct ScriptTests {
  @Test("Every statement of a script runs, comments and blanks between them are nothing")
  func several() throws {
    let connection = try memory(
      "-- one\nCREATE TABLE t (a);\n\n/* two; */ INSERT INTO t VALUES (';');;\nINSERT INTO t VALUES (2) --"
    )
    #expect(try connection.prepare("SELECT count(*) FROM t").first { $0.int64(0) } == 2)
  }

  @Test("Rows that a statement of a script returns are dropped")
  func rows() throws {
    try memory().execute("SELECT 1 UNION SELECT 2; PRAGMA user_version;")
  }

  @Test("An error of syntax and a violated constraint are told in SQLite's words")
  func words() throws {
    let syntax = try #require(failure { _ = try memory("SELECT 1;\n\tSELECT 'é', bogus;\nSELECT 2") })
    #expect(syntax.message == "no such column: bogus")
    let script =
      "CREATE TABLE t (a INTEGER CONSTRAINT small CHECK (a < 5));\n\n  INSERT INTO t\n  VALUES (7);"
    let constraint = try #require(failure { _ = try memory(script) })
    #expect(constraint.message == "CHECK constraint failed: small")
  }

  @Test("What was before the error has happened")
  func stops() throws {
    let connection = try memory()
    #expect(failure { try connection.execute("CREATE TABLE t (a); nonsense; CREATE TABLE u (a)") } != nil)
    let names = try connection.prepare("SELECT name FROM sqlite_schema").map { $0.text(0) }
    #expect(names == ["t"])
  }

  @Test("A NUL byte does not end a script in silence")
  func nul() {
    let error = failure { _ = try memory("SELECT 1;\0SELECT 2") }
    #expect(error?.isMisuse == true)
  }
}
