import Presets
import Testing

@testable import Export

@Suite("Markdown")
struct MarkdownTests {
  @Test(
    "A text stays in its cell and means itself",
    arguments: [
      ("a | b", "a \\| b"), ("<b>&copy;</b>", "&lt;b&gt;&amp;copy;&lt;/b&gt;"),
      ("one\r\ntwo\nthree", "one two three"),
      ("`code` *em* _em_ ~~no~~", "\\`code\\` \\*em\\* \\_em\\_ \\~\\~no\\~\\~"),
      ("![x](javascript:1)", "\\!\\[x\\](javascript:1)"), ("back\\", "back\\\\"),
    ])
  func escaping(text: String, escaped: String) { #expect(MarkdownTable.escaped(text) == escaped) }

  @Test("Every row has as many cells as the head", arguments: HostileTextTests.texts)
  func cells(text: String) throws {
    let everything = try ExportGolden.everything()
    let presets = everything.presets.map { preset in
      var preset = preset
      preset.summary = text
      preset.deprecated = .instead(text)
      return preset
    }
    let lines = try ExportedFiles(.markdown, ExportInput(RegistrySnapshot(presets))).text.split(
      separator: "\n")
    let rows = lines.filter { $0.hasPrefix("|") }
    #expect(rows.count == presets.count + 2)
    for row in rows {
      // A bar behind an odd number of backslashes is text; behind two it would end the cell.
      let bars = row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == MarkdownTable.columns.count + 1, "\(row)")
    }
  }
}
