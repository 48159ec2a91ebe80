extension DatabaseError {
  /// Which rule of the schema was broken: the name of the CHECK, what the trigger raised, or the
  /// `table.column` (several joined by ", ") of UNIQUE, PRIMARY KEY and NOT NULL and of a STRICT table's
  /// type. Nil for a foreign key: SQLite does not say which.
  public var constraint: String? {
    guard isConstraint else { return nil }
    guard code != DatabaseError.raisedByTrigger else { return message }
    for mark in [" constraint failed: ", " column "] {
      if let end = message.end(of: mark) { return String(message[end...]) }
    }
    return nil
  }

  /// SQLITE_CONSTRAINT_TRIGGER, a macro too involved for Swift to import.
  private static let raisedByTrigger: Int32 = 19 | (7 << 8)
}

extension String {
  fileprivate func end(of mark: String) -> Index? {
    indices.first { self[$0...].hasPrefix(mark) }.map { index($0, offsetBy: mark.count) }
  }
}
