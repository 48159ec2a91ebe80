extension JavaScriptDeclarations {
  /// The parameters of a function: what stands in parentheses before an arrow or a body.
  mutating func parameters(_ opening: Int) {
    guard let closing = source.partner(opening) else { return }
    let isBody = source.opens(closing + 1, "{")
    guard isBody || source.matches(closing + 1, "=>") || returnsType(closing + 1) else { return }
    let word = source.range(opening - 1)
    if isBody, JavaScriptKeyword(source.bytes, word.lowerBound, word.upperBound) == .control { return }
    pattern(opening, in: source.functionRange(opening))
  }

  /// Whether a colon begins the type that a function returns, and not the other branch of a condition: names and
  /// brackets, and then an arrow or a body.
  private func returnsType(_ colon: Int) -> Bool {
    guard source.matches(colon, ":"), source.kind(colon + 1) == .identifier else { return false }
    for index in colon + 2..<colon + ScanLimits.head {
      if source.matches(index, "=>") || source.opens(index, "{") { return true }
      guard
        source.kind(index) == .identifier
          || source.matches(index, oneOf: ["<", ">", ".", "|", "[", "]"])
      else { return false }
    }
    return false
  }

  /// The names that a pattern or a list of parameters binds, each with its default; types bind none.
  /// - Parameters:
  ///   - scope: where parameters are visible; nil for a pattern of a constant.
  ///   - object: what a constant's pattern takes apart.
  mutating func pattern(
    _ opening: Int, in scope: Range<Int>? = nil, of object: TakenObject? = nil, isShared: Bool = false
  ) {
    guard let closing = source.partner(opening), closing - opening < ScanLimits.pattern else { return }
    // What a list holds has no names.
    let object = source.begins(opening, "[") ? nil : object
    var index = opening + 1
    var isBinding = true
    while index < closing {
      let kind = source.tokens[index].kind
      if kind == .symbol {
        switch source.first(index) {
        case UInt8(ascii: ","): isBinding = true
        case UInt8(ascii: "="): isBinding = false
        // In braces a colon renames; in parentheses a type follows.
        case UInt8(ascii: ":"): isBinding = source.begins(opening, "{")
        default: break
        }
      } else if kind == .identifier {
        let isRenamed = source.begins(opening, "{") && source.matches(index + 1, ":")
        if isBinding, !isRenamed {
          // What is left of an object is no member of it.
          let isRest = source.matches(index - 1, "...")
          let member = isRest ? nil : object.map { $0.member(key(index)) }
          let given = standard(index, closing)
          let value = given.flatMap { given in member.map { .fallback($0, given) } } ?? given ?? member
          bind(index, value, role: scope == nil ? .value : .parameter, scope: scope, isShared: isShared)
        }
      } else if kind == .open {
        if isBinding { pattern(index, in: scope, of: object?.inner(key(index)), isShared: isShared) }
        if let inner = source.partner(index) { index = inner }
      }
      index += 1
    }
  }
}

extension JavaScriptDeclarations {
  /// The key of a bound name: `fast` of `{ fast }` and of `{ fast: quick }`.
  private func key(_ name: Int) -> String {
    let isRenamed = source.matches(name - 1, ":") && source.kind(name - 2) == .identifier
    return source.text(isRenamed ? name - 2 : name)
  }

  /// The value of a bound name where nothing is given; nil where there is none.
  private func standard(_ name: Int, _ closing: Int) -> Expression? {
    var index = name + 1
    if source.matches(index, "?") { index += 1 }
    // In a list of parameters a type may stand before it.
    guard source.matches(index, ":", "="),
      let range = source.standard(from: index, to: closing),
      !source.matches(range.lowerBound, "null", "undefined")
    else { return nil }
    return scalar(range)
  }
}

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
    guard let closing = source.closing(of: opening, "{"), source.matches(closing + 1, "="),
      source.kind(closing + 2) == .identifier
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
    if last + 1 == end || source.matches(last + 1, "as", "!") {
      return TakenObject(path: path)
    }
    guard let (call, behind) = source.call(at: last), behind + 1 == end else { return nil }
    return TakenObject(path: path + NamePath.called, members: last == start ? given(path, call) : [:])
  }

  /// The names that a function of the file gives back as members: `return { springs: a, fades: b }` of its parameters.
  private mutating func given(_ function: String, _ call: Int) -> [String: String] {
    let all = functions ?? declaredFunctions()
    functions = all
    guard let opening = all[function], let closing = source.partner(opening),
      let body = source.functionBody(behind: closing)
    else { return [:] }
    let parameters = parameterNames(opening)
    let arguments = source.arguments(call).map { argument in
      argument.value.count == 1 && source.kind(argument.value.lowerBound) == .identifier
        ? source.text(argument.value.lowerBound) : nil
    }
    for index in body.prefix(ScanLimits.givenMembers)
    where source.matches(index, "return") && source.opens(index + 1, "{") {
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
      if source.opens(opening, "(") { found[source.text(index + 1)] = opening }
    }
    return found
  }
}
