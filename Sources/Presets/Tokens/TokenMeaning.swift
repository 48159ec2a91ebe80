import PlainText
import MotionPhysics
import StrictJSON

/// The meaning of a token for a registry of motion.
enum TokenMeaning: Equatable {
  /// A length of time.
  case duration
  /// A unit curve.
  case curve
  /// A curve over a duration.
  case transition
  /// A spring, as many tools write one although the standard has none.
  case spring
  /// A preset of Motionbook's own, whose extension says what it is.
  case preset
  /// Another name for a token; nil for one that the file does not have.
  case alias(of: Int?)
  /// Nothing that moves, by its type.
  case other(String)

  /// Whether it is nothing that moves.
  var isStill: Bool { if case .other = self { true } else { false } }

  /// Its name with an article.
  var phrase: String {
    switch self {
    case .duration: "a duration"
    case .curve: "a curve"
    case .transition: "a transition"
    case .spring: "a spring"
    case .preset: "a preset"
    case .alias: "another name"
    case .other(let type): "of type \(type)"
    }
  }

  /// The meaning of a type, the words of other tools included; nil for a type that says nothing, such as `other`, `number`
  /// and every word of a team's own.
  init?(type: String) {
    let word = type.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    switch word {
    case "duration", "time", "motionduration", "animationduration": self = .duration
    case "cubicbezier", "bezier", "easing", "timingfunction", "easingfunction", "curve", "motioneasing",
      "animationeasing":
      self = .curve
    case "transition", "customtransition", "animation": self = .transition
    case "spring", "customspring", "motionspring", "physics": self = .spring
    default:
      guard Self.still.contains(word) else { return nil }
      self = .other(type)
    }
  }

  /// The types of tokens that are no motion, those of the standard and of Tokens Studio, Style Dictionary and Figma.
  private static let still: Set<String> = [
    "color", "colour", "gradient", "shadow", "boxshadow", "dropshadow", "innershadow", "elevation", "opacity",
    "blur", "backdropblur", "dimension", "size", "sizes", "sizing", "spacing", "space", "gap", "padding",
    "margin", "radius", "borderradius", "border", "borderwidth", "borderstyle", "bordercolor", "stroke",
    "strokestyle", "strokewidth", "font", "fontfamily", "fontfamilies", "fontweight", "fontweights",
    "fontsize", "fontsizes", "fontstyle", "lineheight", "lineheights", "letterspacing", "paragraphspacing",
    "paragraphindent", "textcase", "textdecoration", "typography", "composition", "asset", "image", "icon",
    "file", "url", "boolean", "breakpoint", "breakpoints", "grid", "layout", "zindex", "aspectratio",
    "cursor",
    "percentage",
  ]

  /// The meaning of a value that says its own unit or function. Anything else is not guessed (Design Tokens Format
  /// Module 2025.10, section 5.2: tools must not guess a type from a value).
  init?(unmistakable value: JSONValue) {
    if let text = value.string {
      let text = (CustomProperty.standIn(text) ?? text).lowercased()
      if EasingText.isMeant(text) {
        self = .curve
      } else if text.hasSuffix("s"), (try? Seconds.parse(text)) != nil {
        self = .duration
      } else {
        return nil
      }
      return
    }
    let keys = Set(value.members.map(\.key))
    let words = Set(keys.compactMap(SpringWords.key))
    if keys.contains("duration"), !keys.isDisjoint(with: TransitionParts.curveWords) {
      self = .transition
    } else if SpringWords.isWhole(words)
      || words.count > 1 && !words.isDisjoint(with: [.stiffness, .response])
    {
      self = .spring
    } else {
      return nil
    }
  }
}

/// A guess at a token whose type says nothing of motion, by the words of its path and by its value.
struct TokenGuess {
  /// The words in a token's path that mean motion.
  enum Word {
    case duration, curve, transition, spring, motion
    /// A number without a unit is a time.
    case number
  }

  /// The words of a path, those of a name in camel case or with dashes each by itself.
  static func words(in path: [String]) -> Set<Word> {
    var found: Set<Word> = []
    for segment in path.flatMap({ NameMending.mended($0).split(separator: ".") }) {
      let all = segment.split(separator: "-").map(String.init)
      for word in all { found.formUnion(words[word] ?? []) }
      // What a time picker or a time series has is no time.
      if all.last == "time" { found.insert(.number) }
    }
    return found
  }

  private static let words: [String: Set<Word>] = [
    "duration": [.duration, .number], "durations": [.duration, .number], "delay": [.duration, .number],
    "delays": [.duration, .number], "time": [.duration], "easing": [.curve], "easings": [.curve],
    "ease": [.curve], "curve": [.curve], "curves": [.curve], "bezier": [.curve],
    "timing": [.duration, .number, .curve], "spring": [.spring], "springs": [.spring],
    "transition": [.transition], "transitions": [.transition], "motion": [.motion], "motions": [.motion],
    "animation": [.motion], "animations": [.motion], "animate": [.motion],
  ]

  /// The meaning of a value by itself; nil where it says nothing.
  ///
  /// - Parameters:
  ///   - text: The value's text with what it names in place of the references; nil of one that names what is not there.
  ///   - words: What the path says. A word such as `linear` is a curve only where one is meant, and a number a time
  ///     only where a time is.
  static func meaning(of value: JSONValue, text: String?, words: Set<Word>) -> TokenMeaning? {
    if let meaning = TokenMeaning(unmistakable: value) {
      guard meaning == .curve, value.string?.lowercased() == "linear" else { return meaning }
      return words.isDisjoint(with: [.curve, .motion, .transition]) ? nil : .curve
    }
    if isControlPoints(value, isMeant: words.contains(.curve)) { return .curve }
    if let text {
      // `opacity 0.15s ease-in-out` is one under any name, a sentence with such words is none, and two times alone are one
      // only where a transition is meant.
      if let parts = TransitionText.parts(of: text) {
        let isShort = parts.others.count <= text.split(separator: ",").count
        let isMeant = !words.isEmpty || isShort || value.string?.contains("{") == true
        if words.contains(.transition) || parts.easing != nil && isMeant { return .transition }
      }
      if words.contains(.curve), text.split(separator: ",").count == 4 { return .curve }
      if words.contains(.duration), value.string.map(TokenArithmetic.isMeant) == true { return .duration }
    }
    let isNumber = value.number != nil || value.string.flatMap({ DecimalText.finite($0[...]) }) != nil
    return isNumber && words.contains(.number) ? .duration : nil
  }

  /// Whether a value is two control points: of four numbers without such a word some are no whole numbers, as those of
  /// a box's sides are.
  private static func isControlPoints(_ value: JSONValue, isMeant: Bool) -> Bool {
    if value.kind == .object { return CurveGroup.numbers(of: value) != nil }
    guard value.kind == .array, value.count == 4 else { return false }
    let numbers = value.elements.compactMap(\.number)
    if numbers.count < 4 { return isMeant }
    let isInRange = 0...1 ~= numbers[0] && 0...1 ~= numbers[2]
    return isInRange && (isMeant || numbers.contains { $0 != $0.rounded() })
  }

  /// Whether a value that was not read says a time or a function of one, which is worth a word under any name.
  static func saysMotion(_ value: JSONValue) -> Bool {
    let text = value.rawText.lowercased()
    guard text.utf8.count <= TransitionText.mostBytes else { return false }
    if EasingText.names.contains(where: { text.holds($0 + "(") }) { return true }
    return text.split { $0.isWhitespace || ",:()[]{}\"'~".contains($0) }.contains { word in
      let word = word.drop { $0 == "-" }
      return word.hasSuffix("s") && word.first?.isNumber == true && (try? Seconds.parse(String(word))) != nil
    }
  }

  /// Whether a value that was not read is worth a word: colours, lengths and the like are not, whatever their group.
  static func isTelling(_ value: JSONValue) -> Bool {
    guard let text = value.string?.lowercased() else { return value.kind != .bool && value.kind != .null }
    // `#{$fast}` is Sass.
    let isColour =
      text.hasPrefix("#") && !text.hasPrefix("#{") || text.hasPrefix("rgb") || text.hasPrefix("hsl")
    let isLength = ["px", "rem", "em", "%", "dp", "vh", "vw"].contains { unit in
      text.hasSuffix(unit) && DecimalText.finite(text.dropLast(unit.count)) != nil
    }
    return !isColour && !isLength
  }
}
