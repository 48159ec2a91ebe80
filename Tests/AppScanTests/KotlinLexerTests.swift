import TestSupport
import Testing

@testable import AppScan

@Suite("Kotlin lexer")
struct KotlinLexerTests {
  /// Made once: it takes longer than a short source.

  static let sample = #"""
    package a.b
    /* outer /* inner */ still */ // motionbook:ignore near-duplicate -- brand
    object Motion { const val fast = 1_50 }
    fun Card(x: Int = .6f.toInt(), `odd name`: Char = '\'') {
      val s = "a ${if (x > 1) "b ${x}" else "$c"} \" d" + """raw "quoted" \ ${x} $"""
      animate(spring<IntSize>(dampingRatio = .6f, stiffness = Spring.StiffnessLow), tween(300L, 0, LinearEasing))
    }
    """#

  @Test("comments nest and hold nothing that is read")
  func comments() {
    let source = LexedSource(.kotlin, "a /* tween( /* b */ tween( */ c // tween(\nd")
    #expect(source.texts == ["a", "c", "d"])
    #expect(source.tokens.map(\.startsLine) == [true, false, true])
  }

  @Test("an unfinished comment ends with the file")
  func unfinishedComment() { #expect(LexedSource(.kotlin, "a /* /* */ b").texts == ["a"]) }

  @Test("a string without template is one token, its escapes included")
  func strings() {
    let source = LexedSource(.kotlin, #"x("a \" tween(", "") y"#)
    #expect(source.texts(.string) == [#""a \" tween(""#, #""""#])
    #expect(source.texts(.identifier) == ["x", "y"])
  }

  @Test("a string that never ends stops at its line")
  func brokenString() { #expect(LexedSource(.kotlin, "\"abc\nval").texts == ["\"abc", "val"]) }

  @Test("templates nest: strings in expressions in strings")
  func templates() {
    let source = LexedSource(.kotlin, #""a ${f("b ${c} d")} $e f" g"#)
    #expect(source.texts(.text) == ["a ", "b ", " d", " ", " f"])
    #expect(source.texts(.identifier) == ["f", "c", "e", "g"])
    #expect(source.tokens.allSatisfy { $0.kind != .open || $0.partner >= 0 })
  }

  @Test("braces inside a template do not end it")
  func braces() {
    #expect(LexedSource(.kotlin, #""${ run { a } }b" c"#).texts(.identifier) == ["run", "a", "c"])
  }

  @Test("a raw string ends with its last three quotes and escapes nothing")
  func rawStrings() {
    let quotes = "\"\"\""
    #expect(LexedSource(.kotlin, quotes + #"a "b" \"# + quotes + " c").texts(.identifier) == ["c"])
    #expect(LexedSource(.kotlin, quotes + "a" + quotes + "\" c").texts(.identifier) == ["c"])
  }

  @Test("characters and names in back-ticks are single tokens")
  func quoted() {
    let source = LexedSource(.kotlin, #"'"' '\'' `my tween` '\u0041' x"#)
    #expect(source.texts == [#"'"'"#, #"'\''"#, "my tween", #"'\u0041'"#, "x"])
  }

  @Test("numbers hold their suffix, a leading point and an exponent, but no range and no member")
  func numbers() {
    #expect(
      LexedSource(.kotlin, ".6f 300L 1_000 1e-3f 0xFF 1..2 300.dp").texts(.number)
        == [".6f", "300L", "1_000", "1e-3f", "0xFF", "1", "2", "300"])
  }

  @Test("a comment that speaks to Motionbook is kept")
  func notes() { #expect(LexedSource(.kotlin, Self.sample).notes.count == 1) }

  @Test("hostile sources are read in order and without crash", arguments: Extent.cases(HostileSource.all))
  func hostile(bytes: [UInt8]) {
    LexedSource(.kotlin, bytes).checkOrder()
    _ = Language.kotlin.sites(in: bytes)
  }

  @Test("prefixes and mutations of a sample are read in order and without crash")
  func variants() {
    for bytes in HostileSource.variants(of: Self.sample, seed: 7) {
      LexedSource(.kotlin, bytes).checkOrder()
      _ = Language.kotlin.sites(in: bytes)
    }
  }
}
