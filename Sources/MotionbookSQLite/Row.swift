import CMotionbookSQLite

/// A view of the row on which a statement stands. It cannot be kept: the next `step` changes what it shows.
///
/// `get` reads a column as the wanted type or not at all. The accessors by number alone are as thin as C's, and
/// convert as C's do: NULL, a column that is not there and text that is no number read as 0 or "".
///
/// Public and inlinable, because generic code that is not specialised where it is called looks its types up at run
/// time: reading 100,000 presets took twice as long.
public struct Row: ~Copyable {
  @usableFromInline let handle: OpaquePointer
  @usableFromInline let statement: Statement

  init(of statement: Statement) {
    handle = statement.handle
    self.statement = statement
  }

  /// The value of a column, by its name, and of the wanted type or not at all. Fastest in the order of the columns.
  ///
  /// - Throws: An error that names the column with the wanted and the found type, or the columns that there
  ///   are.
  @inlinable public func get<Value: ValueConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value {
    guard let index = statement.column(named: name) else { throw missing(name) }
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

  /// How the value of a column, counted from 0, is stored.
  @inlinable public func type(_ index: Int) -> StorageClass {
    StorageClass(rawValue: sqlite3_column_type(handle, Int32(clamping: index))) ?? .null
  }

  /// An INTEGER column.
  @inlinable public func int64(_ index: Int) -> Int64 {
    sqlite3_column_int64(handle, Int32(clamping: index))
  }

  /// A REAL column.
  @inlinable public func double(_ index: Int) -> Double {
    sqlite3_column_double(handle, Int32(clamping: index))
  }

  /// A TEXT column.
  @inlinable public func text(_ index: Int) -> String {
    let column = Int32(clamping: index)
    // This order: asked for its size first, SQLite may yet convert the value and move it.
    let start = sqlite3_column_text(handle, column)
    let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
    return String(decoding: bytes, as: UTF8.self)
  }

  @usableFromInline func missing(_ name: String) -> DatabaseError {
    let known = statement.columnNames.joined(separator: ", ")
    return error("no column '\(name)' in the result, which has: \(known)")
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

/// How SQLite stores one value: https://sqlite.org/datatype3.html. The raw values are those of the C library.
public enum StorageClass: Int32, Sendable {
  /// A signed 64-bit integer.
  case integer = 1
  /// An IEEE 754 double.
  case real = 2
  /// Text in UTF-8.
  case text = 3
  /// Bytes.
  case blob = 4
  /// No value.
  case null = 5

  /// As SQL writes it: `INTEGER`.
  public var name: String {
    switch self {
    case .integer: "INTEGER"
    case .real: "REAL"
    case .text: "TEXT"
    case .blob: "BLOB"
    case .null: "NULL"
    }
  }
}
