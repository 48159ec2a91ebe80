/// The strings that are one element's classes together: arguments of `cn(…)` and the like, the texts of a template and
/// what is interpolated between them, and all that stands in `className={…}`.
enum ClassStrings {
  /// Functions of clsx, classnames and tailwind-merge.
  private static let joining: [StaticString] = [
    "cn", "cx", "clsx", "classNames", "classnames", "twMerge", "twJoin",
  ]
  /// Those of class-variance-authority and tailwind-variants, which make functions that are given more.
  private static let making: [StaticString] = ["cva", "tv"]

  /// The other texts of the classes to which a string or a template belongs, as ranges of bytes. What stands in the
  /// other branch of a condition is not among them.
  /// - Parameter text: The bytes of the string, or those of one text of the template.
  static func beside(_ source: Source, _ index: Int, _ text: Range<Int>) -> [Range<Int>] {
    guard let group = group(source, index) else { return [] }
    let others = group.lazy.filter { token in
      let isText = source.kind(token) == .string || source.kind(token) == .text
      return isText && source.contents(token) != text && !areBranches(source, index, token)
    }
    return others.prefix(ScanLimits.classStrings).map { source.contents($0) }
  }

  /// Which classes the element of a string has besides: a component may add others to those that it is given.
  static func others(_ source: Source, _ index: Int) -> OtherClasses {
    let isWhole = source.kind(index) == .string && source.matches(index - 1, "=")
    guard let value = isWhole ? index : group(source, index)?.lowerBound, source.matches(value - 1, "="),
      source.isClassName(value - 2), let name = source.element(ofAttribute: value - 2)
    else { return .any }
    if !source.isElementOfHTML(name) { return .components }
    let isKnown = isWhole || source.partner(value).map { isWritten(source, value + 1..<$0) } ?? false
    return isKnown ? .absent : .any
  }

  /// Whether all classes of a value are written in it, in strings or in the branches of conditions.
  private static func isWritten(_ source: Source, _ value: Range<Int>, depth: Int = 0) -> Bool {
    guard depth < ScanLimits.classBrackets else { return false }
    var start = value.lowerBound
    for token in source.level(start, to: value.upperBound) where source.kind(token) == .symbol {
      let isCondition = source.matches(token, "?", "&&")
      guard isCondition || source.matches(token, ":") else { continue }
      if !isCondition, !isPartWritten(source, start..<token, depth) { return false }
      start = token + 1
    }
    return isPartWritten(source, start..<value.upperBound, depth)
  }

  /// The same of a value that is no condition: a string, a template, a call that joins classes, an object whose keys are
  /// classes, or nothing.
  private static func isPartWritten(_ source: Source, _ part: Range<Int>, _ depth: Int) -> Bool {
    guard let first = part.first, let last = part.last else { return false }
    if part.count == 1 {
      return source.kind(first) == .string || source.matches(first, "undefined", "null", "false")
    }
    func areWritten(_ values: [Range<Int>]) -> Bool {
      values.allSatisfy { isWritten(source, $0, depth: depth + 1) }
    }
    if source.kind(first) == .identifier, source.opens(first + 1, "("), source.partner(first + 1) == last {
      let joins = source.matches(first, oneOf: joining)
      return joins && areWritten(source.arguments(first + 1).map(\.value))
    }
    guard source.partner(first) == last else { return false }
    switch source.first(first) {
    case UInt8(ascii: "("): return isWritten(source, first + 1..<last, depth: depth + 1)
    case UInt8(ascii: "["): return areWritten(source.arguments(first).map(\.value))
    case UInt8(ascii: "{"): return source.members(first).count == source.arguments(first).count
    case UInt8(ascii: "`"):
      return source.level(first + 1, to: last).allSatisfy { token in
        guard source.kind(token) == .open, let end = source.partner(token) else {
          return source.kind(token) == .text
        }
        return isWritten(source, token + 1..<end, depth: depth + 1)
      }
    default: return false
    }
  }

  /// The tokens of the outermost call, template or attribute that is nothing but the classes around a string.
  private static func group(_ source: Source, _ index: Int) -> Range<Int>? {
    var group = template(source, index)
    for opening in source.openings(around: index).prefix(ScanLimits.classBrackets) {
      guard let closing = source.partner(opening),
        source.range(opening, through: closing).count < ScanLimits.classBytes
      else { break }
      switch source.first(opening) {
      case UInt8(ascii: "`"):
        guard let classes = template(source, opening) else { return group }
        group = classes
      case UInt8(ascii: "("):
        if let callee = source.callName(before: opening) {
          guard source.matches(callee, oneOf: joining + making) else { return group }
          group = opening..<closing
        }
      case UInt8(ascii: "{") where source.matches(opening - 1, "="):
        // An attribute of classes ends the walk: what is around it is another element.
        return source.isClassName(opening - 2) ? opening..<closing : group
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "$"): break
      default: return group
      }
    }
    return group ?? sum(source, index)
  }

  /// The tokens of a sum of texts, `"duration-200" + (isSlow ? " ease-in" : "")`; nil for a text to which nothing is added.
  private static func sum(_ source: Source, _ index: Int) -> Range<Int>? {
    let last = source.kind(index) == .open ? source.partner(index) ?? index : index
    guard source.matches(index - 1, "+") || source.matches(last + 1, "+") else { return nil }
    func isEnd(_ token: Int) -> Bool {
      source.matches(token, oneOf: ["=", ",", ";", ":", "?", "return"]) || source.kind(token) == nil
    }
    let first = source.level(before: index, ScanLimits.propertyKey).first {
      isEnd($0) || source.kind($0) == .open && source.partner($0) ?? 0 > index
    }
    let end = source.level(last + 1, to: min(source.count, last + ScanLimits.propertyKey)).first {
      isEnd($0) || source.kind($0) == .close
    }
    guard let first, let end, end > first else { return nil }
    return first + 1..<end
  }

  /// The tokens of a template of classes; nil for one of markup, whose parts belong to several elements.
  private static func template(_ source: Source, _ opening: Int) -> Range<Int>? {
    guard let closing = source.closing(of: opening, "`"),
      source.range(opening, through: closing).count < ScanLimits.classBytes
    else { return nil }
    let isMarkup = source.level(opening + 1, to: closing).contains { token in
      source.kind(token) == .text && source.bytes[source.range(token)].contains { "<\"".utf8.contains($0) }
    }
    return isMarkup ? nil : opening..<closing
  }

  /// Whether two strings are the branches of one condition: never both are there.
  private static func areBranches(_ source: Source, _ one: Int, _ other: Int) -> Bool {
    let first = min(one, other)
    let end = source.kind(first) == .open ? source.partner(first) ?? first : first
    return source.matches(first - 1, "?") && source.matches(end + 1, ":") && end + 2 == max(one, other)
  }
}

extension Source {
  /// Whether a token is the name of an attribute that takes classes: `class`, `className`, `containerClassName`, and
  /// the last part of Astro's `class:list`.
  func isClassName(_ index: Int) -> Bool {
    guard kind(index) == .identifier else { return false }
    if matches(index, "list"), matches(index - 1, ":") { return matches(index - 2, "class") }
    return matches(index, "class") || text(index).lowercased().hasSuffix("classname")
  }

  /// Whether the name of an element is one of HTML's own, which begin with a small letter; those of components do not.
  func isElementOfHTML(_ name: Int) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first(name))
  }
}
