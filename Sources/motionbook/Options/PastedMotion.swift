import AppCheck
import AppScan
import MotionPhysics
import PlainText
import Presets

/// A motion as an app's source writes it: an expression of SwiftUI, Compose, Flutter, CSS, Tailwind, Motion, react-spring
/// or Reanimated, read by what reads whole files of them.
struct PastedMotion {
  /// The motion as a preset holds it: in the words that were copied, where these are known.
  let content: Content

  /// Reads a text; nil when no platform writes a motion like that.
  ///
  /// - Throws: ``LiteralError`` when a platform does, and a part of the text is none of its words.
  init?(_ text: String) throws {
    if let spring = try SpringFunction.content(text) {
      content = spring
      return
    }
    for context in Context.all(for: text) {
      guard let site = try context.site(around: text), let motion = site.motion else { continue }
      try Self.check(text, site)
      if site.initialVelocity != 0 {
        throw LiteralError.startsMoving(text, DecimalText.significant(site.initialVelocity))
      }
      guard let content = Self.content(of: site, motion, onlyCurve: context.givesDuration) else { continue }
      self.content = content
      return
    }
    return nil
  }

  // MARK: What is read

  private static func content(of site: Site, _ motion: SiteMotion, onlyCurve: Bool) -> Content? {
    let delay = motion.delay == 0 ? nil : motion.delay
    var motion = motion
    if onlyCurve, case .tween(_, let curve) = motion.kind { motion.kind = .curve(curve) }
    switch motion.kind {
    case .spring(let duration, let ratio):
      if let typed = site.typedSpring { return .spring(TypedSpring(.standalone(typed), delay: delay)) }
      motion.kind = .spring(duration: duration / motion.speed, dampingRatio: ratio)
    case .tween(let duration, let curve): motion.kind = .tween(duration: duration / motion.speed, curve)
    default: break
    }
    return motion.content?.delayed(by: delay)
  }

  // MARK: What is not

  /// Every system's words for how a motion moves.
  private static let words = Set(
    Dialects.all.flatMap(\.forms).flatMap(\.parameters).map(\.name)
      + ["duration", "durationMillis", "delay", "delayMillis", "curve", "ease", "easing"])

  /// Refuses a misspelt parameter, which the reader of apps passes over. What an animation moves, and what it does at its
  /// end, are words of its own.
  private static func check(_ text: String, _ site: Site) throws {
    // Properties of CSS and classes of Tailwind are such words too.
    if [.css, .tailwind].contains(site.platform) { return }
    let read = Set(site.parameters.map(\.name))
    for label in labels(text) where !read.contains(label) && !words.contains(label) && label != "class" {
      guard let meant = Suggestions.nearest(to: label, among: words.subtracting(read)) else { continue }
      throw LiteralError("\(site.api) has no \"\(label)\" that says how it moves: did you mean \"\(meant)\"?")
    }
  }

  /// The words that stand before a colon or an equals sign, with what they are members of.
  private static func labels(_ text: String) -> [String] {
    var labels: [String] = []
    var word = ""
    var isEnded = false
    for character in text {
      if character.isLetter || character.isNumber || "_-.".contains(character) {
        word = isEnded ? String(character) : word + String(character)
        isEnded = false
      } else if character == ":" || character == "=" {
        if let first = word.first, first.isLetter { labels.append(word) }
        word = ""
      } else if character.isWhitespace {
        isEnded = true
      } else {
        word = ""
      }
    }
    return labels
  }
}

/// The `spring(mass, stiffness, damping, velocity)` of WebKit and anime.js, with commas or without. Compose's `spring` has
/// three parameters at most, and others.
private enum SpringFunction {
  /// The spring of a text; nil for any other text.
  ///
  /// - Throws: ``LiteralError`` for a spring that no preset can be.
  static func content(_ text: String) throws(LiteralError) -> Content? {
    guard text.hasPrefix("spring("), text.hasSuffix(")") else { return nil }
    let words = text.dropFirst(7).dropLast().split { $0 == "," || $0.isWhitespace }
    let numbers = words.compactMap(DecimalText.finite)
    guard numbers.count == words.count, numbers.count > 3 else { return nil }
    guard numbers.count == 4 else {
      throw LiteralError(
        "\(text.visible) has \(numbers.count) numbers, and a spring at most four: mass, stiffness, damping, velocity"
      )
    }
    guard numbers[3] == 0 else {
      throw LiteralError.startsMoving(text, String(words[3]))
    }
    let values = ["mass": numbers[0], "stiffness": numbers[1], "damping": numbers[2]]
    return .spring(try SpringText.spring(values, base: nil, dialect: nil, delay: nil))
  }
}

extension LiteralError {
  /// The error of a spring that is written to start with a velocity.
  fileprivate static func startsMoving(_ text: String, _ velocity: String) -> LiteralError {
    LiteralError(
      "\(text.visible) starts with a velocity of \(velocity), which no preset has; write 0 in its place")
  }
}

/// Where in a source an expression would stand.
private struct Context {
  let language: Language
  let before: String
  let after: String
  /// Whether the duration is the context's own, and only the curve is the expression's.
  var givesDuration = false

  private static let scanner = AppScanner()

  /// The motion of the source that the text makes here; nil where there is none.
  ///
  /// - Throws: ``LiteralError`` where there are several that differ.
  func site(around text: String) throws(LiteralError) -> Site? {
    let bytes = Array((before + text + after).utf8)
    let sites = bytes.withUnsafeBufferPointer { Self.scanner.scan($0, language) }.sites(app: ConstantTable())
      .filter { $0.isReadable && $0.motion != nil }
    if let other = sites.first(where: { $0.motion != sites[0].motion }) {
      let words = [sites[0], other].compactMap { $0.motion?.content?.words }
      throw LiteralError(
        "\"\(text.visible)\" has several motions, \(words.joined(separator: " and ")): write one")
    }
    return sites.first
  }

  /// The places where such a text may stand, the likeliest first.
  static func all(for text: String) -> [Context] {
    if isTailwind(text) { return [Context(language: .typescript, before: "<i className=\"", after: "\" />")] }
    if isRule(text) { return [Context(language: .css, before: "", after: "\n")] }
    if isDeclaration(text) { return [Context(language: .css, before: "a{", after: "}")] }
    if isCSS(text) { return css }
    if text.hasPrefix(".") { return swift }
    if text.hasPrefix("{") { return [object] }
    if text.hasPrefix("transition=") || text.hasPrefix("<") { return [attribute] }
    let hasLabels = text.contains(":")
    // What a call of another language does at its end may assign something.
    if text.contains("=") { return hasLabels ? kotlin + swift + dart + calls : kotlin }
    let isBare = hasLabels && !(text.prefix { $0 != ":" }.contains("("))
    if isBare { return [Context(language: .typescript, before: "const spring = {", after: "};")] }
    if ["withSpring(", "withTiming(", "Easing.", "useSpring("].contains(where: text.hasPrefix) {
      return calls
    }
    return hasLabels ? swift + dart + calls : kotlin + dart + swift + calls
  }

  private static let css = [
    Context(language: .css, before: "a{transition:", after: "}"),
    Context(language: .css, before: "a{transition-timing-function:", after: "}"),
  ]
  private static let swift = [
    Context(language: .swift, before: "withAnimation(", after: ") {}\n"),
    Context(language: .swift, before: "let spring = ", after: "\n"),
  ]
  private static let kotlin = [
    Context(language: .kotlin, before: "val spec = ", after: "\n"),
    Context(language: .kotlin, before: "animateFloatAsState(1f, animationSpec = ", after: ")\n"),
    Context(
      language: .kotlin, before: "val spec = tween<Float>(durationMillis = 1000, easing = ", after: ")\n",
      givesDuration: true),
  ]
  private static let dart = [
    Context(language: .dart, before: "final spring = ", after: ";\n"),
    Context(
      language: .dart, before: "AnimatedContainer(duration: Duration(milliseconds: 1000), curve: ",
      after: ");\n", givesDuration: true),
  ]
  private static let object = Context(language: .typescript, before: "const spring = ", after: ";\n")
  private static let attribute = Context(language: .typescript, before: "<motion.div ", after: " />\n")
  private static let calls = [Context(language: .typescript, before: "const x = ", after: ";\n")]

  private static func isTailwind(_ text: String) -> Bool {
    text.split(separator: " ").contains { word in
      ["duration-", "delay-"].contains { word.hasPrefix($0) } || word.hasPrefix("ease-[")
        || word == "transition" || word.hasPrefix("transition-") && !word.contains(":")
    }
  }

  /// Whether a text is a rule of CSS, with its selector.
  private static func isRule(_ text: String) -> Bool {
    guard text.hasSuffix("}"), let brace = text.firstIndex(of: "{"), brace > text.startIndex else {
      return false
    }
    return !text[..<brace].contains { "(=\"'".contains($0) }
      && text[text.index(after: brace)...].dropLast().split(separator: ";").contains {
        isDeclaration($0.trimming(\.isWhitespace))
      }
  }

  /// Whether a text is declarations of CSS, the first of them a transition's or an animation's.
  private static func isDeclaration(_ text: String) -> Bool {
    let property = text.prefix { $0.isLowercase || $0 == "-" }
    return ["transition", "animation"].contains(where: property.hasPrefix)
      && text[property.endIndex...].first == ":" && !text.contains { "{=\"'".contains($0) }
  }

  /// Whether a text is the value of a declaration: one of its functions, keywords and times is there, and nothing
  /// of a programming language.
  private static func isCSS(_ text: String) -> Bool {
    let functions = ["cubic-bezier(", "linear(", "steps("]
    if functions.contains(where: { text.hasPrefix($0) || text.holds(" " + $0) || text.holds(":" + $0) }) {
      return !text.contains("{") && !text.contains("=") && !text.holds("duration:")
    }
    if text.contains("(") || text.contains("{") || text.contains("=") { return false }
    let words = text.split(whereSeparator: { " ,;".contains($0) })
    return words.contains { word in
      ["ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end", "linear"].contains(word)
        || (word.last == "s" && word.first?.isNumber == true) || word.first == "." && word.last == "s"
    }
  }
}
