import AppScan
import MotionPhysics
import PlainText
import Presets

/// The variables that transitions name: their words stay references to presets, `opacity {fast} {ease}` of
/// `opacity var(--fast) var(--ease)`, so that a transition moves along when these change.
struct StyleSheetLinks {
  private var values = StyleSheetValues()
  /// The tokens of variables that are a time or an easing function, by the symbols of these.
  private var tokens: [String: String] = [:]
  /// The names of what holds a copy of what a variable says.
  private var copies: [String] = []

  init() {}

  /// Finds the variables that a word of a transition can name.
  ///
  /// - Parameter isLeftOut: Whether there is no token of a name, or one that is no time and no easing function.
  init(_ values: StyleSheetValues, isLeftOut: (String) -> Bool) {
    self.values = values
    var texts: [String: Set<String>] = [:]
    for variable in values.variables {
      let text = values.replaced(variable.value)
      texts[variable.name, default: []].insert(text)
      if Self.isPart(text), !isLeftOut(variable.name) { tokens[variable.symbol] = variable.name }
    }
    // Of `$fast` and `--fast` only one becomes a token.
    tokens = tokens.filter { texts[$0.value]?.count == 1 }
  }

  /// A value with what its variables say, and of a transition with references to those that are a whole word of it.
  mutating func text(of value: String, for variable: String) -> String {
    let text = values.replaced(value)
    if text == value || values.variable(value).map({ $0.name != variable }) == true { return text }
    guard TransitionText.isOne(text), text.utf8.count <= TransitionText.mostBytes else {
      if Self.isMotion(text) { record(value, variable) }
      return text
    }
    return CSSWords.split(value, at: ",").map { part in
      CSSWords.split(part, at: " ").map { word in
        if let name = values.variable(word).flatMap({ tokens[$0.symbol] }), name != variable {
          return "{\(name)}"
        }
        if let entry = entry(word, for: variable) { return entry }
        record(word, variable)
        return values.replaced(word)
      }.joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// The entry of a map of Sass that a value is, as a reference; nil for another value.
  func entry(_ value: String, for variable: String) -> String? {
    guard let (map, keys) = LiteralCall.entry(value), let name = values.variable(map)?.name, name != variable,
      Self.isPart(values.replaced(value))
    else { return nil }
    return "{\(([name] + keys).joined(separator: "."))}"
  }

  /// A sentence about the presets that do not move along with the variables in them; nil where all do.
  func note(among presets: Set<String>) -> String? {
    let read = copies.filter { copy in
      let name = NameMending.mended(copy)
      return presets.contains(name) || presets.contains(name + ".default")
    }
    if read.isEmpty { return nil }
    return
      "\(read.count.counted("preset")) took over what variables say, as a part of a computation or as one without a "
      + "preset of its own, and will not move along with them: \(read.listed)".visible
  }

  /// Takes down that a value holds a copy of a variable that is a motion, where it does.
  mutating func record(_ value: String, _ variable: String) {
    guard copies.last != variable else { return }
    let isCopy = values.parts(of: value).contains { symbol, text in
      guard symbol.drop(while: { $0 == "-" || $0 == "$" || $0 == "@" }) != variable else { return false }
      if tokens[symbol] != nil { return true }
      return Self.isMotion(values.replaced(text))
    }
    if isCopy { copies.append(variable) }
  }

  /// Whether a text is a time, an easing function or a transition.
  static func isMotion(_ text: String) -> Bool { isPart(text) || TransitionText.isOne(text) }

  /// Whether a text is a time or an easing function.
  private static func isPart(_ text: String) -> Bool {
    EasingText.isMeant(text.lowercased()) || TokenArithmetic.seconds(text) != nil
  }
}
