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
}
