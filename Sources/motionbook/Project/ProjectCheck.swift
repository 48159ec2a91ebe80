import AppCheck
import AppScan
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// An app's settings of `check` and `survey`: the member `check` of the project file.
struct ProjectCheck {
  /// The files that are read.
  private(set) var selection = SourceSelection()
  /// The app's own functions that take an animation.
  private(set) var wrappers: [String] = []
  /// Below which distance a spring counts as near, as a share of the travel; nil is the command's own.
  private(set) var springThreshold: Double?
  /// The same of tweens.
  private(set) var tweenThreshold: Double?
  /// The severities of rules.
  private(set) var rules: [String: RuleSeverity] = [:]

  /// Nothing is asked.
  init() {}

  /// Reads the member.
  ///
  /// - Parameter folder: The project file's, where patterns begin.
  init(_ value: JSONValue, below folder: String, _ problems: ProblemList) {
    guard var reader = ObjectReader(value, problems: problems) else { return }
    selection.folder = SystemPath.resolved(Array(folder.utf8))
    selection.include = Self.patterns(reader.take("include"), "include", problems)
    selection.exclude = Self.patterns(reader.take("exclude"), "exclude", problems)
    wrappers = Self.wrappers(reader.take("wrappers"), problems)
    readThresholds(reader.take("thresholds"), problems)
    readRules(reader.take("rules"), problems)
    reader.finish()
  }

  private static func patterns(_ value: JSONValue?, _ key: String, _ problems: ProblemList) -> [PathPattern] {
    ProjectStrings.read(value, key, example: "Sources/**", problems).compactMap { text, value in
      do throws(PathPatternProblem) {
        return try PathPattern(text)
      } catch {
        problems.add("the pattern \"\(text)\" \(error.sentence)", at: value)
        return nil
      }
    }
  }

  private static func wrappers(_ value: JSONValue?, _ problems: ProblemList) -> [String] {
    ProjectStrings.read(value, "wrappers", example: "withElementAnimation", problems).compactMap {
      text, value in
      if !text.isEmpty, text.utf8.allSatisfy({ $0 > 32 && !notInNames.contains($0) }) { return text }
      problems.add(
        "\"\(text)\" is no function's name; write it bare, such as withElementAnimation", at: value)
      return nil
    }
  }

  /// Characters that no language has in a function's name. Listed, as names may hold letters of any script.
  static let notInNames = Array("()[]{}<>,;:\"'`".utf8)

  private mutating func readThresholds(_ value: JSONValue?, _ problems: ProblemList) {
    guard let value, var reader = ObjectReader(value, problems: problems) else { return }
    springThreshold = Self.threshold("spring", &reader, value, problems)
    tweenThreshold = Self.threshold("tween", &reader, value, problems)
    reader.finish()
  }

  private static func threshold(
    _ family: String, _ reader: inout ObjectReader, _ value: JSONValue, _ problems: ProblemList
  ) -> Double? {
    guard let number = reader.number(family) else { return nil }
    if number > 0, number <= 1 { return number }
    problems.add(
      "the threshold of a \(family) is \(DecimalText.exact(number)), and must be above 0 and at most 1: "
        + "a share of the travel", at: value.member(family) ?? value)
    return nil
  }

  private mutating func readRules(_ value: JSONValue?, _ problems: ProblemList) {
    guard let value, var reader = ObjectReader(value, problems: problems) else { return }
    for rule in CheckRuleNames.all {
      let severity: RuleSeverity? = reader.word(rule)
      if let severity { rules[rule] = severity }
    }
    reader.finish()
  }
}

/// The rules for apps by their names.
enum CheckRuleNames {
  static let all = CheckRules.all.map { $0.id }

  /// The rule of that name.
  ///
  /// - Throws: ``Failure`` with the nearest name there is.
  static func existing(_ id: String) throws -> CheckRule {
    if let rule = CheckRules.rule(id) { return rule }
    let question = Suggestions.question(for: id, among: all)
    throw Failure("there is no rule \"\(id)\" for apps\(question); check --rules lists them")
  }
}

/// Arrays of strings in a project file.
enum ProjectStrings {
  /// The strings of an array with their places; none, with a problem, for anything else.
  static func read(
    _ value: JSONValue?, _ key: String, example: String, _ problems: ProblemList
  ) -> [(text: String, value: JSONValue)] {
    guard let value else { return [] }
    guard Ranges.projectWords.contains(Double(value.count)) else {
      problems.add(
        "\(key) has \(value.count) words, and \(DecimalText.exact(Ranges.projectWords.highest)) is the most",
        at: value)
      return []
    }
    let texts = value.elements.compactMap { element in element.string.map { (text: $0, value: element) } }
    guard value.kind == .array, texts.count == value.count else {
      problems.add("\(key) must be an array of strings, such as [\"\(example)\"]", at: value)
      return []
    }
    return texts
  }
}
