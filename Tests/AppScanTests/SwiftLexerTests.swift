import Testing

@testable import AppScan

@Suite("Swift's lexer")
struct SwiftLexerTests {
  /// Made once: it takes longer than a short source.

  private func texts(_ source: String) -> [String] {
    LexedSource(.swift, source).texts
  }

  @Test("comments nest and are no tokens")
  func comments() {
    #expect(texts("a /* b /* c */ d */ e // f\ng") == ["a", "e", "g"])
  }

  @Test("a string without interpolation is one token, whatever it holds")
  func strings() {
    #expect(texts(#"f("a \" // b", "")"#) == ["f", "(", #""a \" // b""#, ",", #""""#, ")"])
    #expect(texts(##"x(#"a "b" \(c)"#)"##) == ["x", "(", ##"#"a "b" \(c)"#"##, ")"])
    #expect(texts("let a = \"\"\"\n .spring() \" \"\"\nx\n\"\"\"\nb").last == "b")
    #expect(texts("\"not ended\nb").last == "b")
  }

  @Test("interpolations are code, with strings and brackets of their own")
  func interpolation() {
    let parts = texts(#""a \(f("b \(c)") + (1)) d" e"#)
    #expect(
      parts == [
        "\"", "a ", "\\(", "f", "(", "\"", "b ", "\\(", "c", ")", "\"", ")", "+", "(", "1", ")", ")", " d",
        "\"", "e",
      ])
    #expect(texts(##"#"a \(b) \#(c)"# d"##) == ["#\"", "a \\(b) ", "\\#(", "c", ")", "\"#", "d"])
  }

  @Test("a slash begins a regex where a value is expected, and divides elsewhere")
  func regex() {
    #expect(
      texts(#"let r = /a"b\/(c/; x / y / z"#) == [
        "let", "r", "=", #"/a"b\/(c/"#, ";", "x", "/", "y", "/", "z",
      ])
    #expect(texts("a(#/x \"\n )/#) b") == ["a", "(", "#/x \"\n )/#", ")", "b"])
    #expect(texts("(a)/b/c") == ["(", "a", ")", "/", "b", "/", "c"])
  }

  @Test("numbers end before a range or a member")
  func numbers() {
    #expect(
      texts("0.5...1 1.0e-3 0xFF 1_000.5 2.seconds") == [
        "0.5", "...", "1", "1.0e-3", "0xFF", "1_000.5", "2", ".", "seconds",
      ])
  }

  @Test("operators are as long as the language makes them; angle brackets, ? and ! stand alone")
  func operators() {
    #expect(
      texts("a?.b ?? c ? d : e! != f<G>>()->H`in`") == [
        "a", "?.", "b", "??", "c", "?", "d", ":", "e", "!", "!=", "f", "<", "G", ">", ">", "(", ")", "->",
        "H", "in",
      ])
  }

  @Test("a name between back-ticks may hold anything (SE-0451), and ends on its line")
  func quotedNames() {
    #expect(texts("let `my (name)` = 1") == ["let", "my (name)", "=", "1"])
    #expect(texts("a ` b\nc") == ["a", "`", "b", "c"])
  }

  @Test("the first token of a line knows that it is")
  func lines() {
    LexedSource(.swift, "a b\n/* c\n */ d\n// e\nf(\"\"\"\n x\n\"\"\", g)").withSource { source in
      let first = source.tokens.indices.filter { source.startsLine($0) }.map { source.text($0) }
      #expect(first == ["a", "d", "f"])
    }
  }

  @Test(
    "whatever the bytes, tokens are in order, inside the file, and partners agree",
    arguments: [
      "", "\"", "\"\"\"", "#\"", "#", "\\", "\"\\(", "\"\\(\"\\(\"", "/*", "/**", "/", "#/", "`", ")", "]}",
      "\"\\", "0x",
      "a.", "\0", "\"\\(a\n\"\\)",
    ])
  func broken(source: String) {
    LexedSource(.swift, source).checkOrder()
    LexedSource(.swift, Array(source.utf8) + [0xFF, 0x80, 0x00, 0xC3]).checkOrder()
  }

  @Test("every beginning of a source lexes, and a source with any of its bytes changed")
  func variants() {
    for bytes in HostileSource.variants(of: Self.sample, seed: 5) { LexedSource(.swift, bytes).checkOrder() }
  }

  @Test(
    "tens of thousands of nested brackets, strings or comments take linear time",
    arguments: [
      "(", "{", "\"\\(", "/*", "\"", "/a", "[", ".spring(", ".bouncy ? ", "a: ", "withAnimation(.", "<",
    ])
  func deep(piece: String) {
    let bytes = Array(String(repeating: piece, count: 60_000).utf8)
    LexedSource(.swift, bytes).checkOrder()
    _ = Language.swift.sites(in: bytes)
  }

  private static let sample = ##"""
    /* a /* b */ c */ import SwiftUI // d
    extension Animation { static let quick: Animation = .spring(response: 0.3, dampingFraction: 0.7).delay(0.1) }
    struct Card<Content: View>: View {
      @State private var isOpen = false
      let name = "a \(isOpen ? "b \(1 + 2)" : #"c " \#(3)"#) d", pattern = /x\/(y"/, other = #/z
      /#
      var body: some View {
        Text("""
          many "lines" \(name)
          """).animation(isOpen ? .easeIn(duration: 1_000 / 4e3) : .bouncy, value: isOpen)
      }
    }
    """##
}
