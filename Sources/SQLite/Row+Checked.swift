import CSQLite

extension Row {
  /// The value of a column, by its name, and of the wanted type or not at all.
  ///
  /// - Throws: An error that names the column with the wanted and the found type, or the columns that there
  ///   are.
  @inlinable public func get<Value: ValueConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value {
    let index = try index(of: name)
    guard let value = Value(in: self, at: index) else { throw mismatch(index, type) }
    return value
  }

  /// The value of a column, counted from 0, and of the wanted type or not at all.
  ///
  /// - Throws: An error that names the column with the wanted and the found type, or says how many columns
  ///   there are.
  @inlinable public func get<Value: ValueConvertible>(
    _ index: Int, as type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value {
    guard index >= 0, index < statement.columnCount else { throw missing(index) }
    guard let value = Value(in: self, at: index) else { throw mismatch(index, type) }
    return value
  }

  @usableFromInline func index(of name: String) throws(DatabaseError) -> Int {
    if let index = statement.columnNames.firstIndex(of: name) { return index }
    let known = statement.columnNames.joined(separator: ", ")
    throw error("no column '\(name)' in the result, which has: \(known)")
  }

  @usableFromInline func missing(_ index: Int) -> DatabaseError {
    error("no column \(index) in the result, which has \(statement.columnCount)")
  }

  @usableFromInline func mismatch<Value: ValueConvertible>(_ index: Int, _ wanted: Value.Type)
    -> DatabaseError
  {
    let name = statement.columnNames[index]
    return error("column '\(name)': wanted \(wanted.wantedType), found \(type(index).name)")
  }

  private func error(_ message: String) -> DatabaseError {
    DatabaseError(
      code: SQLITE_MISMATCH, message: message, sql: statement.sql, path: statement.connection.path)
  }
}
