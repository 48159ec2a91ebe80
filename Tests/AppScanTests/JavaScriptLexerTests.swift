import TestSupport
import Testing

@testable import AppScan

@Suite("JavaScript's tokens")
struct JavaScriptLexerTests {
  /// Made once: it takes longer than a short source.

  @Test("strings end with their quote, with escapes in them, and at the latest with the line")
  func strings() {
    #expect(LexedSource(.typescript, #"a = "x\"y" + 'it''"#).texts(.string) == [#""x\"y""#, "'it'", "'"])
    #expect(LexedSource(.typescript, "a = 'x\nb").spaced == "a = 'x b")
  }

  @Test("a template is one string, or a bracket around its texts and holes")
  func templates() {
    #expect(LexedSource(.typescript, "`a\nb`").texts(.string) == ["`a\nb`"])
    #expect(
      LexedSource(.typescript, "`a ${x} b ${`c ${y}`}`").spaced == "` a  ${ x }  b  ${ ` c  ${ y } ` } `")
    #expect(LexedSource(.typescript, "`a ${ {b: `}`} }`, z").spaced == "` a  ${ { b : `}` } } ` , z")
  }

  @Test(
    "a slash is a regular expression where a value may begin",
    arguments: [
      ("a = /b\"/g;", "a = /b\"/g ;"), ("a / b / c", "a / b / c"), ("f(x) / 2", "f ( x ) / 2"),
      ("if (x) /y'/.test(z)", "if ( x ) /y'/ . test ( z )"),
      ("return /[/]'/.source", "return /[/]'/ . source"),
      ("a[0] / b", "a [ 0 ] / b"), ("x++ / 2", "x ++ / 2"),
      ("() => {} \n/a'/.test(b)", "( ) => { } /a'/ . test ( b )"),
      ("y = {} / 2", "y = { } / 2"), ("x! / 2", "x ! / 2"), ("a = 1 / 2 // c", "a = 1 / 2"),
      ("x = / 2", "x = / 2"),
      ("this.return / 2 / 3", "this . return / 2 / 3"),
    ])
  func slashes(source: String, words: String) { #expect(LexedSource(.typescript, source).spaced == words) }

  @Test(
    "elements with attributes, text and holes",
    arguments: [
      ("<a b='c' d />", "< a b = 'c' d />"), ("<a>it's</a>", "< a > it's </a>"),
      ("<a>{x}<b/> y</a> / 2", "< a > { x } < b />  y </a> / 2"),
      ("<a b={{ c: 1 }} data-d={<e/>}></a>", "< a b = { { c : 1 } } data-d = { < e /> } > </a>"),
      ("<>x</>", "< > x </>"), ("x = a < b, c > d", "x = a < b , c > d"),
      ("return <Foo.Bar<string> x />;", "return < Foo . Bar x /> ;"),
      ("a && <b>'</b>", "a && < b > ' </b>"), ("case 1: return <b>\"</b>", "case 1 : return < b > \" </b>"),
    ])
  func elements(source: String, words: String) { #expect(LexedSource(.typescript, source).spaced == words) }

  @Test(
    "type parameters and casts are no elements",
    arguments: [
      ("x = <T,>(y: T) => 'z'", "x = < T , > ( y : T ) => 'z'"),
      ("x = <T extends U>(y) => 'z'", "x = < T extends U > ( y ) => 'z'"),
      ("x = <T>(y: T) => 'z'", "x = < T > ( y : T ) => 'z'"), ("y = <any>x + 'z'", "y = < any > x + 'z'"),
      ("f<A>('z')", "f < A > ( 'z' )"), ("type A = <const T>(x) => 'y'", "type A = < const T > ( x ) => 'y'"),
    ])
  func types(source: String, words: String) { #expect(LexedSource(.typescript, source).spaced == words) }

  @Test(
    "numbers",
    arguments: ["300", "1_000", ".5", "5.", "1e3", "1.5e-3", "0xFF", "10n", "0b11"])
  func numbers(text: String) {
    #expect(LexedSource(.typescript, "a = \(text);").texts(.number) == [text])
    #expect(LexedSource(.typescript, "[\(text),\(text)]").texts(.number) == [text, text])
  }

  @Test("a condition before a point first is no optional chain")
  func conditions() {
    #expect(LexedSource(.typescript, "a?.5:1").spaced == "a ? .5 : 1")
    #expect(LexedSource(.typescript, "a?.b ?? [...c]").spaced == "a ?. b ?? [ ... c ]")
  }

  @Test("comments hold no tokens, and those to Motionbook are kept")
  func comments() {
    #expect(LexedSource(.typescript, "a /* ' */ b // '\nc").spaced == "a b c")
    let sites = Language.typescript.sites(
      in: "// motionbook:ignore -- why\nx = withTiming(1, { duration: 1 })")
    #expect(sites.count == 1)
  }

  @Test(
    "whatever the bytes, tokens are in order, inside the file, and partners agree",
    arguments: [
      "", "\"", "`", "`${", "`${`${", "/", "/*", "//", "<", "<a", "<a ", "<a b=", "<a b='", "<a>", "<a>{",
      "<a>}", "</",
      ")", "]}", "\\", "\"\\", "`\\", "0x", "1e", "a.", "a?", "\0", "<a>\0</a>", "= /[", "= /\\", "#!", "@",
      "<><>", "}}}`",
    ])
  func broken(source: String) {
    LexedSource(.typescript, source).checkOrder()
    LexedSource(.typescript, Array(source.utf8) + [0xFF, 0x80, 0x00, 0xC3]).checkOrder()
  }

  @Test("every beginning of a source lexes and is scanned, and a source with any of its bytes changed")
  func variants() {
    for bytes in HostileSource.variants(of: Self.sample, seed: 6) {
      LexedSource(.typescript, bytes).checkOrder()
      _ = Language.typescript.sites(in: bytes)
    }
  }

  @Test(
    "tens of thousands of nested brackets, templates or elements take linear time",
    arguments: Extent.cases([
      "(", "{", "`${", "/*", "\"", "= /a[", "[", "withTiming(", "<a>", "<a b={", "{duration:",
      "transition={{", "x=<T>(",
      "const a = {", "f(a =>{", "}", "FadeIn.duration(1)",
    ]))
  func deep(piece: String) {
    let bytes = Array(String(repeating: piece, count: 50_000).utf8)
    LexedSource(.typescript, bytes).checkOrder()
    _ = Language.typescript.sites(in: bytes)
  }

  @Test(
    "brackets that all close take linear time too",
    arguments: [
      ("{duration:", "}"), ("`${", "}`"), ("(", ")"), ("withTiming(1,", ")"), ("<a transition={", "}/>"),
    ])
  func closed(opening: String, closing: String) {
    let source =
      "x = " + String(repeating: opening, count: 30_000) + "1" + String(repeating: closing, count: 30_000)
    let bytes = Array(source.utf8)
    LexedSource(.typescript, bytes).checkOrder()
    _ = Language.typescript.sites(in: bytes)
  }

  private static let sample = """
    #!/usr/bin/env node
    import { motion } from "motion/react"; // one
    /* two */ const EASE = [0.2, 0, 0, 1] as const;
    export const Fade = <T,>({ open, ...rest }: Props<T>) => {
      const half = (1_000 / 2) / rest.count, pattern = /[/"]\\/(x`)/gi.test(`a ${open ? `b ${1 + 2}` : '\\'c'} d`);
      if (open) /x/.exec(y);
      return (
        <motion.div<string> animate={{ opacity: open ? 1 : 0 }} transition={{ duration: .3, ease: EASE }} className='a "b"'>
          It's text {/* three */} &amp; {half > 2 && <></>} <b data-x="1
          2">y</b>
        </motion.div>
      );
    };
    const Box = styled.div`
      transition: opacity ${({ fast }) => (fast ? `100ms` : "0.3s")} ease;
    `;
    """
}
