/// The object that the pattern of a constant takes apart: `const { fast } = theme.motion`,
/// `const { motion: { fast } } = useTheme()`.
struct TakenObject {
  /// The path of the object.
  let path: String
  /// The names that its members are, where a function says them.
  var members: [String: String] = [:]

  /// The value of a member.
  func member(_ name: String) -> Expression { .name(members[name] ?? path + "." + name) }

  /// A member that is taken apart itself.
  func inner(_ name: String) -> TakenObject { TakenObject(path: members[name] ?? path + "." + name) }
}

extension JavaScriptDeclarations {
  /// The object that a pattern takes apart; nil for anything but a path or what a call of one gives.
  mutating func taken(_ opening: Int) -> TakenObject? {
    guard source.opens(opening, UInt8(ascii: "{")), let closing = source.partner(opening),
      source.matches(closing + 1, "="), source.kind(closing + 2) == .identifier
    else { return nil }
    let start = closing + 2
    let end = source.statementEnd(start)
    guard end > start else { return nil }
    var last = start
    while source.matches(last + 1, "."), source.kind(last + 2) == .identifier,
      last < start + ScanLimits.pathTokens
    {
      last += 2
    }
    let written = source.text(source.range(start, through: last))
    let path =
      source.matches(start, "this") && last > start ? FileConstants.ownMember + written.dropFirst(5) : written
    if last + 1 == end || source.matches(last + 1, "as") || source.matches(last + 1, "!") {
      return TakenObject(path: path)
    }
    guard let call = source.callOpening(after: last), let behind = source.partner(call), behind + 1 == end
    else {
      return nil
    }
    return TakenObject(path: path + NamePath.called, members: last == start ? given(path, call) : [:])
  }

  /// The names that a function of the file gives back as members: `return { springs: a, fades: b }` of its parameters.
  private mutating func given(_ function: String, _ call: Int) -> [String: String] {
    let all = functions ?? declaredFunctions()
    functions = all
    guard let opening = all[function], let closing = source.partner(opening),
      let body = source.functionBody(behind: closing)
    else { return [:] }
    let parameters = source.arguments(opening).map { source.text($0.label ?? $0.value.lowerBound) }
    let arguments = source.arguments(call).map { argument in
      argument.value.count == 1 && source.kind(argument.value.lowerBound) == .identifier
        ? source.text(argument.value.lowerBound) : nil
    }
    for index in body.prefix(ScanLimits.givenMembers)
    where source.matches(index, "return") && source.opens(index + 1, UInt8(ascii: "{")) {
      var members: [String: String] = [:]
      for member in source.members(index + 1) {
        let name = member.value.map { $0.count == 1 ? source.text($0.lowerBound) : "" } ?? member.key
        guard let place = parameters.firstIndex(of: name), place < arguments.count,
          let given = arguments[place]
        else { continue }
        members[member.key] = given
      }
      if !members.isEmpty { return members }
    }
    return [:]
  }

  private func declaredFunctions() -> [String: Int] {
    var found: [String: Int] = [:]
    for index in source.tokens.indices where source.matches(index, "function") {
      guard source.kind(index + 1) == .identifier else { continue }
      let opening = source.typeArgumentsEnd(index + 2) ?? index + 2
      if source.opens(opening, UInt8(ascii: "(")) { found[source.text(index + 1)] = opening }
    }
    return found
  }
}
