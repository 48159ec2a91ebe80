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
    if !others.isEmpty { notes.keep(others.map(\.0)) }
    var isEmpty = true
    var needsOwn = isRenamed || !others.isEmpty
    var writer = JSONWriter()
    writer.object { writer in
      value?.forEachMember { key, member in
        guard key.string == TokenExtension.key, member.kind == .object else {
          isEmpty = false
          return writer.member(key.string ?? "", member)
        }
        let kept = ownMembers(member)
        if kept.isEmpty, !needsOwn { return }
        isEmpty = false
        let isNamed = member.member(TokenExtension.originalName) != nil
        let original = isRenamed && !isNamed ? token.text : nil
        let all = others.isEmpty ? [] : Self.earlier(member, but: others) + others
        writer.object(TokenExtension.key) {
          Self.write(kept.filter { others.isEmpty || $0.0 != TokenExtension.members }, original, all, to: &$0)
        }
        needsOwn = false
      }
      guard needsOwn else { return }
      isEmpty = false
      writer.object(TokenExtension.key) { Self.write([], isRenamed ? token.text : nil, others, to: &$0) }
    }
    return isEmpty ? nil : String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The members that an earlier import kept of a token that was edited since.
  private static func earlier(
    _ own: JSONValue, but others: [(String, JSONValue)]
  ) -> [(String, JSONValue)] {
    guard let members = own.member(TokenExtension.members) else { return [] }
    guard members.kind == .object else { return [(TokenExtension.members, members)] }
    return members.members.filter { member in !others.contains { $0.0 == member.key } }
  }

  private static func write(
    _ kept: [(String, JSONValue)], _ originalName: String?, _ others: [(String, JSONValue)],
    to writer: inout JSONWriter
  ) {
    for (name, value) in kept { writer.member(name, value) }
    if let originalName { writer.member(TokenExtension.originalName, originalName) }
    guard !others.isEmpty else { return }
    writer.object(TokenExtension.members) { writer in
      for (name, value) in others { writer.member(name, value) }
    }
  }

  /// The members of a token that the standard does not know: no token may have it (Format Module 2025.10), so it
  /// is kept among the extensions.
  private func otherMembers(_ token: Token) -> [(String, JSONValue)] {
    // Of a spring that is a group of its numbers the words that are none are told already.
    guard Token.value(of: token.object) != nil else { return [] }
    var known: Set<String> = ["$value", "$ref", "$type", "$description", "$deprecated", "$extensions"]
    if token.object.member("$type") == nil { known.insert("type") }
    if token.isPlain { known.formUnion(["value", "deprecated"]) }
    if token.bareTime != nil, values.number(token.value) != nil { known.insert("unit") }
    if let word = Self.descriptionWord(token) { known.insert(word) }
    return token.object.members.filter { !known.contains($0.key) && !TokenWalk.isChild($0.key, $0.value) }
  }

  private func ownMembers(_ member: JSONValue) -> [(String, JSONValue)] {
    member.members.filter { !TokenExtension.own.contains($0.key) }
  }
}
