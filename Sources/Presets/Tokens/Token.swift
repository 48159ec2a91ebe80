import PlainText
import StrictJSON

/// A token of a file, found but not read.
struct Token {
  /// The names from the root to the token.
  let path: [String]
  let object: JSONValue
  /// Its value: `$value`, `$ref`, or the `value` of Style Dictionary and Tokens Studio.
  let value: JSONValue
  /// The type that the token itself says.
  let type: String?
  /// The type of the nearest group that says one.
  let groupType: String?
  /// The nearest group's deprecation, for tokens that say nothing themselves.
  let groupDeprecated: JSONValue?
  /// Whether it is written as other tools write tokens: without dollar signs.
  let isPlain: Bool

  /// The name as other tokens refer to it.
  var text: String { path.joined(separator: ".") }

  /// The name with dots for the slashes by which other tools make groups.
  var dottedText: String { path.count == 1 ? text.replacing(each: "/", with: ".") : text }

  /// The unit of its bare numbers, where it says one beside its value: `"$value": 0.4, "unit": "s"`.
  var bareTime: BareTime? { object.member("unit")?.string.flatMap(BareTime.init(unit:)) }

  /// Motionbook's own member of `$extensions`.
  var ownExtension: JSONValue? { object.member("$extensions")?.member(TokenExtension.key) }

  /// The preset in the registry's JSON, kept beside the value.
  var typedPreset: JSONValue? {
    guard let preset = ownExtension?.member(TokenExtension.preset), preset.kind == .object else { return nil }
    return preset
  }

  /// The value of an object; nil if it is no token.
  static func value(of object: JSONValue) -> (value: JSONValue, isPlain: Bool)? {
    if let value = object.member("$value") { return (value, false) }
    if let value = object.member("$ref"), let text = value.string {
      return isGroup(object, referringTo: text, depth: 0) ? nil : (value, false)
    }
    guard let value = object.member("value") else { return nil }
    // A group may hold a token that is called "value": that one is an object, and its group has no type in words.
    let isValue =
      value.kind != .object || object.member("type")?.string != nil || TransitionParts.isWhole(value)
    return isValue ? (value, true) : nil
  }

  /// Whether an object with a `$ref` is a group that extends another, and no token that refers to one: it has members of
  /// its own, or that other one is a group (Format Module 2025.10, section 6.4).
  private static func isGroup(_ object: JSONValue, referringTo text: String, depth: Int) -> Bool {
    if object.members.contains(where: { $0.value.kind == .object && !$0.key.hasPrefix("$") }) { return true }
    guard depth < 16, let reference = TokenReference(text), text.hasPrefix("#"), reference.part.isEmpty,
      let target = object.document.root.descendant(reference.path), target.kind == .object
    else { return false }
    if let next = target.member("$ref")?.string, target.member("$value") == nil {
      return isGroup(target, referringTo: next, depth: depth + 1)
    }
    return value(of: target) == nil && target.members.contains { $0.value.kind == .object }
  }
}

/// The unit of a number without one.
enum BareTime: Double {
  /// It is divided by this to give seconds.
  case milliseconds = 1000
  /// It is seconds.
  case seconds = 1

  /// The meaning of a unit's name; nil for one that is no time's.
  init?(unit: String) {
    switch unit.lowercased() {
    case "ms", "milliseconds": self = .milliseconds
    case "s", "seconds": self = .seconds
    default: return nil
    }
  }
}

/// A reference to a token or a part of one: `{a.b}`, Style Dictionary's `{a.b.value}`, Theo's `{!A_B}`, or a JSON Pointer
/// `#/a/b`.
struct TokenReference {
  /// The names from the root, without what leads into the value.
  let path: [String]
  /// The names inside the value, for a pointer to a part of it.
  let part: [String]
  /// Whether it names an alias of Theo, which is never the token that names it.
  var isAlias = false

  /// Nil when a text is no reference.
  init?(_ text: String) {
    if text.hasPrefix("{"), text.hasSuffix("}"), !text.dropFirst().dropLast().contains("{") {
      // Some write a blank beside each brace.
      var inside = text.dropFirst().dropLast().trimmingSpaces
      // Theo's way to name an alias.
      if inside.hasPrefix("!") {
        inside.removeFirst()
        isAlias = true
      }
      var names = inside.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      if names.count > 1, ["value", "$value"].contains(names.last) { names.removeLast() }
      path = names
      part = []
    } else if text.hasPrefix("#/") {
      let names = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
        .map { Self.unescaped(String($0)) }
      path = Array(names.prefix { $0 != "$value" })
      part = Array(names.drop { $0 != "$value" }.dropFirst())
    } else {
      return nil
    }
  }

  /// The reference that a value is: a text, or an object with nothing but `$ref`.
  init?(_ value: JSONValue) {
    guard let text = value.string ?? value.member("$ref")?.string else { return nil }
    self.init(text)
  }

  /// The name as people write it.
  var text: String { path.joined(separator: ".") }

  /// The references that stand in a text.
  static func all(in text: String) -> [TokenReference] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { piece in
      piece.firstIndex(of: "}").flatMap { TokenReference("{\(piece[..<$0])}") }
    }
  }

  /// Undoes the escapes of RFC 6901, section 3, and of URI fragments.
  private static func unescaped(_ name: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self).replacing(each: "~1", with: "/").replacing(
      each: "~0", with: "~")
  }
}

/// Finds tokens by what others call them.
struct TokenIndex {
  let tokens: [Token]
  private let byName: [String: Int]
  /// The outermost groups, which in a file of Tokens Studio are its sets: references there leave them out.
  private let sets: [String]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    byName = Dictionary(
      tokens.enumerated().map { ($0.element.text, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    sets = tokens.compactMap(\.path.first).filter { seen.insert($0).inserted }
  }

  /// The place of the token that a reference names, and the set that it had to be looked for in.
  func find(_ reference: TokenReference, from token: Token) -> (index: Int, set: String?)? {
    let name = reference.text
    for candidate in [name, name + ".$root", name + ".value"] {
      if let index = byName[candidate], !reference.isAlias || tokens[index].path != token.path {
        return (index, nil)
      }
    }
    // What is by default of a group, such as a value that has several by mode. A variable that is a map of Sass is all of it.
    for word in ["default", "DEFAULT"] where !token.object.document.isMadeFromAnother {
      if let index = byName["\(name).\(word)"], tokens[index].path != token.path { return (index, nil) }
    }
    // Its own set first; of the others the last one that has the name, as sets override those before them.
    for set in [token.path.first].compactMap({ $0 }) + sets.reversed() {
      if let index = byName[set + "." + name], tokens[index].path != token.path { return (index, set) }
    }
    return nil
  }
}
