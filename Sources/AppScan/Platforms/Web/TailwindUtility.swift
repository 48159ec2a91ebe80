/// One class: variants, the mark of importance, and the utility itself.
struct TailwindUtility {
  /// The bytes of the utility without variants and marks: `duration-[250ms]` of `hover:!duration-[250ms]`.
  let range: Range<Int>
  private let source: Source
  /// Their text.
  var name: String { source.text(range) }

  /// Takes a class apart. Variants end with a colon that stands in no bracket.
  init(_ source: Source, _ token: Range<Int>) {
    let bytes = source.bytes
    var start = token.lowerBound
    var end = token.upperBound
    var depth = 0
    for index in token {
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: start = index + 1
      default: break
      }
    }
    // Tailwind 3 puts the mark first, Tailwind 4 last.
    if start < end, bytes[start] == UInt8(ascii: "!") { start += 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "!") { end -= 1 }
    range = start..<max(start, end)
    self.source = source
  }

  /// Whether it may be one that carries numbers, by its first letters.
  var mayMove: Bool {
    guard let first = range.first, range.count > 5 else { return false }
    switch (source.bytes[first], source.bytes[first + 1]) {
    case (UInt8(ascii: "d"), UInt8(ascii: "u")), (UInt8(ascii: "d"), UInt8(ascii: "e")),
      (UInt8(ascii: "e"), UInt8(ascii: "a")), (UInt8(ascii: "a"), UInt8(ascii: "n")):
      return true
    default: return false
    }
  }

  private var parts: (stem: String, value: Substring)? {
    let name = name
    for stem in ["duration", "ease", "delay", "animate"] where name.hasPrefix(stem + "-") {
      return (stem, name.dropFirst(stem.utf8.count + 1))
    }
    return nil
  }

  /// The custom property to which the value points: `duration-(--fast)`, `duration-[--fast]`, `ease-[var(--out)]`.
  var variable: String? {
    guard let parts, let dashes = parts.value.firstRange(of: "--") else { return nil }
    guard parts.value.first == "[" || parts.value.first == "(" else { return nil }
    return String(parts.value[dashes.lowerBound...].prefix { $0 != ")" && $0 != "]" && $0 != "," })
  }

  /// The name of its shape and its argument; nil for a utility that carries no numbers.
  var motion: (api: String, arguments: [(name: String, value: Expression)])? {
    guard let parts else { return nil }
    if parts.stem == "animate" {
      return TailwindAnimation.arguments(parts.value).map { ("Tailwind.animate[]", $0) }
    }
    let api = "Tailwind." + parts.stem
    if parts.value.first == "[", parts.value.last == "]" {
      let text = parts.value.dropFirst().dropLast().map { $0 == "_" ? " " : $0 }
      guard let argument = Self.arbitrary(parts.stem, String(text)) else { return nil }
      return (api + "[]", [argument])
    }
    if parts.stem == "ease" {
      let name = name
      return TailwindShapes.easings[name] == nil ? nil : (api, [("easing", .text(name))])
    }
    guard !parts.value.isEmpty, parts.value.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else {
      return nil
    }
    guard let number = Double(parts.value) else { return nil }
    return (api, [(parts.stem, .number(number))])
  }

  /// A value in square brackets.
  private static func arbitrary(_ stem: String, _ text: String) -> (name: String, value: Expression)? {
    guard stem == "ease" else {
      return milliseconds(text).map { (stem, $0) }
    }
    return easing(text)
  }

  /// A time in CSS.
  static func milliseconds(_ text: String) -> Expression? {
    guard let seconds = CSSTime.seconds(NumberReader.read(text)) else { return nil }
    // Rounded, because 0.29 s is 290 ms and not 290 less a quarter of a millionth of a millionth.
    return .number((seconds * 1_000_000_000).rounded() / 1_000_000)
  }

  /// An easing function of CSS.
  static func easing(_ text: String) -> (name: String, value: Expression)? {
    if CSSEasing.isKeyword(text) || CSSEasing.curve(text) != nil { return ("easing", .text(text)) }
    guard text.hasPrefix("cubic-bezier("), text.last == ")" else { return nil }
    let numbers = text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",").map { part in
      Double(part.split(separator: " ").joined())
    }
    guard numbers.count == 4, !numbers.contains(nil) else { return nil }
    return ("bezier", .list(numbers.compactMap { $0 }.map { Expression.number($0) }))
  }
}
