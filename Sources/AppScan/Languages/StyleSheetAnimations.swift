import PlainText

extension StyleSheet {
  /// A rule of `@keyframes`.
  package struct Keyframes: StyleSheetPart {
    package let name: String
    package let audience: Audience
    package let scope: Scope
    /// Where it stands, in bytes from the beginning.
    package let offset: Int
    /// The declarations of each place: shares of its time from 0 to 1, and properties with their values on one line.
    /// Places that are none, such as Sass's, are left out.
    package private(set) var frames: [(places: [Double], declarations: [(property: String, value: String)])] =
      []

    /// The rule whose word stands at an index, and the index behind it; nil where there is none.
    init?(at index: Int, in text: CSSText, for audience: Audience, _ scope: Scope) {
      let source = text.tokens
      guard source.matches(index, "@keyframes"), let end = source.closing(of: index + 2, "{") else {
        return nil
      }
      switch source.kind(index + 1) {
      case .identifier: name = source.text(index + 1)
      case .string: name = source.text(source.contents(index + 1))
      default: return nil
      }
      self.audience = audience
      self.scope = scope
      offset = Int(source.tokens[index].start)
      self.end = end + 1
      var first = index + 3
      for opening in source.level(first, to: end) where source.opens(opening, "{") {
        guard opening > first, let closing = source.partner(opening), closing <= end else { return }
        let words = source.text(source.range(first, through: opening - 1)).split(separator: ",")
        let places = words.compactMap(Self.place)
        if !places.isEmpty { frames.append((places, Self.declarations(opening, closing, text))) }
        first = closing + 1
      }
    }

    /// Whether another rule says the same.
    package func isSame(as other: Keyframes) -> Bool {
      frames.elementsEqual(other.frames) { own, other in
        own.places == other.places && own.declarations.elementsEqual(other.declarations, by: ==)
      }
    }

    /// The index of the token behind it.
    let end: Int

    private static func place(_ word: Substring) -> Double? {
      let word = word.filter { $0 > " " }.lowercased()
      if word == "from" { return 0 }
      if word == "to" { return 1 }
      guard word.hasSuffix("%"), let share = DecimalText.share(ofPercent: word.dropLast()), 0...1 ~= share
      else { return nil }
      return share
    }

    private static func declarations(
      _ opening: Int, _ closing: Int, _ text: CSSText
    ) -> [(property: String, value: String)] {
      (opening + 1..<closing).compactMap { index in
        guard text.tokens.kind(index) == .identifier,
          let declaration = CSSDeclaration(at: index, in: text.tokens)
        else { return nil }
        return (text.tokens.text(index).lowercased(), text.value(of: declaration))
      }
    }
  }
}

/// The animations that rules declare.
extension StyleSheet {
  /// The animations of a rule.
  package struct Animation {
    /// The selectors of the rule, without white space and with those of the rules around it.
    package var selectors: [String]
    package var audience: Audience
    /// The value of `animation`; empty where the rule has only longhands.
    package private(set) var shorthand = ""
    /// The values of the longhands behind it, by their names without `animation-`.
    package private(set) var longhands: [String: String] = [:]
    /// Whether one of them is `!important`.
    package private(set) var isImportant = false

    /// Takes what another rule says of the same elements in the place of this one's.
    package mutating func add(_ other: Animation) {
      if other.shorthand.isEmpty {
        longhands.merge(other.longhands) { $1 }
      } else {
        (shorthand, longhands) = (other.shorthand, other.longhands)
      }
    }

    /// Takes a longhand, or the shorthand, which sets those before it back.
    fileprivate mutating func add(_ name: String, _ text: String, isImportant: Bool) {
      // Plain words are one token, with what stands behind them.
      let value = text.prefix { $0 != "!" }.trimmingSpaces
      if name == "animation" {
        (shorthand, longhands) = (value, [:])
      } else {
        longhands[String(name.dropFirst("animation-".count))] = value
      }
      self.isImportant = self.isImportant || isImportant
    }
  }

  /// The animations that a rule declares, the rules inside of it left out: of several values of `animation`, which are
  /// for browsers of several ages, each.
  static func animations(
    in opening: Int, _ text: CSSText, for audience: Audience, of selectors: () -> [String]
  ) -> [Animation] {
    let source = text.tokens
    guard let closing = source.partner(opening) else { return [] }
    var found: [Animation] = []
    for index in source.level(opening + 1, to: closing)
    where source.kind(index) == .identifier && source.matches(index + 1, ":") {
      let name = source.text(index).lowercased()
      guard name == "animation" || name.hasPrefix("animation-"),
        let declaration = CSSDeclaration(at: index, in: source)
      else { continue }
      if found.isEmpty || name == "animation" && !found[found.count - 1].shorthand.isEmpty {
        found.append(Animation(selectors: selectors(), audience: audience))
      }
      let last = source.text(declaration.value.upperBound - 1).lowercased()
      found[found.count - 1].add(name, text.value(of: declaration), isImportant: last.hasSuffix("important"))
    }
    return found
  }

  /// The selectors of a rule, with those of the rules around it before them or in the place of a first `&`.
  ///
  /// - Parameter heads: What stands before the brackets, without white space, the outermost first.
  static func selectors(_ heads: [String]) -> [String] {
    var all: [String] = []
    for head in heads where !head.hasPrefix("@") {
      let own = head.split(outsideBracketsAt: ",").prefix(ScanLimits.selectors)
        .filter { $0.utf8.count <= ScanLimits.selectorBytes }
      let nested = all.flatMap { outer in own.map { outer + ($0.hasPrefix("&") ? $0.dropFirst() : $0[...]) } }
      all = (all.isEmpty ? own : nested).prefix(ScanLimits.selectors)
        .filter { $0.utf8.count <= ScanLimits.selectorBytes }
    }
    return all
  }
}
