import CSQLite

extension Statement {
  /// Binds all parameters, in order.
  ///
  /// - Throws: `isMisuse` when the count is wrong or rows of an earlier run are still being read.
  public func bind(_ values: [(any ValueConvertible)?]) throws(DatabaseError) {
    guard sqlite3_stmt_busy(handle) == 0 else {
      throw connection.misuse("the statement is still returning rows", sql: sql)
    }
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

  /// Binds NULL to a parameter, counted from 1. Throws when there is no such parameter.
  public func bindNull(at index: Int) throws(DatabaseError) {
    try check(sqlite3_bind_null(handle, Int32(clamping: index)))
  }

  /// Binds an INTEGER to a parameter, counted from 1. Throws when there is no such parameter.
  public func bind(_ value: Int64, at index: Int) throws(DatabaseError) {
    try check(sqlite3_bind_int64(handle, Int32(clamping: index), value))
  }

  /// Binds an INTEGER to a parameter, counted from 1. Throws when there is no such parameter.
  public func bind(_ value: Int, at index: Int) throws(DatabaseError) {
    try bind(Int64(value), at: index)
  }

  /// Binds a REAL to a parameter, counted from 1. Throws when there is no such parameter.
  ///
  /// SQLite turns NaN into NULL without a word (https://sqlite.org/floatingpoint.html), so NaN throws.
  public func bind(_ value: Double, at index: Int) throws(DatabaseError) {
    guard !value.isNaN else {
      let message = "NaN for parameter \(index): SQLite has no NaN and would store NULL"
      throw DatabaseError(code: SQLITE_MISMATCH, message: message, sql: sql, path: connection.path)
    }
    try check(sqlite3_bind_double(handle, Int32(clamping: index), value))
  }

  /// Binds a TEXT to a parameter, counted from 1. Throws when there is no such parameter.
  public func bind(_ value: String, at index: Int) throws(DatabaseError) {
    var value = value
    let code = value.withUTF8 { bytes in
      csqlite_bind_text(handle, Int32(clamping: index), bytes.baseAddress, UInt64(bytes.count))
    }
    try check(code)
  }

  /// Binds a BLOB to a parameter, counted from 1. Throws when there is no such parameter.
  public func bind(_ value: [UInt8], at index: Int) throws(DatabaseError) {
    let code = value.withUnsafeBytes { bytes in
      csqlite_bind_blob(handle, Int32(clamping: index), bytes.baseAddress, UInt64(bytes.count))
    }
    try check(code)
  }

  private func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK else { throw error(code) }
  }
}
