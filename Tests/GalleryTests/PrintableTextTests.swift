import PlainText
import Testing

@testable import Gallery

@Suite("Text for a terminal")
struct PrintableTextTests {
  @Test(
    "counts columns at least as the C library does", arguments: HostileSeries.names)
  func columns(name: String) {
    let cleaned = PrintableText.cleaned(name, asciiOnly: false)
    #expect(DisplayWidth.columns(of: cleaned) >= TerminalColumns.count(cleaned))
  }

  @Test("counts no character narrower than the C library does")
  func allScalars() {
    let narrower = (0x20...0x3FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter { scalar in
      let cleaned = PrintableText.cleaned(String(scalar), asciiOnly: false)
      return DisplayWidth.columns(of: cleaned) < TerminalColumns.count(cleaned)
    }
    #expect(narrower.isEmpty, "\(narrower.map { String($0.value, radix: 16) })")
  }

  @Test("is cut with an ellipsis within its columns", arguments: 0...12)
  func truncated(limit: Int) {
    for (name, asciiOnly) in [("日本語のアニメーション", false), ("sheet.present.long", true)] {
      let cut = PrintableText.truncated(name, columns: limit, asciiOnly: asciiOnly)
      #expect(DisplayWidth.columns(of: cut) <= limit)
    }
    #expect(PrintableText.truncated("exactly", columns: 7, asciiOnly: false) == "exactly")
    #expect(PrintableText.truncated("exactly", columns: 6, asciiOnly: false) == "exact…")
    #expect(PrintableText.truncated("exactly", columns: 6, asciiOnly: true) == "exa...")
  }

  @Test("loses escape sequences, line feeds and changes of direction")
  func cleaned() {
    #expect(PrintableText.cleaned("\u{1B}[31mred\n\u{202E}x", asciiOnly: false) == "[31mredx")
    #expect(PrintableText.cleaned("größe", asciiOnly: true) == "gr??e")
  }
}
