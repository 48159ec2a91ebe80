import Foundation
import TestSupport
import Testing

/// What `check --since` says of lines that a change left alone and broke all the same.
@Suite("check --since beyond the lines that changed")
struct CheckSinceTests {
  /// An app in a repository that uses two presets by a CSS export, and one name that no preset ever had.
  private func app() throws -> CommandRunner {
    let runner = try CommandRunner(packs: [])
    try runner.write(
      Texts.registry(
        #"{"name": "card.open", "kind": "spring", "duration": 0.3}, {"name": "card.shut", "kind": "spring", "duration": 0.4}"#
      ), to: "motionbook.json")
    try runner.write(
      #"{"registry": "motionbook.json", "exports": [{"format": "css", "to": "motion.css"}]}"#,
      to: ".motionbook.json")
    try runner.write(
      """
      @media (prefers-reduced-motion: reduce) { .a { transition: none } }
      .a { transition: opacity var(--motion-card-open-transition); }
      .b { transition: opacity var(--motion-card-shut-transition); }
      .c { transition: opacity var(--motion-never-transition); }

      """, to: "app/a.css")
    try made(runner, "export", "--all")
    try TestRepository.make(in: runner.path)
    return runner
  }

  private func made(_ runner: CommandRunner, _ words: String...) throws {
    let result = runner.run(words)
    try #require(result.code == 0, "\(words): \(result.err)")
  }

  private func findings(_ runner: CommandRunner, since revision: String = "HEAD") throws -> [String] {
    let result = runner.run("check", ".", "--since", revision, "--json")
    return try JSONObject(result.out).objects("findings").map {
      "\(try $0.string("rule")) \(try $0.string("file")):\(Int(try $0.number("line")))"
    }
  }

  @Test(
    "a motion is another one where the line of a constant in another file changes, and not where another line does",
    arguments: [
      (
        "t.css", ":root {\n  --t: 233ms;\n}\n", "233", "900", ":root", "a.css",
        ".x { transition: opacity var(--t) linear; }"
      ),
      (
        "e.scss", "// 2025\n$v: 233ms;\n", "233", "900", "2025", "a.scss",
        "@use 'e';\n.x { transition: opacity e.$v linear; }"
      ),
      (
        "res/values/integers.xml", "<resources>\n<integer name=\"fade\">233</integer>\n</resources>\n", "233",
        "900",
        "<resources>", "res/anim/a.xml",
        "<alpha xmlns:android=\"a\" android:duration=\"@integer/fade\" android:interpolator=\"@android:anim/linear_interpolator\"/>"
      ),
      (
        "res/interpolator/ease.xml",
        "<pathInterpolator\n  xmlns:android=\"a\"\n  android:controlX1=\"0.4\"\n  android:controlY1=\"0\"\n  android:controlX2=\"0.2\"\n  android:controlY2=\"1\"/>\n<!-- 2025 -->\n",
        "0.2", "0.9", "2025", "res/anim/a.xml",
        "<alpha xmlns:android=\"a\" android:duration=\"900\" android:interpolator=\"@interpolator/ease\"/>"
      ),
    ])
  func constants(
    tokens: String, text: String, value: String, new: String, other: String, user: String, use: String
  ) throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(
      Texts.registry(#"{"name": "card", "kind": "spring", "duration": 3}"#), to: "motionbook.json")
    try runner.write(text, to: tokens)
    try runner.write(use + "\n", to: user)
    try TestRepository.make(in: runner.path)
    func files() throws -> Set<String> {
      Set(try findings(runner).filter { !$0.hasPrefix("no-") }.map { "\($0.split(separator: " ")[1])" })
    }
    let line = use.split(separator: "\n").count
    try runner.write(text.replacingOccurrences(of: value, with: new), to: tokens)
    #expect(try files().contains("\(user):\(line)"))
    try runner.write(text.replacingOccurrences(of: other, with: other + " "), to: tokens)
    #expect(try !files().contains("\(user):\(line)"))
  }

  @Test(
    "a use whose preset was renamed, removed or is exported no more is an error, and no other unknown name")
  func unknown() throws {
    let runner = try app()
    #expect(try findings(runner).isEmpty)
    try made(runner, "rename", "card.open", "card.show")
    try made(runner, "export", "--all")
    #expect(try findings(runner) == ["unknown-symbol app/a.css:2"])
    try TestRepository.commit(in: runner.path)
    #expect(try findings(runner).isEmpty)
    #expect(try findings(runner, since: "HEAD~1") == ["unknown-symbol app/a.css:2"])
    let project =
      #"{"registry": "motionbook.json", "exports": [{"format": "css", "to": "motion.css", "patterns": ["card.show"]}]}"#
    try runner.write(project, to: ".motionbook.json")
    try made(runner, "export", "--all")
    #expect(try findings(runner) == ["unknown-symbol app/a.css:3"])
  }

  @Test(
    "a renamed preset is told by its new name, and no likeness to another's; a removed one is told to be gone"
  )
  func hints() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(
      Texts.registry(
        #"{"name": "fade.slow", "kind": "spring", "duration": 0.4}, {"name": "fade.slower", "kind": "spring", "duration": 0.75}"#
      ), to: "motionbook.json")
    try runner.write(
      #"{"registry": "motionbook.json", "exports": [{"format": "swift", "to": "Motion.swift"}]}"#,
      to: ".motionbook.json")
    try runner.write(
      "// accessibilityReduceMotion\nwithAnimation(Motion.fade.slow.delay(1)) { x = 1 }\n", to: "A.swift")
    try made(runner, "export", "--all")
    try TestRepository.make(in: runner.path)
    func report(_ words: String...) -> String {
      runner.run(["check", ".", "--only", "unknown-symbol"] + words).out
    }
    try made(runner, "rename", "fade.slow", "calm")
    try made(runner, "export", "--all")
    let renamed = "hint: its preset was renamed: use Motion.calm.delay"
    #expect(report().contains(renamed), "what is not committed yet: \(report())")
    #expect(report().contains("no preset is behind Motion.fade.slow ["), "\(report())")
    try TestRepository.commit(in: runner.path)
    #expect(report("--since", "HEAD~1").contains(renamed), "\(report("--since", "HEAD~1"))")
    try made(runner, "remove", "calm")
    try made(runner, "export", "--all")
    try TestRepository.commit(in: runner.path)
    let gone = report("--since", "HEAD~2")
    #expect(gone.contains("its preset, fade.slow, was removed") && !gone.contains("did you mean"), "\(gone)")
  }

  @Test("a use that the registry had before is told whatever its path looks like, and no other")
  func lastOfGroup() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(
      Texts.registry(
        #"{"name": "std", "kind": "spring", "duration": 0.3}, {"name": "solo.x", "kind": "spring", "duration": 0.4}"#
      ), to: "motionbook.json")
    try runner.write(
      #"{"registry": "motionbook.json", "exports": [{"format": "flutter", "to": "lib/motion.dart"}, {"format": "motion", "to": "web/motion.ts"}]}"#,
      to: ".motionbook.json")
    try runner.write("final a = Motion.std.duration;\n", to: "lib/a.dart")
    try runner.write(
      "const a = theme.motionPresets.solo.x;\nconst b = theme.motionPresets.sole.y;\n", to: "web/a.ts")
    try made(runner, "export", "--all")
    try TestRepository.make(in: runner.path)
    #expect(try findings(runner).isEmpty)
    try made(runner, "rename", "std", "sheet.open")
    try made(runner, "rename", "solo.x", "solo-x")
    try made(runner, "export", "--all")
    #expect(try findings(runner) == ["unknown-symbol lib/a.dart:1", "unknown-symbol web/a.ts:1"])
  }

  @Test("a use of what was deprecated since is told, and one of what was so before is not")
  func deprecated() throws {
    let runner = try app()
    try made(runner, "tweak", "card.open", "--deprecated", "card.shut")
    try made(runner, "export", "--all")
    #expect(try findings(runner) == ["deprecated-use app/a.css:2"])
    try TestRepository.commit(in: runner.path)
    try made(runner, "tweak", "card.shut", "--deprecated", "away")
    try made(runner, "export", "--all")
    #expect(try findings(runner) == ["deprecated-use app/a.css:3"])
  }

  @Test("of the change that brings the registry in, only its own lines count")
  func first() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(".a { transition: opacity var(--motion-old-transition); }\n", to: "app/a.css")
    try TestRepository.make(in: runner.path)
    try made(runner, "init", "--registry", "motionbook.json")
    try runner.write(
      #"{"registry": "motionbook.json", "exports": [{"format": "css", "to": "motion.css"}]}"#,
      to: ".motionbook.json")
    try made(runner, "export", "--all")
    #expect(try findings(runner).isEmpty)
  }

  @Test("a site counts whose constant changed in the same file")
  func constants() throws {
    let runner = try app()
    func source(_ bounce: String) -> String {
      """
      // accessibilityReduceMotion
      let bounce = \(bounce)
      let other = 0.9

      let a = Animation.spring(duration: 0.3, bounce: bounce)
      let b = Animation.spring(duration: 0.3, bounce: other)

      """
    }
    try runner.write(source("0.5"), to: "app/A.swift")
    try TestRepository.commit(in: runner.path)
    #expect(try findings(runner).isEmpty)
    try runner.write(source("0.6"), to: "app/A.swift")
    #expect(try findings(runner) == ["hand-written-unknown app/A.swift:5"])
  }

  @Test("a site counts whose constant changed in another file, by the path that it names")
  func sharedConstants() throws {
    let runner = try app()
    func times(_ fast: String) -> String {
      "enum Times {\n  static let slow = 1.7\n  static let fast = \(fast)\n}\n"
    }
    try runner.write(times("1.3"), to: "app/Times.swift")
    try runner.write(
      """
      // accessibilityReduceMotion
      let a = Animation.spring(duration: Times.fast, bounce: 0.9)
      let b = Animation.spring(duration: Times.slow, bounce: 0.9)

      """, to: "app/A.swift")
    try TestRepository.commit(in: runner.path)
    #expect(try findings(runner).isEmpty)
    try runner.write(times("1.4"), to: "app/Times.swift")
    #expect(try findings(runner) == ["hand-written-unknown app/A.swift:2"])
  }

  /// Motions of which a line says something that stands apart from the duration: a curve, and another.
  private static let curvesApart: [(file: String, text: String, curve: String, other: String)] = [
    (
      "a.css",
      ".a {\n  transition-property: opacity;\n  transition-duration: 900ms;\n  transition-timing-function: linear;\n}\n",
      "linear", "ease-in"
    ),
    (
      "S.swift",
      "let a = CABasicAnimation(keyPath: \"x\")\na.duration = 0.9\na.timingFunction = CAMediaTimingFunction(name: .easeOut)\n",
      "easeOut", "easeIn"
    ),
    (
      "V.kt",
      "fun v() {\n  view.animate()\n    .setDuration(900)\n    .setInterpolator(LinearInterpolator())\n    .start()\n}\n",
      "Linear", "Accelerate"
    ),
    (
      "m.tsx",
      "import { motion } from \"motion/react\"\nexport const M = () => <motion.div animate={{ x: 1 }} transition={{\n  duration: 0.9,\n  ease: \"linear\",\n}} />\n",
      "linear", "easeIn"
    ),
  ]

  @Test("a motion counts that a line elsewhere made another, or one that is gone", arguments: curvesApart)
  func apart(file: String, text: String, curve: String, other: String) throws {
    let runner = try app()
    try runner.write("// accessibilityReduceMotion prefers-reduced-motion\n", to: "app/asks.swift")
    try runner.write(text, to: "app/" + file)
    try TestRepository.commit(in: runner.path)
    func tells(_ text: String) throws -> Bool {
      try runner.write(text, to: "app/" + file)
      return try findings(runner).contains { $0.hasPrefix("hand-written-unknown app/\(file):") }
    }
    #expect(try !tells(text))
    #expect(try tells(text.replacing(curve, with: other)))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(try tells(lines.filter { !$0.contains(curve) }.joined(separator: "\n")))
  }

  @Test("children and closures of a motion are none of its lines")
  func children() throws {
    let runner = try app()
    let texts = [
      "d.dart":
        "f() => AnimatedOpacity(\n  duration: const Duration(milliseconds: 900),\n  child: Column(children: [\n    Text('one'),\n  ]),\n);\n",
      "S.swift":
        "UIView.animate(withDuration: 0.9, delay: 0, options: .curveEaseOut, animations: {\n  one()\n}, completion: { _ in\n  one()\n})\n",
      "g.ts":
        "import gsap from 'gsap'\ngsap.to(x, {\n  duration: 0.9,\n  ease: 'power2.out',\n  onComplete: () => {\n    one()\n  },\n})\n",
    ]
    for (file, text) in texts { try runner.write(text, to: "app/" + file) }
    try TestRepository.commit(in: runner.path)
    for (file, text) in texts { try runner.write(text.replacing("one", with: "two"), to: "app/" + file) }
    #expect(try findings(runner).isEmpty)
  }

  @Test("--fix follows a rename that is committed, as the report says")
  func fixed() throws {
    let runner = try app()
    try made(runner, "rename", "card.open", "card.show")
    try made(runner, "export", "--all")
    try TestRepository.commit(in: runner.path)
    let hint = "hint: its preset was renamed: use --motion-card-show-transition"
    #expect(runner.run("check", ".").out.contains(hint), "told by the commit before the last")
    let result = runner.run("check", ".", "--since", "HEAD~1", "--fix")
    #expect(result.code == 0, "\(result.out)\(result.err)")
    #expect(try runner.read("app/a.css").contains("--motion-card-show-transition"))
  }

  @Test("what other files declare and ask for counts, whether they have changed or not")
  func unchanged() throws {
    let runner = try app()
    try runner.write(":root { --motion-own: 1s; }\n", to: "app/own.css")
    try TestRepository.commit(in: runner.path)
    try runner.write(
      ".d { transition: opacity var(--motion-own); }\n.e { transition: opacity var(--motion-card-open-transition); }\n",
      to: "app/d.css")
    #expect(try !findings(runner).contains { $0.hasPrefix("unknown-symbol") || $0.hasPrefix("no-reduced") })
  }
}
