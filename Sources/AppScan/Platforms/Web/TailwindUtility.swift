import MotionPhysics
import PlainText

/// One class: variants, the mark of importance, and the utility itself.
struct TailwindUtility {
  /// The bytes of the utility without variants and marks: `duration-[250ms]` of `hover:!duration-[250ms]`.
  let range: Range<Int>
  /// The text before them: `hover:`; empty for most.
  let variants: String
  private let source: Source
  var name: String { source.text(range) }

  /// Takes a class apart. Variants end with a colon that stands in no bracket.
  init(_ source: Source, _ token: Range<Int>) {
    let bytes = source.bytes
    // The prefix that most apps take which have one: a variant in Tailwind 4, and a part of the name in Tailwind 3.
    let first = token.lowerBound + (bytes.reads("tw:", at: token.lowerBound) ? 3 : 0)
    var start = first
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
    variants = start > first ? source.text(first..<start) : ""
    // Tailwind 3 puts the mark first, Tailwind 4 last.
    if start < end, bytes[start] == UInt8(ascii: "!") { start += 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "!") { end -= 1 }
    if end > start + 3, bytes.reads("tw-", at: start) { start += 3 }
    range = start..<max(start, end)
    self.source = source
  }

  /// Whether it may be one that carries numbers, by its first letters.
  var mayMove: Bool {
    range.count >= 5 && Self.beginnings.contains { source.bytes.reads($0, at: range.lowerBound) }
  }

  private static let beginnings: [StaticString] = ["du", "de", "ea", "an", "tr", "[t", "[a"]

  private var parts: (stem: String, value: Substring)? {
    let name = name
    for stem in ["duration", "ease", "delay", "animate"] where name.hasPrefix(stem + "-") {
      return (stem, name.dropFirst(stem.utf8.count + 1))
    }
    return nil
  }

  var isEase: Bool { name.hasPrefix("ease-") }

  /// Whether Tailwind has it without any theme: `ease-in-out`, `animate-spin`, `duration-200`.
  var isBuiltIn: Bool {
    guard let parts else { return false }
    switch parts.stem {
    case "ease": return parts.value == "initial" || TailwindShapes.easings(name) != nil
    case "animate": return ["none", "spin", "ping", "pulse", "bounce"].contains(parts.value)
    default: return parts.value == "initial" || parts.value.utf8.allSatisfy(\.isDigit)
    }
  }

  /// The custom property to which the value points: `duration-(--fast)`, `duration-[--fast]`, `ease-[var(--out)]`.
  var variable: String? {
    guard let parts, let dashes = parts.value.place(of: "--") else { return nil }
    guard parts.value.first == "[" || parts.value.first == "(" else { return nil }
    return String(parts.value[dashes.lowerBound...].prefix { $0 != ")" && $0 != "]" && $0 != "," })
  }

  /// Its shape and arguments; nil for a utility that carries no numbers.
  var motion: (shape: CallShape, arguments: Arguments)? {
    if let duration = animationDuration {
      return (TailwindShapes.animationDuration, [("duration", duration)])
    }
    if let duration = transitionDuration { return (TailwindShapes.unoTransition, [("duration", duration)]) }
    guard let (stem, value, isArbitrary) = said else { return nil }
    if stem == "ease", let easing = Self.literal(value, isArbitrary) {
      return (isArbitrary ? TailwindShapes.arbitraryEase : TailwindShapes.ease, [easing])
    }
    if stem == "ease" { return variableEasing.map { (TailwindShapes.ease, [("easing", $0)]) } }
    if !isArbitrary {
      guard stem == "duration" || stem == "delay", !value.isEmpty, value.utf8.allSatisfy(\.isDigit),
        let number = Double(value)
      else { return nil }
      return (stem == "delay" ? TailwindShapes.delay : TailwindShapes.duration, [(stem, .number(number))])
    }
    let text = Self.spaced(value)
    switch stem {
    case "animate": return Self.animation(value).map { (TailwindShapes.animation, $0) }
    case "transition": return Self.animation(value).map { (TailwindShapes.transition, $0) }
    case "delay": return Self.milliseconds(text).map { (TailwindShapes.arbitraryDelay, [("delay", $0)]) }
    default: return Self.milliseconds(text).map { (TailwindShapes.arbitraryDuration, [("duration", $0)]) }
    }
  }

  /// A curve that a class writes out in brackets; nil for one that stands elsewhere.
  private static func literal(_ value: Substring, _ isArbitrary: Bool) -> (name: String, value: Expression)? {
    guard isArbitrary else { return nil }
    let text = spaced(value)
    return keyword(text) ?? easing(text)
  }

  /// The curve of a class as the variable that holds it: `--ease-snappy` of `ease-snappy`, which a theme may declare.
  private var variableEasing: Expression? {
    let name = name
    guard name != "ease-initial" else { return nil }
    guard let dashes = name.place(of: "--") else { return .name("--" + name) }
    return .name(String(name[dashes.lowerBound...].prefix { !")],".contains($0) }))
  }

  /// Whether it is a curve that stands elsewhere, and none of Tailwind's: no motion by itself.
  var isReference: Bool {
    if case .name? = motion?.arguments.first?.value { TailwindShapes.easings(name) == nil } else { false }
  }

  /// Its stem and its value; also whether that is one of CSS in square brackets, `duration-[250ms]` and
  /// `[transition:opacity_200ms_ease-out]`. Nil for a property of several motions.
  private var said: (stem: String, value: Substring, isArbitrary: Bool)? {
    if let (stem, value) = parts {
      let isArbitrary = value.first == "[" && value.last == "]"
      return (stem, isArbitrary ? value.dropFirst().dropLast() : value, isArbitrary)
    }
    let name = name
    guard name.first == "[", name.last == "]", let colon = name.firstIndex(of: ":"),
      let stem = Self.properties[String(name[..<colon].dropFirst())]
    else { return nil }
    let value = name[name.index(after: colon)...].dropLast()
    let isWhole = stem == "animate" || stem == "transition"
    return isWhole && value.split(outsideBracketsAt: ",").count > 1 ? nil : (stem, value, true)
  }

  private static let properties = [
    "transition": "transition", "animation": "animate", "transition-duration": "duration",
    "transition-delay": "delay", "transition-timing-function": "ease",
  ]

  /// The duration of an animation, whose curve no class of an easing function says: `[animation-duration:4s]`.
  private var animationDuration: Expression? {
    let (name, property) = (name, "[animation-duration:")
    guard name.hasPrefix(property), name.last == "]" else { return nil }
    return Self.milliseconds(String(name.dropFirst(property.utf8.count).dropLast()))
  }

  /// The duration of a transition as UnoCSS says it: `transition-100`, `transition-colors-100`.
  private var transitionDuration: Expression? {
    let name = name
    guard name.hasPrefix("transition-"), let dash = name.lastIndex(of: "-") else { return nil }
    let digits = name[name.index(after: dash)...]
    guard digits.utf8.allSatisfy(\.isDigit), let duration = Double(digits), duration >= 10 else { return nil }
    return .number(duration)
  }

  private static func spaced(_ text: Substring) -> String { String(text.map { $0 == "_" ? " " : $0 }) }

  private static func milliseconds(_ text: String) -> Expression? {
    guard let seconds = CSSTime.seconds(NumberReader.read(text)) else { return nil }
    // Rounded, because 0.29 s is 290 ms and not 290 less a quarter of a millionth of a millionth.
    return .number((seconds * 1_000_000_000).rounded() / 1_000_000)
  }

  /// CSS's own curve of a keyword in brackets, `ease-[ease-out]`: Tailwind's class of that name has another.
  private static func keyword(_ text: String) -> (name: String, value: Expression)? {
    guard case .bezier(let x1, let y1, let x2, let y2) = EasingText.keyword(text) else { return nil }
    return ("bezier", .list([x1, y1, x2, y2].map { Expression.number($0) }))
  }

  private static func easing(_ text: String) -> (name: String, value: Expression)? {
    if CSSEasing.isKeyword(text) || CSSEasing.curve(text) != nil { return ("easing", .text(text)) }
    guard let numbers = CSSEasing.controlPoints(text), numbers.count == 4, !numbers.contains(nil) else {
      return nil
    }
    return ("bezier", .list(numbers.compactMap { $0 }.map { Expression.number($0) }))
  }

  /// The arguments of an animation in square brackets, `float_4s_linear_infinite`; nil for one that says no time.
  private static func animation(_ text: Substring) -> Arguments? {
    var arguments: Arguments = []
    var times: [Expression] = []
    // Underscores in brackets are white space, the others part words.
    for word in text.split(outsideBracketsAt: "_").map({ spaced($0[...]) }) {
      if let time = milliseconds(word) {
        times.append(time)
      } else if let easing = easing(word) {
        arguments.append(easing)
      } else if word == "infinite" {
        arguments.append(("repeats", .text(word)))
      }
    }
    guard let duration = times.first else { return nil }
    if times.count > 1 { arguments.insert(("delay", times[1]), at: 0) }
    return [("duration", duration)] + arguments
  }
}

extension TailwindUtility {
  /// The variants by which it means another element than that which has the class, `[&>svg]:` of `hover:[&>svg]:flex`; empty
  /// where it means that one.
  var element: String {
    var (element, depth, first) = ("", 0, variants.utf8.startIndex)
    for index in variants.utf8.indices {
      switch variants.utf8[index] {
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        if Self.meansOther(variants[first..<index]) { element += variants[first...index] }
        first = variants.utf8.index(after: index)
      default: break
      }
    }
    return element
  }

  /// Whether a variant means another element: what is inside, as `*` and `[&_svg]` do, or a part that CSS draws.
  private static func meansOther(_ variant: Substring) -> Bool {
    guard variant.hasPrefix("[&") else { return parts.contains(String(variant)) }
    // What stands in brackets asks something of an element.
    var (depth, isOther) = (0, variant.holds("::"))
    for byte in variant.utf8.dropFirst().dropLast() {
      if "[(".utf8.contains(byte) { depth += 1 }
      if "])".utf8.contains(byte) { depth -= 1 }
      isOther = isOther || depth == 0 && "_>+~".utf8.contains(byte)
    }
    return isOther
  }

  private static let parts: Set<String> = [
    "*", "**", "before", "after", "file", "placeholder", "marker", "selection", "backdrop", "first-line",
    "first-letter", "details-content",
  ]
}

/// The classes that an element has besides those that are read.
enum OtherClasses {
  /// None, it is an element of HTML.
  case absent
  /// Any.
  case any
  /// Those that a component gives it.
  case components
  /// Those of another attribute, and an easing function among them.
  case easing
}
