/// A word that its parameter's type refused.
struct RefusedWord: Error {
  let word: String
  let reason: String?
}

/// A property of a command that the parser fills.
///
/// A class, because `Mirror` hands out copies: parser and command must share one place. And no protocol, because to find
/// out whether a type conforms to one the runtime looks through all conformances of the program. One class for all, because
/// a cast that fails takes longer than all that succeed.
package class WrappedProperty {}

/// A wrapped property with a value, as the parser sees it.
package class DeclaredParameter: WrappedProperty {
  /// Its description; the name may still be empty, see ``Specification/named(afterProperty:)``.
  let specification: Specification

  init(_ specification: Specification) { self.specification = specification }

  /// Stores what was typed: one word for each time the parameter occurred, none for a flag.
  func assign(_ words: [String]) throws(RefusedWord) {}
}

/// A wrapped property with a value of this type.
package class Parameter<Value>: DeclaredParameter {
  private let read: ([String]) throws(RefusedWord) -> Value
  // One value, or none as long as a required parameter has not been parsed.
  private var values: [Value]

  init(
    _ specification: Specification, initial: Value?, read: @escaping ([String]) throws(RefusedWord) -> Value
  ) {
    self.read = read
    values = initial.map { [$0] } ?? []
    super.init(specification)
  }

  /// The parser never hands out a command in which a required value is missing, so the first value exists.
  final var value: Value {
    get { values[0] }
    set { values = [newValue] }
  }

  final override func assign(_ words: [String]) throws(RefusedWord) { values = [try read(words)] }
}

/// Reads the last word: single parameters are refused when repeated, before they are read.
func readOne<Value: ArgumentValue>(_ words: [String]) throws(RefusedWord) -> Value {
  try convert(words.last ?? "")
}

func readOptional<Value: ArgumentValue>(_ words: [String]) throws(RefusedWord) -> Value? {
  let value: Value = try readOne(words)
  return value
}

func readMany<Value: ArgumentValue>(_ words: [String]) throws(RefusedWord) -> [Value] {
  try words.map(convert)
}

func splitAtCommas(_ words: [String]) throws(RefusedWord) -> [String] {
  var parts: [String] = []
  for word in words {
    let pieces = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !pieces.contains("") else {
      throw RefusedWord(word: word, reason: "a value is missing beside a comma")
    }
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

/// A bundle of wrapped properties that several commands share.
package protocol Options {
  /// A bundle with nothing parsed yet.
  init()

  /// Checks what single values cannot show; called before the command's own `validate`.
  ///
  /// - Throws: ``UsageError`` for what the person typed wrong.
  func validate() throws

  /// Tells the console what was typed about it; called before the command runs.
  func apply(to console: Console)
}

extension Options {
  package func validate() throws {}
  package func apply(to console: Console) {}
}

/// An option group without its type.
package class ParameterBundle: WrappedProperty {
  let options: any Options

  init(_ options: any Options) { self.options = options }
}

/// Puts a bundle of parameters into a command as if they were declared there.
///
/// Its type demands no protocol of the group: the runtime would look for it among all conformances when the command starts.
@propertyWrapper
package final class OptionGroup<Group>: ParameterBundle {
  package let wrappedValue: Group

  package init() where Group: Options {
    wrappedValue = Group()
    super.init(wrappedValue)
  }
}
