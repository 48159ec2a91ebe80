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
enum BareTime {
  case milliseconds, seconds

  /// The meaning of a unit's name; nil for one that is no time's.
  init?(unit: String) {
    switch unit.lowercased() {
    case "ms", "milliseconds": self = .milliseconds
    case "s", "seconds": self = .seconds
    default: return nil
    }
  }

  func seconds(_ number: Double) -> Double {
    self == .milliseconds ? DecimalText.thousandth(number) : number
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
