/// Writes JSON in the one canonical form: two spaces of indentation, one member a line, arrays of numbers on
/// one line, numbers as the shortest text that reads back to the same double, a newline at the end.
///
/// One key a line is what lets git merge edits to different keys.
public struct JSONWriter {
  var written = GrowingBytes()
  private var depth = 0
  private var isFirst = true
  private var followsKey = false
  private let isOnOneLine: Bool

  /// An empty writer.
  ///
  /// - Parameter isOnOneLine: Whether lines and their indentation are left out, of texts that many are kept of.
  public init(isOnOneLine: Bool = false) { self.isOnOneLine = isOnOneLine }

  /// The bytes that were written and not yet taken.
  public var bytes: [UInt8] { written.bytes }

  /// How many bytes were written and not yet taken.
  public var count: Int { written.count }

  /// The whole text, ended by a newline.
  public var text: String { String(decoding: bytes, as: UTF8.self) + "\n" }

  /// The text that the body writes, without a newline at its end.
  ///
  /// - Parameter isOnOneLine: Whether lines and their indentation are left out.
  public static func text(isOnOneLine: Bool = false, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(isOnOneLine: isOnOneLine)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Takes what has been written so far, so that a long text never stands in memory whole.
  public mutating func takeBytes() -> [UInt8] {
    defer { written.removeAll() }
    return bytes
  }

  /// Writes an object; the body writes its members.
  public mutating func object<Failure>(_ body: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
    try container(open: "{", close: "}", body)
  }

  /// Writes an array with one element a line; the body writes its elements.
  public mutating func array<Failure>(_ body: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
    try container(open: "[", close: "]", body)
  }

  private mutating func container<Failure>(
    open: Unicode.Scalar, close: Unicode.Scalar, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    begin(open)
    try body(&self)
    end(close)
  }

  /// Opens an object, for what is written as it comes and closes it elsewhere: ``endObject()`` must follow.
  public mutating func beginObject() { begin("{") }

  /// Closes the object that was opened last.
  public mutating func endObject() { end("}") }

  mutating func begin(_ open: Unicode.Scalar) {
    beginValue()
    written.append(UInt8(ascii: open))
    depth += 1
    isFirst = true
  }

  mutating func end(_ close: Unicode.Scalar) {
    depth -= 1
    if !isFirst { newLine() }
    isFirst = false
    written.append(UInt8(ascii: close))
  }

  /// Writes a member's key; its value must follow.
  public mutating func key(_ key: String) {
    beginValue()
    quote(key)
    written.append(": ")
    followsKey = true
  }

  /// Writes a string.
  public mutating func string(_ value: String) {
    beginValue()
    quote(value)
  }

  /// Writes a number. JSON has no infinities: a number that is not finite is written as null.
  public mutating func number(_ value: Double) {
    beginValue()
    appendNumber(value)
  }

  /// Writes a whole number.
  public mutating func integer(_ value: Int) {
    beginValue()
    append(value.description)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    beginValue()
    written.append(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    beginValue()
    written.append("null")
  }

  /// Writes an array of numbers on one line.
  public mutating func numbers(_ values: [Double]) {
    beginValue()
    written.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { written.append(", ") }
      appendNumber(value)
    }
    written.append(UInt8(ascii: "]"))
  }

  /// Writes an array of strings.
  public mutating func strings(_ values: [String]) {
    array { writer in
      for value in values { writer.string(value) }
    }
  }

  /// Writes a value that was read, its numbers exactly as they were written.
  public mutating func value(_ value: JSONValue) {
    switch value.kind {
    case .object:
      object { writer in value.forEachMember { writer.member($0.string ?? "", $1) } }
    case .array where value.elements.allSatisfy({ $0.kind == .number }):
      beginValue()
      append("[" + value.elements.map(\.strictText).joined(separator: ", ") + "]")
    case .array:
      array { writer in value.forEachElement { writer.value($0) } }
    case .string:
      string(value.string ?? "")
    case .number where value.document.dialect == .lenient:
      beginValue()
      append(value.strictText)
    case .number, .bool, .null:
      beginValue()
      value.rawBytes.withUnsafeBufferPointer { written.append($0) }
    }
  }

  private mutating func beginValue() {
    if followsKey {
      followsKey = false
      return
    }
    if !isFirst { written.append(UInt8(ascii: ",")) }
    isFirst = false
    if depth > 0 { newLine() }
  }

  private mutating func newLine() {
    if isOnOneLine { return }
    let indentation = 2 * depth
    written.append(atMost: 1 + indentation) { line in
      line[0] = UInt8(ascii: "\n")
      for column in 1..<1 + indentation { line[column] = UInt8(ascii: " ") }
      return 1 + indentation
    }
  }

  mutating func append(_ text: String) { written.append(text: text) }
}

extension JSONValue {
  /// A number or a word exactly as it is written; in JSON where it was written in JSON5.
  fileprivate var strictText: String {
    guard document.dialect == .lenient, kind == .number, !JSONNumber.isStrict(rawBytes) else {
      return rawText
    }
    return JSONWriter.text { $0.number(number ?? 0) }
  }
}

/// Members in one call. A value that does not exist is written as null: a promise of every `--json` output.
extension JSONWriter {
  /// Writes a member that is a string or null.
  public mutating func member(_ key: String, _ value: String?) { member(key, value) { $0.string($1) } }

  /// Writes a member that is a number or null.
  public mutating func member(_ key: String, _ value: Double?) { member(key, value) { $0.number($1) } }

  /// Writes a member that is a whole number or null.
  public mutating func member(_ key: String, _ value: Int?) { member(key, value) { $0.integer($1) } }

  /// Writes a member that is a truth value or null.
  public mutating func member(_ key: String, _ value: Bool?) { member(key, value) { $0.bool($1) } }

  private mutating func member<Value>(
    _ key: String, _ value: Value?, _ write: (inout JSONWriter, Value) -> Void
  ) {
    self.key(key)
    if let value { write(&self, value) } else { null() }
  }

  /// Writes a member that was read.
  public mutating func member(_ key: String, _ value: JSONValue) {
    self.key(key)
    self.value(value)
  }

  /// Writes a member that is an array of strings.
  public mutating func member(_ key: String, _ values: [String]) {
    self.key(key)
    strings(values)
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
