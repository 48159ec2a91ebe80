import StrictJSON
import Testing

@Suite("JSON5, read leniently")
struct LenientTests {
  private func written(_ text: String) throws -> String {
    var writer = JSONWriter()
    writer.value(try JSONDocument(Array(text.utf8), dialect: .lenient).root)
    return writer.text.filter { !$0.isWhitespace }
  }

  @Test(
    "means what the same says in JSON",
    arguments: [
      ("// one\n{/* two */ a: 1, // three\n}", #"{"a":1}"#), ("\u{FEFF}{}", "{}"), ("[1, 2,]", "[1,2]"),
      ("{'a b': 'it\\'s', \"c\": \"d\"}", #"{"ab":"it's","c":"d"}"#),
      ("{$type: null, _x1: true}", #"{"$type":null,"_x1":true}"#),
      ("[+1, .5, 5., 0x1F, -0xa, 1e3, 2]", "[1,0.5,5,31,-10,1e3,2]"), ("{n: .5}", #"{"n":0.5}"#),
      ("'a\\\nb\\x41\\v'", #""abA\u000b""#), ("{дом: 1, 200: 2}", #"{"дом":1,"200":2}"#),
      ("\u{A0}[\u{2028}1]", "[1]"), ("{\"duration\": {200: {}}}", #"{"duration":{"200":{}}}"#),
    ])
  func same(_ text: String, _ json: String) throws { #expect(try written(text) == json) }

  @Test("finds members and keys that stand twice, with or without quotes")
  func members() throws {
    let document = try JSONDocument(
      Array("{base: {'200': 1}, \"base\": 2}".utf8), dialect: .lenient, file: "a.json5")
    #expect(document.root.member("base")?.member("200")?.number == 1)
    #expect(document.duplicateKeys.map(\.path) == ["base"])
    #expect(document.duplicateKeys.first?.file == "a.json5")
    var members = JSONMembers(document.root)
    #expect(members.take("base")?.kind == .object)
  }

  @Test(
    "is refused at its place where it is not JSON5 either",
    arguments: [
      ("{a: NaN}", 5, "Infinity and NaN"), ("{a: -Infinity}", 6, "Infinity and NaN"),
      ("[1 /* x", 4, "does not end"),
      ("{a b}", 4, "where \":\" should stand"), ("[,]", 2, "where a value should stand"),
      ("{a: .}", 6, "a digit"),
      ("'a\nb'", 3, "control character"), ("{-: 1}", 2, "a key should stand"), ("{a: 0x}", 7, "a digit"),
      ("'\\1'", 2, "a digit other than 0"), ("[1] / 2", 5, "a comment should stand"),
    ])
  func refused(_ text: String, _ column: Int, _ words: String) throws {
    let problem = #expect(throws: JSONProblem.self) { try JSONDocument(Array(text.utf8), dialect: .lenient) }
    #expect(problem?.message.contains(words) == true, "\(problem?.message ?? "")")
    #expect(problem?.place.column == column)
  }

  @Test("is what JSON is to a strict reader only where it is JSON")
  func strict() throws {
    for text in ["{a: 1}", "[1,]", "'a'", "[+1]", "// x\n1", "\u{FEFF}1"] {
      #expect(throws: JSONProblem.self) { try JSONDocument(text) }
    }
  }
}
