import Testing

@testable import AppScan

@Suite("Tailwind's own theme in style sheets")
struct TailwindVariablesTests {
  private func read(_ value: String, beside files: [(String, Language)]) -> [String] {
    let own = Language.css.scan("a { transition: opacity \(value); }")
    var app = ConstantTable()
    for (text, language) in files { app.add(language.scan(text).shared) }
    app.add(own.shared)
    return own.sites(app: app).map(\.summary)
  }

  @Test(
    "its variables mean what it declares where a style sheet of the app brings it along",
    arguments: [
      "@import \"tailwindcss\";", "@import 'tailwindcss/theme.css' layer(theme);",
      "@reference \"tailwindcss\";",
      "@theme { --color-mint: #0f0; }",
    ])
  func brought(rule: String) {
    let rules = [(rule, Language.css)]
    #expect(read("150ms var(--ease-out)", beside: rules) == ["tween 0.15 0:0:0.2:1"])
    #expect(read("150ms --theme(--ease-in-out)", beside: rules) == ["tween 0.15 0.4:0:0.2:1"])
    #expect(read("150ms theme(--ease-in)", beside: rules) == ["tween 0.15 0.4:0:1:1"])
    #expect(
      read(
        "var(--default-transition-duration) var(--default-transition-timing-function)", beside: rules)
        == ["tween 0.15 0.4:0:0.2:1"])
  }

  @Test("they are unknown in an app without it, and under a prefix")
  func absent() {
    for rule in ["@import \"other\";", "@import \"tailwindcss\" prefix(tw);", ".b { color: red; }"] {
      #expect(read("150ms var(--ease-out)", beside: [(rule, .css)]) == ["unreadable constant"], "\(rule)")
    }
  }

  @Test("the app's own declarations of its names count, in whatever file and order")
  func own() {
    let brings = ("@import \"tailwindcss\";", Language.css)
    let says = ("@theme { --ease-out: cubic-bezier(0.1, 0, 0, 1); }", Language.css)
    let both = ("@import \"tailwindcss\"; " + says.0, Language.css)
    for files in [[brings, says], [says, brings], [both], [both, brings]] {
      #expect(read("150ms var(--ease-out)", beside: files) == ["tween 0.15 0.1:0:0:1"])
      #expect(read("150ms var(--ease-in)", beside: files) == ["tween 0.15 0.4:0:1:1"])
    }
  }

  @Test("a function of the name with anything else is not computed")
  func others() {
    #expect(
      read("150ms theme(\"transitionTimingFunction.out\")", beside: [("@theme {}", .css)]) == [
        "unreadable expression"
      ])
  }
}
