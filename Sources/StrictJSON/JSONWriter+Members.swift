/// Members in one call. A value that does not exist is written as null: a promise of every `--json` output.
extension JSONWriter {
  /// Writes a member that is a string or null.
  public mutating func member(_ key: String, _ value: String?) {
    self.key(key)
    if let value { string(value) } else { null() }
  }

  /// Writes a member that is a number or null.
  public mutating func member(_ key: String, _ value: Double?) {
    self.key(key)
    if let value { number(value) } else { null() }
  }

  /// Writes a member that is a whole number or null.
  public mutating func member(_ key: String, _ value: Int?) {
    self.key(key)
    if let value { integer(value) } else { null() }
  }

  /// Writes a member that is a truth value or null.
  public mutating func member(_ key: String, _ value: Bool?) {
    self.key(key)
    if let value { bool(value) } else { null() }
  }

  /// Writes a member that is an array of strings.
  public mutating func member(_ key: String, _ values: [String]) {
    self.key(key)
    array { writer in
      for value in values { writer.string(value) }
    }
  }

  /// Writes a member that is an object.
  public mutating func object<Failure>(
    _ key: String, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    self.key(key)
    try object(body)
  }

  /// Writes a member that is an array.
  public mutating func array<Failure>(
    _ key: String, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    self.key(key)
    try array(body)
  }

  /// Writes a member that is an array of objects, one for each item; the body writes its members.
  public mutating func objects<Item, Failure>(
    _ key: String, _ items: some Sequence<Item>,
    _ body: (_ writer: inout JSONWriter, _ item: Item) throws(Failure) -> Void
  ) throws(Failure) {
    self.key(key)
    begin("[")
    for item in items {
      begin("{")
      try body(&self, item)
      end("}")
    }
    end("]")
  }
}
