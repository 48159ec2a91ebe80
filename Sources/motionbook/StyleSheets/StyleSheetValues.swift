import AppScan
import PlainText

/// The values of the variables of style sheets, one for each name, and texts with them in place of their names.
struct StyleSheetValues {
  var isForLessMotion = false
  private var chosen: [String: StyleSheet.Variable] = [:]
  /// The keyframes that count, by their names.
  private(set) var keyframes: [String: StyleSheet.Keyframes] = [:]

  /// How often variables stand in one another, and how many bytes of them a value takes: of variables that each name
  /// two others it would grow without end.
  static let mostDepth = 20
  static let mostBytes = 100_000

  /// Takes a variable that holds more widely than those of its name before it, and of equal ones the last, as browsers,
  /// Sass and Less do. What holds only somewhere is of no order: one theme does not overrule another. What is for less
  /// motion overrules the rest, and what is for full motion what is as wide and for all.
  mutating func add(_ variable: StyleSheet.Variable) {
    guard isHeld(variable) else { return }
    if let other = chosen[variable.symbol] {
      let isLess = variable.weight == .standard || variable.weight.rawValue < other.weight.rawValue
      let isLast = Self.isOrdered(variable) || variable.symbol.hasPrefix("@")
      guard overrules(variable, other, isLast: isLast && !isLess) else { return }
    }
    chosen[variable.symbol] = variable
  }

  /// Takes keyframes as it takes variables.
  mutating func add(_ rule: StyleSheet.Keyframes) {
    guard isHeld(rule) else { return }
    if let other = keyframes[rule.name], !overrules(rule, other, isLast: Self.isOrdered(rule)) { return }
    keyframes[rule.name] = rule
  }

  private func isHeld(_ part: some StyleSheetPart) -> Bool {
    part.audience != (isForLessMotion ? .fullMotion : .lessMotion)
  }

  /// Whether the order of several counts.
  private static func isOrdered(_ part: some StyleSheetPart) -> Bool {
    part.scope == .document || part.scope == .layer
  }

  /// - Parameter isLast: Whether the later one of two that hold as widely counts.
  private func overrules<Part: StyleSheetPart>(_ part: Part, _ other: Part, isLast: Bool) -> Bool {
    let (own, before) = (part.scope.rawValue, other.scope.rawValue)
    guard part.audience == other.audience else {
      return isForLessMotion
        ? part.audience == .lessMotion : own < before || own == before && part.audience == .fullMotion
    }
    return own < before || own == before && isLast
  }

  /// Whether a variable is for less motion: it says so, or another one takes its place for full motion.
  func isForLessMotion(_ variable: StyleSheet.Variable) -> Bool {
    guard variable.audience == .everyone, let other = chosen[variable.symbol] else {
      return variable.audience == .lessMotion
    }
    return other.audience == .fullMotion && other.scope == variable.scope
  }

  /// The value of a variable by its name as it is written.
  subscript(symbol: String) -> String? { chosen[symbol]?.value }

  /// Whether a variable's value is the one of its name: of `$fast` and `--fast` the custom property's, which a browser
  /// knows, unless only a rule has it.
  func isChosen(_ variable: StyleSheet.Variable) -> Bool {
    guard let own = chosen[variable.symbol], own.offset == variable.offset, own.value == variable.value else {
      return false
    }
    let custom = variable.symbol.hasPrefix("--") ? nil : chosen["--" + variable.name]
    return custom.map { $0.scope == .rule && variable.scope != .rule } ?? true
  }

  /// The symbols of variables that are there beside a custom property of their name, and say otherwise.
  var shadowed: [String] {
    chosen.values.filter { variable in
      guard let own = chosen[variable.symbol], !isChosen(own), let custom = chosen["--" + variable.name]
      else {
        return false
      }
      return replaced(custom.value) != replaced(variable.value)
    }.map(\.symbol)
  }

  /// The variables that count, one for each name.
  var variables: some Collection<StyleSheet.Variable> { chosen.values }

  /// The variable that a value is, where these files declare it and what stands in for it does not come first.
  func variable(_ value: String) -> StyleSheet.Variable? {
    let bytes = Array(value.utf8)
    var left = Self.mostBytes
    guard let name = StyleSheetName(at: 0, in: bytes, &left), name.end == bytes.count else { return nil }
    if name.isInterpolation { return variable(name.symbol) }
    guard let variable = chosen[name.symbol], said(name) == variable.value else { return nil }
    return variable
  }

  /// The variables that stand in a value, each with the text that stands for it.
  func parts(of value: String) -> [(symbol: String, text: String)] {
    let bytes = Array(value.utf8)
    var left = Self.mostBytes
    var parts: [(symbol: String, text: String)] = []
    var index = 0
    while index < bytes.count, left > 0 {
      guard let name = StyleSheetName(at: index, in: bytes, &left) else {
        index += 1
        continue
      }
      if name.isInterpolation {
        parts += self.parts(of: name.symbol)
      } else if let said = said(name) {
        left -= said.utf8.count
        parts.append((name.symbol, said))
      }
      index = name.end
    }
    return parts
  }

  /// A value with the variables in it replaced by theirs, and by what stands in for those that are not declared here or
  /// only for some elements.
  func replaced(_ value: String) -> String {
    var left = Self.mostBytes
    return LiteralCall.resolved(replaced(value, 0, &left))
  }

  private func replaced(_ value: String, _ depth: Int, _ left: inout Int) -> String {
    guard depth < Self.mostDepth else { return value }
    let bytes = Array(value.utf8)
    var whole: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard left > 0, let name = StyleSheetName(at: index, in: bytes, &left) else {
        whole.append(bytes[index])
        index += 1
        continue
      }
      let said = said(name)
      left -= said?.utf8.count ?? 1
      let text = left > 0 ? said.map { replaced($0, depth + 1, &left) } : nil
      if let text, !name.isInterpolation || !text.contains("$") {
        whole += text.utf8
      } else {
        whole += bytes[index..<name.end]
      }
      index = name.end
    }
    return String(decoding: whole, as: UTF8.self)
  }

  /// The value of a name; nil where nothing says it.
  private func said(_ name: StyleSheetName) -> String? {
    if name.isInterpolation {
      if let literal = Self.literal(name.symbol) { return literal }
      return name.symbol.contains("(") && !LiteralCall.begins(name.symbol) ? nil : name.symbol
    }
    guard let variable = chosen[name.symbol], Self.isValue(variable.value) else { return name.otherwise }
    return variable.scope == .rule ? name.otherwise ?? variable.value : variable.value
  }

  /// The text in quotes that an interpolation is, a comment as nothing; nil for another one.
  private static func literal(_ text: String) -> String? {
    guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote else {
      return nil
    }
    let inside = String(text.dropFirst().dropLast())
    if inside.contains(quote) { return nil }
    return inside.hasPrefix("/*") && inside.hasSuffix("*/") ? "" : inside
  }

  /// Whether a variable's value is one: `initial` says that it has none (CSS Custom Properties 1, section 2.2), and
  /// Tailwind's functions take theirs from the name of a class.
  private static func isValue(_ value: String) -> Bool {
    !["initial", "inherit", "unset", "revert", "revert-layer"].contains(value.lowercased())
      && !["--value(", "--modifier("].contains(where: value.holds)
  }
}

/// A variable that stands in a value: `var(--fast, 1s)`, `$fast`, `motion.$fast`, `@fast`, `@{fast}`, `@times[fast]`; or Sass's `#{…}`.
private struct StyleSheetName {
  /// Its name as it is declared, or what stands in an interpolation.
  var symbol: String
  /// The value in its place where it is not declared.
  var otherwise: String?
  var isInterpolation = false
  /// The index behind it.
  var end: Int

  /// The one that begins at an index; nil where none does.
  ///
  /// - Parameter left: Takes the bytes that were searched in vain for the end of one: each of many could ask for all.
  init?(at start: Int, in bytes: [UInt8], _ left: inout Int) {
    let rest = bytes[start...]
    if rest.starts(with: "var(".utf8) {
      guard let end = Self.closing(start + 3, "(", ")", bytes, &left) else { return nil }
      let inside = String(decoding: bytes[start + 4..<end], as: UTF8.self)
      let name = inside.drop { $0 == " " }.prefix { $0 != "," && $0 != " " }
      guard name.hasPrefix("--") else { return nil }
      symbol = String(name)
      otherwise = inside.firstIndex(of: ",").map { comma in
        String(inside[inside.index(after: comma)...].drop { $0 == " " })
      }
      self.end = end + 1
    } else if rest.starts(with: "#{".utf8) || rest.starts(with: "@{".utf8) {
      guard let end = Self.closing(start + 1, "{", "}", bytes, &left) else { return nil }
      let inside = String(decoding: bytes[start + 2..<end], as: UTF8.self).trimmingSpaces
      isInterpolation = bytes[start] == UInt8(ascii: "#")
      symbol = isInterpolation ? inside : "@" + inside
      self.end = end + 1
    } else {
      // A member of a Sass module has the module's name in front of it.
      guard start == 0 || !Self.isName(bytes[start - 1]) else { return nil }
      var sign = start
      while sign < bytes.count, Self.isName(bytes[sign]) { sign += 1 }
      if sign > start {
        guard sign + 1 < bytes.count, bytes[sign] == UInt8(ascii: "."), bytes[sign + 1] == UInt8(ascii: "$")
        else { return nil }
        sign += 1
      }
      guard sign < bytes.count, bytes[sign] == UInt8(ascii: "$") || bytes[sign] == UInt8(ascii: "@") else {
        return nil
      }
      end = sign + 1
      while end < bytes.count, Self.isName(bytes[end]) { end += 1 }
      guard end > sign + 1 else { return nil }
      if end < bytes.count, bytes[end] == UInt8(ascii: "[") {
        // A name has a bound, and so has the search for its end.
        let key = bytes[(end + 1)...].prefix(100).prefix { Self.isName($0) || $0 == UInt8(ascii: "@") }
        if key.endIndex < bytes.count, bytes[key.endIndex] == UInt8(ascii: "]") { end = key.endIndex + 1 }
      }
      symbol = String(decoding: bytes[sign..<end], as: UTF8.self)
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || "-_".utf8.contains(byte) || byte.isDigit || byte.isLetter
  }

  /// The bracket that closes the one at an index.
  private static func closing(
    _ start: Int, _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ bytes: [UInt8], _ left: inout Int
  ) -> Int? {
    var level = 0
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: opening) { level += 1 }
      if bytes[index] == UInt8(ascii: closing) { level -= 1 }
      if level == 0 { return index }
    }
    left -= bytes.count - start
    return nil
  }
}
