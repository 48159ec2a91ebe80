import Foundation
import StrictJSON
import TestSupport
import Testing

@Suite("check")
struct CheckCommandTests {
  @Test("finds what is written by hand, says what to use, and fails")
  func finds() throws {
    let app = try SampleApp()
    let result = app.runner.run("check", "app")
    #expect(result.code == 1)
    #expect(result.out.contains("app/Sources/Card.swift:7:"))
    #expect(result.out.contains("use apple.bouncy; no export listed in .motionbook.json holds it yet"))
    #expect(result.out.contains("^"))
    #expect(
      try app.findings() == [
        "hand-written-equal app/Sources/Card.swift:7", "hand-written-near app/Sources/Card.swift:8",
        "hand-written-unknown app/Sources/Card.swift:9", "hand-written-unknown app/web/card.css:2",
      ])
  }

  @Test("what it says to type for a motion that is near nothing makes the preset that the motion then equals")
  func hint() throws {
    let app = try SampleApp()
    let spring = ".spring(response: 0.9, dampingFraction: 0.4, blendDuration: 0)"
    try app.runner.write(
      """
      withAnimation(.interpolatingSpring(stiffness: 12, damping: 17)) {}
      withAnimation(\(spring).speed(0.7)) {}
      withAnimation(.timingCurve(0.9, 0.1, 1, 0.3, duration: 1.7).delay(0.4)) {}
      UIView.animate(withDuration: 3, delay: 0.4, options: .curveEaseIn) {}
      """, to: "other/a.swift")
    let report = app.runner.run("check", "other", "--only", "hand-written-unknown")
    let commands = report.out.split(separator: "\n").compactMap { line in
      line.range(of: "motionbook add ").map {
        ["add"] + line[$0.upperBound...].split(separator: " ").map(String.init)
      }
    }
    #expect(commands.count == 4, "\(report.out)")
    for command in commands { #expect(app.runner.run(command).code == 0, "\(command)") }
    let after = app.runner.run("check", "other")
    #expect(!after.out.contains("error:"), "\(after.out)")
    #expect(after.out.components(separatedBy: "[hand-written-equal]").count == 5, "\(after.out)")
  }

  @Test("an argument that is given twice is one parameter", arguments: ["check", "survey"])
  func givenTwice(command: String) throws {
    let app = try SampleApp()
    try app.runner.write("val a = spring<Float>(0.5f, 40f, stiffness = 90f)\n", to: "other/a.kt")
    let document = try JSONDocument(app.runner.run(command, "other", "--json").out)
    #expect(document.duplicateKeys == [])
    #expect(app.runner.run(command, "other", "--json").out.contains("\"stiffness\": 40"))
  }

  @Test("a registry of curves has no say in how long things take, nor in what a library calls as its presets")
  func silent() throws {
    let runner = try CommandRunner.empty()
    try runner.add(
      #"""
      {"name": "ease.out", "kind": "curve", "bezier": [0, 0, 0.2, 1]},
      {"name": "ease.css", "kind": "curve", "bezier": [0.25, 0.1, 0.25, 1]}
      """#)
    try runner.write(
      "Widget f(Duration d) => AnimatedOpacity(opacity: 1, duration: d, curve: Curves.easeOut, child: x);\n",
      to: "app/a.dart")
    #expect(runner.run("check", "app", "--only", "hand-written-unknown").code == 0)
    try runner.write(
      #"{"registry": "motionbook.db", "exports": [{"format": "css", "to": "motion.css"}]}"#,
      to: ".motionbook.json")
    runner.run("export", "--all")
    try runner.write(".a { transition: opacity 180ms var(--motion-ease-out) }\n", to: "app/a.css")
    let result = runner.run("check", "app", "--only", "hand-written-unknown")
    #expect(result.code == 0, "\(result.out)")
  }

  @Test("counts what comes from the registry")
  func share() throws {
    let app = try SampleApp()
    let result = app.runner.run("check", "app", "--json")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let summary = try #require(document["summary"] as? [String: Any])
    #expect(summary["sites"] as? Int == 5)
    #expect(summary["fromRegistry"] as? Int == 1)
    #expect(summary["files"] as? Int == 3)
    #expect(
      app.runner.run("check", "app").out.contains("3 files, 5 sites, 1 of them from the registry (20 %)\n"))
  }

  @Test(
    "every report can be written", arguments: ["text", "json", "sarif", "github", "junit", "xcode", "gitlab"])
  func formats(format: String) throws {
    let app = try SampleApp()
    let result = app.runner.run("check", "app", "--format", format)
    #expect(result.code == 1)
    #expect(result.out.contains("Card.swift"))
    #expect(result.out.contains("hand-written-near") || format == "xcode" || format == "github")
  }

  @Test("a baseline hides what is there, lets what is new fail, and says what was mended")
  func baseline() throws {
    let app = try SampleApp()
    #expect(app.runner.run("check", "app", "--write-baseline", "base.json").code == 0)
    #expect(app.runner.run("check", "app", "--baseline", "base.json").code == 0)
    try app.runner.write(
      SampleApp.card.replacingOccurrences(of: ".easeInOut(duration: 3)", with: ".linear(duration: 4)"),
      to: "app/Sources/Card.swift")
    let result = app.runner.run("check", "app", "--baseline", "base.json")
    #expect(result.code == 1)
    #expect(result.out.contains("Card.swift:9"))
    #expect(!result.out.contains("Card.swift:7"))
    #expect(result.err.contains("mended"))
  }

  @Test("--since reports only lines that changed")
  func since() throws {
    let app = try SampleApp()
    try TestRepository.make(in: app.runner.path)
    #expect(try app.findings("--since", "HEAD").isEmpty)
    try app.runner.write(
      SampleApp.card.replacingOccurrences(of: ".easeInOut(duration: 3)", with: ".linear(duration: 4)"),
      to: "app/Sources/Card.swift")
    try app.runner.write(".new { transition: top 2s }\n", to: "app/web/new.css")
    #expect(
      try app.findings("--since", "HEAD", "--only", "hand-written-unknown") == [
        "hand-written-unknown app/Sources/Card.swift:9", "hand-written-unknown app/web/new.css:1",
      ])
    let unknown = app.runner.run("check", "app", "--since", "nowhere")
    #expect(unknown.code == 2)
    #expect(unknown.err.contains("nowhere"))
  }

  @Test("--fix changes what equals a preset, --dry-run shows it and writes nothing")
  func fix() throws {
    let app = try SampleApp()
    let none = app.runner.run("check", "app", "--fix")
    #expect(
      none.code == 1 && none.err.contains("no export listed in .motionbook.json holds apple.bouncy"),
      "\(none.err)")
    #expect(try app.runner.read("app/Sources/Card.swift") == SampleApp.card)
    try app.runner.write(
      #"{"registry": "motionbook.db", "exports": [{"format": "swift", "to": "app/Sources/Motion.swift"}]}"#,
      to: ".motionbook.json")
    #expect(app.runner.run("export", "--all").code == 0)
    let dry = app.runner.run("check", "app", "--fix", "--dry-run")
    #expect(dry.code == 1)
    #expect(dry.err.contains("left would be: 3 errors, "), "\(dry.err)")
    #expect(dry.out.contains("+      .animation(Motion.apple.bouncy, value: isOpen)"))
    #expect(
      app.runner.run(["check", "app", "--fix", "--dry-run"], width: 30, isTerminal: true).out == dry.out)
    let told = try JSONObject(app.runner.run("check", "app", "--fix", "--dry-run", "--json").out)
    #expect(try told.objects("files").map { try $0.string("file") } == ["app/Sources/Card.swift"])
    #expect(try told.objects("files").map { try $0.number("places") } == [1])
    for place in try told.objects("left") { #expect(try !place.string("reason").isEmpty) }
    #expect(try app.runner.read("app/Sources/Card.swift") == SampleApp.card)
    let fixed = app.runner.run("check", "app", "--fix")
    #expect(fixed.code == 1, "three errors are left")
    #expect(fixed.out == app.runner.run("check", "app").out)
    let left = try told.objects("findings").map { try $0.string("rule") }
    #expect(left == ["hand-written-near", "hand-written-unknown", "hand-written-unknown"])
    #expect(try told.object("summary").number("errors") == 3)
    #expect(
      try app.runner.read("app/Sources/Card.swift")
        == SampleApp.card.replacingOccurrences(of: ".bouncy", with: "Motion.apple.bouncy"))
    #expect(try app.findings("--only", "hand-written-equal").isEmpty)
  }

  @Test("the project file says what is read, which functions are wrappers, and how strictly")
  func project() throws {
    let app = try SampleApp()
    try app.runner.write(
      #"""
      {"registry": "motionbook.db",
       "check": {"include": ["app/Sources/**"], "wrappers": ["glide"],
                 "thresholds": {"spring": 0.0001}, "rules": {"hand-written-unknown": "note", "hand-written-equal": "off"}}}
      """#, to: ".motionbook.json")
    try app.runner.write(
      "// accessibilityReduceMotion\nfunc f() { glide(.smooth) }\n", to: "app/Sources/Glide.swift")
    let result = app.runner.run("check", "app")
    #expect(result.code == 0, "\(result.out) \(result.err)")
    #expect(result.out.contains("note:"))
    #expect(!result.out.contains("card.css"))
    let survey = app.runner.run("survey", "app", "--json")
    #expect(survey.out.contains("Glide.swift"))
  }

  @Test(
    "a pattern of include that nothing matches is an error where the project is read, not where a part is")
  func idleInclude() throws {
    let app = try SampleApp()
    try app.runner.write(
      #"{"registry": "motionbook.db", "check": {"include": ["app/Sources/**", "app/wbe/**"]}}"#,
      to: ".motionbook.json")
    let result = app.runner.run("check", ".")
    #expect(result.code == 2)
    #expect(result.err.contains("\"app/wbe/**\" in check.include matches no file"))
    #expect(app.runner.run("check", "app/Sources").code == 1)
  }

  @Test("--list-files says what is read, and what is left out and why, of a check and of a survey")
  func listFiles() throws {
    let app = try SampleApp()
    try app.runner.write("x", to: "app/node_modules/a/b.js")
    try app.runner.write(
      "// Code generated by a program. DO NOT EDIT.\nlet x = 1\n", to: "app/Sources/Made.swift")
    try app.runner.write(
      #"{"registry": "motionbook.db", "check": {"exclude": ["**/Other.swift"]}}"#, to: ".motionbook.json")
    for command in ["check", "survey"] {
      let result = app.runner.run(command, "app", "--list-files")
      #expect(result.code == 0)
      #expect(
        result.out == """
          Sources/Card.swift
          web/card.css
          Sources/Made.swift\tgenerated
          Sources/Other.swift\tleft out by the configuration
          node_modules/\tvendored or built

          """, "\(result.out)")
      let json = app.runner.run(command, "app", "--list-files", "--json").out
      #expect(json.contains("\"read\"") && json.contains("\"reason\""))
    }
  }

  @Test("a file that only got another name has no new lines for --since")
  func renamed() throws {
    let app = try SampleApp()
    try TestRepository.make(in: app.runner.path)
    try TestRepository.git(app.runner.path, "mv", "app/Sources/Card.swift", "app/Sources/Sheet.swift")
    #expect(try app.findings("--since", "HEAD").isEmpty)
  }

  @Test("settings that leave nothing to read are an error, not a check without findings")
  func nothingRead() throws {
    let app = try SampleApp()
    try app.runner.write(
      #"{"registry": "motionbook.db", "check": {"include": ["Sorces/**"]}}"#, to: ".motionbook.json")
    let result = app.runner.run("check", "app")
    #expect(result.code == 2)
    #expect(result.err.contains("check.include matches no file"))
    // Files by name, as of a commit, may all be others.
    let file = app.runner.run("check", "app/Sources/Card.swift")
    #expect(file.code == 0 && file.err.contains("left out by the configuration"), "\(file.err)")
    try app.runner.write("app/Sources/Card.swift\n", to: "changed.txt")
    #expect(app.runner.run("check", "--files-from", "changed.txt").code == 0)
  }

  @Test("what a fix writes is imported, and its diff is a patch")
  func fixWithImport() throws {
    let app = try SampleApp()
    try app.runner.write(
      #"{"registry": "motionbook.db", "exports": [{"format": "motion", "to": "app/web/motion.ts"}]}"#,
      to: ".motionbook.json")
    let before =
      "import { motion } from \"motion/react\";\n<motion.div transition={{ duration: 0.15, ease: \"linear\" }} />"
    try app.runner.write(before, to: "app/web/src/Card.tsx")
    #expect(app.runner.run("export", "--all").code == 0)
    let dry = app.runner.run("check", "app", "--fix", "--dry-run")
    #expect(dry.out.contains("+import { motionPresets } from \"../motion\";"))
    #expect(dry.out.contains("\\ No newline at end of file"))
    app.runner.run("check", "app", "--fix")
    let after = try app.runner.read("app/web/src/Card.tsx")
    #expect(
      after.contains("transition={motionPresets.") && after.contains("from \"../motion\";\n<motion"),
      "\(after)")
    #expect(app.runner.run("check", "app", "--fix").err.contains("nothing that can be changed"))
    #expect(try app.runner.read("app/web/src/Card.tsx") == after)
  }

  @Test("an export that is stale is found, and one that is up to date is read as the registry's own")
  func exports() throws {
    let app = try SampleApp()
    try app.runner.write(
      #"{"registry": "motionbook.db", "exports": [{"format": "swift", "to": "app/Sources/Motion.swift"}]}"#,
      to: ".motionbook.json")
    #expect(try app.findings("--only", "stale-export") == ["stale-export app/Sources/Motion.swift:1"])
    #expect(app.runner.run("export", "--all").code == 0)
    #expect(try app.findings("--only", "stale-export").isEmpty)
    #expect(try app.findings().allSatisfy { !$0.contains("Motion.swift") })
    app.runner.run("tweak", "apple.bouncy", "--bounce", "0.31")
    #expect(try app.findings("--only", "stale-export").count == 1)
  }

  @Test("one file on stdin is checked under its name, for editors")
  func stdin() throws {
    let app = try SampleApp()
    let result = app.runner.run(
      ["check", "-", "--stdin-filename", "New.swift", "--format", "xcode"],
      input: "withAnimation(.easeIn(duration: 2)) { x = 1 }\n")
    #expect(result.code == 1)
    #expect(result.out.contains("New.swift:1:"))
    #expect(app.runner.run("check", "-").code == 64)
    #expect(app.runner.run("check", "-", "--stdin-filename", "a.txt").code == 64)
  }

  @Test("the files may come as a list")
  func list() throws {
    let app = try SampleApp()
    let result = app.runner.run(
      ["check", "--files-from", "-", "--json"], input: "app/web/card.css\ngone.css\n")
    #expect(result.out.contains("app/web/card.css"))
    #expect(!result.out.contains("Card.swift"))
    #expect(result.err.contains("gone.css") && result.code == 2)
  }

  @Test("rules are listed and explained, and a misspelt one gets the nearest")
  func rules() throws {
    let runner = try CommandRunner(packs: [])
    #expect(runner.run("check", "--rules").out.contains("hand-written-near"))
    #expect(runner.run("check", "--explain", "hand-written-near").out.contains("drift"))
    let wrong = runner.run("check", "--explain", "hand-writen-near")
    #expect(wrong.code == 1)
    #expect(wrong.err.contains("hand-written-near"))
  }

  @Test("without a registry it says how to make one")
  func noRegistry() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write("let x = 1", to: "a.swift")
    let result = runner.run("check", "a.swift")
    #expect(result.code == 2)
    #expect(result.err.contains("motionbook init"))
  }
}
