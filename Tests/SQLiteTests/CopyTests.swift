import MotionbookSQLite
import TestSupport
import Testing

@Suite("Copies in memory")
struct CopyTests {
  @Test(
    "A copy holds what the file holds; changing it leaves every byte of the file",
    arguments: [
      "PRAGMA page_size = 1024;", "PRAGMA page_size = 16384;", "PRAGMA journal_mode = WAL;",
    ])
  func copies(pragma: String) throws {
    let folder = try TemporaryFolder()
    try folder.open("a.db", .create).execute(
      pragma + "PRAGMA user_version = 3; CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('kept')")
    let before = try folder.bytes("a.db")
    let source = try folder.open("a.db", .readOnly)
    let copy = try Connection.memoryCopy(of: source)
    #expect(copy.path == source.path)
    #expect(try copy.userVersion == 3)
    try copy.write { try copy.execute("INSERT INTO t VALUES ('new'); PRAGMA user_version = 4") }
    #expect(try copy.prepare("SELECT a FROM t").map { $0.text(0) } == ["kept", "new"])
    #expect(try source.userVersion == 3)
    #expect(try folder.bytes("a.db") == before)
  }

  @Test("A copy has foreign keys on")
  func settings() throws {
    let source = try memory("CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (a REFERENCES a)")
    let copy = try Connection.memoryCopy(of: source)
    #expect(failure { try copy.execute("INSERT INTO b VALUES (1)") }?.isConstraint == true)
  }

  @Test("What is no database cannot be copied")
  func notADatabase() throws {
    let folder = try TemporaryFolder()
    try "this is a text file, and long enough to have a header".write(
      toFile: folder.path("a.txt"), atomically: true, encoding: .utf8)
    let source = try folder.open("a.txt", .readOnly)
    #expect(failure { _ = try Connection.memoryCopy(of: source) }?.isNotADatabase == true)
  }
}
