import PlainText
import Testing

@Suite("Text that fits a terminal")
struct WrappingTests {
  @Test("a line that is too wide is broken at blanks and goes on farther in, and no word is lost")
  func fitted() {
    let text = "  one two  three four\nshort\n"
    #expect(text.fitted(toWidth: 12) == "  one two\n    three\n    four\nshort\n")
    #expect(text.fitted(toWidth: 30) == text)
    #expect("unbreakable words".fitted(toWidth: 4) == "unbreakable\n  words")
    #expect("        farther in".fitted(toWidth: 10) == "     farther\n     in")
    #expect("".fitted(toWidth: 9).isEmpty && "x y".fitted(toWidth: 0) == "x y")
  }

  @Test("colours take no room")
  func colours() {
    let line = "\u{1B}[33m~\u{1B}[0m 45678"
    #expect(line.fitted(toWidth: 7) == line)
    #expect((line + " 0").fitted(toWidth: 7) == line + "\n  0")
  }
}
