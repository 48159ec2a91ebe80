import PlainText
import Testing

@Suite("a text split outside of brackets")
struct BracketTextTests {
  @Test(
    "has its parts as they stand, blanks and empty ones too",
    arguments: [
      ("a, f(b, c)", ["a", " f(b, c)"]), ("f(g(1,2),3),", ["f(g(1,2),3)", ""]), ("", [""]),
      ("(a,b", ["(a,b"]), ("a),b", ["a),b"]),
    ])
  func parts(_ text: String, _ parts: [String]) {
    #expect(text.split(outsideBracketsAt: ",") == parts)
  }
}
