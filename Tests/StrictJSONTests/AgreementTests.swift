import Foundation
import StrictJSON
import Testing

@Suite("Agreement with Foundation")
struct AgreementTests {
  private static let valid = [
    "{}", "[]", " [ ] ", "null", "true", "false", "0", "-0", "1", "-1.5", "1e5", "1E+05", "1.5e-3", "\"\"",
    "\"a\"",
    "\"\\u0041\"", "\"\\uD83D\\uDE00\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"é😀\"", "[1,2]", "[[[]]]",
    "{\"a\":{}}",
    "{\"\":0}", "{\"a\":[null,true,{\"b\":\"c\"}]}", "\n\r\t [\n1\r,\t2 ]\n", "[0,0.0,-0.0e0]", "\"\u{7F}\"",
    "\"\u{2028}\u{FFFE}\"",
    "123456789012345678", "{\"a\":1,\"b\":2}", "\"\\u0000\"",
  ]
  private static let invalid = [
    "", " ", "{", "}", "[", "]", "[1", "[1,", "[,]", "[1,,2]", "[1 2]", "{\"a\"}", "{\"a\":}",
    "{,}",
    "{a:1}", "{'a':1}", "{1:1}", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "[1}", "{\"a\":1]", "\"", "\"a", "\"\\\"",
    "\"\\x\"", "\"\\u12\"",
    "\"\\u12G4\"", "\"\n\"", "\"\t\"", "\"\u{0}\"", "+1", ".5", "1.", "1.e5", "01", "-01", "-", "1e", "1e+",
    "0x1",
    "tru", "nul", "True", "NULL", "nullx", "1 2", "[] []", "{}x", "NaN", "Infinity", "-Infinity", "// c\n1",
    "/* c */1", "[1]//", "'a'", "\u{A0}1", "[\"a\":1]", "{\"a\",1}", "1,", ":", ",", "\"\\uD800\"",
    "\"\\uDC00\"", "\"\\uD800\\u0041\"",
  ]

  private func foundationAccepts(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
  }

  private func isRead(_ text: String) -> Bool { (try? JSONDocument(text)) != nil }

  @Test("both read what is JSON", arguments: valid)
  func bothRead(text: String) {
    #expect(isRead(text))
    #expect(foundationAccepts(text))
  }

  @Test("both refuse what is not", arguments: invalid)
  func bothRefuse(text: String) {
    #expect(!isRead(text))
    #expect(!foundationAccepts(text))
  }

  @Test(
    "what Foundation lets through on some platforms is refused all the same",
    arguments: ["[1,]", "{\"a\":1,}", "\u{FEFF}{}", "{\u{FEFF}}"])
  func stricter(text: String) { #expect(!isRead(text)) }

  @Test("both read the same values")
  func values() throws {
    let foundation = try JSONSerialization.jsonObject(with: Data(Sample.text.utf8))
    var writer = JSONWriter()
    writer.value(try JSONDocument(Sample.text).root)
    let rewritten = try JSONSerialization.jsonObject(with: Data(writer.text.utf8))
    #expect(try #require(foundation as? NSDictionary) == #require(rewritten as? NSDictionary))
  }
}
