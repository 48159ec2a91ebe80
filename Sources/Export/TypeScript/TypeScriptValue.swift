import PlainText

/// A value as TypeScript writes it.
indirect enum TypeScriptValue {
  /// A number, a string, a reference or a call, as it is written.
  case code(String)
  /// `[…]`, with the type that it is asserted to be, or none.
  case list([TypeScriptValue], type: String? = nil)
  /// `{…}`
  case object([Member])

  struct Member {
    /// The key as it is written.
    let key: String
    let value: TypeScriptValue

    init(_ key: String, _ value: TypeScriptValue) { (self.key, self.value) = (key, value) }

    init(_ key: String, _ number: Double) { self.init(key, .number(number)) }
  }

  /// The shortest decimal that means the same.
  static func number(_ value: Double) -> TypeScriptValue { .code(DecimalText.plain(value)) }

  /// Milliseconds, as short as gives the same seconds again.
  static func milliseconds(_ seconds: Double) -> TypeScriptValue {
    let short = (seconds * 1e9).rounded() / 1e6
    return number(DecimalText.thousandth(short) == seconds ? short : seconds * 1000)
  }

  static func text(_ text: String) -> TypeScriptValue { .code(TypeScriptText.literal(text)) }

  /// Numbers, of a type that libraries accept: they ask for arrays that may be changed.
  static func numbers(_ values: [Double]) -> TypeScriptValue {
    .list(values.map(number), type: "number[]")
  }

  /// A number alone, several as a tuple.
  static func components(_ values: [Double]) -> TypeScriptValue {
    values.count == 1 ? number(values[0]) : .list(values.map(number))
  }

  /// The same without types.
  var plain: TypeScriptValue {
    switch self {
    case .code(let text): .code(text.replacing(each: "(time: number) =>", with: "(time) =>"))
    case .list(let elements, _): .list(elements.map(\.plain))
    case .object(let members): .object(members.map { Member($0.key, $0.value.plain) })
    }
  }

  /// How it is made constant: a call cannot be, and what is asserted to be a type is that type.
  var constancy: String {
    switch self {
    case .code, .list(_, type: _?): ""
    case .list, .object: " as const"
    }
  }

  /// All on one line.
  var inline: String {
    switch self {
    case .code(let text): return text
    case .list(let elements, let type):
      return "[" + elements.map(\.inline).joined(separator: ", ") + "]" + Self.assertion(type)
    case .object(let members):
      if members.isEmpty { return "{}" }
      let texts = members.map { "\($0.key): \($0.value.inline)" }
      return "{ " + texts.joined(separator: ", ") + " }"
    }
  }

  /// Its lines behind a lead: one where it fits.
  func lines(_ lead: String, end: String = ",") -> [String] {
    let line = lead + inline + end
    if line.utf8.count <= Self.width { return [line] }
    switch self {
    case .code: return [line]
    case .list(let elements, let type):
      return .block(lead + "[", end: "]" + Self.assertion(type) + end, Self.packed(elements))
    case .object(let members):
      return .block(lead + "{", end: "}" + end, members.flatMap { $0.value.lines("\($0.key): ") })
    }
  }

  private static let width = 100

  private static func assertion(_ type: String?) -> String { type.map { " as \($0)" } ?? "" }

  /// Elements in lines that are as long as they fit; objects stand by themselves.
  private static func packed(_ elements: [TypeScriptValue]) -> [String] {
    var lines: [String] = []
    var isOpen = false
    for element in elements {
      if case .object = element {
        lines += element.lines("")
        isOpen = false
        continue
      }
      let next = element.inline + ","
      if isOpen, let last = lines.last, last.utf8.count + next.utf8.count < width {
        lines[lines.count - 1] += " " + next
      } else {
        lines.append(next)
      }
      isOpen = true
    }
    return lines
  }
}
