import Foundation
import Testing

@Suite("import of style sheets")
struct StyleSheetImportTests {
  private func imported(_ files: [String: String], _ arguments: String...) throws -> (
    out: String, err: String, code: Int32, export: String
  ) {
    let runner = try CommandRunner.empty(files)
    let result = runner.run(["import"] + arguments)
    return (result.out, result.err, result.code, runner.run("export", "--format", "csv").out)
  }

  private func values(_ files: [String: String], _ arguments: String...) throws -> [String] {
    try CommandRunner.rows(of: files, imported: arguments)
  }

  @Test("custom properties become durations, curves and tweens; what refers to another stays so")
  func customProperties() throws {
    let text = """
      :root {
        --duration-fast: 150ms; /* quick */
        --duration-slow: .5s;
        --ease-out: cubic-bezier(0, 0,
          .2, 1);
        --ease-even: linear;
        --ease-stairs: steps(4, jump-end);
        --ease-points: linear(0, 0.6 30%, 1);
        --duration-hover: var(--duration-fast);
        --duration-other: var(--elsewhere, 300ms);
        --transition-fade: opacity var(--duration-fast) var(--ease-out) 50ms;
        --fade: opacity 300ms ease-in; --quick: .2s linear; --note: waits 2s and then ease away;
        --color: #f00; --gradient: linear; --align: ease
      }
      """
    let rows = try values(["a.css": text], "a.css")
    #expect(
      rows == [
        "align curve bezier 0.25, 0.1, 0.25, 1",
        "duration-fast duration 0.15 s 0.15 s duration-hover, transition-fade",
        "duration-hover alias -> duration-fast 0.15 s", "duration-other duration 0.3 s 0.3 s",
        "duration-slow duration 0.5 s 0.5 s", "ease-even curve bezier 0, 0, 1, 1",
        "ease-out curve bezier 0, 0, 0.2, 1 transition-fade", "ease-points curve 3 points",
        "ease-stairs curve 4 steps, jump end", "fade tween 0.3 s, bezier 0.42, 0, 1, 1 0.3 s",
        "quick tween 0.2 s, bezier 0, 0, 1, 1 0.2 s",
        "transition-fade tween duration-fast, ease-out, delay 0.05 0.2 s",
      ], "\(rows)")
  }

  @Test("Tailwind's theme, Sass variables, and variables of other files, in any order")
  func others() throws {
    let theme =
      "@import \"tailwindcss\";\n@theme inline { --ease-in-expo: cubic-bezier(0.95, 0.05, 0.795, 0.035); --duration-x: $fast }"
    let sass = "// ours\n$fast: 90ms !default;\n$ease-calm: ease-in-out;\n"
    for arguments in [["theme.scss", "v.scss"], ["v.scss", "theme.scss"]] {
      let rows = try values(["theme.scss": theme, "v.scss": sass], arguments[0], arguments[1])
      #expect(
        rows.map { $0.prefix { $0 != " " } } == ["duration-x", "ease-calm", "ease-in-expo", "fast"], "\(rows)"
      )
    }
  }

  @Test("maps of Sass are groups, in brackets of their own too, merged ones and lists of one among them")
  func maps() throws {
    let text = """
      $speeds: (default: 500ms, 'slow': 0.75s) !default;
      $easings: (
        out: cubic-bezier(0, 0, .2, 1), // ours
        nested: (back: $speeds, in: ease-in,),
      );
      $breakpoints: (small: 10px, large: 20px);
      $lists: ("one": (100ms,), "two": (
          200ms,
        ));
      $root: () !default;
      $root: map-merge((
        even-transition: all 0.2s linear,
      ), $root);
      $more: map.deep-merge($root, (time: 3s), (last: 4s));
      """
    let rows = try values(["v.scss": text], "v.scss")
    #expect(
      rows == [
        "easings.nested.in curve bezier 0.42, 0, 1, 1", "easings.out curve bezier 0, 0, 0.2, 1",
        "lists.one duration 0.1 s 0.1 s", "lists.two duration 0.2 s 0.2 s", "more.last duration 4 s 4 s",
        "more.time duration 3 s 3 s", "root.even-transition tween 0.2 s, bezier 0, 0, 1, 1 0.2 s",
        "speeds.default duration 0.5 s 0.5 s", "speeds.slow duration 0.75 s 0.75 s",
      ], "\(rows)")
  }

  @Test("a stiffness and a damping of one name are a spring")
  func springs() throws {
    let text = """
      :root { --spring-fast-damping: 0.9; --spring-fast-stiffness: 1400; --spring: none; --stiffness: 3; --damping: 2;
        --spring-slow-stiffness: 300; --lone-stiffness: 2; --wide-stiffness: 20; --wide-damping: 20px }
      $spring-soft: null; $spring-soft-stiffness: 100; $spring-soft-damping-ratio: 1;
      """
    let rows = try values(["v.scss": text], "v.scss")
    #expect(rows.map { $0.prefix { $0 != " " } } == ["spring-fast", "spring-soft"], "\(rows)")
  }

  @Test("a Sass variable that holds the custom property of its name has what stands in for it")
  func sameName() throws {
    let rows = try values(
      ["v.scss": "$ease-x: var(--ease-x, cubic-bezier(0, 0, .2, 1)); $time-y: 1s !default;"], "v.scss")
    #expect(rows == ["ease-x curve bezier 0, 0, 0.2, 1", "time-y duration 1 s 1 s"], "\(rows)")
  }

  @Test("variables and interpolations of Sass within a value are replaced, and what is left of them is named")
  func interpolations() throws {
    let text = """
      @use "tokens";
      $fast: 120ms; $ease-x: cubic-bezier(0, 0, 0.2, 1); $factor: calc(#{$one} * 1); $one: 1;
      :root {
        --app-fast: #{$fast}; --app-other: #{tokens.$fast};
        --app-transition: opacity #{$fast} #{$ease-x};
        --app-double: calc(#{$factor} * #{$fast} * 2);
      }
      $slow: $fast + 100ms;
      $move-transition: transform $fast ease-in-out, fill tokens.$fast ease-in-out;
      $lost-transition: transform #{tokens.$nowhere} ease-in-out;
      $lost-ease: #{tokens.$nowhere};
      $m: ("duration-low": (0.3s), "ease": (ease-out), "list": (1s, 2s));
      """
    let result = try imported(["v.scss": text], "v.scss")
    #expect(result.code == 0, "\(result.err)")
    let rows = try values(["v.scss": text], "v.scss")
    #expect(
      rows == [
        "app-double duration 0.24 s 0.24 s", "app-fast alias -> fast 0.12 s",
        "app-other alias -> fast 0.12 s",
        "app-transition tween fast, ease-x 0.12 s", "ease-x curve bezier 0, 0, 0.2, 1 app-transition",
        "fast duration 0.12 s 0.12 s app-fast and 3 others", "m.duration-low duration 0.3 s 0.3 s",
        "m.ease curve bezier 0, 0, 0.58, 1", "move-transition tween fast, bezier 0.42, 0, 0.58, 1 0.12 s",
        "slow duration 0.22 s 0.22 s",
      ], "\(rows)")
    #expect(result.err.contains("lost-transition: was not read: its value is \"transform #{tokens.$nowhere}"))
    #expect(result.err.contains("lost-ease: was not read"), "\(result.err)")
  }

  @Test(
    "a variable that is a word of a transition stays a reference, so that the transition moves along",
    arguments: [
      (
        "a.css", ":root { --fast: 150ms; --out: ease-out; --t: opacity var(--fast) var(--out); }",
        "t tween fast, out"
      ),
      (
        "a.css", ":root { --fast: 150ms; --t: color var(--fast) ease, fill var(--fast) ease 0s; }",
        "t tween fast, bezier 0.25, 0.1, 0.25, 1"
      ),
      (
        "a.scss", "@use 's'; $out: ease-out !default; $a-transition: .2s opacity s.$out !default;",
        "a-transition tween 0.2 s, out"
      ),
      ("a.scss", "$fast: 150ms; $out: ease-out; $t: (opacity #{$fast} #{$out});", "t tween fast, out"),
      ("a.scss", "$fast: 150ms; $m: (in: (opacity $fast ease-in), fast: $fast);", "m.fast alias -> fast"),
      ("a.scss", "$fast: 150ms; $m: (in: (opacity $fast step-end));", "m.in tween fast, 1 step, jump end"),
      ("a.less", "@fast: 150ms; @out: ease-out; @t: opacity @fast @{out};", "t tween fast, out"),
      (
        "a.css", ":root { --f: 150ms; --quick: var(--f); --fade-transition: opacity var(--quick); }",
        "fade-transition tween quick, bezier 0.25, 0.1, 0.25, 1"
      ),
    ])
  func links(_ file: String, _ text: String, _ expected: String) throws {
    #expect(try values([file: text], file).contains { $0.hasPrefix(expected) })
    let result = try imported([file: text], file)
    #expect(!result.err.contains("will not move along"), "\(result.err)")
  }

  @Test("what computes with a variable, or names one of another file, is said to be a copy, once and counted")
  func copies() throws {
    let text = """
      :root { --fast: 100ms; --out: ease-out; --slow: calc(var(--fast) * 2); --half: 0.5;
        --fade: opacity calc(var(--fast) * 3) var(--out); --move: transform var(--slow) var(--elsewhere, ease-in);
        --all: var(--fade); --more-transition: var(--fade), color 300ms ease-out;
        --curve: cubic-bezier(var(--half), 0, 0.2, 1); --own: var(--own, 1s); --fixed: opacity 1s ease; }
      """
    let result = try imported(["a.css": text], "a.css")
    #expect(result.code == 0)
    let notes = result.err.split(separator: "\n").filter { $0.contains("will not move along") }
    #expect(notes.count == 1 && notes[0].contains("4 presets took over"), "\(result.err)")
    #expect(notes.first?.hasSuffix(": slow, fade, move, more-transition") == true, "\(notes)")
    let except = try imported(["a.css": text], "a.css", "--except=--out")
    #expect(except.code == 0 && !except.err.contains("was not read"), "\(except.err)")
    let same = try imported(
      ["a.scss": "$fast: 1s; :root { --fast: 2s; } $move-transition: opacity $fast ease;"], "a.scss")
    #expect(same.err.contains("1 preset took over") && same.export.contains("move-transition"), "\(same.err)")
  }

  @Test("a clip has copies of the variables in it, and that is said")
  func copiesInClips() throws {
    let keyframes = "@keyframes fade { from { opacity: 1 } to { opacity: 0 } }"
    for text in [
      ":root { --ease: cubic-bezier(.25, 0, .3, 1); --animation-fade: fade .5s var(--ease) } \(keyframes)",
      ":root { --time: 200ms } .x { animation: fade var(--time) linear } \(keyframes)",
      ":root { --time: 200ms } .x { animation-name: fade; animation-duration: var(--time) } \(keyframes)",
      """
      :root { --ease: ease-in }
      @keyframes fade { from { opacity: 1; animation-timing-function: var(--ease) } to { opacity: 0 } }
      """,
    ] {
      let result = try imported(["a.css": text], "a.css")
      #expect(result.err.contains("1 preset took over what variables say"), "\(text) \(result.err)")
    }
    let plain = try imported(["a.css": ".x { animation: fade .5s linear } \(keyframes)"], "a.css")
    #expect(!plain.err.contains("took over"), "\(plain.err)")
  }

  @Test("variables that name two others each come to an end", .timeLimit(.minutes(1)))
  func endless() throws {
    let chain = (0..<60).map { "$v\($0): $v\($0 + 1) $v\($0 + 1);" }.joined(separator: "\n")
    let rows = try values(["v.scss": "\(chain)\n$v60: 1ms;\n$self: $self;\n"], "v.scss")
    #expect(rows.count == 1, "\(rows)")
    let unclosed = String(repeating: "var(--a ", count: 50_000)
    #expect(try values(["a.css": ":root { --b: 1s; --c: \"\(unclosed)\"; }"], "a.css").count == 1)
  }

  @Test("variables of Less, whose last value counts")
  func less() throws {
    let text = """
      @slow: 0.2s;
      @slow: 0.3s; // ours
      @ease-out: cubic-bezier(0.215, 0.61, 0.355, 1);
      @fade-transition: opacity @slow @ease-out;
      @own-time: @{slow};
      :root { --ant-motion: 0.2s; }
      .a { transition: @fade-transition; }
      """
    let rows = try values(["v.less": text], "v.less")
    #expect(
      rows == [
        "ant-motion duration 0.2 s 0.2 s", "ease-out curve bezier 0.215, 0.61, 0.355, 1 fade-transition",
        "fade-transition tween slow, ease-out 0.3 s", "own-time alias -> slow 0.3 s",
        "slow duration 0.3 s 0.3 s fade-transition, own-time",
      ], "\(rows)")
  }

  @Test("maps of Less are groups, and what looks a member up stays a reference")
  func lessMaps() throws {
    let text = """
      @transition: {
        ttf-out: cubic-bezier(0.23, 1, 0.32, 1);
        td50: 50ms;
        @td100: 100ms;
      }
      @quick: @transition[td50];
      @fade: opacity @transition[@td100] @transition[ttf-out];
      @gone-duration: @transition[td75];
      .a { transition: opacity @transition[td50]; .b { td50: 1s } }
      """
    let rows = try values(["v.less": text], "v.less")
    #expect(
      rows == [
        "fade tween transition.td100, transition.ttf-out 0.1 s", "quick alias -> transition.td50 0.05 s",
        "transition.td100 duration 0.1 s 0.1 s fade", "transition.td50 duration 0.05 s 0.05 s quick",
        "transition.ttf-out curve bezier 0.23, 1, 0.32, 1 fade",
      ], "\(rows)")
  }

  @Test("a style sheet whose motion stands in functions says that these are not read")
  func functions() throws {
    let result = try imported(
      ["a.scss": "@function values($x: false) { @return ('fast': 450ms); }"], "a.scss")
    #expect(result.code == 1 && result.err.contains("not what functions and mixins give"), "\(result.err)")
  }

  @Test("a style sheet that only names others says which to import")
  func onlyImports() throws {
    for (name, text) in [
      ("a.css", "@import \"./motion.css\";\n@import url(./color.css);\n@import \"./motion.css\";"),
      ("a.scss", "@forward './motion.css';\n@use './color.css' as c;"),
    ] {
      let result = try imported([name: text], name)
      #expect(result.code == 1)
      #expect(result.err.contains("import those: ./motion.css, ./color.css. Nothing"), "\(result.err)")
    }
  }

  @Test("what is wrong has its place in the style sheet, what looks like motion and is not read is named")
  func places() throws {
    let wrong = try imported(["a.css": "a { }\n:root {\n  --動: 100ms;\n}"], "a.css")
    #expect(wrong.code == 2 && wrong.err.contains("a.css:3:3: "), "\(wrong.err)")
    let named = try imported(
      [
        "a.css":
          ":root { --duration-a: calc(1s * 1px); --ease-b: cubic-bezier(2, 0, 0, 1); --duration-c: 1s; --d: -100ms }"
      ],
      "a.css")
    #expect(named.code == 0)
    for name in ["duration-a", "ease-b", "d"] {
      #expect("\n\(named.err)".contains("\n\(name): was not read"), "\(named.err)")
    }
    #expect(try imported(["a.css": ":root { --color: red }"], "a.css").code == 1)
    #expect(try imported(["a.css": "}}}{{{"], "a.css").code == 1)
  }

  @Test("a style sheet on stdin is recognised")
  func standardInput() throws {
    let runner = try CommandRunner.empty()
    let result = runner.run(["import", "-"], input: ":root { --duration-a: 1s; }")
    #expect(result.code == 0, "\(result.err)")
  }
}
