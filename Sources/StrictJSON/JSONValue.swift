/// A value of a ``JSONDocument``, with its place.
public struct JSONValue {
  /// The document it stands in.
  public let document: JSONDocument
  let token: Int

  /// The kind of the value.
  public var kind: JSONKind { document.tokens[token].kind }

  /// The text of a string; nil for another kind.
  public var string: String? { kind == .string ? document.text(ofToken: token) : nil }

  /// The nearest double to a number, infinite when the text is out of a double's range; nil for another kind.
  public var number: Double? { kind == .number ? JSONNumber.double(rawBytes) : nil }

  /// A truth value; nil for another kind.
  public var bool: Bool? { kind == .bool ? rawBytes.first == UInt8(ascii: "t") : nil }

  /// The value exactly as it is written.
  public var rawText: String { String(decoding: rawBytes, as: UTF8.self) }

  var rawBytes: ArraySlice<UInt8> { document.bytes[range] }

  /// The value's bytes in the document's text.
  public var range: Range<Int> {
    Int(document.tokens[token].start)..<Int(document.tokens[token].end)
  }

  /// The line and column of the value's first character.
  public var place: JSONPlace { document.place(ofOffset: Int(document.tokens[token].start)) }

  /// The path from the root, such as `presets[3].tracks[0].to`.
  public var path: String { document.path(ofToken: token) }

  /// A problem at this value.
  public func problem(_ message: String) -> JSONProblem { document.problem(message, atToken: token) }

  /// Calls the body with each member of an object, in the text's order. Does nothing for another kind.
  public func forEachMember<Failure>(
    _ body: (_ key: JSONValue, _ value: JSONValue) throws(Failure) -> Void
  ) throws(Failure) {
    guard kind == .object else { return }
    let end = Int(document.tokens[token].next)
    var index = token + 1
    while index < end {
      try body(JSONValue(document: document, token: index), JSONValue(document: document, token: index + 1))
      index = Int(document.tokens[index + 1].next)
    }
  }

  /// Calls the body with each element of an array, in order. Does nothing for another kind.
  public func forEachElement<Failure>(_ body: (_ element: JSONValue) throws(Failure) -> Void) throws(Failure)
  {
    guard kind == .array else { return }
    let end = Int(document.tokens[token].next)
    var index = token + 1
    while index < end {
      try body(JSONValue(document: document, token: index))
      index = Int(document.tokens[index].next)
    }
  }

  /// The members of an object with their keys, in the text's order; none of another kind.
  public var members: [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = []
    forEachMember { members.append(($0.string ?? "", $1)) }
    return members
  }

  /// How many members an object or elements an array has; 0 for another kind.
  public var count: Int {
    var count = 0
    forEachMember { _, _ in count += 1 }
    forEachElement { _ in count += 1 }
    return count
  }

  /// The elements of an array; empty for another kind.
  public var elements: [JSONValue] {
    var elements: [JSONValue] = []
    forEachElement { elements.append($0) }
    return elements
  }

  /// The element of an array at a position, from 0; nil without one.
  public func element(at position: Int) -> JSONValue? { document.element(position, of: token) }

  /// The value of an object's first member of that key; nil without one.
  public func member(_ key: String) -> JSONValue? {
    var found: JSONValue?
    forEachMember { name, value in
      if found == nil, name.string?.utf8.elementsEqual(key.utf8) == true { found = value }
    }
    return found
  }
}

extension JSONValue {
  /// The value at a path below this one, such as `tracks[0].to`; nil when there is none.
  public func descendant(at path: String) -> JSONValue? {
    var value: JSONValue? = self
    for step in path.split(whereSeparator: { $0 == "." || $0 == "[" || $0 == "]" }) {
      if let index = Int(step), let current = value, current.kind == .array {
        value = current.element(at: index)
      } else {
        value = value?.member(String(step))
      }
    }
    return value
  }
}
