/// A wrapped property as the parser sees it.
protocol DeclaredParameter {
  /// Its description; the name may still be empty, see ``Specification/named(afterProperty:)``.
  var specification: Specification { get }

  /// Stores what was typed: one word for each time the parameter occurred, none for a flag.
  func assign(_ words: [String]) throws(RefusedWord)
}

/// A word that its parameter's type refused.
struct RefusedWord: Error {
  let word: String
  let reason: String?
}

/// Where a wrapped property keeps its value.
///
/// A class, because `Mirror` hands out copies: parser and command must share one place.
final class Parameter<Value>: DeclaredParameter {
  let specification: Specification
  private let read: ([String]) throws(RefusedWord) -> Value
  // One value, or none as long as a required parameter has not been parsed.
  private var values: [Value]

  init(
    _ specification: Specification, initial: Value?, read: @escaping ([String]) throws(RefusedWord) -> Value
  ) {
    self.specification = specification
    self.read = read
    values = initial.map { [$0] } ?? []
  }

  /// The parser never hands out a command in which a required value is missing, so the first value exists.
  var value: Value {
    get { values[0] }
    set { values = [newValue] }
  }

  func assign(_ words: [String]) throws(RefusedWord) {
    values = [try read(words)]
  }
}

/// Reads the last word: single parameters are refused when repeated, before they are read.
func readOne<Value: ArgumentValue>(_ words: [String]) throws(RefusedWord) -> Value {
  try convert(words.last ?? "")
}

func readMany<Value: ArgumentValue>(_ words: [String]) throws(RefusedWord) -> [Value] {
  var values: [Value] = []
  for word in words {
    values.append(try convert(word))
  }
  return values
}

func splitAtCommas(_ words: [String]) throws(RefusedWord) -> [String] {
  var parts: [String] = []
  for word in words {
    let pieces = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !pieces.contains("") else { throw RefusedWord(word: word, reason: "nothing stands beside a comma") }
    parts += pieces
  }
  return parts
}

private func convert<Value: ArgumentValue>(_ word: String) throws(RefusedWord) -> Value {
  do {
    return try Value(argument: word)
  } catch let error as InvalidValue {
    throw RefusedWord(word: word, reason: error.reason)
  } catch let error as any CommandFailure {
    throw RefusedWord(word: word, reason: error.sentence)
  } catch {
    throw RefusedWord(word: word, reason: "\(error)")
  }
}
