import Testing

/// What `check` says of names that exports generated before presets were renamed.
@Suite("Symbols of renamed presets")
struct RenamedSymbolTests {
  @Test("a symbol whose preset was renamed, also twice, is told by what it is called now")
  func renamed() throws {
    let runner = try CommandRunner.empty([
      "A.swift": "// accessibilityReduceMotion\nwithAnimation(Motion.times.long1500ms) { x = 1 }\n",
      ".motionbook.json": #"{"exports": [{"format": "swift", "to": "Motion.swift"}]}"#,
    ])
    try runner.add(
      #"{"name": "times.long-1500ms", "kind": "spring", "duration": 1.5}, {"name": "times.long-2000ms", "kind": "spring", "duration": 2}"#
    )
    func findings() -> String { runner.run("check", ".", "--only", "unknown-symbol").out }
    #expect(!findings().contains("unknown-symbol"))
    #expect(runner.run("rename", "times.long-1500ms", "times.slow").code == 0)
    #expect(runner.run("rename", "times.slow", "calm.entrance").code == 0)
    #expect(findings().contains("hint: its preset was renamed: use Motion.calm.entrance"), "\(findings())")
    #expect(runner.run("remove", "calm.entrance").code == 0)
    #expect(findings().contains("unknown-symbol") && !findings().contains("hint"), "\(findings())")
  }

  @Test("--fix writes the name that a renamed preset has now, wherever its symbol is written as it is called")
  func fixed() throws {
    let runner = try CommandRunner.empty([
      "app/A.swift":
        "// accessibilityReduceMotion\nwithAnimation(Motion.times.long.delay(0.1)) { x = Motion.times.other }\n",
      "app/a.css": ".a { transition: opacity var(--motion-times-long-duration) ease-in }\n",
      "app/a.ts":
        "import { motionPresets as M, motionPresets } from './motion';\nexport const a = M.times.long;\nexport const b = motionPresets.times.long;\n",
      ".motionbook.json": #"""
      {"exports": [{"format": "swift", "to": "app/Motion.swift"}, {"format": "css", "to": "app/motion.css"},
                   {"format": "motion", "to": "app/motion.ts"}]}
      """#,
    ])
    try runner.add(
      #"{"name": "times.long", "kind": "spring", "duration": 1.5}, {"name": "times.other", "kind": "spring", "duration": 0.2}"#
    )
    runner.run("rename", "times.long", "calm.entrance")
    #expect(runner.run("export", "--all").code == 0)
    let result = runner.run("check", "app", "--fix", "--only", "unknown-symbol")
    #expect(
      try runner.read("app/A.swift")
        == "// accessibilityReduceMotion\nwithAnimation(Motion.calm.entrance.delay(0.1)) { x = Motion.times.other }\n"
    )
    #expect(
      try runner.read("app/a.css")
        == ".a { transition: opacity var(--motion-calm-entrance-duration) ease-in }\n")
    #expect(try runner.read("app/a.ts").contains("a = M.times.long;"), "an import calls it otherwise")
    #expect(
      result.err.contains("app/a.ts:2 is left: it is not written as motionPresets.times.long"),
      "\(result.err)")
    #expect(result.code == 1 && result.out.contains("app/a.ts:2"), "\(result.out)")
  }
}
