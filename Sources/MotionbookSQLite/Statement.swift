import CMotionbookSQLite

/// One compiled SQL statement. When its last holder lets go of it, it returns to the cache of its connection.
public final class Statement {
  /// The SQL as it was prepared.
  package let sql: String
  let handle: OpaquePointer
  let connection: Connection
  /// Known from the first row to the reset: after a change of the schema the first `step` compiles anew, and
  /// `*` may mean other columns.
  ///
  /// Unchecked, because every value that is read asks it, and the check took as long as all else of the search; nothing that
  /// is called meanwhile comes back here.
  @exclusivity(unchecked) private var columns: NameList?
  private lazy var parameters = NameList(
    (0..<sqlite3_bind_parameter_count(handle)).map { index in
      // Without the colon in front.
      sqlite3_bind_parameter_name(handle, index + 1).map { String(cString: $0 + 1) } ?? ""
    })

  init(handle: OpaquePointer, sql: String, connection: Connection) {
    self.handle = handle
    self.sql = sql
    self.connection = connection
  }

  deinit {
    connection.takeBack(handle, sql: sql)
  }

  /// How many columns a row has.
  public var columnCount: Int { Int(sqlite3_column_count(handle)) }

  /// The names of the result's columns, in order; empty when there is no result.
  package var columnNames: [String] {
    (0..<sqlite3_column_count(handle)).map { index in
      sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
    }
  }

  /// Where the column of a name stands, counted from 0; nil when the result has none of that name.
  @usableFromInline func column(named name: String) -> Int? {
    if columns == nil { columns = NameList(columnNames) }
    return columns?.index(of: name)
  }

  /// How many values have to be bound.
  package var parameterCount: Int { Int(sqlite3_bind_parameter_count(handle)) }

  /// The row on which the latest `step` stopped.
  package var row: Row { Row(of: self) }

  /// Goes on to the next row. After the last one, and after an error, the statement is reset.
  ///
  /// - Returns: Whether there is a row.
  package func step() throws(DatabaseError) -> Bool {
    let code = sqlite3_step(handle)
    guard code != SQLITE_ROW else { return true }
    let failure = code == SQLITE_DONE ? nil : connection.error(code, sql: sql)
    reset()
    if let failure { throw failure }
    return false
  }

  /// Gives up the rest of the rows, and with them the lock on the file, and forgets the values.
  package func reset() {
    connection.budget.renew()
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    if columns != nil { columns = nil }
  }
}

/// Names in a fixed order. Mostly they are asked for in that order, so a search begins after the name found last.
private struct NameList {
  private let names: [String]
  private var next = 0

  init(_ names: [String]) { self.names = names }

  mutating func index(of name: String) -> Int? {
    if next < names.count, names[next] == name {
      next += 1
      return next - 1
    }
    guard let index = names[next...].firstIndex(of: name) ?? names[..<next].firstIndex(of: name) else {
      return nil
    }
    next = index + 1
    return index
  }
}

// Binding

extension Statement {
  /// Binds all parameters, in order.
  ///
  /// - Throws: `isMisuse` when the count is wrong or rows of an earlier run are still being read.
  package func bind(_ values: [(any ValueConvertible)?]) throws(DatabaseError) {
    try refuseWhileRunning()
    guard values.count == parameterCount else {
      throw connection.misuse("the statement takes \(parameterCount) values, not \(values.count)", sql: sql)
    }
    for index in values.indices {
      if let value = values[index] {
        try value.bind(to: self, at: index + 1)
      } else {
        try bindNull(at: index + 1)
      }
    }
  }

  /// Binds the parameters `:name` that there is a value for; the others are NULL.
  ///
  /// - Throws: `isMisuse` when there is no parameter of a name or rows of an earlier run are still being read.
  package func bind(named values: [(name: String, value: any ValueConvertible)]) throws(DatabaseError) {
    try refuseWhileRunning()
    for (name, value) in values {
      guard let index = parameters.index(of: name) else {
        throw connection.misuse("the statement has no parameter :\(name)", sql: sql)
      }
      try value.bind(to: self, at: index + 1)
    }
  }

  /// Binds NULL to a parameter, counted from 1. Throws when there is no such parameter.
  package func bindNull(at index: Int) throws(DatabaseError) {
    try check(sqlite3_bind_null(handle, Int32(clamping: index)))
  }

  /// Binds an INTEGER to a parameter, counted from 1. Throws when there is no such parameter.
  package func bind(_ value: Int64, at index: Int) throws(DatabaseError) {
    try check(sqlite3_bind_int64(handle, Int32(clamping: index), value))
  }

  /// Binds a REAL to a parameter, counted from 1. Throws when there is no such parameter.
  ///
  /// SQLite turns NaN into NULL without a word (https://sqlite.org/floatingpoint.html), so NaN throws.
  package func bind(_ value: Double, at index: Int) throws(DatabaseError) {
    guard !value.isNaN else {
      let message = "NaN for parameter \(index): SQLite has no NaN and would store NULL"
      throw DatabaseError(code: SQLITE_MISMATCH, message: message, sql: sql, path: connection.path)
    }
    try check(sqlite3_bind_double(handle, Int32(clamping: index), value))
  }

  /// Binds a TEXT to a parameter, counted from 1. Throws when there is no such parameter.
  package func bind(_ value: String, at index: Int) throws(DatabaseError) {
    var value = value
    let code = value.withUTF8 { bytes in
      csqlite_bind_text(handle, Int32(clamping: index), bytes.baseAddress, UInt64(bytes.count))
    }
    try check(code)
  }

  private func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK else { throw connection.error(code, sql: sql) }
  }

  private func refuseWhileRunning() throws(DatabaseError) {
    guard sqlite3_stmt_busy(handle) == 0 else {
      throw connection.misuse("the statement is still returning rows", sql: sql)
    }
  }
}

// Running

extension Statement {
  /// Binds all parameters, runs to the end and drops what rows there are.
  package func run(_ values: (any ValueConvertible)?...) throws(DatabaseError) {
    try bind(values)
    while try step() {}
  }

  /// Binds parameters by their names, runs to the end and drops what rows there are.
  package func run(named values: [(name: String, value: any ValueConvertible)]) throws(DatabaseError) {
    try bind(named: values)
    while try step() {}
  }

  /// Binds all parameters and hands each row to `body`. The statement is reset however it ends.
  package func forEach(
    _ values: (any ValueConvertible)?..., body: (borrowing Row) throws -> Void
  ) throws {
    try bind(values)
    defer { reset() }
    let row = Row(of: self)
    while try step() { try body(row) }
  }

  /// Binds all parameters and makes a value of each row.
  package func map<Value>(
    _ values: (any ValueConvertible)?..., body: (borrowing Row) throws -> Value
  ) throws -> [Value] {
    try bind(values)
    defer { reset() }
    let row = Row(of: self)
    var results: [Value] = []
    while try step() { results.append(try body(row)) }
    return results
  }

  /// Binds all parameters and makes a value of the first row; nil when there is none.
  package func first<Value>(
    _ values: (any ValueConvertible)?..., body: (borrowing Row) throws -> Value
  ) throws -> Value? {
    try bind(values)
    defer { reset() }
    guard try step() else { return nil }
    return try body(row)
  }
}
