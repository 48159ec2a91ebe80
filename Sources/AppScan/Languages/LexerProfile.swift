/// In what the languages with C's brackets differ for a lexer.
struct LexerProfile: Sendable {
  /// The token that each byte begins.
  let classes: [ByteClass]
  /// The operators of two and three bytes.
  let operators: OperatorTable
  /// How strings interpolate; nil for a language in which only templates do.
  var interpolation: Interpolation?
  /// Whether three quotes begin a string of several lines.
  var hasLongStrings = true
  /// Whether a backslash escapes in strings of three quotes.
  var escapesInLongStrings = true
  /// Whether an `r` before a quote turns escapes and interpolation off.
  var hasRawStrings = false
  /// Whether a backslash at the end of a line takes the string to the next.
  var escapesLineFeeds = true
  /// Whether comments nest.
  var nestsComments = true
  /// Whether a number may end with its point.
  var hasTrailingPoint = false
  /// Where a regular expression may stand; nil for a language without them.
  var regex: Regex?
  /// Whether it has templates, elements, and braces that are values.
  var isJavaScript = false

  /// The way in which an expression interrupts a string.
  enum Interpolation {
    /// `\(expression)`, with number signs behind the backslash where the quotes have them.
    case parentheses
    /// `${expression}`.
    case braces
    /// `$name` and `${expression}`.
    case names
  }

  /// The notations of regular expressions.
  enum Regex { case swift, javaScript }
}

/// The token that a byte begins in a language with C's brackets.
enum ByteClass: UInt8 {
  case space, newline, name, digit
  /// A string.
  case quote
  /// A character between single quotes.
  case character
  /// A name between back-ticks.
  case quotedName
  /// A template between back-ticks.
  case template
  /// A string or regular expression with number signs around it, or a directive.
  case hash
  case slash
  /// A point that may begin a number.
  case dot
  /// A smaller-than sign that may begin an element.
  case less
  case open, close, symbol

  /// The class of each byte. Bytes above ASCII belong to names, so that any script and any broken UTF-8 passes.
  /// - Parameter special: what a language adds, or has differently.
  static func table(_ special: [(bytes: String, kind: ByteClass)]) -> [ByteClass] {
    var table = [ByteClass](repeating: .symbol, count: 256)
    for byte in 0...0x20 { table[byte] = .space }
    for byte in 0x80...0xFF { table[byte] = .name }
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$"
    let common: [(bytes: String, kind: ByteClass)] = [
      ("\n", .newline), (letters, .name), ("0123456789", .digit), ("\"", .quote), ("/", .slash),
      ("([{", .open), (")]}", .close),
    ]
    for (bytes, kind) in common + special { for byte in bytes.utf8 { table[Int(byte)] = kind } }
    return table
  }
}

/// The operators of a language that are longer than a byte. `<` and `>` stay single before others of their kind,
/// because they are also the brackets of type arguments.
struct OperatorTable: Sendable {
  /// By first byte, where its operators begin among the others; one entry more for the end.
  private var starts: [Int] = []
  private var seconds: [UInt8] = []
  /// 0 for an operator of two bytes.
  private var thirds: [UInt8] = []

  /// - Parameter operators: in any order, with white space between them.
  init(_ operators: String) {
    let all = operators.split(separator: " ").map { Array($0.utf8) }.sorted { $0.count > $1.count }
    for first in 0...UInt8.max {
      starts.append(seconds.count)
      for found in all where found[0] == first {
        seconds.append(found[1])
        thirds.append(found.count > 2 ? found[2] : 0)
      }
    }
    starts.append(seconds.count)
  }

  /// The length of the operator that begins with these bytes.
  @inline(__always)
  func length(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    for index in starts[Int(first)]..<starts[Int(first) + 1] where seconds[index] == second {
      if thirds[index] == 0 { return 2 }
      if thirds[index] == third { return 3 }
    }
    return 1
  }
}

extension LexerProfile {
  /// Nested comments, strings of every kind, regex literals. `?` and `!` stand alone, because they stand behind types
  /// and values.
  static let swift = LexerProfile(
    classes: ByteClass.table([("\r", .newline), ("`", .quotedName), ("#", .hash)]),
    operators: OperatorTable("... ..< .. === !== == != ?. ?? !. -> <= >= && || += -= *= %= /="),
    interpolation: .parentheses, escapesLineFeeds: false, regex: .swift)

  /// Nested comments, templates, raw strings, characters, names in back-ticks.
  static let kotlin = LexerProfile(
    classes: ByteClass.table([("'", .character), ("`", .quotedName), (".", .dot)]),
    operators: dollarOperators,
    interpolation: .names, escapesInLongStrings: false)

  /// Characters, strings of several lines, and nothing in them that is computed.
  static let java = LexerProfile(
    classes: ByteClass.table([("'", .character), (".", .dot)]),
    operators: OperatorTable("... == != -> :: <= >= && || += -= *= /= %= &= |= ^= ++ --"),
    nestsComments: false)

  /// Nested comments, interpolation, raw and long strings of either quote.
  static let dart = LexerProfile(
    classes: ByteClass.table([("'", .quote), (".", .dot)]), operators: dollarOperators,
    interpolation: .names, hasRawStrings: true)

  /// The operators of Kotlin and of Dart.
  private static let dollarOperators = OperatorTable(
    "... .. === !== == != ?. ?: ?? !! => -> <= >= && || :: += -= *= /= %= ++ -- ~/")

  /// Nested templates, regular expressions, elements with their attributes and text.
  static let javaScript = LexerProfile(
    classes: ByteClass.table([
      ("'", .quote), ("`", .template), (".", .dot), ("<", .less), ("#\\@", .name),
    ]),
    operators: OperatorTable(
      "... => == === != !== ?. ?? ??= && &&= &= || ||= |= ** **= *= ++ += -- -= <= >= %= ^= /="),
    hasLongStrings: false, nestsComments: false, hasTrailingPoint: true, regex: .javaScript,
    isJavaScript: true)
}
