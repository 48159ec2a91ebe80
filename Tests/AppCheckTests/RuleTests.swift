@testable import AppScan
import Findings
import Presets
import Testing

@testable import AppCheck

@Suite("Rules for apps")
struct RuleTests {
  @Test("a member of the app's own type is none of an export's, whatever it is called")
  func ownType() throws {
    let app = try SwiftApp(
      "struct V { private enum Motion { static let tap = Animation.linear(duration: 9)",
      "  static let pop = Animation.linear(duration: 8) }",
      "  func f() { withAnimation(Motion.tap) {}; withAnimation(Motion.pop) {} } }")
    #expect(app.findings(only: ["unknown-symbol"]).isEmpty)
    #expect(app.subject.useCount == 0)
  }

  @Test("every rule has a name of its own and says why it is there")
  func rules() {
    #expect(Set(CheckRules.all.map { $0.id }).count == CheckRules.all.count)
    for rule in CheckRules.all {
      #expect(rule.explanation.count > 80, "\(rule.id)")
      #expect(rule.summary.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test("what an export generates counts as taken from the registry, in either manner")
  func uses() throws {
    let app = try SwiftApp(
      "withAnimation(Motion.pop.delay(0.1)) { x = 1 }", "view.animation(.motionfade, value: x)")
    #expect(app.findings().isEmpty)
    #expect(app.subject.useCount == 2)
    #expect(app.subject.siteCount == 2)
  }

  @Test(
    "the names that say the halves of a place are one motion with it, and what stands inside of it is another",
    arguments: [
      ("dart", "c.animateTo(1, duration: Motion.out.duration, curve: Motion.out.curve);", 1, 1),
      (
        "dart",
        "f() => AnimatedContainer(duration: Motion.out.duration, curve: Motion.out.curve, child: AnimatedOpacity(opacity: 1, duration: Motion.quick, curve: Motion.hold));",
        2, 2
      ),
      (
        "dart", "f() => AnimatedContainer(duration: const Duration(seconds: 9), child: x(Motion.hold));", 2, 1
      ),
      (
        "dart",
        "f() { c = AnimationController(vsync: this, duration: Motion.out.duration);\na = CurvedAnimation(parent: c, curve: Motion.out.curve); }",
        1, 1
      ),
      ("kt", "package com.acme\nval v = tween<Dp>(Motion.quick, easing = Motion.hold)", 1, 1),
      ("kt", "package com.acme\nval v = Motion.fade<Dp>()", 1, 1),
      ("css", ".a { transition: opacity var(--motion-out-transition), color 2s; }", 2, 1),
      ("css", ".a { transition: opacity var(--motion-quick-duration) cubic-bezier(.3, 0, 0, 1); }", 1, 0),
      ("css", ".a { transition-duration: var(--motion-quick-duration); }", 1, 1),
      ("css", ".a { animation: spin var(--motion-out-duration) var(--motion-out-easing) infinite; }", 1, 1),
      (
        "css",
        ".a {\n  transition-duration: var(--motion-out-duration);\n  transition-timing-function: var(--motion-out-easing);\n}",
        1, 1
      ),
      (
        "css",
        ".a { transition: opacity var(--motion-out-duration) var(--motion-out-easing), color var(--motion-fade-duration) var(--motion-fade-easing); }",
        2, 2
      ),
      (
        "css",
        ".a { transition: opacity var(--motion-out-transition); }\n.b { transition: opacity var(--motion-out-transition); }",
        2, 2
      ),
      ("tsx", "<a className=\"transition duration-m-out ease-m-out\" />", 1, 1),
    ])
  func counts(ending: String, text: String, all: Int, ofRegistry: Int) throws {
    let language = try #require(Language(fileName: "a." + ending))
    let motions = try FixedSource(text, language, ending).motions
    #expect(motions.all == all && motions.ofRegistry == ofRegistry, "\(motions)")
  }

  @Test("a deprecated preset or alias in use says what to use instead")
  func deprecated() throws {
    let findings = try SwiftApp(
      "withAnimation(Motion.old) { x = 1 }", "withAnimation(Motion.retired) { x = 1 }"
    ).findings()
    #expect(findings.map(\.rule) == ["deprecated-use", "deprecated-use"])
    #expect(findings.map(\.hint) == ["use pop", "use pop"])
  }

  @Test("another name is followed to what it stands for, by the name that its deprecation has for that")
  func deprecatedAlias() throws {
    let registry = #"""
      {"format": "motionbook/1", "presets": [
        {"name": "appear", "kind": "spring", "duration": 0.4},
        {"name": "elsewhere", "kind": "alias", "of": "appear", "deprecated": "show"},
        {"name": "gone", "kind": "alias", "of": "appear", "deprecated": "dead"},
        {"name": "renamed", "kind": "alias", "of": "appear", "deprecated": "tap"},
        {"name": "self", "kind": "spring", "duration": 0.4, "deprecated": "self"},
        {"name": "show", "kind": "spring", "duration": 0.9},
        {"name": "tap", "kind": "alias", "of": "appear"}]}
      """#
    let lines = ["elsewhere", "gone", "renamed", "self"].map { "withAnimation(Motion.\($0)) { x = 1 }" }
    let app = try SwiftApp([("A.swift", SwiftApp.view(lines))], registry: registry)
    #expect(
      app.findings(only: ["deprecated-use"]).map(\.hint) == ["use appear", "use appear", "use tap", "self"])
  }

  @Test("of a cubic keyframe, whose way depends on those around it, nothing is said, and of others all is")
  func keyframes() throws {
    let app = try SwiftApp(
      "CubicKeyframe(1.2, duration: 0.5)", "LinearKeyframe(1, duration: f(x))",
      "LinearKeyframe(1, duration: 0.5)")
    #expect(app.findings().map(\.rule) == ["unreadable-motion", "hand-written-unknown"])
    #expect(app.findings().map(\.place.line) == [3, 4])
    #expect(MotionSurvey(files: app.subject.files, fileCount: 1).readableCount == 2)
  }

  @Test("a path whose last part is a symbol by itself is one use")
  func usedOnce() throws {
    let text = SwiftApp.view(["withAnimation(Motion.old) { x = 1 }", "view.animation(.old, value: x)"])
    let app = try SwiftApp([("A.swift", text)], bare: "")
    #expect(app.findings(only: ["deprecated-use"]).map(\.place.line) == [2, 3])
    #expect(app.subject.useCount == 2)
  }

  @Test(
    "the short name is the preset where SwiftUI's type is expected or stands before it, and another's elsewhere"
  )
  func shortNames() throws {
    func lines(_ text: [String]) throws -> [Int?] {
      try SwiftApp([("A.swift", "\n" + SwiftApp.view(text))], bare: "").findings(only: ["deprecated-use"])
        .map(\.place.line)
    }
    let others = [
      "tableView.reloadRows(at: rows, with: .retired)", "options.transition = ImageTransition.retired(0.4)",
      "func play(_ animation: Animation) { transition.type = .retired }", "if step == .retired {}",
      "print(step.retired)", "let retired = 1", "enum Step { case retired }", "_ = retired",
    ]
    #expect(try lines(others) == [])
    let own = [
      "withAnimation(.retired) { x = 1 }", "view.animation(isOn ? .retired : nil, value: x)",
      "let a = Animation.retired.delay(1)", "let b = SwiftUI.Spring.retired", "let c: Spring = .retired",
      "let d: Animation? = .retired", "withAnimation(.spring(.retired)) { x = 1 }",
      "SpringKeyframe(1, duration: 1, spring: .retired)",
    ]
    #expect(try lines(own) == own.indices.map { $0 + 3 })
  }

  @Test("a member of another type that is called as a preset leaves a motion as unreadable as it is")
  func shortNameOfOthers() throws {
    let text = SwiftApp.view(["withAnimation(.linear(duration: style.fade)) { x = 1 }"])
    let app = try SwiftApp([("A.swift", text)], bare: "")
    #expect(app.findings().map(\.rule) == ["unreadable-motion"])
  }

  @Test("a symbol in one of the registry's groups that no preset has is an error with the nearest")
  func unknownSymbol() throws {
    let registry = #"""
      {"format": "motionbook/1", "presets": [{"name": "sheet.present", "kind": "spring", "duration": 0.5}]}
      """#
    let text = SwiftApp.view([
      "withAnimation(Motion.sheet.presnet) { x = 1 }", "let other = Motion.Kind.thing",
      "withAnimation(Motion.sheet.present) { x = 1 }",
    ])
    let findings = try SwiftApp([("A.swift", text)], registry: registry).findings()
    #expect(findings.map(\.rule) == ["unknown-symbol"])
    #expect(findings.first?.hint == "did you mean Motion.sheet.present?")
  }

  @Test(
    "a member of another type that is called as an export is none of its symbols",
    arguments: [
      ("swift", "let a = L10n.Motion.title", 0), ("swift", "let a = L10n.Sensors.Motion.title", 0),
      ("swift", "let a = make().Motion.title", 0), ("swift", "import Design\nlet a = Design.Motion.title", 1),
      ("swift", "let a = Motion.title", 1), ("kt", "val a = Sensors.Motion.title", 0),
      ("kt", "val a = com.acme.Motion.title", 1), ("dart", "var a = Strings.Motion.title;", 0),
      ("dart", "import 'motion.dart' as m;\nvar a = m.Motion.title;", 1),
      ("ts", "const a = strings.Motion.title;", 0), ("ts", "const a = strings?.Motion.title;", 0),
      ("ts", "const a = theme.motionPresets.title;", 1), ("ts", "const a = this.motionPresets.title;", 1),
      ("ts", "import * as m from './motion';\nconst a = m.motionPresets.title;", 1),
      ("ts", "const a = { ...motionPresets.title };", 1),
    ])
  func members(ending: String, text: String, count: Int) throws {
    let language = try #require(Language(fileName: "a." + ending))
    let findings = try FixedSource(text, language, ending).findings
    #expect(findings.count { $0.rule == "unknown-symbol" } == count, "\(findings.map(\.message))")
  }

  @Test(
    "what an export has of its own is no preset that is missing, and what it chooses from are presets",
    arguments: [
      ("var a = Motion.of(true);", [], 0), ("f() => x(Motion.of(reduce(c)).out.duration);", [], 1),
      ("f() { final m = Motion.of(true); x(m.out.duration, m.nope); }\nm() => m.out;", ["Motion.nope"], 1),
      ("class A { late final m = Motion.of(true);\n  f() => x(m.out.curve, this.m.out, y.m); }", [], 1),
    ] as [(String, [String], Int)])
  func choices(text: String, unknown: [String], count: Int) throws {
    let symbol = PresetSymbol(
      preset: "out", use: "Motion.out", names: ["": "Motion.out"], platforms: [.flutter],
      replacement: .whereImported)
    var symbols = SymbolTable()
    symbols.add([symbol], roots: ["Motion"], prefixes: [], helpers: ["Motion.of"])
    let subject = try CheckSubject(
      [CheckedFile(text, .dart, ScanOptions(roots: symbols.roots))], symbols: symbols)
    #expect(AppChecker(only: ["unknown-symbol"]).check(subject).map(\.subject) == unknown)
    #expect(subject.useCount == count)
  }

  @Test("a name that differs in a number only is none that was meant: it moves otherwise")
  func otherNumber() throws {
    let registry = #"""
      {"format": "motionbook/1", "presets": [
        {"name": "times.long2000ms", "kind": "spring", "duration": 2},
        {"name": "times.long", "kind": "spring", "duration": 3}]}
      """#
    func hint(_ use: String) throws -> String? {
      let text = SwiftApp.view(["withAnimation(Motion.times.\(use)) { x = 1 }"])
      return try SwiftApp([("A.swift", text)], registry: registry, bare: "token").findings(only: [
        "unknown-symbol"
      ]).first?
      .hint
    }
    #expect(try hint("long1500ms") == nil)
    #expect(try hint("lnog2000ms") == "did you mean Motion.times.long2000ms?")
  }

  @Test("a symbol of the root itself is looked at too, but not what the app adds or has of its own")
  func unknownAtRoot() throws {
    func rules(_ text: String) throws -> [String] {
      try SwiftApp([("A.swift", SwiftApp.view([text]))]).findings(only: ["unknown-symbol"]).map(\.subject)
    }
    #expect(try rules("withAnimation(Motion.nope) { x = 1 }") == ["Motion.nope"])
    #expect(
      try rules("withAnimation(Motion.pop) { x = 1 }\nlet type = Motion.self; let made = Motion.Kind()")
        .isEmpty)
    #expect(
      try rules("extension Motion { static let mine = x }\nwithAnimation(Motion.mine) { x = 1 }").isEmpty)
  }

  @Test("where a rule for everything stops the motions of the web, one note says so for all files")
  func reset() throws {
    let reset =
      "@media (prefers-reduced-motion: reduce) { *, *::before { animation-duration: 0.01ms !important; } }"
    let moving = "a { transition: opacity 2s ease }"
    let subject = try CheckSubject(
      [("reset.css", reset), ("a.css", moving), ("b.css", moving)].map { CheckedFile($1, .css, path: $0) })
    let findings = AppChecker(only: ["no-reduced-motion"]).check(subject)
    #expect(findings.map(\.place.file) == ["reset.css"])
    #expect(
      findings.first?.message.hasPrefix("2 files with motions of the web ask by this rule alone") == true)
  }

  @Test(
    "a style sheet asks for all files, also one that moves nothing; a component, a script and a module for themselves",
    arguments: [
      ("app.css", true), ("app.scss", true), ("a.module.css", false), ("Bar.svelte", false),
      ("util.ts", false),
    ])
  func askingForOthers(name: String, isForAll: Bool) throws {
    let query = "(prefers-reduced-motion: reduce)"
    let style = "@media \(query) { .bar { animation: none } }"
    let text =
      switch name {
      case "Bar.svelte": "<style>\(style) .bar { animation: a 2s ease }</style>"
      case "util.ts":
        "el.animate({ opacity: [0, 1] }, { duration: matchMedia(\"\(query)\").matches ? 0 : 200, easing: \"ease\" });"
      default: style
      }
    let language = try #require(Language(fileName: name))
    let subject = try CheckSubject([
      CheckedFile(text, language, path: name),
      CheckedFile("a { transition: opacity 2s ease }", .css, path: "a.css"),
    ])
    let findings = AppChecker(only: ["no-reduced-motion"]).check(subject)
    #expect(findings.map(\.place.file) == (isForAll ? [] : ["a.css"]))
  }

  @Test("an export that is stale or missing is an error at its file")
  func stale() throws {
    let app = try SwiftApp(
      [], stale: [StaleExport(path: "a.kt", .different), StaleExport(path: "b.kt", .missing)])
    #expect(app.findings().map(\.place.file) == ["a.kt", "b.kt"])
    #expect(app.findings().allSatisfy { $0.severity == .error && $0.rule == "stale-export" })
  }

  @Test("a file that never asks for less motion is noted once")
  func reduced() throws {
    let line = "withAnimation(.spring(duration: 0.5, bounce: 0.3)) { x = 1 }\n"
    let findings = try SwiftApp([("A.swift", line + line)]).findings(only: ["no-reduced-motion"])
    #expect(findings.count == 1)
    #expect(findings.first?.severity == .note)
    #expect(try SwiftApp(line).findings(only: ["no-reduced-motion"]).isEmpty)
  }

  @Test(
    "React Native is told both ways to ask: the hook is Reanimated's, and its own animations may stand without it",
    arguments: [
      "Animated.timing(x, { toValue: 1, duration: 200 })", "x.value = withTiming(1, { duration: 200 })",
    ]
  )
  func reducedOfNative(text: String) throws {
    let subject = try CheckSubject([CheckedFile(text, .typescript)])
    let hint = AppChecker(only: ["no-reduced-motion"]).check(subject).first?.hint ?? ""
    #expect(hint.contains("useReducedMotion()") && hint.contains("AccessibilityInfo.isReduceMotionEnabled()"))
  }

  @Test("what moves layers asks as the Mac does in a file that names what only the Mac has")
  func reducedOnTheMac() throws {
    let curve = "context.timingFunction = CAMediaTimingFunction(controlPoints: 0.33, 1, 0.68, 1)"
    func hint(_ text: String) throws -> String? {
      let subject = try CheckSubject([CheckedFile(text, .swift)])
      return AppChecker(only: ["no-reduced-motion"]).check(subject).first?.hint
    }
    #expect(try hint("f { " + curve + " }") == "ask with UIAccessibility.isReduceMotionEnabled")
    #expect(
      try hint("NSAnimationContext.runAnimationGroup { context in\n" + curve + "\n}")
        == "ask with NSWorkspace.shared.accessibilityDisplayShouldReduceMotion")
  }

  @Test("resources of Android cannot ask, and are not told to")
  func reducedOfResources() throws {
    let text = #"<alpha xmlns:android="a" android:duration="300"/>"#
    let scan = Language.xml.scan(text, name: "fade")
    #expect(!scan.drafts.isEmpty)
    let subject = try CheckSubject([CheckedFile(path: "res/anim/fade.xml", scan: scan, app: ConstantTable())])
    #expect(AppChecker(only: ["no-reduced-motion"]).check(subject).isEmpty)
  }

  @Test("a type of the app's own is none of the registry's where the app has no export of that name")
  func ownTypeWithoutExport() throws {
    func uses(isHeld: Bool) throws -> Int {
      let text = "enum Motion {}\nlet a = Motion.pop\n"
      var symbols = SymbolTable()
      let pop = PresetSymbol(
        preset: "pop", use: "Motion.pop", names: ["": "Motion.pop"], platforms: [.swiftui],
        replacement: .always)
      symbols.add([pop], roots: ["Motion"], prefixes: [], isHeld: isHeld)
      let file = CheckedFile(text, .swift, ScanOptions(roots: symbols.roots))
      return try CheckSubject([file], symbols: symbols).useCount
    }
    #expect(try uses(isHeld: true) == 1)
    #expect(try uses(isHeld: false) == 0)
  }

  @Test("only the lines that count are reported")
  func lines() throws {
    let line = "withAnimation(.easeInOut(duration: 2)) { x = 1 }"
    let text = SwiftApp.view([line, line, line])
    let findings = try SwiftApp([("A.swift", text)], lines: [3...3]).findings()
    #expect(findings.map(\.place.line) == [3])
    #expect(try SwiftApp([("A.swift", text)], lines: []).findings().isEmpty)
  }
}

@Suite("Tables of generated names")
struct SymbolTableTests {
  @Test("every first name is looked for, however many an export has")
  func manyRoots() {
    let roots = (0..<70_000).map { "acmeN\($0)" }
    var table = SymbolTable()
    table.add([], roots: roots, prefixes: [])
    table.add([], roots: ["acmeN0", "Motion"], prefixes: [])
    #expect(table.roots[.swift] == roots + ["Motion"])
  }

  @Test("the first name of an export is one in the languages of its platforms alone")
  func rootsOfLanguages() {
    var table = SymbolTable()
    let symbol = PresetSymbol(
      preset: "a", use: "Motion.a", names: ["": "Motion.a"], platforms: [.compose], replacement: .always)
    table.add([symbol], roots: ["Motion"], prefixes: [])
    #expect(table.roots == [.android: ["Motion"]])
  }

  @Test(
    "a name that several exports generate is the first one's that the app has, and renamed by all of them")
  func sharedNames() {
    func symbol(_ preset: String, _ name: String) -> PresetSymbol {
      PresetSymbol(preset: preset, use: name, names: ["": name], platforms: [.css], replacement: .always)
    }
    var table = SymbolTable()
    table.add([symbol("other", "--motion-a")], roots: [], prefixes: [], isHeld: false)
    table.add([symbol("a", "--motion-a")], roots: [], prefixes: [])
    table.add([symbol("late", "--motion-a"), symbol("b", "--motion-b")], roots: [], prefixes: [])
    #expect(table.preset(of: "--motion-a")?.preset == "a")
    #expect(table.renamed("--motion-a", to: "b") == "--motion-b")
    #expect(table.renamed("--motion-a", to: "c") == nil)
  }
}
