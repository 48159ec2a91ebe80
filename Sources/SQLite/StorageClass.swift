import CSQLite

/// How SQLite stores one value: https://sqlite.org/datatype3.html. The raw values are those of the C library.
@frozen public enum StorageClass: Int32, Sendable {
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
