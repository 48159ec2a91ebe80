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

  private func classes(_ classes: String, beside style: String) -> [String] {
    var app = ConstantTable()
    app.add(Language.css.scan(style).shared)
    let own = Language.typescript.scan("<Card className=\"\(classes)\" />")
    app.add(own.shared)
    return own.sites(app: app).map(\.summary)
  }

  @Test(
    "classes take the curves that the app's theme says, whatever they are called",
    arguments: [
      "ease-snappy", "ease-(--ease-snappy)", "ease-[var(--ease-snappy)]", "ease-[--ease-snappy]",
      "[transition-timing-function:var(--ease-snappy)]", "ease-in", "",
    ])
  func ofClasses(curve: String) {
    let theme = """
      @import "tailwindcss";
      @theme {
        --ease-snappy: cubic-bezier(0.1, 0, 0, 1); --ease-in: var(--ease-snappy);
        --default-transition-timing-function: var(--ease-snappy); --ease-out: ease-out;
      }
      """
    #expect(classes("transition duration-200 \(curve)", beside: theme) == ["tween 0.2 0.1:0:0:1"])
    // A keyword is CSS's own.
    #expect(classes("transition duration-200 ease-out", beside: theme) == ["tween 0.2 0:0:0.58:1"])
    #expect(classes("transition duration-200 ease-in-out", beside: theme) == ["tween 0.2 0.4:0:0.2:1"])
  }

  @Test(
    "where no file declares the curve of a class, only the duration is known",
    arguments: [
      "ease-snappy", "ease-(--fluid)", "ease-[var(--fluid)]", "ease-[--fluid]", "ease-in-out-quart",
      "[transition-timing-function:var(--fluid)]",
    ])
  func unknownCurves(curve: String) {
    #expect(classes("transition duration-200 \(curve)", beside: "@theme {}") == ["duration 0.2"])
    #expect(classes("transition \(curve)", beside: "@theme {}").isEmpty)
    let own = ConstantTable()
    for text in [
      "cn('transition duration-200', '\(curve)')", "<p className={`transition duration-200 ease-${x}`} />",
    ] {
      #expect(Language.typescript.scan(text).sites(app: own).map(\.summary) == ["duration 0.2"])
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
