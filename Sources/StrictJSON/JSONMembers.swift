/// The members of an object, each to be taken once by its key. Makes no tree and no strings: reading presets by the
/// hundred thousand is a walk over tokens.
public struct JSONMembers {
  private let document: JSONDocument
  private let first: Int
  private let end: Int
  /// A bit a member, for the first 64; further ones are in the set.
  private var taken: UInt64 = 0
  private var takenBeyond: Set<Int> = []

  /// How many members have not been taken.
  public private(set) var remaining = 0

  /// The members of a value; none for one that is no object.
  public init(_ value: JSONValue) {
    document = value.document
    first = value.token + 1
    end = value.kind == .object ? Int(value.document.tokens[value.token].next) : first
    var index = first
    while index < end {
      remaining += 1
      index = Int(document.tokens[index + 1].next)
    }
  }

  /// Takes the first member of that key that has not been taken; nil without one.
  public mutating func take(_ key: String) -> JSONValue? {
    if remaining == 0 { return nil }
    let length = key.utf8.count + 2
    var index = first
    var ordinal = 0
    while index < end {
      let token = document.tokens[index]
      if token.hasEscapes || Int(token.end - token.start) == length, !isTaken(ordinal),
        document.isString(index, key)
      {
        markTaken(ordinal)
        return JSONValue(document: document, token: index + 1)
      }
      index = Int(document.tokens[index + 1].next)
      ordinal += 1
    }
    return nil
  }

  /// Calls the body with each member that has not been taken; of equal keys only with the first.
  public func forEachRemaining(_ body: (_ key: JSONValue, _ value: JSONValue) -> Void) {
    var index = first
    var ordinal = 0
    // Bytes, as two texts that only look the same are two keys.
    var seen: Set<[UInt8]> = []
    while index < end {
      let isFirst = seen.insert(Array(document.text(ofToken: index).utf8)).inserted
      if isFirst, !isTaken(ordinal) {
        body(JSONValue(document: document, token: index), JSONValue(document: document, token: index + 1))
      }
      index = Int(document.tokens[index + 1].next)
      ordinal += 1
    }
  }

  private func isTaken(_ ordinal: Int) -> Bool {
    ordinal < 64 ? taken & (1 << UInt64(ordinal)) != 0 : takenBeyond.contains(ordinal)
  }

  private mutating func markTaken(_ ordinal: Int) {
    if ordinal < 64 { taken |= 1 << UInt64(ordinal) } else { takenBeyond.insert(ordinal) }
    remaining -= 1
  }
}

extension JSONDocument {
  /// Whether a string's text is this one, byte for byte.
  func isString(_ index: Int, _ text: String) -> Bool {
    let token = tokens[index]
    if token.hasEscapes { return self.text(ofToken: index).utf8.elementsEqual(text.utf8) }
    var offset = Int(token.start) + 1
    for byte in text.utf8 {
      if bytes[offset] != byte { return false }
      offset += 1
    }
    return true
  }
}
