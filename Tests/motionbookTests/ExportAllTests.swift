import Foundation
import Testing

@Suite("export --all")
struct ExportAllTests {
  private func runner(_ project: String, packs: [String] = ["apple", "starter"]) throws -> CommandRunner {
    let runner = try CommandRunner(packs: packs)
    try runner.write(project, to: ".motionbook.json")
    return runner
  }

  @Test("writes what the project file lists, from any folder below it, and --check says when one is stale")
  func writesAndChecks() throws {
    let runner = try runner(
      #"""
      {"registry": "motionbook.db", "exports": [
        {"format": "json", "to": "made/apple.json", "patterns": ["apple.*"]}, {"format": "json", "to": "all/"}]}
      """#)
    try runner.write("", to: "app/deep/source.swift")
    #expect(runner.run(["export", "--all", "--check"]).code == 1)
    #expect(!runner.exists("made/apple.json"))
    #expect(runner.run(["export", "--all"], in: "app/deep").code == 0)
    #expect(try runner.read("made/apple.json") == runner.run("export", "apple.*").out)
    #expect(try runner.read("all/motionbook.json") == runner.run("export").out)
    #expect(runner.run(["export", "--all", "--check"], in: "app").code == 0)
    runner.run("tweak", "starter.spring.snappy", "--bounce", "0.2")
    let stale = runner.run("export", "--all", "--check")
    #expect(stale.code == 1)
    #expect(stale.err.contains("all/motionbook.json is stale"))
    #expect(stale.out.contains("+"))
  }

  @Test("a pattern that nothing matches is named with its place, and a change that makes it so says it")
  func deadPatterns() throws {
    let runner = try runner(
      """
      {"registry": "motionbook.db", "exports": [{"format": "css", "to": "a.css"},
        {"format": "css", "to": "b.css", "patterns": [
          "apple.*", "!apple.smooth", "starter.spring.*"]}]}
      """)
    let place = ".motionbook.json:3: exports[1].patterns"
    #expect(
      runner.run("rename", "apple.smooth", "calm", "--dry-run").err.contains(
        "\(place)[1]: no preset matches \"apple.smooth\" any more; write \"calm\" there"))
    #expect(
      runner.run("rename", "starter.spring.quick", "quick", "--dry-run").err.contains(
        "\(place)[2]: \"starter.spring.*\" does not hold quick, which it held by its old name"))
    #expect(
      runner.run("remove", "apple.smooth", "--dry-run").err.contains(
        "\(place)[1]: no preset matches \"apple.smooth\" any more; take it out there"))
    #expect(
      runner.run("replace", "apple.smooth", "apple.snappy", "--dry-run").err.contains(
        "write \"apple.snappy\" there"))
    #expect(
      runner.run("rename", "starter.spring.quick", "quick", "--keep-alias", "--dry-run").err.contains(
        "\(place)[2]: \"starter.spring.*\" holds quick by its old name only"))
    for words in [
      ["rename", "apple.smooth", "calm", "--keep-alias"], ["rename", "apple.smooth", "apple.calm"],
    ] {
      #expect(runner.run(words + ["--dry-run"]).err.contains("[0]") == false, "\(words)")
    }
    let renamed = runner.run("rename", "apple.*", "brand.*")
    #expect(
      renamed.code == 0
        && renamed.err.contains("\(place)[0]: no preset matches \"apple.*\" any more; write \"brand.*\""))
    try runner.write("", to: "app/A.swift")
    for words in [["export", "--all"], ["export", "--all", "--check"], ["check", "app"]] {
      #expect(runner.run(words).err.contains("\(place)[0]: no preset matches \"apple.*\""), "\(words)")
    }
  }

  @Test("a pattern of an alias that is removed says which name to write, unless the export has that too")
  func removedAlias() throws {
    for (patterns, remedy) in [
      (#""fade""#, "write \"apple.smooth\" there"), (#""fade", "apple.*""#, "take it out there"),
    ] {
      let runner = try runner(
        #"{"registry": "motionbook.db", "exports": [{"format": "css", "to": "a.css", "patterns": [\#(patterns)]}]}"#
      )
      runner.run("add", "alias", "fade", "apple.smooth")
      let removed = runner.run("remove", "fade", "--dry-run")
      #expect(removed.err.contains("no preset matches \"fade\" any more; \(remedy)"), "\(removed.err)")
    }
  }

  @Test("an export of several files is checked in one line, which names those that differ where they are few")
  func severalFiles() throws {
    let runner = try runner(
      #"{"registry": "motionbook.db", "exports": [{"format": "android-xml", "to": "android/"}]}"#,
      packs: ["apple"])
    let missing = runner.run("export", "--all", "--check")
    #expect(missing.code == 1)
    #expect(
      missing.out.hasPrefix(
        "12 of 12 files of android-xml in android/ are stale or missing: android/res/values/"))
    #expect(missing.out.hasSuffix(" and 7 more\n") && missing.out.split(separator: "\n").count == 1)
    #expect(runner.run("export", "--all").code == 0)
    let current = runner.run("export", "--all", "--check")
    #expect(current.code == 0 && current.out.isEmpty)
    #expect(current.err == "all 12 files of android-xml in android/ are up to date\n", "\(current.err)")
    try FileManager.default.removeItem(
      atPath: runner.path("android/res/interpolator/motion_apple_snappy.xml"))
    let one = runner.run("export", "--all", "--check")
    #expect(
      one.out
        == "1 of 12 files of android-xml in android/ is stale or missing: android/res/interpolator/motion_apple_snappy.xml\n",
      "\(one.out)")
    #expect(one.err.contains("motion_apple_snappy.xml is stale"), "\(one.err)")
    let json = runner.run("export", "--all", "--check", "--json").out
    #expect(json.contains(#""state": "missing""#) && !json.contains("1 of 12"))
  }

  @Test(
    "a file that was written for a preset that is gone is told, and goes; what others wrote beside it stays")
  func leftovers() throws {
    let runner = try runner(
      #"{"registry": "motionbook.db", "exports": [{"format": "android-xml", "to": "app/res/"}]}"#,
      packs: ["apple"])
    runner.run("export", "--all")
    let own = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<linearInterpolator />\n"
    try runner.write(own, to: "app/res/interpolator/motion_own.xml")
    runner.run("remove", "apple.snappy")
    runner.run("export", "--all", "--quiet", "--dry-run")
    let stale = runner.run("export", "--all", "--check")
    #expect(stale.code == 1)
    #expect(
      stale.out.hasSuffix(
        "app/res/interpolator/motion_apple_snappy.xml was written for a preset that is gone\n"),
      "\(stale.out)")
    #expect(runner.run("export", "--all", "--check", "--json").out.contains(#""state": "leftover""#))
    let written = runner.run("export", "--all")
    #expect(
      written.err.contains("removed app/res/interpolator/motion_apple_snappy.xml, whose preset is gone"),
      "\(written.err)")
    #expect(!runner.exists("app/res/interpolator/motion_apple_snappy.xml"))
    #expect(try runner.read("app/res/interpolator/motion_own.xml") == own)
    #expect(runner.run("export", "--all", "--check").code == 0)
  }

  @Test("--dry-run writes nothing")
  func dryRun() throws {
    let runner = try runner(#"{"exports": [{"format": "json", "to": "a.json"}]}"#)
    #expect(runner.run("export", "--all", "--dry-run").err.contains("wrote a.json"))
    #expect(!runner.exists("a.json"))
  }

  private static let manyExports =
    #"{"exports": ["#
    + Array(repeating: #"{"format": "json", "to": "a"}"#, count: 1001).joined(separator: ", ")
    + "]}"

  @Test(
    "what is wrong with the project file is said at its place, with the nearest right word",
    arguments: [
      (#"{"exprots": []}"#, "exports"), (#"{"exports": [{"format": "jsn", "to": "a"}]}"#, "json"),
      (#"{"exports": [{"format": "json"}]}"#, "to is missing"),
      (#"{"exports": [], "exports": []}"#, "exports"),
      (#"{"exports": [{"format": "json", "to": "a", "options": {"package": "b"}}]}"#, "package"),
      (#"{"exports": {}}"#, "array"),
      (
        #"{"exports": [{"format": "swift", "to": "app/A.swift"}, {"format": "uikit", "to": "app/B.swift", "options": {"namespace": "Motion"}}]}"#,
        "swift and uikit would both declare Motion"
      ),
      (
        #"{"exports": [{"format": "swift", "to": "Sources/App/A/M.swift"}, {"format": "swift", "to": "Sources/App/B/M.swift"}]}"#,
        "swift and swift would both declare Motion in one module"
      ),
      (
        #"{"exports": [{"format": "compose", "to": "app/src/main/a/M.kt"}, {"format": "compose", "to": "app/src/main/b/M.kt"}]}"#,
        "compose and compose would both declare Motion in one module"
      ),
      (
        #"{"exports": [{"format": "dtcg", "to": "motion.tokens.json", "options": {"resolver": true}}]}"#,
        "motion.tokens.json is the name of one"
      ),
      (#"{"exports": [{"format": "galery", "to": "a.html"}]}"#, "did you mean \"gallery\"?"),
      (#"{"exports": [{"format": "gallery", "to": "a.html", "options": {"titel": "A"}}]}"#, "titel"),
      (
        #"{"exports": [{"format": "gallery", "to": "a.html", "options": {"code": ["css", "lottie"]}}]}"#,
        "\"lottie\" is no format of one file"
      ),
      (
        #"{"exports": [{"format": "lottie", "to": "a.json", "patterns": ["starter.pulse"], "options": {"layer": "Heart"}}]}"#,
        "is the name of one"
      ),
      (#"{"exports": [{"format": "json", "to": "a", "patterns": [1]}]}"#, "patterns"),
      (manyExports, ".motionbook.json:1:13: exports: exports has 1001 files, and 1000 is the most"),
      ("[", ".motionbook.json:1"),
    ])
  func wrong(project: String, word: String) throws {
    let result = try runner(project).run("export", "--all")
    #expect(result.code == 2)
    #expect(result.err.contains(word), "\(result.err)")
  }

  @Test("two files of one module may not give the same names to SwiftUI's types; in two modules they may")
  func sharedNames() throws {
    func project(_ first: String, _ second: String, _ options: String = "") throws -> CommandRunner {
      try runner(
        """
        {"registry": "motionbook.db", "exports": [
          {"format": "swift", "to": "\(first)", "patterns": ["starter.sheet.*"], "options": {"namespace": "Sheets"}},
          {"format": "swift", "to": "\(second)", "patterns": ["starter.menu.*", "starter.toast.*", "starter.sheet.present"],
           "options": {"namespace": "Menus"\(options)}}]}
        """)
    }
    let refused = try project("Sources/App/A.swift", "Sources/App/UI/B.swift")
    let result = refused.run("export", "--all")
    #expect(result.code == 2)
    #expect(
      result.err.contains("Sources/App/A.swift and Sources/App/UI/B.swift would both declare .starter"),
      "\(result.err)")
    #expect(result.err.contains("\"lean\": true"))
    #expect(!refused.exists("Sources/App/A.swift"))
    let apart = try project("Sources/App/A.swift", "Sources/Watch/B.swift")
    #expect(apart.run("export", "--all").code == 0)
    let lean = try project("Sources/App/A.swift", "Sources/App/UI/B.swift", ", \"lean\": true")
    #expect(lean.run("export", "--all").code == 0)
    #expect(try lean.read("Sources/App/A.swift").contains("extension SwiftUI.Animation {"))
    #expect(try !lean.read("Sources/App/UI/B.swift").contains("extension SwiftUI.Animation {"))
  }

  @Test("a clip goes into an artist's animation, which stays, and the result is kept up to date")
  func intoAnimation() throws {
    let runner = try runner(
      #"""
      {"registry": "motionbook.db", "exports": [{"format": "lottie", "to": "app/heart.json",
        "patterns": ["starter.heart-reaction"], "options": {"into": "art/heart.json", "layer": "Heart"}}]}
      """#)
    #expect(runner.run("export", "--all").err.contains("art/heart.json"))
    let art =
      #"{"v":"5.7.0","fr":30,"ip":0,"op":60,"layers":[{"ty":4,"nm":"Heart","ks":{"r":{"a":0,"k":5}},"shapes":[]}]}"#
    try runner.write(art, to: "art/heart.json")
    let made = runner.run("export", "--all")
    #expect(made.code == 0, "\(made.err)")
    #expect(runner.run("export", "--all", "--check").code == 0)
    #expect(runner.run("export", "--all").err.contains("app/heart.json is up to date"))
    #expect(try runner.read("art/heart.json") == art)
    let words = [
      "export", "starter.heart-reaction", "--format", "lottie", "--into", "art/heart.json", "--layer",
    ]
    #expect(try runner.run(words + ["Heart"]).out == runner.read("app/heart.json"))
    let itself = runner.run(words + ["Heart", "-o", "art/heart.json", "--force"])
    #expect(itself.code == 1 && itself.err.contains("the animation that takes the clip"), "\(itself.err)")
    #expect(runner.run(words + ["Hart"]).err.contains("did you mean \"Heart\"?"))
    #expect(runner.run("export", "--format", "css", "--into", "art/heart.json").code == 64)
    #expect(
      runner.run("export", "--format", "lottie", "--layer", "Heart", "-o", "a/").err.contains("--into FILE"))
    #expect(try runner.read("art/heart.json") == art)
  }

  @Test(
    "the gallery's page is kept like any export: the same bytes as the command's, and stale when a preset changes"
  )
  func gallery() throws {
    let runner = try runner(
      #"""
      {"registry": "motionbook.db", "exports": [{"format": "gallery", "to": "docs/", "patterns": ["apple.s*"],
        "options": {"title": "Ours", "code": ["css"]}}, {"format": "gallery", "to": "all.html"}]}
      """#, packs: ["apple"])
    #expect(runner.run("export", "--all", "--check").code == 1)
    let made = runner.run("export", "--all")
    #expect(made.code == 0 && made.err.contains("wrote docs/motion.html"), "\(made.err)")
    let page = runner.run("gallery", "apple.s*", "--title", "Ours", "--code", "css", "-o", "-").out
    #expect(try runner.read("docs/motion.html") == page)
    #expect(try runner.read("all.html") == runner.run("gallery", "-o", "-").out)
    #expect(runner.run("export", "--all").err.contains("all.html is up to date"))
    #expect(runner.run("export", "--all", "--check").code == 0)
    #expect(runner.run("tweak", "apple.snappy", "--bounce", "0.3").code == 0)
    let stale = runner.run("export", "--all", "--check")
    #expect(stale.code == 1 && stale.err.contains("2 of 2 files are stale"), "\(stale.err)")
    #expect(runner.run("export", "--all").code == 0)
    // A page that somebody else has written stays.
    try runner.write("<!doctype html>", to: "all.html")
    #expect(runner.run("export", "--all").err.contains("was not written by an export"))
    #expect(try runner.read("all.html") == "<!doctype html>")
  }

  @Test("without a project file, and beside other choices, it is refused")
  func refused() throws {
    #expect(try CommandRunner().run("export", "--all").code == 2)
    let runner = try runner("{}")
    for words in [
      ["apple.*"], ["--format", "json"], ["-o", "a.json"], ["--formats"], ["--tolerance", "0.01"],
    ] {
      #expect(runner.run(["export", "--all"] + words).code == 64, "\(words)")
    }
  }

  @Test("a project that lists none says so, as nothing would ever be stale")
  func none() throws {
    let runner = try runner(#"{"registry": "motionbook.db"}"#)
    for (words, work) in [([], "write"), (["--check"], "check")] {
      let result = runner.run(["export", "--all"] + words)
      #expect(
        result.code == 0
          && result.err == ".motionbook.json lists no exports, so that there is nothing to \(work)\n")
    }
  }
}
