import StrictJSON
import Testing

@Suite("Duplicate keys")
struct DuplicateKeyTests {
  private func duplicates(_ text: String) throws -> [JSONProblem] { try JSONDocument(text).duplicateKeys }

  @Test("a key that stands twice is reported at its second place, and the text is readable all the same")
  func twice() throws {
    let document = try JSONDocument("{\"a\": 1,\n \"b\": 2, \"a\": 3}")
    #expect(
      document.duplicateKeys == [
        JSONProblem(
          message: "the key \"a\" stands twice in this object; keep one",
          place: JSONPlace(line: 2, column: 10),
          path: "a")
      ])
    #expect(document.root.member("a")?.number == 1)
  }

  @Test("every one is reported, in order, with its path")
  func all() throws {
    let problems = try duplicates(
      #"{"a": [{"x": 1, "x": {"y": 1, "y": 2}}, {"x": 1}], "b": {"c": 1, "c": 2, "c": 3}}"#)
    #expect(problems.map(\.path) == ["a[0].x", "a[0].x.y", "b.c", "b.c"])
    #expect(problems.map(\.place.column) == [17, 31, 66, 74])
  }

  @Test(
    "spellings with escapes are the same key",
    arguments: [
      #"{"a": 1, "\u0061": 2}"#, #"{"\u0061": 1, "a": 2}"#, #"{"\/": 1, "/": 2}"#,
      #"{"😀": 1, "\uD83D\uDE00": 2}"#, #"{"\u000A": 1, "\n": 2}"#,
    ])
  func escaped(text: String) throws { #expect(try duplicates(text).count == 1) }

  @Test("objects of any size are searched, on both sides of the switch to a set", arguments: 1...40)
  func sizes(count: Int) throws {
    let keys = (0..<count).map { "\"key\($0)\": 0" }
    #expect(try duplicates("{" + keys.joined(separator: ", ") + "}").isEmpty)
    for index in 0..<count {
      let text = "{" + (keys + ["\"\\u006bey\(index)\": 1"]).joined(separator: ", ") + "}"
      #expect(try duplicates(text).map(\.path) == ["key\(index)"])
    }
  }

  @Test(
    "keys that only look alike are two keys in objects of any size: JSON compares code points",
    arguments: [0, 30])
  func canonicalEquivalents(others: Int) throws {
    let keys =
      (0..<others).map { "\"\($0)\": 0" } + [
        "\"\u{E9}\": 1", "\"e\u{301}\": 2", "\"K\": 3", "\"\u{212A}\": 4",
      ]
    let document = try JSONDocument("{" + keys.joined(separator: ", ") + "}")
    #expect(document.duplicateKeys.isEmpty)
    #expect(document.root.member("\u{E9}")?.number == 1)
    #expect(document.root.member("e\u{301}")?.number == 2)
    #expect(document.root.member("\u{212A}")?.number == 4)
  }

  @Test("the same key in different objects is no duplicate")
  func different() throws {
    #expect(try duplicates(#"{"a": {"a": [{"a": 1}, {"a": 2}]}, "b": {"a": 1}}"#).isEmpty)
  }

  @Test(
    "of a hundred thousand in one line as many as a person reads are listed, and the last says that there are more",
    .timeLimit(.minutes(1)))
  func many() throws {
    let text = "[{" + Array(repeating: "\"a\":1", count: 100_000).joined(separator: ",") + "}]"
    let problems = try duplicates(text)
    #expect(JSONProblem.limit == 10_000)
    #expect(problems.count == 10_001)
    #expect(problems.dropLast().allSatisfy { $0.message.contains("stands twice") })
    #expect(problems.last?.message == JSONProblem.further)
    #expect(problems.last?.place.column == 3 + 10_001 * 6)
    #expect(problems.last?.path == "[0].a")
  }
}
