import StrictJSON

/// A file of tokens for Theo: `props`, which are the tokens, `aliases`, values that these name by `{!NAME}`, also from other
/// files, and in `global` what all props say unless they say otherwise.
struct TheoFile {
  private let root: JSONValue

  /// Nil for a file of another form.
  init?(_ root: JSONValue) {
    let members = root.members
    guard root.kind == .object, members.allSatisfy({ Self.words.contains($0.key) }),
      root.member("aliases") != nil || root.member("global") != nil && root.member("props") != nil,
      !members.contains(where: { Token.value(of: $0.value)?.isPlain == false }),
      root.member("aliases")?.members.allSatisfy({ Self.value(of: $0.value) != nil }) != false
    else { return nil }
    self.root = root
  }

  private static let words: Set<String> = [
    "aliases", "global", "imports", "meta", "options", "propKeys", "props",
  ]

  /// The names and objects of its tokens.
  var props: [(key: String, value: JSONValue)] {
    root.member("props")?.members.filter { Token.value(of: $0.value)?.isPlain == true } ?? []
  }

  /// The names of the values that are only named, and these, which may stand in an object.
  var aliases: [(key: String, value: JSONValue)] {
    root.member("aliases")?.members.filter { Self.value(of: $0.value) != nil } ?? []
  }

  /// The value of an alias; nil for what is none.
  static func value(of alias: JSONValue) -> JSONValue? {
    switch alias.kind {
    case .string, .number: alias
    case .object: alias.member("value")
    case .array, .bool, .null: nil
    }
  }

  /// The deprecation of all props that say nothing of it themselves; nil where it says nothing.
  var deprecated: JSONValue? { root.member("global")?.member("deprecated") }

  /// The other members of `global`, which are not read.
  var others: [String] {
    let read = ["type", "category", "deprecated"]
    return root.member("global")?.members.map(\.key).filter { !read.contains($0) } ?? []
  }

  /// The type of a prop: its own or that of all, or where this says nothing of what it is, such as `string`, the category.
  func type(of prop: JSONValue) -> String? {
    let global = root.member("global")
    func said(_ key: String) -> String? { prop.member(key)?.string ?? global?.member(key)?.string }
    let type = said("type")
    if type.flatMap({ TokenMeaning(type: $0) }) != nil { return type }
    // A category of animations holds whatever moves.
    let category = said("category")
    switch category.flatMap({ TokenMeaning(type: $0) }) {
    case .duration, .curve, .other: return category
    case .transition, .spring, .preset, .alias, nil: return type
    }
  }
}

/// The names that files for Theo which are read together take from one another.
struct TheoNames {
  /// The names of all props.
  private(set) var props: Set<String> = []
  /// The values of aliases by their names: of one name the last one.
  private(set) var aliases: [String: JSONValue] = [:]

  init(_ roots: [JSONValue]) {
    for file in roots.compactMap(TheoFile.init) {
      props.formUnion(file.props.map(\.key))
      for (name, alias) in file.aliases { aliases[name] = TheoFile.value(of: alias) }
    }
  }

  /// The value of a prop: that of the alias of its own name, where it names that one.
  func value(_ value: JSONValue, of prop: String) -> JSONValue {
    value.string == "{!\(prop)}" ? aliases[prop] ?? value : value
  }
}
