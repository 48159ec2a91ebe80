import StrictJSON

/// All that is wrong with a text, found in one reading.
package final class ProblemList {
  /// Makes an empty list.
  package init() {}

  /// The names that the preset at hand mentions: where the rest of it cannot be read, these are looked up all the same.
  var mentions: [(name: PresetName, value: JSONValue)] = []
  package private(set) var problems: [JSONProblem] = []

  /// Whether there are more problems than anybody reads. In a text of 200 MB a hundred million values can be wrong,
  /// and saying so of each took 24 GB.
  var isFull: Bool { problems.count > JSONDocument.problemLimit }

  package func add(_ message: String, at value: JSONValue, category: ProblemCategory? = nil) {
    if isFull { return }
    let isLast = problems.count == JSONDocument.problemLimit
    problems.append(value.problem(isLast ? JSONDocument.furtherProblems : message, category: category))
  }
}

/// What kind of mistake a problem of a preset's text is, as its `category`.
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
