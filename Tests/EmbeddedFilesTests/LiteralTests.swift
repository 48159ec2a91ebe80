import Testing

@testable import embed_files

@Suite("Literals of embed-files")
struct LiteralTests {
  @Test(
    "All but printable ASCII is escaped, so that no byte is lost on the way",
    arguments: [
      ("", #""""#),
      ("SELECT 'a'", #""SELECT 'a'""#),
      ("a\nb\n", #""a\nb\n""#),
      ("\r\n\t\0", #""\u{d}\n\u{9}\u{0}""#),
      (#""\("#, #""\"\\(""#),
      ("é e\u{301} \u{1F600} \u{FEFF}", #""\u{e9} e\u{301} \u{1f600} \u{feff}""#),
    ])
  func escapes(text: String, expected: String) {
    #expect(literal(text) == expected)
  }

  @Test("A table lists the files in the order given")
  func lists() {
    let source = table(named: "seed", of: [("a.json", "{}"), ("b/c.json", "\n")])
    #expect(source.contains("public static let seed: [EmbeddedFile] = ["))
    #expect(
      source.hasSuffix(
        """
            EmbeddedFile(path: "a.json", text: "{}"),
            EmbeddedFile(path: "b/c.json", text: "\\n"),
          ]
        }

        """))
  }
}
