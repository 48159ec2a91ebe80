import TestSupport
import Testing

@testable import AppScan

@Suite("CSS lexer")
struct CSSLexerTests {
  @Test("Comments, addresses and strings hide what they hold")
  func hidden() {
    let text = """
      /* a { transition: opacity 1s } */
      // b { transition: opacity 2s }
      a { background: url(http://x.y/transition:opacity;3s); content: "; transition: opacity 4s"; }
      """
    #expect(Language.scss.sites(in: text).isEmpty)
    #expect(Self.tokens(text).filter { $0.kind == .string }.count == 1)
  }

  @Test("A sign belongs to a number only where nothing stands before it")
  func signs() {
    #expect(Self.spelled("1s -0.45s") == ["1s", "-0.45s"])
    #expect(Self.spelled("1s - .45s") == ["1s", "-", ".45s"])
    #expect(Self.spelled("(-.5s,+2ms)") == ["(", "-.5s", ",", "+2ms", ")"])
    #expect(Self.spelled("$a-1") == ["$a-1"])
    #expect(Self.spelled("1e3ms 1em 50%") == ["1e3ms", "1em", "50%"])
  }

  @Test("Names take dashes, escapes and what is not ASCII; at-rules and variables are names")
  func names() {
    #expect(
      Self.spelled(#"--my-x -webkit-a @media $b .sm\:c é #fff"#)
        == ["--my-x", "-webkit-a", "@media", "$b", ".", #"sm\:c"#, "é", "#fff"])
  }

  @Test("An interpolation is a bracket, in a string it is part of the string")
  func interpolations() {
    #expect(Self.spelled(#"#{$a} "x#{map("k")}y" z"#) == ["#{", "$a", "}", #""x#{map("k")}y""#, "z"])
  }

  @Test("Plain CSS has no line comments and no variables")
  func plain() {
    let text = "a { b: // c\n transition: opacity 1s }"
    #expect(Language.css.sites(in: text).isEmpty)
    #expect(Self.spelled("// $a", isSCSS: false) == ["/", "/", "$", "a"])
  }

  @Test("What no reader looks into is one text; where something has to be understood, it is taken apart")
  func texts() {
    #expect(
      Self.spelled(".a > b:not(.c),\n#d { color: red ; margin: 0 -1px\n}")
        == [".a > b:not(.c),\n#d", "{", "color", ":", "red", ";", "margin", ":", "0 -1px", "}"])
    #expect(
      Self.spelled("@apply p-1 hover:b-[1px]/2;", words: CSSReader.words) == [
        "@apply", "p-1 hover:b-[1px]/2", ";",
      ])
    #expect(Self.spelled(".a-#{$b} { c: d(e) }").prefix(4) == [".", "a-", "#{", "$b"])
    #expect(Self.spelled("a { b: c // d;\n}") == ["a", "{", "b", ":", "c", "}"])
    #expect(Self.spelled("a { b: c /* ; */ d }") == ["a", "{", "b", ":", "c", "d", "}"])
    #expect(Self.spelled("a { transition: b 1s }", words: CSSReader.words).count == 7)
    #expect(Self.spelled("a { &:hover { b: c } }") == ["a", "{", "&:hover", "{", "b", ":", "c", "}", "}"])
  }

  static let sample = """
    @use "tokens" as *; $fade: 200ms !default; // motionbook:ignore x -- y
    .a { --b: cubic-bezier(.4,0,.2,1); &:hover { transition: opacity #{$fade} ease, visibility 0s linear 300ms } }
    @media (prefers-reduced-motion: reduce) { * { animation-duration: 0.01ms !important; background: url( x ) } }
    @include m($c: 1s) { content: "a\\"b" } %p { width: calc((1px + 2px) * -3) } é\\: { @apply duration-300; }
    """

  @Test("Every beginning of a source is read without harm")
  func prefixes() {
    let bytes = Array(Self.sample.utf8)
    for length in 0...bytes.count { Self.check(Array(bytes.prefix(length))) }
  }

  @Test("Random changes of a source are read without harm", arguments: 0..<40)
  func mutations(seed: Int) {
    var generator = Seeded(seed: UInt64(seed))
    for _ in 0..<50 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      Self.check(bytes)
    }
  }

  @Test(
    "Whatever is repeated many thousand times is read in linear time and without recursion",
    arguments: Extent.cases([
      "(", "{", "[", "#{", "a{", ")", "}", "\"", "'", "/*", "\\", "url(", "transition:", "transition:(",
      "--a:",
      "$a:", "$a:(", "@apply ", "@media (prefers-reduced-motion){", "calc(", "--a:calc(",
      "a{transition:calc(",
      "a,", "1s ", "-", "-(", "\0", "\u{1A}", "@mixin a(", "@each $a", "var(--a,", "transition:var(--a,",
      "transition:opacity 1s;", "transition:opacity 1s,", "--a:1s;", "@media prefers-reduced-motion:reduce ",
    ]))
  func repeated(piece: String) {
    let bytes = Array(String(repeating: piece, count: 100_000 / piece.utf8.count).utf8)
    for isSCSS in [true, false] { Self.check(bytes, isSCSS: isSCSS) }
  }

  private static let scanner = AppScanner(ScanOptions(prefixes: ["--motion-"]))

  private static func check(_ bytes: [UInt8], isSCSS: Bool = true) {
    LexedSource(isSCSS ? .scss : .css, bytes, words: CSSReader.words).checkOrder()
    bytes.withUnsafeBufferPointer { pointer in
      let scan = scanner.scan(pointer, isSCSS ? .scss : .css)
      let sites = scan.sites(app: ConstantTable())
      #expect(sites.allSatisfy { $0.place.range.upperBound <= bytes.count })
    }
  }

  private static func tokens(
    _ text: String, isSCSS: Bool = true, words: [String] = []
  ) -> [(kind: TokenKind, text: String)] {
    let source = LexedSource(isSCSS ? .scss : .css, text, words: words)
    return zip(source.tokens, source.texts).map { ($0.kind, $1) }
  }

  private static func spelled(_ text: String, isSCSS: Bool = true, words: [String] = []) -> [String] {
    tokens(text, isSCSS: isSCSS, words: words).map(\.text)
  }
}
