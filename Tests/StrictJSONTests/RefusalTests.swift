import StrictJSON
import Testing

@Suite("Refusals")
struct RefusalTests {
  @Test(
    "a text that is not JSON is refused at the first wrong character, in words",
    arguments: [
      Refused("", 1, 1, "the text is empty"),
      Refused(" \n\t ", 2, 3, "the text is empty"),
      Refused("{} x", 1, 4, "something follows the end of the value"),
      Refused("1 2", 1, 3, "something follows the end of the value"),
      Refused("// no comments\n{}", 1, 1, "unexpected \"/\" where a value should stand"),
      Refused("'a'", 1, 1, "unexpected \"'\" where a value should stand"),
      Refused("[1,\n  é]", 2, 3, "unexpected byte 0xc3 where a value should stand"),
      Refused("\u{B}1", 1, 1, "unexpected byte 0xb where a value should stand"),
      Refused("\u{A0}1", 1, 1, "unexpected byte 0xc2 where a value should stand"),
      Refused("NaN", 1, 1, "unexpected \"N\" where a value should stand"),
      Refused("Infinity", 1, 1, "unexpected \"I\" where a value should stand"),
      Refused("tru", 1, 1, "unexpected \"t\" where a value should stand; did you mean true?"),
      Refused("[fals]", 1, 2, "unexpected \"f\" where a value should stand; did you mean false?"),
      Refused("nil", 1, 1, "unexpected \"n\" where a value should stand; did you mean null?"),
      Refused("[nullx]", 1, 6, "unexpected \"x\" where \",\" should stand"),
      Refused("True", 1, 1, "unexpected \"T\" where a value should stand"),
    ])
  func values(refused: Refused) throws { try refused.check() }

  @Test(
    "objects and arrays that are not closed or not separated are refused",
    arguments: [
      Refused("[", 1, 2, "the text ends where a value should stand"),
      Refused("[1", 1, 3, "the text ends inside an array"),
      Refused("[1,", 1, 4, "the text ends where a value should stand"),
      Refused("[1,]", 1, 4, "a comma stands before the end of an array"),
      Refused("[1,,2]", 1, 4, "unexpected \",\" where a value should stand"),
      Refused("[,1]", 1, 2, "unexpected \",\" where a value should stand"),
      Refused("[1 2]", 1, 4, "unexpected \"2\" where \",\" should stand"),
      Refused("[1}", 1, 3, "unexpected \"}\" where \",\" should stand"),
      Refused("]", 1, 1, "unexpected \"]\" where a value should stand"),
      Refused("{", 1, 2, "the text ends inside an object"),
      Refused("{\"a\"", 1, 5, "the text ends here where \":\" should stand"),
      Refused("{\"a\" 1}", 1, 6, "unexpected \"1\" where \":\" should stand"),
      Refused("{\"a\":", 1, 6, "the text ends where a value should stand"),
      Refused("{\"a\":}", 1, 6, "unexpected \"}\" where a value should stand"),
      Refused("{\"a\":1", 1, 7, "the text ends inside an object"),
      Refused("{\"a\":1,", 1, 8, "the text ends inside an object"),
      Refused("{\"a\":1,}", 1, 8, "a comma stands before the end of an object"),
      Refused("{\"a\":1,\n,}", 2, 1, "unexpected \",\" where a key should stand"),
      Refused("{a:1}", 1, 2, "unexpected \"a\" where a key should stand"),
      Refused("{1:1}", 1, 2, "unexpected \"1\" where a key should stand"),
      Refused("{\"a\":1 \"b\":2}", 1, 8, "unexpected \"\"\" where \",\" should stand"),
      Refused("{\"a\":1]", 1, 7, "unexpected \"]\" where \",\" should stand"),
    ])
  func containers(refused: Refused) throws { try refused.check() }

  @Test(
    "numbers are JSON's numbers",
    arguments: [
      Refused("-", 1, 2, "the text ends here where a digit of a number should stand"),
      Refused("-a", 1, 2, "unexpected \"a\" where a digit of a number should stand"),
      Refused("+1", 1, 1, "unexpected \"+\" where a value should stand"),
      Refused(".5", 1, 1, "unexpected \".\" where a value should stand"),
      Refused("01", 1, 1, "a number must not begin with 0 and another digit"),
      Refused("[-00.1]", 1, 2, "a number must not begin with 0 and another digit"),
      Refused("1.", 1, 3, "the text ends here where a digit of a fraction should stand"),
      Refused("[1.]", 1, 4, "unexpected \"]\" where a digit of a fraction should stand"),
      Refused("1.e5", 1, 3, "unexpected \"e\" where a digit of a fraction should stand"),
      Refused("1e", 1, 3, "the text ends here where a digit of an exponent should stand"),
      Refused("1E+", 1, 4, "the text ends here where a digit of an exponent should stand"),
      Refused("1e-x", 1, 4, "unexpected \"x\" where a digit of an exponent should stand"),
      Refused("0x10", 1, 2, "something follows the end of the value"),
      Refused("1_000", 1, 2, "something follows the end of the value"),
      Refused("[1.5.5]", 1, 5, "unexpected \".\" where \",\" should stand"),
    ])
  func numbers(refused: Refused) throws { try refused.check() }

  @Test(
    "strings are JSON's strings",
    arguments: [
      Refused("\"a", 1, 1, "the text ends inside a string that begins here"),
      Refused("[\n \"a]", 2, 2, "the text ends inside a string that begins here"),
      Refused("\"a\\", 1, 4, "the text ends inside a string"),
      Refused("\"a\nb\"", 1, 3, "a control character stands in a string; write it as an escape such as \\n"),
      Refused("\"\u{0}\"", 1, 2, "a control character stands in a string; write it as an escape such as \\n"),
      Refused("\"\t\"", 1, 2, "a control character stands in a string; write it as an escape such as \\n"),
      Refused("\"é\\x\"", 1, 3, "a backslash must be followed by one of \" \\ / b f n r t u"),
      Refused("\"\\u12\"", 1, 2, "\\u must be followed by four hexadecimal digits"),
      Refused("\"\\u12G4\"", 1, 2, "\\u must be followed by four hexadecimal digits"),
      Refused("\"\\u123", 1, 2, "\\u must be followed by four hexadecimal digits"),
      Refused("\"\\U0041\"", 1, 2, "a backslash must be followed by one of \" \\ / b f n r t u"),
      Refused("\"\\uDC00\"", 1, 2, "a low surrogate stands alone"),
      Refused("\"\\uD800\"", 1, 2, "a high surrogate stands alone"),
      Refused("\"\\uD800x\"", 1, 2, "a high surrogate stands alone"),
      Refused("\"\\uD800\\n\"", 1, 2, "a high surrogate stands alone"),
      Refused("\"\\uD800\\u0041\"", 1, 2, "a high surrogate stands alone"),
      Refused("\"\\uD800\\uD800\\uDC00\"", 1, 2, "a high surrogate stands alone"),
      Refused("\"\\uD800\\u12\"", 1, 2, "\\u must be followed by four hexadecimal digits"),
    ])
  func strings(refused: Refused) throws { try refused.check() }

  @Test(
    "values nest up to the limit and no deeper, objects and arrays alike",
    arguments: [("[", "]"), ("{\"a\":", "}")])
  func depth(open: String, close: String) throws {
    let limit = JSONDocument.depthLimit
    let text = { (levels: Int) in
      String(repeating: open, count: levels) + "1" + String(repeating: close, count: levels)
    }
    #expect(throws: Never.self) { try JSONDocument(text(limit)) }
    let column = limit * open.count + 1
    try Refused(text(limit + 1), 1, column, "nested deeper than 128 levels").check()
    try Refused(String(repeating: open, count: 100_000), 1, column, "nested deeper than 128 levels").check()
  }

  @Test("depth counts what is open, not what was closed")
  func siblings() {
    let text = "[" + Array(repeating: "[{}]", count: 1000).joined(separator: ",") + "]"
    #expect(throws: Never.self) { try JSONDocument(text) }
  }
}

/// A text that must be refused, with the place and the words.
struct Refused: Sendable, CustomTestStringConvertible {
  let text: String
  let place: JSONPlace
  let message: String

  init(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    self.text = text
    place = JSONPlace(line: line, column: column)
    self.message = message
  }

  var testDescription: String { String(text.debugDescription.prefix(60)) }

  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let problem = try #require(throws: JSONProblem.self, sourceLocation: sourceLocation) {
      try JSONDocument(text)
    }
    #expect(problem == JSONProblem(message: message, place: place, path: ""), sourceLocation: sourceLocation)
  }
}
