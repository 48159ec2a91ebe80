import StrictJSON
import TestSupport
import Testing

@Suite("Places and paths")
struct PlaceTests {
  private static let text = """
    {"a": [1, {"b": "é😀", "c": [[], [true,
      null]]}],
    "d.e": {"f": 2.5}}
    """

  /// Every value below the root, in order.
  private func values(below value: JSONValue) -> [JSONValue] {
    var values: [JSONValue] = []
    value.forEachMember { _, member in values += [member] + self.values(below: member) }
    value.forEachElement { element in values += [element] + self.values(below: element) }
    return values
  }

  @Test("every nested value knows its path, line and column; columns count scalars, not bytes")
  func nested() throws {
    let values = values(below: try JSONDocument(Self.text).root)
    #expect(
      values.map(\.path) == [
        "a", "a[0]", "a[1]", "a[1].b", "a[1].c", "a[1].c[0]", "a[1].c[1]", "a[1].c[1][0]", "a[1].c[1][1]",
        "d.e",
        "d.e.f",
      ])
    #expect(values.map(\.place.line) == [1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 3])
    #expect(values.map(\.place.column) == [7, 8, 11, 17, 28, 29, 33, 34, 3, 8, 14])
  }

  @Test("places and paths are the same in whatever order they are asked for", arguments: 0..<20)
  func anyOrder(seed: Int) throws {
    let inOrder = values(below: try JSONDocument(Self.text).root).map { ($0.path, $0.place) }
    let shuffled = Array(values(below: try JSONDocument(Self.text).root).enumerated())
    var generator = Seeded(seed: UInt64(seed))
    for (index, value) in shuffled.shuffled(using: &generator) {
      #expect(value.place == inOrder[index].1)
      #expect(value.path == inOrder[index].0)
    }
  }

  @Test("the root has no path, and keys have the path of their value")
  func rootAndKeys() throws {
    let document = try JSONDocument(Self.text)
    #expect(document.root.path.isEmpty)
    #expect(document.root.place == JSONPlace(line: 1, column: 1))
    var keys: [String] = []
    document.root.forEachMember { key, _ in keys.append("\(key.path) \(key.place.line):\(key.place.column)") }
    #expect(keys == ["a 1:2", "d.e 3:1"])
  }

  @Test("problems carry the place, and their sentence says it")
  func problems() throws {
    let value = try #require(try JSONDocument(Self.text).root.member("d.e")?.member("f"))
    let problem = value.problem("must be less")
    #expect(
      problem == JSONProblem(message: "must be less", place: JSONPlace(line: 3, column: 14), path: "d.e.f"))
    #expect(problem.sentence == "line 3, column 14, d.e.f: must be less")
    #expect(
      JSONProblem(message: "m", place: JSONPlace(line: 1, column: 2), path: "").sentence
        == "line 1, column 2: m")
  }

  @Test("lines end with a line feed, so that CRLF counts once")
  func lineEndings() throws {
    let elements = try JSONDocument("[1,\r\n2,\n\n3]").root.elements
    #expect(
      elements.map(\.place) == [
        JSONPlace(line: 1, column: 2), JSONPlace(line: 2, column: 1), JSONPlace(line: 4, column: 1),
      ])
  }

  @Test("places in a long line are the same forward, backward and at random, whatever its characters' length")
  func longLine() throws {
    let words = (0..<4000).map { "\"\(String(repeating: "aé€😀", count: $0 % 4))\($0)\"" }
    let elements = try JSONDocument("[" + words.joined(separator: ",") + "]").root.elements
    var (columns, column) = ([Int](), 2)
    for word in words {
      columns.append(column)
      column += word.unicodeScalars.count + 1
    }
    try #require(elements.count == columns.count)
    var generator = Seeded(seed: 1)
    let inOrder = Array(words.indices)
    let orders: [[Int]] = [inOrder, inOrder.reversed(), inOrder.shuffled(using: &generator)]
    for order in orders {
      #expect(order.allSatisfy { elements[$0].place == JSONPlace(line: 1, column: columns[$0]) })
    }
  }

  @Test(
    "places in a line of a million values, asked for from both ends in turn, take no quadratic time",
    .timeLimit(.minutes(1)))
  func manyInTurn() throws {
    let count = 1_000_000
    let elements = try JSONDocument("[" + Array(repeating: "{}", count: count).joined(separator: ",") + "]")
      .root.elements
    let inTurn = (0..<count).map { $0.isMultiple(of: 2) ? $0 / 2 : count - 1 - $0 / 2 }
    #expect(inTurn.allSatisfy { elements[$0].place.column == 2 + $0 * 3 })
  }

  @Test("paths in an array of 100,000 presets, in order, take no quadratic time", .timeLimit(.minutes(1)))
  func many() throws {
    let elements = try JSONDocument("[" + Array(repeating: "{}", count: 100_000).joined(separator: ",") + "]")
      .root.elements
    #expect(elements.map(\.path).last == "[99999]")
    #expect(elements.map(\.place.column).last == 2 + 99_999 * 3)
  }

  @Test(
    "paths in a long array and a long object, asked for from both ends in turn, take no quadratic time",
    .timeLimit(.minutes(1)))
  func manyPathsInTurn() throws {
    let count = 400_000
    let inTurn = (0..<count).map { $0.isMultiple(of: 2) ? $0 / 2 : count - 1 - $0 / 2 }
    let array = "[" + Array(repeating: "{}", count: count).joined(separator: ",") + "]"
    let elements = try JSONDocument(array).root.elements
    #expect(inTurn.allSatisfy { elements[$0].path == "[\($0)]" })
    let object = "{" + (0..<count).map { "\"k\($0)\":[]" }.joined(separator: ",") + "}"
    let members = values(below: try JSONDocument(object).root)
    #expect(inTurn.allSatisfy { members[$0].path == "k\($0)" })
  }
}
