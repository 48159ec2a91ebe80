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
    let words = token.isPlain ? ["$description", "description", "comment"] : ["$description"]
    guard let value = words.lazy.compactMap({ token.object.member($0) }).first, value.kind != .null else {
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

  /// What other tools keep with a token, and what it was called where its name was mended.
  private func extensions(_ token: Token, named name: PresetName?) -> String? {
    let value = token.object.member("$extensions")
    if let value, value.kind != .object {
      problems.add("$extensions is \(value.kind.name), and must be an object", at: value)
      return nil
    }
    let isRenamed = name.map { $0.text != token.text } ?? false
    var writer = JSONWriter()
    var isEmpty = true
    var isNamed = !isRenamed
    writer.object { writer in
      value?.forEachMember { key, member in
        guard key.string == TokenExtension.key, member.kind == .object else {
          isEmpty = false
          writer.key(key.string ?? "")
          return writer.value(member)
        }
        let kept = ownMembers(member)
        if kept.isEmpty, !isRenamed { return }
        isEmpty = false
        writer.object(TokenExtension.key) { writer in
          for (name, value) in kept {
            writer.key(name)
            writer.value(value)
          }
          if isRenamed, member.member(TokenExtension.originalName) == nil {
            writer.member(TokenExtension.originalName, token.text)
          }
        }
        isNamed = true
      }
      if isNamed { return }
      isEmpty = false
      writer.object(TokenExtension.key) { $0.member(TokenExtension.originalName, token.text) }
    }
    return isEmpty ? nil : String(decoding: writer.bytes, as: UTF8.self)
  }

  private func ownMembers(_ member: JSONValue) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    member.forEachMember { key, value in
      if let name = key.string, !TokenExtension.own.contains(name) { members.append((name, value)) }
    }
    return members
  }
}
