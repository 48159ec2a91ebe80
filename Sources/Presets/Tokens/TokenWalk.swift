import StrictJSON

/// Finds the tokens of a file: goes through its groups, with what they hand down, and follows `$extends`.
struct TokenWalk {
  /// All trees that are read together: what extends a group may find it in another one.
  let roots: [JSONValue]
  private let theoNames: TheoNames
  let problems: ProblemList
  let notes: TokenNotes
  private(set) var tokens: [Token] = []
  /// Tokens at the place of one before them: of a key that stands twice.
  private(set) var repeated: [Token] = []
  /// Groups with members of their own, the outer ones first.
  private(set) var groups: [(path: [String], value: JSONValue)] = []
  /// The places that are taken: a group's own tokens win over those it extends.
  private var taken: Set<[String]> = []
  /// The groups that are being extended, to find circles.
  private var extending: [String] = []

  /// Deeper than any file of people, and within what the stack holds.
  static let depthLimit = 256
  /// Groups that extend one another can stand for more tokens than any memory holds.
  static let extensionLimit = 10_000
  private var extensionCount = 0

  init(
    root: JSONValue, roots: [JSONValue], theoNames: TheoNames, problems: ProblemList, notes: TokenNotes
  ) {
    self.roots = [root] + roots
    self.theoNames = theoNames
    self.problems = problems
    self.notes = notes
    let scope = Scope(path: [], type: nil, deprecated: nil, depth: 0)
    if let file = TheoFile(root) {
      theo(file, scope)
    } else if root.kind == .array {
      list(root, scope)
    } else if Self.isMarked(root) {
      group(root, scope)
    } else {
      leaves(of: root, scope)
    }
  }

  /// The values that a group hands down.
  private struct Scope {
    var path: [String]
    var type: String?
    var deprecated: JSONValue?
    var depth: Int

    func inside(_ name: String) -> Scope {
      Scope(path: path + [name], type: type, deprecated: deprecated, depth: depth + 1)
    }
  }

  private mutating func group(_ group: JSONValue, _ outer: Scope) {
    if extensionCount > Self.extensionLimit { return }
    if outer.depth >= Self.depthLimit { extensionCount = Self.extensionLimit }
    let parent = parent(of: group)
    var scope = outer
    scope.type =
      group.member("$type")?.string ?? group.member("type")?.string ?? parent?.member("$type")?.string
      ?? outer.type
    scope.deprecated = group.member("$deprecated") ?? outer.deprecated
    if SpringGroup.isSpring(group) {
      add(
        group, value: group, type: "spring", isPlain: group.members.contains { $0.value.number != nil }, scope
      )
    } else if CurveGroup.isCurve(group) {
      add(group, value: group, type: TokenType.cubicBezier.rawValue, isPlain: false, scope)
    } else {
      // What a group extends speaks for itself.
      if extending.isEmpty { keepMembers(of: group, scope) }
      members(of: group, scope)
    }
    if let parent { extend(parent, by: group, scope) }
  }

  private mutating func members(of group: JSONValue, _ scope: Scope) {
    for (name, value) in group.members where name == "$root" || !name.hasPrefix("$") {
      if Self.isKeyframes(name, value) { continue }
      if value.kind == .object { member(value, scope.inside(name)) }
      if value.kind == .array { list(value, scope) }
    }
  }

  /// A list of tokens, as Style Dictionary writes one: each has its place in its `path`, or else in its `name`.
  private mutating func list(_ list: JSONValue, _ outer: Scope) {
    for element in list.elements where element.kind == .object {
      var scope = outer
      scope.path = element.member("path")?.elements.compactMap(\.string) ?? []
      if scope.path.isEmpty { scope.path = [element.member("name")?.string].compactMap(\.self) }
      if scope.path.isEmpty { continue }
      if Token.value(of: element) != nil {
        member(element, scope)
      } else if let value = element.member("value") {
        // What has its place in its own members is a token, whatever its value is.
        add(element, value: value, type: nil, isPlain: true, scope)
      }
    }
  }

  /// The tokens of a file for Theo, by their names alone. An alias of a prop's name is what that prop says.
  private mutating func theo(_ file: TheoFile, _ outer: Scope) {
    var scope = outer
    scope.deprecated = file.deprecated
    if !file.others.isEmpty {
      notes.add("global", "what it says of all props was left out: \(file.others.joined(separator: ", "))")
    }
    for (name, alias) in file.aliases where !theoNames.props.contains(name) {
      let value = TheoFile.value(of: alias) ?? alias
      add(alias, value: value, type: alias.member("type")?.string, isPlain: true, scope.inside(name))
    }
    for (name, prop) in file.props {
      let value = theoNames.value(prop.member("value") ?? prop, of: name)
      add(prop, value: value, type: file.type(of: prop), isPlain: true, scope.inside(name))
    }
  }

  /// Whether an array is a list of tokens.
  static func isList(_ value: JSONValue) -> Bool {
    value.kind == .array
      && value.element(at: 0).map { $0.kind == .object && Token.value(of: $0) != nil } ?? false
  }

  /// Whether something in a tree is written as a token, or as a group of tokens.
  private static func isMarked(_ tree: JSONValue) -> Bool {
    if isList(tree) || Token.value(of: tree) != nil { return true }
    return tree.members.contains { ["$type", "$extends", "$ref"].contains($0.key) || isMarked($0.value) }
  }

  /// The values of a tree in which nothing says that it is a token: themes and what other tools build, `"fast": "100ms"`.
  private mutating func leaves(of group: JSONValue, _ scope: Scope) {
    if SpringGroup.isSpring(group) {
      return add(group, value: group, type: "spring", isPlain: true, scope)
    }
    for (name, value) in group.members where !name.hasPrefix("$") && !Self.isKeyframes(name, value) {
      let inner = scope.inside(name)
      switch value.kind {
      case .object: leaves(of: value, inner)
      case .string, .number, .array: add(value, value: value, type: nil, isPlain: true, inner)
      case .bool, .null: break
      }
    }
  }

  /// Whether a member is keyframes, as themes write them by their names: what they hold is no token.
  private static func isKeyframes(_ name: String, _ value: JSONValue) -> Bool {
    guard name == "keyframes" else { return false }
    let places = value.members.flatMap { $0.value.members.map { $0.key.lowercased() } }
    return !places.isEmpty && places.allSatisfy { $0 == "from" || $0 == "to" || $0.hasSuffix("%") }
  }

  private mutating func member(_ object: JSONValue, _ scope: Scope) {
    guard let (value, isPlain) = Token.value(of: object) else { return group(object, scope) }
    let type = object.member("$type") ?? object.member("type")
    if let type, type.string == nil, !isPlain {
      problems.add("$type is \(type.kind.name), and must be a string", at: type)
    }
    add(object, value: byDefault(value, scope), type: type?.string, isPlain: isPlain, scope)
    children(of: object, scope)
  }

  /// Of a value by mode, `{"default": "90ms", "disabled": "0ms"}`, the one by default; any other value itself.
  private func byDefault(_ value: JSONValue, _ scope: Scope) -> JSONValue {
    guard value.kind == .object, let chosen = value.member("default"),
      value.members.allSatisfy({ [.string, .number].contains($0.value.kind) })
    else { return value }
    let others = value.members.map(\.key).filter { $0 != "default" }
    if !others.isEmpty {
      notes.add(
        scope.path.joined(separator: "."),
        "was read as default; other modes: \(others.joined(separator: ", "))")
    }
    return chosen
  }

  /// Style Dictionary and Tokens Studio let a token be a group too.
  private mutating func children(of object: JSONValue, _ scope: Scope) {
    for (name, value) in object.members where Self.isChild(name, value) { member(value, scope.inside(name)) }
  }

  /// Whether a member of a token is a token or a group of its own.
  static func isChild(_ name: String, _ value: JSONValue) -> Bool {
    !metadata.contains(name) && !name.hasPrefix("$") && value.kind == .object && holdsToken(value)
  }

  private static let metadata: Set<String> = ["value", "attributes", "original", "extensions", "metadata"]

  private static func holdsToken(_ object: JSONValue) -> Bool {
    Token.value(of: object) != nil
      || object.members.contains { $0.value.kind == .object && holdsToken($0.value) }
  }

  private mutating func add(
    _ object: JSONValue, value: JSONValue, type: String?, isPlain: Bool, _ scope: Scope
  ) {
    let token = Token(
      path: scope.path, object: object, value: value, type: type, groupType: scope.type,
      groupDeprecated: scope.deprecated, isPlain: isPlain)
    if taken.insert(scope.path).inserted {
      tokens.append(token)
    } else if extending.isEmpty {
      repeated.append(token)
    }
  }

  /// Keeps what a group says of itself. The whole file is no group of a registry, and what else stands in a group is
  /// no token: that is only told.
  private mutating func keepMembers(of group: JSONValue, _ scope: Scope) {
    let isFile = scope.path.isEmpty
    var isKept = false
    var left: [String] = []
    for (name, value) in group.members where !Self.inherited.contains(name) {
      if let kind = TokenGroups.kinds[name] {
        let isOwn = isFile && value.string?.hasPrefix(TokenExtension.madeBy) == true
        if !isFile, value.kind == kind { isKept = true } else if !isOwn { left.append(name) }
      } else if value.kind != .object && !Self.isList(value) || name.hasPrefix("$") {
        left.append(name)
      }
    }
    if isKept { groups.append((scope.path, group)) }
    guard !left.isEmpty else { return }
    let subject = isFile ? group.document.file ?? "the file" : scope.path.joined(separator: ".")
    notes.add(subject, "what it says beside its tokens was left out: \(left.joined(separator: ", "))")
  }

  /// Members that a group hands down, or that say how to read it.
  private static let inherited: Set<String> = [
    "$schema", "$type", "type", "$deprecated", "$extends", "$ref", "$root",
  ]

  private func parent(of group: JSONValue) -> JSONValue? {
    guard let reference = group.member("$extends") ?? group.member("$ref") else { return nil }
    guard let text = reference.string, let path = TokenReference(text)?.path else {
      problems.add("$extends must name a group, such as {group} or #/group", at: reference)
      return nil
    }
    let found = roots.lazy.compactMap { $0.descendant(path) }.first
    if let found, found.kind == .object, Token.value(of: found) == nil { return found }
    problems.add("there is no group \"\(path.joined(separator: "."))\"", at: reference)
    return nil
  }

  /// A group's place among all trees.
  private static func place(_ group: JSONValue) -> String { (group.document.file ?? "") + "#." + group.path }

  private mutating func extend(_ parent: JSONValue, by group: JSONValue, _ scope: Scope) {
    let place = Self.place(parent)
    if extending.contains(place) || Self.place(group).hasPrefix(place + ".") {
      return problems.add("the group extends itself", at: group.member("$extends") ?? group)
    }
    extensionCount += 1
    if extensionCount > Self.extensionLimit {
      return problems.add("groups extend one another too often", at: group.member("$extends") ?? group)
    }
    extending.append(place)
    var scope = scope
    scope.depth += 1
    self.group(parent, scope)
    extending.removeLast()
  }
}
