import AppCheck
import AppScan
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// An app's settings of `check` and `survey`: the member `check` of the project file.
struct ProjectCheck {
  private(set) var selection = SourceSelection()
  /// The app's own functions that a scan knows.
  private(set) var scanOptions = ScanOptions.plain
  /// The distances from which a motion is another one; those that the file does not say are the command's own.
  private(set) var thresholds = CheckThresholds()
  private(set) var rules: [String: RuleSeverity] = [:]

  init() {}

  /// Reads the member.
  ///
  /// - Parameter folder: The project file's, where patterns begin.
  init(_ value: JSONValue, below folder: String, _ problems: ProblemList) {
    guard var reader = ObjectReader(value, problems: problems) else { return }
    selection.folder = SystemPath.resolved(Array(folder.utf8))
    selection.include = Self.patterns(reader.take("include"), "include", problems)
    selection.exclude = Self.patterns(reader.take("exclude"), "exclude", problems)
    readWrappers(reader.take("wrappers"), problems)
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

  private mutating func readWrappers(_ value: JSONValue?, _ problems: ProblemList) {
    guard let value else { return }
    if let message = Ranges.projectWords.excess(value.count, "words") {
      return problems.add("wrappers \(message)", at: value)
    }
    guard value.kind == .array, value.elements.allSatisfy({ $0.kind == .string || $0.kind == .object }) else {
      problems.add(
        "wrappers must be an array of names and of objects, such as [\"withElementAnimation\", "
          + "{\"name\": \"animate\", \"duration\": \"duration\"}]", at: value)
      return
    }
    for element in value.elements {
      if let text = element.string {
        if Self.isName(text, element, problems) { scanOptions.wrappers.append(text) }
      } else if let wrapper = Self.numberWrapper(element, problems) {
        scanOptions.numberWrappers.append(wrapper)
      }
    }
  }

  private static func isName(_ text: String, _ value: JSONValue, _ problems: ProblemList) -> Bool {
    if !text.isEmpty, text.utf8.allSatisfy({ $0 > 32 && !notInNames.contains($0) }) { return true }
    problems.add(
      "\"\(text)\" is no function's name; write it bare, such as withElementAnimation", at: value)
    return false
  }

  /// `{"name": "animate", "duration": "duration", "curve": "options", "unit": "s"}`.
  private static func numberWrapper(_ value: JSONValue, _ problems: ProblemList) -> NumberWrapper? {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    let name = reader.string("name")
    let duration = argument("duration", &reader)
    let delay = argument("delay", &reader)
    let curve = argument("curve", &reader)
    let unit: TimeUnit? = reader.word("unit")
    reader.finish()
    guard let name, let duration else {
      if value.member("name") == nil || value.member("duration") == nil {
        problems.add("a wrapper that takes numbers needs a name and a duration", at: value)
      }
      return nil
    }
    guard isName(name, value.member("name") ?? value, problems) else { return nil }
    return NumberWrapper(
      name: name, duration: duration, delay: delay, curve: curve, perSecond: unit == .ms ? 1000 : 1)
  }

  /// The unit of a wrapper's durations.
  enum TimeUnit: String, CaseIterable { case s, ms }

  /// An argument by its label, or by its position from 1.
  private static func argument(_ key: String, _ reader: inout ObjectReader) -> NumberWrapper.Argument? {
    guard let value = reader.take(key) else { return nil }
    if let label = value.string { return isName(label, value, reader.problems) ? .label(label) : nil }
    if let number = value.number, number >= 1, number <= 20, number == number.rounded() {
      return .position(Int(number))
    }
    reader.problems.add("\(key) must be the label of an argument, or its position from 1", at: value)
    return nil
  }

  /// Characters that no language has in a function's name. Listed, as names may hold letters of any script.
  static let notInNames = Array("()[]{}<>,;:\"'`".utf8)

  private mutating func readThresholds(_ value: JSONValue?, _ problems: ProblemList) {
    guard let value, var reader = ObjectReader(value, problems: problems) else { return }
    if let spring = Self.threshold("spring", &reader) { thresholds.spring = spring }
    if let tween = Self.threshold("tween", &reader) { thresholds.tween = tween }
    reader.finish()
  }

  private static func threshold(_ family: String, _ reader: inout ObjectReader) -> Double? {
    guard let number = reader.number(family) else { return nil }
    if number > 0, number <= 1 { return number }
    reader.problems.add(
      "the threshold of a \(family) is \(DecimalText.exact(number)), and must be above 0 and at most 1: "
        + "a share of the travel", at: reader.value.member(family) ?? reader.value)
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

enum CheckRuleNames {
  static let all = CheckRules.all.map { $0.id }

  static func existing(_ id: String) throws -> CheckRule {
    if let rule = CheckRules.rule(id) { return rule }
    let question = Suggestions.question(for: id, among: all)
    throw Failure("there is no rule \"\(id.visible)\" for apps\(question); check --rules lists them")
  }
}

/// Arrays of strings in a project file.
enum ProjectStrings {
  /// The strings of an array with their places; none, with a problem, for anything else.
  static func read(
    _ value: JSONValue?, _ key: String, example: String, _ problems: ProblemList
  ) -> [(text: String, value: JSONValue)] {
    guard let value else { return [] }
    if let message = Ranges.projectWords.excess(value.count, "words") {
      problems.add("\(key) \(message)", at: value)
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
