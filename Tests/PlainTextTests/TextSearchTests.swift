import PlainText
import Testing

@Suite("a text in another")
struct TextSearchTests {
  @Test(
    "is found where it first stands",
    arguments: [
      ("", "", 0), ("", "a", nil), ("abc", "", 0), ("abc", "abc", 0), ("abc", "abcd", nil),
      ("abcabc", "ca", 2),
      ("aab", "ab", 1), ("ünïcödé", "cö", 5), ("🙂🙂 x", " x", 8),
      ("a--\u{301}b", "--", 1),
    ] as [(String, String, Int?)])
  func place(_ text: String, _ part: String, _ offset: Int?) {
    let place = text.place(of: part)
    #expect(place.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } == offset)
    #expect(place.map { text[$0] == part } ?? true)
    #expect(text.holds(part) == (offset != nil))
    let long = "before " + text
    let end = long.dropFirst(7)
    #expect(end.place(of: part).map { end[$0] == part } == (offset == nil ? nil : true))
  }

  @Test("is replaced in each place, from the left")
  func replacing() {
    #expect("a/b//c/".replacing(each: "/", with: ".") == "a.b..c.")
    #expect("aaa".replacing(each: "aa", with: "b") == "ba")
    #expect("a\"\u{301}b".replacing(each: "\"", with: "\\\"") == "a\\\"\u{301}b")
    #expect("aXbX".replacing(each: "X", with: "") == "ab")
    #expect("".replacing(each: "X", with: "y").isEmpty)
    #expect("abc".replacing(each: "", with: "x") == "abc")
    #expect("~1~01".replacing(each: "~1", with: "/").replacing(each: "~0", with: "~") == "/~1")
  }
}
