/// A type whose values can be bound to a statement and read from a column.
public protocol ValueConvertible {
  /// What a column must hold, as an error says it: `INTEGER`.
  static var wantedType: String { get }

  /// The value of a column, or nil where the column holds another type.
  init?(in row: borrowing Row, at index: Int)

  /// Binds the value to a parameter, counted from 1.
  func bind(to statement: Statement, at index: Int) throws(DatabaseError)
}

extension Int64: ValueConvertible {
  /// `INTEGER`.
  public static var wantedType: String { StorageClass.integer.name }

  /// Nil unless the column holds an INTEGER.
  @inlinable public init?(in row: borrowing Row, at index: Int) {
    guard row.type(index) == .integer else { return nil }
    self = row.int64(index)
  }

  /// Binds an INTEGER.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.bind(self, at: index)
  }
}

extension Int: ValueConvertible {
  /// `INTEGER`.
  public static var wantedType: String { StorageClass.integer.name }

  /// Nil unless the column holds an INTEGER that fits.
  @inlinable public init?(in row: borrowing Row, at index: Int) {
    guard let wide = Int64(in: row, at: index), let value = Int(exactly: wide) else { return nil }
    self = value
  }

  /// Binds an INTEGER.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.bind(self, at: index)
  }
}

extension Double: ValueConvertible {
  /// `REAL`.
  public static var wantedType: String { StorageClass.real.name }

  /// Nil unless the column holds a number. An expression whose result is whole may come as INTEGER: it is a
  /// number too.
  @inlinable public init?(in row: borrowing Row, at index: Int) {
    let type = row.type(index)
    guard type == .real || type == .integer else { return nil }
    self = row.double(index)
  }

  /// Binds a REAL. Throws for NaN, which SQLite has not.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.bind(self, at: index)
  }
}

extension String: ValueConvertible {
  /// `TEXT`.
  public static var wantedType: String { StorageClass.text.name }

  /// Nil unless the column holds a TEXT.
  @inlinable public init?(in row: borrowing Row, at index: Int) {
    guard row.type(index) == .text else { return nil }
    self = row.text(index)
  }

  /// Binds a TEXT.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.bind(self, at: index)
  }
}

extension [UInt8]: ValueConvertible {
  /// `BLOB`.
  public static var wantedType: String { StorageClass.blob.name }

  /// Nil unless the column holds a BLOB.
  @inlinable public init?(in row: borrowing Row, at index: Int) {
    guard row.type(index) == .blob else { return nil }
    self = row.blob(index)
  }

  /// Binds a BLOB.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.bind(self, at: index)
  }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  /// The wrapped type, or `NULL`.
  public static var wantedType: String { "\(Wrapped.wantedType) or \(StorageClass.null.name)" }

  /// Nil unless the column holds NULL or what the wrapped type wants.
  @inlinable public init?(in row: borrowing Row, at index: Int) {
    if row.isNull(index) {
      self = .none
    } else {
      guard let value = Wrapped(in: row, at: index) else { return nil }
      self = .some(value)
    }
  }

  /// Binds NULL or the wrapped value.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    switch self {
    case .none: try statement.bindNull(at: index)
    case .some(let value): try value.bind(to: statement, at: index)
    }
  }
}
