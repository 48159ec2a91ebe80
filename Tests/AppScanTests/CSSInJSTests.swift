import Testing

@testable import AppScan

@Suite("CSS in JavaScript")
struct CSSInJSTests {
  private func read(_ text: String, _ body: (Source, Range<Int>, [CSSHole], inout ScanContext) -> Void)
    -> [Site]
  {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { pointer in
      let source = Source(bytes: pointer, tokens: [], language: .typescript)
      var scan = ScanContext(options: ScanOptions(), bytes: pointer)
      body(source, 0..<bytes.count, Self.holes(bytes), &scan)
      let time = Declaration(path: "TIME", value: .number(300), isShared: false)
      let names = NameResolver(own: FileConstants([time]), app: ConstantTable(), path: "")
      return scan.drafts.flatMap { $0.sites(names) }
    }
  }

  /// Interpolations without brackets of their own: names, or numbers.
  private static func holes(_ bytes: [UInt8]) -> [CSSHole] {
    var holes: [CSSHole] = []
    for start in bytes.indices where bytes[start] == UInt8(ascii: "$") && bytes.count > start + 1 {
      guard bytes[start + 1] == UInt8(ascii: "{"), let end = bytes[start...].firstIndex(of: UInt8(ascii: "}"))
      else {
        continue
      }
      let name = String(decoding: bytes[start + 2..<end], as: UTF8.self)
      let value: Expression =
        name == "CHOICE" ? .choice([.text("0ms"), .text("150ms")]) : .name(name)
      holes.append(CSSHole(range: start..<end + 1, value: value))
    }
    return holes
  }

  private func template(_ text: String) -> [Site] {
    read(text) { CSSInJS.read($0, declarations: $1, holes: $2, into: &$3) }
  }

  @Test("Declarations of a template are read, rules around them or not")
  func templates() {
    let sites = template(
      "\n  color: red;\n  transition: opacity 100ms ease-out;\n  &:hover { animation: x 1s }")
    #expect(sites.map(\.api) == ["CSSinJS.transition", "CSSinJS.animation"])
    #expect(sites.map(\.place.line) == [3, 4])
    #expect(
      template(".a{transition:width 0.3s;}.b{color:red}").map(\.summary) == ["tween 0.3 0.25:0.1:0.25:1"])
  }

  @Test("An interpolation is a name, a number before its unit, or what the value lacks")
  func interpolations() {
    #expect(template("animation: ${fadeIn} 200ms ease;").map(\.summary) == ["tween 0.2 0.25:0.1:0.25:1"])
    #expect(
      template("animation: ${popIn} 1s linear both infinite;").map(\.summary) == ["tween 1 0:0:1:1 repeats"])
    #expect(template("transition: opacity ${TIME}ms linear;").map(\.summary) == ["tween 0.3 0:0:1:1"])
    #expect(template("transition: opacity ${x} ease;").map(\.summary) == ["unreadable constant"])
    #expect(template("transition: ${x};").isEmpty)
    #expect(template("transition-duration: ${CHOICE};").count == 2)
    #expect(template("${mixin}\n transition: a 1s ease-out${more};").map(\.summary) == ["tween 1 0:0:0.58:1"])
  }

  @Test("A comment inside a template can make an exception")
  func comments() {
    let text = "a { /* motionbook:ignore */ transition: opacity 1s }"
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var scan = ScanContext(options: ScanOptions(), bytes: bytes)
      let source = Source(bytes: bytes, tokens: [], language: .javascript)
      CSSInJS.read(source, declarations: 4..<bytes.count, into: &scan)
      #expect(scan.notes == [4..<27])
    }
  }

  @Test("Keys of style objects are properties in either spelling")
  func properties() {
    func property(_ name: String, _ value: String) -> [String] {
      guard let property = CSSProperty(name: name) else { return [] }
      return read(value) { CSSInJS.readProperty($0, property, key: 0..<0, value: $1, holes: $2, into: &$3) }
        .map { "\($0.api.dropFirst(8)) \($0.summary)" }
    }
    #expect(property("transitionDuration", "150ms") == ["transition-duration tween 0.15 0.25:0.1:0.25:1"])
    #expect(property("transition", "a 1s, b 2s linear").count == 2)
    #expect(
      property("animation-timing-function", "ease-in") == ["animation-timing-function curve 0.42:0:1:1"])
    #expect(property("background", "a 1s ease").isEmpty)
    #expect(CSSProperty(name: "customProperty") == nil && CSSProperty(name: "custom-property") == nil)
  }

  @Test("A string is a motion when it is nothing else")
  func strings() {
    func string(_ text: String) -> [String] {
      read(text) { CSSInJS.readString($0, contents: $1, holes: $2, into: &$3) }
        .map { "\($0.api) \($0.summary)" }
    }
    #expect(string("accordion 0.2s ease-out") == ["CSSinJS.string tween 0.2 0:0:0.58:1"])
    #expect(string("200ms cubic-bezier(0, 0, .2, 1)") == ["CSSinJS.string tween 0.2 0:0:0.2:1"])
    #expect(string("cubic-bezier(.4,0,.2,1)") == ["CSSinJS.string-curve curve 0.4:0:0.2:1"])
    for other in [
      "opacity 0.2s", "ease-in-out", "It takes 2s with ease", "300ms", "see cubic-bezier(0,0,1,1) there",
      "1s 2s 3s ease", "linear 2s;", "",
    ] { #expect(string(other).isEmpty, "\(other)") }
  }

  @Test("what a property is where nothing is given is read")
  func givenProperties() {
    let text =
      "const A = styled.div`transition: opacity ${(props) => props.timing || \"250ms\"} ease-in-out;`"
    #expect(SmallApp.summaries([("a.ts", text)]) == ["tween 0.25 0.42:0:0.58:1"])
  }
}
