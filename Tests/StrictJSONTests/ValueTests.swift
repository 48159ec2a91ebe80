import StrictJSON
import Testing

@Suite("Values")
struct ValueTests {
  private static let texts: [(String, JSONKind)] = [
    ("{}", .object), ("[]", .array), ("\"1\"", .string), ("1", .number), ("true", .bool), ("false", .bool),
    ("null", .null),
  ]

  @Test("a value answers for its own kind only", arguments: texts)
  func kinds(text: String, kind: JSONKind) throws {
    let value = try JSONDocument(text).root
    #expect(value.kind == kind)
    #expect((value.string != nil) == (kind == .string))
    #expect((value.number != nil) == (kind == .number))
    #expect((value.bool != nil) == (kind == .bool))
    #expect(value.elements.isEmpty && value.member("a") == nil)
    #expect(value.rawText == text)
  }

  @Test("true is true and false is false")
  func truth() throws {
    #expect(try JSONDocument("true").root.bool == true)
    #expect(try JSONDocument(" false ").root.bool == false)
  }

  @Test("members and elements come in the text's order")
  func order() throws {
    let root = try JSONDocument(#"{"z": [3, [1], 2], "a": {"b": {}}, "m": null}"#).root
    var keys: [String?] = []
    root.forEachMember { key, _ in keys.append(key.string) }
    #expect(keys == ["z", "a", "m"])
    #expect(root.member("z")?.elements.map(\.rawText) == ["3", "[1]", "2"])
    #expect(root.member("m")?.kind == .null)
    #expect(root.member("missing") == nil)
  }

  @Test("an error thrown while walking ends the walk and comes out as it is")
  func throwing() throws {
    var seen = 0
    let problem = #expect(throws: JSONProblem.self) {
      try JSONDocument("[1, 2, 3]").root.forEachElement { element throws(JSONProblem) in
        seen += 1
        if seen == 2 { throw element.problem("no") }
      }
    }
    #expect(seen == 2)
    #expect(problem?.path == "[1]")
  }

  @Test("kinds have names with an article")
  func names() {
    let kinds: [JSONKind] = [.object, .array, .string, .number, .bool, .null]
    #expect(kinds.map(\.name) == ["an object", "an array", "a string", "a number", "true or false", "null"])
  }
}
