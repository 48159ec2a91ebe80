import StrictJSON

extension TokenReader {
  /// Reads what a token says beside its value.
  func readAbout(_ token: Token, into preset: inout Preset?) {
    let summary = description(token)
    let deprecated = deprecation(token)
    let extensions = extensions(token, named: preset?.name)
    preset?.summary = summary
    preset?.deprecated = deprecated
    if let extensions { preset?.extensions = extensions }
  }

  private func description(_ token: Token) -> String? {
    guard let value = Self.descriptionWord(token).flatMap(token.object.member), value.kind != .null else {
      return nil
    }
    if let text = value.string { return text }
    problems.add("a description must be a string", at: value)
    return nil
  }

  private func deprecation(_ token: Token) -> Deprecation? {
    let own = token.object.member("$deprecated") ?? (token.isPlain ? token.object.member("deprecated") : nil)
    guard let value = own ?? token.groupDeprecated else { return nil }
    if let text = value.string { return text.isEmpty ? .plain : .instead(text) }
    if let flag = value.bool { return flag ? .plain : nil }
    problems.add("$deprecated must be true, false or a string", at: value)
    return nil
  }

  /// The member that describes a token.
  static func descriptionWord(_ token: Token) -> String? {
    let words = token.isPlain ? ["$description", "description", "comment"] : ["$description"]
    return words.first { token.object.member($0) != nil }
  }
}

extension TokenReader {
  /// Members that other tools keep with a token, in its extensions and beside them, and its name before it was
  /// sanitised.
  func extensions(_ token: Token, named name: PresetName?) -> String? {
    let value = token.object.member("$extensions")
    if let value, !problems.isKind(.object, value, "$extensions", "an object") { return nil }
    let isRenamed = name.map { $0.text != token.dottedText } ?? false
    let others = otherMembers(token)
    if !others.isEmpty { notes.keep(others.map(\.key)) }
    var tree = value.map { MemberTree($0) } ?? .object([])
    let own = tree[TokenExtension.key]
    if isRenamed || !others.isEmpty || own?.kind == .object {
      let kept = Self.kept(own, named: isRenamed ? token.text : nil, with: others)
      tree[TokenExtension.key] = kept.members.isEmpty ? nil : kept
    }
    return tree.extensions
  }

  /// The members to keep of Motionbook's own member.
  ///
  /// - Parameter others: Members that stand beside the token's value. An earlier import may have kept such, too, of a
  ///   token that was edited since.
  private static func kept(
    _ own: MemberTree?, named originalName: String?, with others: [MemberTree.Member]
  ) -> MemberTree {
    var kept = MemberTree.object(own?.members.filter { !TokenExtension.own.contains($0.key) } ?? [])
    let earlier = kept[TokenExtension.members]
    if !others.isEmpty { kept[TokenExtension.members] = nil }
    if let originalName, kept[TokenExtension.originalName] == nil {
      kept[TokenExtension.originalName] = .string(originalName)
    }
    if others.isEmpty { return kept }
    var members = earlier ?? .object([])
    if members.kind != .object { members = .object([.init(key: TokenExtension.members, tree: members)]) }
    let known = members.members.filter { member in !others.contains { $0.key == member.key } }
    kept[TokenExtension.members] = .object(known + others)
    return kept
  }

  /// The members of a token that the standard does not know: no token may have it (Format Module 2025.10), so it
  /// is kept among the extensions.
  private func otherMembers(_ token: Token) -> [MemberTree.Member] {
    // Of a spring that is a group of its numbers the words that are none are told already.
    guard Token.value(of: token.object) != nil else { return [] }
    var known: Set<String> = ["$value", "$ref", "$type", "$description", "$deprecated", "$extensions"]
    if token.object.member("$type") == nil { known.insert("type") }
    if token.isPlain { known.formUnion(["value", "deprecated"]) }
    if token.bareTime != nil, values.number(token.value) != nil { known.insert("unit") }
    if let word = Self.descriptionWord(token) { known.insert(word) }
    return token.object.members.filter { !known.contains($0.key) && !TokenWalk.isChild($0.key, $0.value) }
      .map { MemberTree.Member(key: $0.key, tree: MemberTree($0.value)) }
  }
}
