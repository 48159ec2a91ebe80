import Testing

@testable import AppScan

@Suite("CSS")
struct CSSTests {
  private func read(_ text: String, _ language: Language = .scss) -> [String] {
    language.sites(in: text).map { "\($0.api.dropFirst(4)) \($0.summary)" }
  }

  private func value(_ value: String) -> [String] {
    Language.scss.sites(in: "a { transition: \(value); }").map(\.summary)
  }

  @Test("Each part of a list is a site on its own line")
  func lists() {
    let text = "a {\n  transition: color 120ms ease, transform .2s,\n    opacity 0.3s ease-in;\n}"
    let sites = Language.css.sites(in: text)
    #expect(
      sites.map(\.summary) == [
        "tween 0.12 0.25:0.1:0.25:1", "tween 0.2 0.25:0.1:0.25:1", "tween 0.3 0.42:0:1:1",
      ])
    #expect(sites.map(\.place.line) == [2, 2, 3])
  }

  @Test("properties that Sass nests in the first part of their names are those of a rule")
  func nestedProperties() {
    #expect(
      read(
        ".a { transition: { property: opacity; duration: .2s; timing-function: ease-in; delay: 1s; } color: red; }"
      )
        == ["transition-duration tween 0.2 0.42:0:1:1 delay 1", "transition-delay nothing"])
    #expect(
      read(".a { &:hover { x: y } animation: { name: fade; duration: 300ms; } }") == [
        "animation-duration tween 0.3 0.25:0.1:0.25:1"
      ])
    #expect(read(".a { duration: 300ms; b { delay: 1s; timing-function: ease-in; } }").isEmpty)
  }

  @Test("A list that begins on a line of its own stands at its property and ends where its first part ends")
  func brokenLists() {
    let sites = Language.css.sites(in: "a {\n  transition:\n    color 1s,\n    opacity 2s;\n}")
    #expect(sites.map(\.place.line) == [2, 4])
    #expect(sites.map(\.place.endLine) == [3, 4])
  }

  @Test("The first time is the duration, the second the delay, and all else stands in any order")
  func order() {
    #expect(value("ease-out 1s opacity -0.5s") == ["tween 1 0:0:0.58:1 delay -0.5"])
    #expect(
      read("a { animation: infinite 20s linear spin 5s both }") == [
        "animation tween 20 0:0:1:1 delay 5 repeats"
      ])
    #expect(
      read("a { animation: scroll var(--long, 40s) var(--way, forwards) linear infinite }") == [
        "animation tween 40 0:0:1:1 repeats"
      ])
    #expect(read("a { animation: shake 0.15s 6 }") == ["animation tween 0.15 0.25:0.1:0.25:1"])
    #expect(value("0.5s") == ["tween 0.5 0.25:0.1:0.25:1"])
    #expect(value("OPACITY 300MS EASE-IN !important") == ["tween 0.3 0.42:0:1:1"])
  }

  @Test(
    "A variable holds a whole motion too where its time is another variable",
    arguments: [
      "$d: 200ms; $t: opacity $d ease-in; a { transition: $t }",
      "$d: 200ms; $t: $d ease-in; a { transition: opacity $t }",
      ":root { --d: 200ms; --t: opacity var(--d) ease-in; } a { transition: var(--t) }",
      "$duration-base: 200ms; $ease: ease-in; $t: $duration-base $ease; a { transition: opacity $t }",
    ])
  func wholeMotionsOfVariables(_ source: String) {
    let summaries = Language.scss.sites(in: source).map(\.summary)
    #expect(
      summaries.filter { !$0.hasPrefix("duration") && !$0.hasPrefix("curve") } == ["tween 0.2 0.42:0:1:1"])
  }

  @Test("Values beside one another whose variables say neither time nor curve are no motion")
  func noMotions() {
    let source = "$a: 4px; $b: 2px; $t: $a $b; a { --border: $a solid $b; margin: $t }"
    #expect(Language.scss.sites(in: source).isEmpty)
  }

  @Test("A variable of the same file that holds a whole motion is read where it is declared, and only there")
  func wholeVariables() {
    func summaries(_ text: String) -> [String] { Language.scss.sites(in: text).map(\.summary) }
    let use = "a { transition: opacity var(--t), transform var(--t) 20ms; } b { transition: color $t }"
    #expect(
      summaries(":root { --t: 200ms ease-in; } $t: 300ms linear; " + use)
        == ["tween 0.2 0.42:0:1:1", "tween 0.3 0:0:1:1"])
    #expect(summaries(use).count == 3)
    #expect(
      summaries(":root { --t: 200ms; } a { transition: opacity var(--t) ease-in; }").last
        == "tween 0.2 0.42:0:1:1")
  }

  @Test("Delayed jumps and switches are no motions")
  func tricks() {
    #expect(value("visibility 0s linear 300ms, opacity 0.5s") == ["tween 0.5 0.25:0.1:0.25:1"])
    #expect(value("visibility 0s linear 0s").isEmpty)
    #expect(value("opacity 0s 300ms").isEmpty)
    #expect(value("none").isEmpty)
    #expect(value("all 0s") == ["tween 0 0.25:0.1:0.25:1"])
    #expect(read("a { animation: grow 1ms linear; animation-timeline: scroll() }").isEmpty)
  }

  @Test("The idiom of reduced motion is no motion; real motions beside it are")
  func reduced() {
    let text = """
      @media (prefers-reduced-motion: reduce) {
        * { animation-duration: 0.01ms !important; transition-duration: 0s; }
        a { transition: opacity 0.2s }
      }
      b { transition-duration: 0s }
      """
    #expect(
      read(text) == ["transition tween 0.2 0.25:0.1:0.25:1", "transition-duration tween 0 0.25:0.1:0.25:1"])
    for (query, count) in [
      ("(prefers-reduced-motion: no-preference)", 1), ("not (prefers-reduced-motion: reduce)", 1),
      ("not all and (prefers-reduced-motion)", 1), ("not (prefers-reduced-motion: no-preference)", 0),
      ("screen and (prefers-reduced-motion)", 0),
    ] {
      #expect(read("@media \(query) { a { transition-duration: 0s } }").count == count, "\(query)")
    }
  }

  @Test("Sass computes: products, and quotients by its module")
  func arithmetic() {
    #expect(
      read(
        """
        $t: 400ms;
        $half: math.div($t, 2);
        a { transition-duration: math.div($t, 4); }
        a { transition-duration: $t * 2; }
        b { transition: opacity math.div($t, 2) linear, color $t * 2 linear, top $half linear; }
        """) == [
          "custom-property duration 0.4", "transition-duration tween 0.1 0.25:0.1:0.25:1",
          "transition-duration tween 0.8 0.25:0.1:0.25:1",
          "transition tween 0.2 0:0:1:1", "transition tween 0.8 0:0:1:1", "transition tween 0.2 0:0:1:1",
        ])
  }

  @Test(
    "A map of Sass is looked up by constant keys",
    arguments: [
      "map-get($durations, 'fast') ease-in", "map.get($durations, fast) ease-in", "$fast ease-in",
      "map.get($motion, duration, fast) map.get($motion, easing, in)",
    ])
  func maps(value: String) {
    let text = """
      $durations: ('fast': 200ms, 'slow': 400ms);
      $motion: (duration: (fast: 200ms), easing: (in: ease-in));
      $fast: map.get($durations, 'fast');
      .a { transition: opacity \(value); }
      """
    #expect(Language.scss.sites(in: text).last?.summary == "tween 0.2 0.42:0:1:1")
    let unknown = ".a { transition: opacity map.get($durations, $key) ease-in; }"
    #expect(Language.scss.sites(in: unknown).map(\.summary) == ["unreadable expression"])
  }

  @Test("The first entry of a map stands where it is written, as the others do")
  func firstEntry() {
    let sites = Language.scss.sites(in: "$times: (\n  fast: 200ms,\n  slow: 400ms\n);")
    #expect(sites.map(\.place.line) == [2, 3])
  }

  @Test("A custom property counts by its value")
  func customProperties() {
    #expect(read(":root { --fast: 100ms; --out: cubic-bezier(0, 0, .2, 1); --in: ease-in }").count == 3)
    #expect(
      read("$spring: linear(0, 0.5 20%, 1) !default;") == ["custom-property curve linear(0, 0.5 20%, 1)"])
    #expect(read("$all: (fast: 100ms, slow: 1s);").count == 2)
    #expect(
      read(
        ":root { --a: 12px; --b: invert(1) hue-rotate(180deg); --c: linear; --d: 'x 1s'; --e: var(--fast) }"
      ).isEmpty)
  }

  @Test("Easing functions are read exactly; what no browser takes is out of range")
  func easings() {
    #expect(value("a 1s steps(4, jump-none)") == ["tween 1 steps(4, jump-none)"])
    #expect(value("a 1s cubic-bezier(2, 0, 0, 1)") == ["unreadable range"])
    #expect(value("a 1s cubic-bezier(.1, -.6, .2, 0)") == ["tween 1 0.1:-0.6:0.2:0"])
    let curve = CSSEasing.curve("linear(0, 0.25, 0.75 50% 60%, 1.2, 1)")?.curve
    let heights = [0, 0.25, 0.5, 0.55, 0.6, 0.8, 1].map { curve?.value(at: $0) ?? .nan }
    for (height, expected) in zip(heights, [0, 0.25, 0.75, 0.75, 0.75, 1.2, 1]) {
      #expect(abs(height - expected) < 1e-12)
    }
    #expect(CSSEasing.curve("linear(0)") == nil)
    #expect(CSSEasing.curve("steps(0)") == nil)
  }

  @Test("Variables are read where they are declared once, and computed with")
  func variables() {
    let tokens = "$d: 200ms; :root { --out: ease-out; --twice: 1s } b { --twice: 2s } "
    #expect(
      read(tokens + "a { transition: opacity $d * 2 var(--out) }").last == "transition tween 0.4 0:0:0.58:1")
    #expect(read(tokens + "a { transition: opacity #{$d} }").last == "transition tween 0.2 0.25:0.1:0.25:1")
    #expect(read(tokens + "a { transition: opacity t.$d }").last == "transition tween 0.2 0.25:0.1:0.25:1")
    #expect(
      read(tokens + "a { transition: opacity calc(var(--none, 1s) / 4) }").last
        == "transition tween 0.25 0.25:0.1:0.25:1")
    #expect(
      read(tokens + "a { transition: opacity var(--twice) }").last == "transition unreadable ambiguous-name")
    #expect(read("a { transition: opacity var(--none) ease }") == ["transition unreadable constant"])
  }

  @Test("the parameters of mixins are what they are where nothing is given")
  func parameters() {
    #expect(
      read(
        "@mixin m($d: 1s) { transition: opacity $d } @mixin n($d: 2s, $e: ease) { transition: opacity $d $e }"
      )
        == ["transition tween 1 0.25:0.1:0.25:1", "transition tween 2 0.25:0.1:0.25:1"])
    #expect(read("@mixin m($d) { transition: opacity $d }") == ["transition unreadable parameter"])
  }

  @Test("A value that only points elsewhere carries no numbers")
  func references() {
    #expect(
      read(
        "a { transition: var(--all); transition-duration: $d; animation-delay: var(--d); animation: var(--b) both }"
      ).isEmpty)
  }

  @Test("Names that look like properties elsewhere are none")
  func elsewhere() {
    #expect(
      read("a transition:hover { color: red } .transition { b: c } @supports (transition: opacity 1s) {}")
        .isEmpty)
    #expect(
      read("@include m($size: 1px); a { -webkit-transition: opacity 1s; transition-property: a }").isEmpty)
  }

  @Test("What exports generate is a use, not a site")
  func uses() {
    let options = ScanOptions(prefixes: ["--motion-", "$motion-", "ease-motion-"])
    let text = """
      a { transition: opacity var(--motion-fast-duration) var(--motion-fast-easing); @apply ease-motion-out; }
      b { animation: c $motion-slow ease-in; --motion-own: 1s; }
      """
    let scan = Language.scss.scan(text, options)
    #expect(
      scan.uses.map(\.symbol)
        == ["--motion-fast-duration", "--motion-fast-easing", "ease-motion-out", "$motion-slow"])
    #expect(scan.drafts.map(\.api) == ["CSS.animation", "CSS.custom-property"])
  }

  @Test("Tailwind's classes in @apply are those of elements")
  func applied() {
    #expect(
      Language.css.sites(in: "a { @apply opacity-0 duration-100 hover:ease-out; }").map(\.summary) == [
        "duration 0.1", "curve 0:0:0.2:1",
      ])
  }

  @Test("Calls of what a Sass export generates are uses")
  func calls() {
    let options = ScanOptions(prefixes: ["motion-transition(", "motion-get("])
    let text = """
      a { @include motion-transition("sheet-present", opacity); @include m.motion-transition('fade'); }
      b { transition-duration: motion-get(fade, "duration"); @include motion-transition($name); }
      """
    let scan = Language.scss.scan(text, options)
    #expect(
      scan.uses.map(\.symbol)
        == ["motion-transition(sheet-present)", "motion-transition(fade)", "motion-get(fade)"])
  }
}
