/// The kind of a JSON value.
public enum JSONKind: UInt8, Sendable {
  /// An object.
  case object
  /// An array.
  case array
  /// A string.
  case string
  /// A number.
  case number
  /// `true` or `false`.
  case bool
  /// `null`.
  case null

  /// The kind in words, with its article.
  public var name: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}

/// A value's or key's place in the text. An object's tokens are key, value, key, value …
struct JSONToken {
  let kind: JSONKind
  var hasEscapes = false
  /// Whether it is a key without quotes, as JSON5 has them.
  var isBare = false
  /// The first byte, a string's opening quote.
  let start: UInt32
  /// The byte after the last one.
  var end: UInt32 = 0
  /// The token after this value and all that is in it.
  var next: UInt32 = 0

  /// The bytes of a string between its quotes.
  var content: Range<Int> { isBare ? Int(start)..<Int(end) : Int(start) + 1..<Int(end) - 1 }
}
