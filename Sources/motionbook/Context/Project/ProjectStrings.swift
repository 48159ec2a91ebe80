import Presets
import StrictJSON

/// Arrays of strings in a project file.
enum ProjectStrings {
  /// The strings of an array with their places; none, with a problem, for anything else.
  static func read(
    _ value: JSONValue?, _ key: String, example: String, _ problems: ProblemList
  ) -> [(text: String, value: JSONValue)] {
    guard let value else { return [] }
    let texts = value.elements.compactMap { element in element.string.map { (text: $0, value: element) } }
    guard value.kind == .array, texts.count == value.elements.count else {
      problems.add("\(key) must be an array of strings, such as [\"\(example)\"]", at: value)
      return []
    }
    return texts
  }
}
