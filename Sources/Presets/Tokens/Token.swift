import StrictJSON

/// A token of a file, found but not read.
struct Token {
  /// The names from the root to the token.
  let path: [String]
  /// The token's object.
  let object: JSONValue
  /// What stands as its value: `$value`, `$ref`, or the `value` of Style Dictionary and Tokens Studio.
  let value: JSONValue
  /// The type that the token itself says.
  let type: String?
  /// The type of the nearest group that says one.
  let groupType: String?
  /// What the nearest group says of deprecation, for tokens that say nothing themselves.
  let groupDeprecated: JSONValue?
  /// Whether it is written as other tools write tokens: without dollar signs.
  let isPlain: Bool

  /// The name as other tokens refer to it.
  var text: String { path.joined(separator: ".") }

  /// Motionbook's own member of `$extensions`.
  var ownExtension: JSONValue? { object.member("$extensions")?.member(TokenExtension.key) }

  /// What the registry's JSON says of the preset beside the value.
  var typedPreset: JSONValue? {
    guard let preset = ownExtension?.member(TokenExtension.preset), preset.kind == .object else { return nil }
    return preset
  }

  /// What stands as the value of an object, if it is a token.
  static func value(of object: JSONValue) -> (value: JSONValue, isPlain: Bool)? {
    if let value = object.member("$value") { return (value, false) }
    if let value = object.member("$ref"), value.string != nil { return (value, false) }
    guard let value = object.member("value") else { return nil }
    // A group may hold a token that is called "value": that one is an object, and its group has no type in words.
    return value.kind != .object || object.member("type")?.string != nil ? (value, true) : nil
  }
}
