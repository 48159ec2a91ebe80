import Foundation
import MotionbookSQLite
import TestSupport
import Testing

@Suite("Connection")
struct ConnectionTests {
  @Test(
    "A path is a plain path, whatever it contains",
    arguments: [
      "a?mode=memory", "a#b", "a%20b.db", "ü ' \".db", "mode=ro&cache=shared",
    ])
  func plainPath(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.open(name, .create).execute("CREATE TABLE t (a)")
    #expect(try folder.names() == [name])
  }

  @Test(
    "Names that SQLite treats specially are relative paths too",
    arguments: [":memory:", "file:x?mode=memory"])
  func specialNames(name: String) {
    let error = failure { _ = try Connection(path: name, mode: .readOnly) }
    #expect(error?.isCannotOpen == true)
    #expect(error?.path == name)
  }

  @Test(
    "A missing file is an error that says so, and is not created",
    arguments: [Connection.Mode.readOnly, .readWrite])
  func missing(mode: Connection.Mode) throws {
    let folder = try TemporaryFolder()
    let error = try #require(failure { _ = try folder.open("none.db", mode) })
    #expect(error.isCannotOpen)
    #expect(
      error.sentence == "\(folder.path("none.db")): unable to open database file (No such file or directory)")
    #expect(!folder.exists("none.db"))
  }

  @Test("A folder, as the empty path is one, can neither be opened for writing nor read")
  func folder() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path(""), ""] {
      #expect(failure { _ = try Connection(path: path, mode: .readWrite) }?.isCannotOpen == true)
      let error = failure { _ = try Connection(path: path, mode: .readOnly).userVersion }
      #expect(error?.sentence == "\(path): disk I/O error (Is a directory)")
    }
  }

  @Test("What is no database is found out at the first statement")
  func notADatabase() throws {
    let folder = try TemporaryFolder()
    try Data("{ \"springs\": [] } and some more text, long enough".utf8)
      .write(to: folder.url.appending(path: "registry.json"))
    let connection = try folder.open("registry.json", .readOnly)
    #expect(failure { _ = try connection.userVersion }?.isNotADatabase == true)
  }

  @Test("Create opens what exists and makes what does not")
  func create() throws {
    let folder = try TemporaryFolder()
    try folder.open("a.db", .create).execute("PRAGMA user_version = 7; PRAGMA application_id = 42")
    let connection = try folder.open("a.db", .create)
    #expect(try connection.userVersion == 7)
    #expect(try connection.applicationID == 42)
    #expect(!connection.isReadOnly)
  }

  @Test("A read-only connection refuses to write")
  func readOnly() throws {
    let folder = try TemporaryFolder()
    try folder.open("a.db", .create).execute("CREATE TABLE t (a)")
    let connection = try folder.open("a.db", .readOnly)
    #expect(connection.isReadOnly)
    let error = try #require(failure { try connection.execute("INSERT INTO t VALUES (1)") })
    #expect(error.isReadOnly && !error.isReadOnlyRecovery)
  }

  @Test("Foreign keys hold, double quotes never make a text, the schema cannot be edited")
  func settings() throws {
    let connection = try memory(
      "CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (a INTEGER REFERENCES a (id))")
    #expect(failure { try connection.execute("INSERT INTO b VALUES (9)") }?.isConstraint == true)
    #expect(failure { _ = try connection.prepare("SELECT \"nothing\"") }?.message.contains("nothing") == true)
    let attack = "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema"
    #expect(failure { try connection.execute(attack) } != nil)
  }

  @Test("Changes and the last inserted row are counted")
  func counts() throws {
    let connection = try memory("CREATE TABLE t (id INTEGER PRIMARY KEY, a)")
    try connection.execute("INSERT INTO t VALUES (40, 1), (41, 2)")
    #expect(connection.changes == 2)
    #expect(connection.lastInsertedRow == 41)
  }

  @Test("The library is new enough")
  func library() {
    #expect(Library.versionNumber >= Library.minimumVersionNumber)
  }
}
