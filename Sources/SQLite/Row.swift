import CSQLite

/// A view of the row on which a statement stands. It cannot be kept: the next `step` changes what it shows.
///
/// The accessors of this file are as thin as C's, and convert as C's do: NULL, a column that is not there and
/// text that is no number read as 0 or "". They are for columns that a STRICT schema vouches for; elsewhere
/// use `get`.
public struct Row: ~Copyable {
  @usableFromInline let handle: OpaquePointer
  @usableFromInline let statement: Statement

  init(of statement: Statement) {
    handle = statement.handle
    self.statement = statement
  }

  /// How the value of a column, counted from 0, is stored.
  @inlinable public func type(_ index: Int) -> StorageClass {
    StorageClass(rawValue: sqlite3_column_type(handle, Int32(clamping: index))) ?? .null
  }

  /// Whether a column is NULL.
  @inlinable public func isNull(_ index: Int) -> Bool {
    sqlite3_column_type(handle, Int32(clamping: index)) == SQLITE_NULL
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
    String(decoding: textBytes(index), as: UTF8.self)
  }

  /// The UTF-8 of a TEXT column, without a copy. Gone at the next `step` or `reset`.
  @inlinable public func textBytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let column = Int32(clamping: index)
    // This order: asked for its size first, SQLite may yet convert the value and move it.
    let start = sqlite3_column_text(handle, column)
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }

  /// A copy of a BLOB column.
  @inlinable public func blob(_ index: Int) -> [UInt8] {
    let column = Int32(clamping: index)
    let start = sqlite3_column_blob(handle, column)
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }

  /// An INTEGER column, nil where it is NULL.
  @inlinable public func optionalInt64(_ index: Int) -> Int64? {
    isNull(index) ? nil : int64(index)
  }

  /// A REAL column, nil where it is NULL.
  @inlinable public func optionalDouble(_ index: Int) -> Double? {
    isNull(index) ? nil : double(index)
  }

  /// A TEXT column, nil where it is NULL.
  @inlinable public func optionalText(_ index: Int) -> String? {
    isNull(index) ? nil : text(index)
  }
}
