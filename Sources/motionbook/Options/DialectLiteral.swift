import MotionPhysics
import Presets
import PlainText

/// A spring in a system's own words, `framer:duration=1,dampingRatio=0.5`: taken beside presets and literals. What a
/// registry has no words for is stored as duration and bounce.
struct DialectLiteral {
  let dialect: Dialect
  private let typed: [(name: String, value: Double)]
  private let delay: Double?

  /// Reads a word; nil when it does not begin with a system's name and a colon.
  init?(_ word: String) throws {
    guard let colon = word.firstIndex(of: ":") else { return nil }
    guard let dialect = Dialects.named(word[..<colon]) else {
      if Self.isMisspelt(word, colon) { throw Self.unknown(String(word[..<colon])) }
      return nil
    }
    self.dialect = dialect
    let pairs = try word[word.index(after: colon)...].split(separator: ",").map {
      try Self.pair(String($0))
    }
    typed = pairs.filter { $0.name != "delay" }
    delay = pairs.first { $0.name == "delay" }?.value
  }

  /// Whether a system was meant by what stands before the colon: a key and its value stand behind.
  private static func isMisspelt(_ word: String, _ colon: String.Index) -> Bool {
    guard let equals = word.firstIndex(of: "="), colon < equals else { return false }
    return word[..<colon].allSatisfy(\.isLetter)
      && SpringText.isKey(String(word[word.index(after: colon)..<equals]))
  }

  private static func unknown(_ name: String) -> LiteralError {
    let names = Dialects.all.map(\.name)
    return LiteralError(
      "there is no dialect \"\(name)\" among \(names.joined(separator: ", "))"
        + Suggestions.question(for: name, among: names))
  }

  private static func pair(_ text: String) throws -> (name: String, value: Double) {
    let sides = text.split(separator: "=", maxSplits: 1).map { $0.trimming(\.isWhitespace) }
    guard sides.count == 2 else {
      throw LiteralError("\"\(text.visible)\" is no key=value pair, such as duration=0.4")
    }
    let isTime = ["response", "delay"].contains(sides[0]) || sides[0].lowercased().hasSuffix("duration")
    let number =
      try isTime ? Seconds.parse(sides[1], for: sides[0]) : SpringText.number(sides[1], for: sides[0])
    return (sides[0], number)
  }

  /// Whether presets keep these words with the system's name.
  var isKept: Bool { dialect.keeps(typed.map(\.name)) }

  /// Why the spring is only about the system's; nil where it is the system's.
  func approximation() throws -> String? { try dialect.form(of: typed.map(\.name)).approximation }

  /// - Parameter velocity: Travels per second.
  func spring(velocity: Double = 0) throws -> Spring {
    do {
      return try dialect.spring(typed, velocity: velocity)
    } catch {
      throw LiteralError(error.sentence)
    }
  }

  /// The spring as a preset holds it: in the words that were typed where they mean the same without the system.
  func content() throws -> Content {
    let spring = try spring()
    let pairs = typed.compactMap { pair in SpringKey(rawValue: pair.name).map { ($0, pair.value) } }
    if pairs.count == typed.count,
      let kept = try? SpringAssembly.parameters(Dictionary(uniqueKeysWithValues: pairs)),
      try kept.spring() == spring
    {
      return .spring(TypedSpring(.standalone(kept), delay: delay))
    }
    let keys: [SpringKey: Double] =
      spring.mass == 1
      ? [.duration: spring.duration, .bounce: spring.bounce]
      : [.mass: spring.mass, .stiffness: spring.stiffness, .damping: spring.damping]
    do throws(SpringAssembly.Problem) {
      return .spring(TypedSpring(.standalone(try SpringAssembly.parameters(keys)), delay: delay))
    } catch {
      throw LiteralError(error.message)
    }
  }
}
