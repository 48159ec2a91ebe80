import MotionbookSQLite
import Testing

@Suite("Row")
struct RowTests {
  private func rows(_ body: (borrowing Row) throws -> Void) throws {
    try memory(
      """
      CREATE TABLE t (i INTEGER, r REAL, t TEXT, b BLOB, n TEXT) STRICT;
      INSERT INTO t VALUES (1, 2.0, 'é', x'00ff', NULL);
      """
    )
    .prepare("SELECT * FROM t").forEach(body: body)
  }

  @Test("The type of a column is that of its value")
  func types() throws {
    try rows { row in
      var types: [StorageClass] = []
      for index in 0..<5 { types.append(row.type(index)) }
      #expect(types == [.integer, .real, .text, .blob, .null])
    }
  }

  @Test("Columns are read by name as the wanted type")
  func named() throws {
    try rows { row in
      let (wide, integer) = (try row.get("i", as: Int64.self), try row.get("i", as: Int.self))
      #expect(wide == 1 && integer == 1)
      let (whole, real) = (try row.get("i", as: Double.self), try row.get("r", as: Double.self))
      #expect(whole == 1 && real == 2)
      let text = try row.get("t", as: String.self)
      #expect(text == "é")
      let (missing, present) = (try row.get("n", as: String?.self), try row.get("t", as: String?.self))
      #expect(missing == nil && present == "é")
    }
  }

  @Test("The wanted type is known from where the value goes")
  func inferred() throws {
    try rows { row in
      let text: String = try row.get("t")
      let missing: Int? = try row.get(4)
      #expect(text == "é" && missing == nil)
    }
  }

  @Test(
    "An error names the column, the wanted and the found type",
    arguments: [
      ("t", "column 't': wanted REAL, found TEXT"),
      ("n", "column 'n': wanted REAL, found NULL"),
      ("b", "column 'b': wanted REAL, found BLOB"),
      ("x", "no column 'x' in the result, which has: i, r, t, b, n"),
    ])
  func mismatches(name: String, message: String) throws {
    let error = failure { try rows { row in _ = try row.get(name, as: Double.self) } }
    #expect(error?.message == message)
  }

  @Test("A REAL is no INTEGER, an optional type names both, a column beyond the last is an error")
  func strict() throws {
    let integer = failure { try rows { row in _ = try row.get("r", as: Int.self) } }
    #expect(integer?.message == "column 'r': wanted INTEGER, found REAL")
    let optional = failure { try rows { row in _ = try row.get("b", as: String?.self) } }
    #expect(optional?.message == "column 'b': wanted TEXT or NULL, found BLOB")
    let beyond = failure { try rows { row in _ = try row.get(5, as: Int.self) } }
    #expect(beyond?.message == "no column 5 in the result, which has 5")
  }

  @Test("A truth value is 0 or 1, a word is one of its type's")
  func words() throws {
    try rows { row in
      let (truth, word) = (try row.get("i", as: Bool.self), try row.get("t", as: Accented.self))
      #expect(truth && word == .small)
    }
    let mismatch = failure { try rows { row in _ = try row.get("i", as: Accented?.self) } }
    #expect(mismatch?.message == "column 'i': wanted one of é, É or NULL, found INTEGER")
  }
}

private enum Accented: String, CaseIterable, ValueConvertible {
  case small = "é"
  case large = "É"
}
