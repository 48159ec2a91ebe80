import Foundation
import Testing

@Suite("import of names that have several values in style sheets")
struct StyleSheetScopeTests {
  private func values(_ files: [String: String], _ arguments: String...) throws -> [String] {
    try CommandRunner.rows(of: files, imported: arguments)
  }

  @Test("a value of the document is read before one of a rule, wherever it stands")
  func scopes() throws {
    let text = """
      .dark { --dur: 900ms; --only: 700ms }
      @media (min-width: 10px) { :root { --dur: 800ms; --wide: 600ms } }
      .a { --reg: 1s; --wide: 1s; --late: 1s }
      @property --reg { syntax: "<time>"; inherits: true; initial-value: 200ms; }
      @layer theme { :root, :host { --dur: 100ms } }
      @theme inline { --late: 50ms; --none: initial }
      :root {
        --duration-a: var(--only, 10ms); --duration-b: var(--reg, 20ms); --duration-c: var(--none, 30ms);
        --duration-d: calc(var(--dur) * 2); --duration-e: calc(var(--none, 2) * var(--only))
      }
      """
    let rows = try values(["a.css": text], "a.css")
    #expect(
      rows.map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        "dur duration 0.1", "duration-a duration 0.01", "duration-b alias ->", "duration-c duration 0.03",
        "duration-d duration 0.2", "duration-e duration 1.4", "late duration 0.05", "only duration 0.7",
        "reg duration 0.2", "wide duration 0.6",
      ], "\(rows)")
  }

  @Test(
    "of several values that of the document is read, those for less motion are partners, and both are said")
  func severalValues() throws {
    let text = """
      :root { --duration-fast: 100ms }
      .dark { --duration-fast: 200ms }
      @media (prefers-reduced-motion: reduce) { :root { --duration-fast: 0ms } }
      @media (prefers-reduced-motion: no-preference) { :root { --duration-more: 1s } }
      """
    let runner = try CommandRunner.empty(["a.css": text])
    let result = runner.run("import", "a.css")
    #expect(result.out == "added 2, replaced 0, removed 0, unchanged 0\n")
    #expect(result.err.contains("the last of the document, or else the first, was read: --duration-fast"))
    #expect(result.err.contains("duration-fast: takes no time with less motion"))
  }

  @Test("of several values only those of motions are said, by the signs of their names")
  func saidValues() throws {
    let text =
      "$fast: 100ms; :root { --fast: 200ms; --bg: #000; --map: a; --off: none } .dark { --bg: #fff; --off: 1s }"
    let runner = try CommandRunner.empty(["a.scss": text])
    let result = runner.run("import", "a.scss")
    #expect(result.err.contains("or else the first, was read: $fast, --off\n"), "\(result.err)")
  }

  @Test(
    "of equal values of the document the last is read, as in browsers and in Sass, and of themes the first")
  func lastValues() throws {
    let cases: [(name: String, text: String, value: String)] = [
      ("a.css", ":root { --d: 100ms; --d: 200ms }", "0.2 s"),
      ("a.css", ":root { --d: 100ms } .a { --d: 1s } :root { --d: 200ms }", "0.2 s"),
      ("a.css", "@theme { --d: 100ms } @theme { --d: 200ms }", "0.2 s"),
      ("a.css", ":root { --d: 100ms !important } :root { --d: 200ms }", "0.1 s"),
      ("a.css", ":root { --d: 100ms !important; --d: 200ms ! IMPORTANT }", "0.2 s"),
      ("a.css", ":root { --d: 100ms } @layer base { :root { --d: 200ms } }", "0.1 s"),
      ("a.css", ".light { --d: 100ms } .dark { --d: 200ms }", "0.1 s"),
      ("a.css", ".light { --d: 100ms } :is(:root, :host) { --d: 200ms }", "0.2 s"),
      ("a.css", ".light { --d: 100ms } :where(html) { --d: 200ms }", "0.2 s"),
      ("a.css", ".light { --d: 100ms } :root:is(.dark, html) { --d: 200ms }", "0.1 s"),
      ("a.scss", "$d: 100ms; :root { --d: 200ms }", "0.2 s"),
      ("a.scss", ":root { --d: 200ms } $d: 100ms;", "0.2 s"),
      ("a.scss", "$d: 100ms; .dark { --d: 200ms }", "0.1 s"),
      ("a.css", ":root { --d: 100ms } @supports not (color: red) { :root { --d: 200ms } }", "0.1 s"),
      ("a.css", ":root { --d: 100ms } @supports (-moz-appearance: none) { :root { --d: 200ms } }", "0.1 s"),
      ("a.scss", "$d: 100ms; $d: 200ms;", "0.2 s"),
      ("a.scss", "$d: 100ms; $d: 200ms !default;", "0.1 s"),
      ("a.scss", "$d: 100ms !default; $d: 200ms;", "0.2 s"),
      ("a.less", "@d: 100ms; @d: 200ms;", "0.2 s"),
    ]
    for (name, text, value) in cases {
      let rows = try values([name: text], name)
      #expect(rows == ["d duration \(value) \(value)"], "\(text)")
    }
    let brand = ["base.css": ":root { --d: 100ms }", "brand.css": ":root { --d: 200ms }"]
    #expect(try values(brand, "base.css", "brand.css") == ["d duration 0.2 s 0.2 s"])
    #expect(try values(brand, "brand.css", "base.css") == ["d duration 0.1 s 0.1 s"])
  }

  @Test("what stands beside a linear() for browsers without it gives way to it")
  func supported() throws {
    let points = "linear(0, 0.6 30%, 1)"
    for text in [
      ":root { --ease-a: ease-out; --ease-a: \(points) }",
      """
      html { --ease-a: ease-out }
      @supports (animation-timing-function: linear(0, 1)) { html { --ease-a: \(points) } }
      """,
      """
      :root { --ease-a: \(points) }
      @supports not (animation-timing-function: linear(0, 1)) { :root { --ease-a: ease-out } }
      """,
    ] {
      #expect(try values(["a.css": text], "a.css") == ["ease-a curve 3 points"], "\(text)")
    }
  }
}
