import Testing

@testable import MotionbookSQLite

@Suite("Statement")
struct StatementTests {
  @Test("Every kind of value comes back as it went in")
  func roundTrip() throws {
    let connection = try memory("CREATE TABLE t (a ANY, b ANY, c ANY, d ANY, e ANY) STRICT")
    let text = "é\0\u{1F600} 'quoted'"
    try connection.prepare("INSERT INTO t VALUES (?, ?, ?, ?, ?)")
      .run(Int64.min, 0.1, text, nil, Int.max)
    try connection.prepare("SELECT * FROM t").forEach { row in
      #expect(row.int64(0) == .min)
      #expect(row.double(1) == 0.1)
      #expect(row.text(2) == text)
      #expect(row.type(3) == .null)
      #expect(row.int64(4) == Int64(Int.max))
    }
  }

  @Test("An empty text is not NULL", arguments: ["typeof(?)", "length(?)"])
  func empty(expression: String) throws {
    let statement = try memory().prepare("SELECT \(expression)")
    let isType = expression.hasPrefix("typeof")
    #expect(try statement.first("") { $0.text(0) } == (isType ? "text" : "0"))
  }

  @Test("Optional values bind as their value or NULL")
  func optionals() throws {
    let statement = try memory().prepare("SELECT ?, ?")
    let missing: Double? = nil
    let present: Double? = 1.5
    let row = try statement.first(missing, present) { row in
      (try row.get(0, as: Double?.self), try row.get(1, as: Double?.self))
    }
    #expect(row?.0 == nil)
    #expect(row?.1 == 1.5)
  }

  @Test("The count of values must be right", arguments: [0, 1, 3])
  func count(given: Int) throws {
    let statement = try memory().prepare("SELECT ?, ?")
    let error = failure { try statement.bind(Array(repeating: 1, count: given)) }
    #expect(error?.message == "the statement takes 2 values, not \(given)")
  }

  @Test("Parameters are bound by their names, in any order; the others are NULL")
  func names() throws {
    let statement = try memory("CREATE TABLE t (a, b, c)").prepare("INSERT INTO t VALUES (:a, :b, :c)")
    try statement.run(named: [("c", 3), ("a", 1)])
    try statement.run(named: [("b", 2)])
    let rows = try statement.connection.prepare("SELECT * FROM t").map { row in
      (try row.get("b", as: Int?.self), try row.get("c", as: Int?.self), try row.get("a", as: Int?.self))
    }
    #expect(rows.count == 2 && rows[0] == (nil, 3, 1) && rows[1] == (2, nil, nil))
    let error = failure { try statement.run(named: [("d", 4)]) }
    #expect(error?.message == "the statement has no parameter :d")
  }

  @Test("A parameter that is not there is an error", arguments: [-1, 0, 3, Int.max])
  func index(index: Int) throws {
    let statement = try memory().prepare("SELECT ?, ?")
    #expect(failure { try statement.bind(1.5, at: index) }?.primaryCode == 25)
  }

  @Test("NaN is refused, infinity is kept")
  func notANumber() throws {
    let statement = try memory().prepare("SELECT ?")
    #expect(failure { try statement.run(Double.nan) }?.message.hasPrefix("NaN for parameter 1") == true)
    #expect(try statement.first(-Double.infinity) { $0.double(0) } == -.infinity)
  }

  @Test("A statement is reset and without values after its rows, after an error and after leaving early")
  func resets() throws {
    let connection = try memory("CREATE TABLE t (a INTEGER CHECK (a < 5)); INSERT INTO t VALUES (1), (2)")
    let insert = try connection.prepare("INSERT INTO t VALUES (?)")
    #expect(failure { try insert.run(9) }?.isConstraint == true)
    try insert.run(3)
    let select = try connection.prepare("SELECT a FROM t WHERE a >= ? ORDER BY a")
    struct Enough: Error {}
    #expect(throws: Enough.self) { try select.forEach(1) { _ in throw Enough() } }
    #expect(try select.map(2) { $0.int64(0) } == [2, 3])
    #expect(try select.first(1) { $0.int64(0) } == 1)
    try connection.execute("DROP TABLE t")
  }

  @Test("A statement that is still returning rows cannot be started anew")
  func reentrance() throws {
    let statement = try memory().prepare("SELECT 1 UNION SELECT 2")
    var rows = 0
    try statement.forEach { _ in
      rows += 1
      #expect(failure { try statement.run() }?.isMisuse == true)
    }
    #expect(rows == 2)
  }

  @Test("The same SQL is compiled once, but never shared while in use")
  func cache() throws {
    let connection = try memory()
    let sql = "SELECT 1 UNION SELECT 2"
    var pairs: [[Int64]] = []
    try connection.prepare(sql).forEach { outer in
      let first = outer.int64(0)
      try connection.prepare(sql).forEach { inner in pairs.append([first, inner.int64(0)]) }
    }
    #expect(pairs == [[1, 1], [1, 2], [2, 1], [2, 2]])
  }

  @Test("A cached statement that was left in the middle starts from the beginning")
  func abandoned() throws {
    let connection = try memory("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
    func firstRow() throws -> Int64? {
      let statement = try connection.prepare("SELECT a FROM t ORDER BY a")
      return try statement.step() ? statement.row.int64(0) : nil
    }
    #expect(try firstRow() == 1)
    #expect(try firstRow() == 1)
    try connection.execute("DROP TABLE t")
  }

  @Test(
    "A statement is exactly one", arguments: ["", "  -- nothing", "SELECT 1; SELECT 2", "SELECT 1; nonsense"])
  func exactlyOne(sql: String) throws {
    let connection = try memory()
    #expect(failure { _ = try connection.prepare(sql) }?.message == "expected exactly one statement")
  }

  @Test(
    "Blanks and comments after a statement are no second one", arguments: [";", " ; -- end", "/* end */ "])
  func trailing(end: String) throws {
    #expect(try memory().prepare("SELECT 1" + end).first { $0.int64(0) } == 1)
  }

  @Test("After a change of the schema the names are those of the new columns")
  func schemaChange() throws {
    let connection = try memory("CREATE TABLE t (a, b, c); INSERT INTO t VALUES (1, 2, 3)")
    let statement = try connection.prepare("SELECT * FROM t")
    #expect(try statement.first { try $0.get("b", as: Int.self) } == 2)
    #expect(statement.columnNames == ["a", "b", "c"])
    try connection.execute("ALTER TABLE t DROP COLUMN a; ALTER TABLE t ADD COLUMN d TEXT DEFAULT 'new'")
    #expect(try statement.first { try $0.get("b", as: Int.self) } == 2)
    #expect(try statement.first { try $0.get("d", as: String.self) } == "new")
    #expect(failure { _ = try statement.first { try $0.get("a", as: Int.self) } } != nil)
  }

  @Test("A statement keeps its connection open")
  func lifetime() throws {
    let statement = try memory("CREATE TABLE t (a); INSERT INTO t VALUES (5)").prepare(
      "SELECT a AS \"b\" FROM t")
    #expect(try statement.first { $0.int64(0) } == 5)
    #expect(statement.columnNames == ["b"])
    #expect(statement.parameterCount == 0)
  }
}
