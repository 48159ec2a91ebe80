/// A type whose values can be bound to a statement and read from a column.
public protocol ValueConvertible {
  /// The wanted type of a column, as an error says it: `INTEGER`.
  static var wantedType: String { get }

  /// The value of a column, or nil where the column holds another type.
  init?(in row: borrowing Row, at index: Int)

  /// Binds the value to a parameter, counted from 1.
  func bind(to statement: Statement, at index: Int) throws(DatabaseError)
}

extension Int64: ValueConvertible {}
extension Int: ValueConvertible {}

extension ValueConvertible where Self: FixedWidthInteger {
  /// The type as an error says it.
  public static var wantedType: String { StorageClass.integer.name }

  /// Nil unless the column holds an INTEGER that fits.
  @inlinable public init?(in row: borrowing Row, at index: Int) {
    guard row.type(index) == .integer else { return nil }
    self.init(exactly: row.int64(index))
  }

  /// Binds the value.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.bind(Int64(self), at: index)
  }
}

/// An INTEGER of 0 or 1.
extension Bool: ValueConvertible {
  /// The type as an error says it.
  public static var wantedType: String { "\(StorageClass.integer.name) of 0 or 1" }

  /// Nil where the column holds another type.
  @inlinable public init?(in row: borrowing Row, at index: Int) {
    guard let number = Int64(in: row, at: index), number == 0 || number == 1 else { return nil }
    self = number == 1
  }

  /// Binds the value.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.bind(self ? 1 : 0 as Int64, at: index)
  }
}

extension Double: ValueConvertible {
  /// The type as an error says it.
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
  /// The type as an error says it.
  public static var wantedType: String { StorageClass.text.name }

  /// Nil where the column holds another type.
  @inlinable public init?(in row: borrowing Row, at index: Int) {
    guard row.type(index) == .text else { return nil }
    self = row.text(index)
  }

  /// Binds the value.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.bind(self, at: index)
  }
}

/// A TEXT that is one of the type's words, for an enum that adopts the protocol.
extension ValueConvertible where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// The type as an error says it.
  public static var wantedType: String { "one of \(allCases.map(\.rawValue).joined(separator: ", "))" }

  /// Nil where the column holds another type.
  @inlinable public init?(in row: borrowing Row, at index: Int) {
    guard let text = String(in: row, at: index) else { return nil }
    self.init(rawValue: text)
  }

  /// Binds the value.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    try statement.bind(rawValue, at: index)
  }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  /// The type as an error says it.
  public static var wantedType: String { "\(Wrapped.wantedType) or \(StorageClass.null.name)" }

  /// Nil where the column holds another type.
  @inlinable public init?(in row: borrowing Row, at index: Int) {
    if row.type(index) == .null {
      self = .none
    } else {
      guard let value = Wrapped(in: row, at: index) else { return nil }
      self = .some(value)
    }
  }

  /// Binds the value.
  public func bind(to statement: Statement, at index: Int) throws(DatabaseError) {
    switch self {
    case .none: try statement.bindNull(at: index)
    case .some(let value): try value.bind(to: statement, at: index)
    }
  }
}
