import Testing

@testable import PlainText

@Suite("Text that terminals and workflows do not obey")
struct VisibleTextTests {
  @Test(
    "No line of a log begins with a workflow command, and lines stay lines",
    arguments: [
      ("::error::no", "\\u{3a}:error::no"), ("a\n  ::set-env name=x::y", "a\n  \\u{3a}:set-env name=x::y"),
      ("\u{A0}::error::", "\u{A0}\\u{3a}:error::"), ("a ::b::", "a ::b::"),
      ("x ##[add-mask]y", "x \\u{23}#[add-mask]y"),
      ("##vso[task.setvariable]", "\\u{23}#vso[task.setvariable]"), ("## Heading", "## Heading"),
      ("a\r::error::", "a\\r::error::"), ("\u{1B}[31mred\u{202E}", "\\u{1b}[31mred\\u{202e}"),
      ("a\u{2028}::error::", "a\\u{2028}::error::"), ("plain\n", "plain\n"), (":\u{301}:", ":\u{301}:"),
      ("\u{AD}::error::", "\u{AD}\\u{3a}:error::"),
      (" \u{200B}\u{2060} ::error::", " \u{200B}\u{2060} \\u{3a}:error::"),
      ("\u{FEFF}::error::", "\\u{feff}::error::"), ("\u{200B}##[error]", "\u{200B}\\u{23}#[error]"),
    ])
  func loggable(text: String, expected: String) { #expect(text.loggable == expected) }

  @Test("One line is one line")
  func line() {
    #expect("::a\n::b".loggableLine == "\\u{3a}:a\\n::b")
    #expect("".loggableLine.isEmpty && "".loggable.isEmpty)
  }

  @Test("What is harmless already stays, however often it is made so")
  func again() {
    for text in ["::error::", "##[x]", "\u{1B}]0;t\u{7}", "a\n::b\n"] {
      #expect(text.loggable.loggable == text.loggable)
    }
  }

  @Test(
    "A line of XML is read back whole and begins no workflow command",
    arguments: [
      ("::error::x", "&#58;:error::x"), ("a\n::error::", "a&#10;::error::"), ("\u{AD} ::e", "\u{AD} &#58;:e"),
      ("a ::b", "a ::b"), ("\u{1B}<::", "&lt;::"), ("", ""),
    ])
  func xmlLine(text: String, expected: String) { #expect(text.xmlLine == expected) }
}
