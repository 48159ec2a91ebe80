import Testing

@testable import Export

@Suite("Texts of people in comments")
struct SafeTextTests {
  @Test("A sign is parted also where an accent follows it, for those who read bytes see it")
  func accents() {
    #expect(SafeText.inComment("a */\u{301} b") == "a * /\u{301} b")
    #expect(SafeText.inComment("é </\u{338}style>") == "é < /\u{338}style>")
  }

  @Test(
    "Every dangerous sign is parted, and what is harmless stays",
    arguments: [
      ("*/", "* /"), ("/*", "/ *"), ("</x", "< /x"), ("-->", "- ->"), ("--!>", "- -!>"), ("${a", "$ {a"),
      ("#{a", "# {a"), ("\\(a)", "\\ (a)"), ("a\\", "a\\ ."), ("a - b < c / d * e", "a - b < c / d * e"),
      ("--x", "--x"), ("a\nb", "a b"), ("", ""),
    ])
  func signs(text: String, safe: String) {
    #expect(SafeText.inComment(text) == safe)
  }
}
