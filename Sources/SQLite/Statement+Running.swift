extension Statement {
  /// Binds all parameters, runs to the end and drops what rows there are.
  public func run(_ values: (any ValueConvertible)?...) throws(DatabaseError) {
    try bind(values)
    while try step() {}
  }

  /// Binds all parameters and hands each row to `body`. The statement is reset however it ends.
  public func forEach(
    _ values: (any ValueConvertible)?..., body: (borrowing Row) throws -> Void
  ) throws {
    try bind(values)
    defer { reset() }
    let row = Row(of: self)
    while try step() { try body(row) }
  }

  /// Binds all parameters and makes a value of each row.
  public func map<Value>(
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
  public func first<Value>(
    _ values: (any ValueConvertible)?..., body: (borrowing Row) throws -> Value
  ) throws -> Value? {
    try bind(values)
    defer { reset() }
    guard try step() else { return nil }
    return try body(row)
  }
}
