import PlainText
import Testing

@Suite("Words of commands")
struct ShellWordTests {
  @Test(
    "are as they are where a shell takes them so, and else in quotes",
    arguments: [
      ("git:HEAD^:my-app/motion_1.json", "git:HEAD^:my-app/motion_1.json"), ("", "''"),
      ("a b's", #"'a b'\''s'"#),
      ("~", "'~'"), ("$(x)", "'$(x)'"), ("動", "'動'"), ("a\nb", "'a\nb'"),
    ])
  func quoting(text: String, word: String) { #expect(text.shellWord == word) }

  @Test("hold nothing in a sentence that a terminal would obey")
  func visible() { #expect("\u{1B}[1m".commandWord == "'\\u{1b}[1m'") }
}
