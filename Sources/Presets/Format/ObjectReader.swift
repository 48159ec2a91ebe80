import MotionPhysics
import PlainText
import StrictJSON

/// Reads one JSON object member by member; a member that is not taken is an unknown key.
package struct ObjectReader {
  package let value: JSONValue
  package let problems: ProblemList
  private var members: JSONMembers
  /// The keys that were asked for and not there: what a misspelt one may have meant.
  private var asked: [String] = []

  /// Creates a reader; nil, with a problem, when the value is no object.
  package init?(_ value: JSONValue, problems: ProblemList) {
    self.value = value
    self.problems = problems
    members = JSONMembers(value)
    guard value.kind == .object else {
      problems.add("\(value.kind.name) stands where an object is needed", at: value)
      return nil
    }
  }

  /// Takes a member's value; nil when the object does not have it, with a problem where it must be there.
  package mutating func take(_ key: String, orSay problem: String? = nil) -> JSONValue? {
    if members.remaining > 0 {
      if let member = members.take(key) { return member }
      asked.append(key)
    }
    if let problem { problems.add(problem, at: value) }
    return nil
  }

  /// Takes a member of one kind; anything else is a problem.
  private mutating func take<Result>(
    _ key: String, wanted: String, _ read: (JSONValue) -> Result?
  ) -> Result? {
    guard let value = take(key) else { return nil }
    if let result = read(value) { return result }
    problems.add("\(key) is \(value.kind.name), and must be \(wanted)", at: value)
    return nil
  }

  package mutating func string(_ key: String) -> String? { take(key, wanted: "a string") { $0.string } }

  package mutating func bool(_ key: String) -> Bool? { take(key, wanted: "true or false") { $0.bool } }

  /// Takes a number. One that no double holds is a problem.
  package mutating func number(_ key: String) -> Double? {
    guard let value = take(key) else { return nil }
    return Self.number(value, name: key, isTime: false, problems: problems)
  }

  /// - Parameter isTime: Whether it is seconds, which may be written as they are typed elsewhere: `"100ms"`.
  static func number(_ value: JSONValue, name: String, isTime: Bool, problems: ProblemList) -> Double? {
    if isTime, let text = value.string, let time = timeWithUnit(text) { return time }
    guard let number = value.number else {
      problems.add("\(name) is \(value.kind.name), and must be a number", at: value)
      return nil
    }
    // A registry's file knows no negative zero.
    if number.isFinite { return number == 0 ? 0 : number }
    problems.add("\(name) is \(value.rawText.shortened), which is beyond the range of a number", at: value)
    return nil
  }

  private static func timeWithUnit(_ text: String) -> Double? {
    text.hasSuffix("s") ? try? Seconds.parse(text) : nil
  }

  /// Takes a word out of a list.
  package mutating func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, orSay problem: String? = nil
  ) -> Word? where Word.RawValue == String {
    guard let value = take(key, orSay: problem) else { return nil }
    let words = Word.allCases.map(\.rawValue)
    if let text = value.string, let word = Word(rawValue: text) { return word }
    refuse(value, of: key, among: words)
    return nil
  }

  /// Says of a member that it is none of the words, and which one is the nearest.
  func refuse(_ value: JSONValue, of key: String, among words: [String]) {
    let suggestion = Suggestions.nearest(to: value.string ?? "", among: words).map { "; did you mean \($0)?" }
    problems.add("\(key) must be one of \(words.joined(separator: ", "))\(suggestion ?? "")", at: value)
  }

  /// Reports the members that were not taken.
  package func finish() {
    if members.remaining == 0 { return }
    // The second of two equal keys has been reported by the reader of the text.
    members.forEachRemaining { key, _ in
      let text = key.string ?? ""
      let suggestion = Suggestions.nearest(to: text, among: asked).map { "; did you mean \"\($0)\"?" }
      problems.add("there is no key \"\(text)\" here\(suggestion ?? "")", at: key)
    }
  }
}

/// All that is wrong with a text, found in one reading.
package final class ProblemList {
  package init() {}

  /// The names that the preset at hand mentions: where the rest of it cannot be read, these are looked up all the same.
  var mentions: [(name: PresetName, value: JSONValue)] = []
  package private(set) var problems: [JSONProblem] = []

  package func add(_ message: String, at value: JSONValue, category: ProblemCategory? = nil) {
    // A problem's place costs a walk.
    if !problems.isFull { add([value.problem(message, category: category)]) }
  }

  /// Adds problems that were found elsewhere.
  package func add(_ others: [JSONProblem]) { problems.addWithinLimit(others) }

  /// Whether a value is of a kind; with a problem when it is not.
  ///
  /// - Parameter wanted: What it must be, with an article.
  func isKind(_ kind: JSONKind, _ value: JSONValue, _ key: String, _ wanted: String) -> Bool {
    if value.kind != kind { add("\(key) is \(value.kind.name), and must be \(wanted)", at: value) }
    return value.kind == kind
  }
}

/// The kind of mistake of a problem in a preset's text, its `category`.
public enum ProblemCategory: String, CaseIterable, Sendable {
  /// A name that does not follow the grammar, stands twice, or is another's group.
  case name
  /// A keyframe that takes no time.
  case zeroLengthKeyframe
}

extension JSONValue {
  func problem(_ message: String, category: ProblemCategory?) -> JSONProblem {
    var problem = problem(message)
    problem.category = category?.rawValue
    return problem
  }
}
