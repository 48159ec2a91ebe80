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
