import TestSupport
import Testing

/// Exports and registries that git has and a sparse checkout leaves out.
@Suite("Sparse checkouts")
struct SparseCheckoutTests {
  /// A repository with an export in two apps, of which one is checked out.
  private func app(_ patterns: String...) throws -> CommandRunner {
    let runner = try CommandRunner(packs: [])
    try runner.write(
      #"{"format": "motionbook/1", "presets": [{"name": "a", "kind": "spring", "duration": 0.5}]}"#,
      to: "motionbook.json")
    try runner.write(
      #"""
      {"exports": [{"format": "css", "to": "apps/web/m.css"}, {"format": "css", "to": "apps/site/m.css"},
        {"format": "dtcg", "to": "tokens/m.json"}]}
      """#, to: ".motionbook.json")
    #expect(runner.run("export", "--all").code == 0)
    for path in ["apps/web/a.css", "apps/site/a.css"] { try runner.write("a {}\n", to: path) }
    try TestRepository.git(runner.path, "init", "-q")
    try TestRepository.git(runner.path, "add", "-A")
    try TestRepository.git(runner.path, "commit", "-q", "-m", "first")
    try TestRepository.git(runner.path, ["sparse-checkout", "set", "--no-cone"] + patterns)
    return runner
  }

  @Test("exports that are left out are neither missing nor written, and others are what they were")
  func exports() throws {
    let runner = try app("/*", "!/apps/site/", "!/tokens/")
    #expect(!runner.exists("apps/site/m.css"))
    let left = "left out, as in this sparse checkout: apps/site/m.css, tokens/m.json"
    for words in [
      ["export", "--all", "--check"], ["check", ".", "--only", "stale-export"], ["export", "--all"],
    ] {
      let result = runner.run(words)
      #expect(result.code == 0 && result.err.contains(left), "\(result)")
    }
    #expect(!runner.exists("apps/site/m.css") && !runner.exists("tokens/m.json"))
    try runner.remove("apps/web/m.css")
    #expect(runner.run("check", ".", "--only", "stale-export").out.contains("apps/web/m.css"))
    #expect(runner.run("export", "--all").err.contains("wrote apps/web/m.css"))
  }

  @Test("a registry that is left out is not to be made anew")
  func registry() throws {
    let runner = try app("/apps/web/")
    let result = runner.run(["list"], in: "apps/web")
    #expect(result.code == 2 && !result.err.contains("motionbook init"), "\(result)")
    #expect(
      result.err.contains(
        "which this sparse checkout leaves out: `git -C \(runner.path) sparse-checkout add /motionbook.json` brings it here"
      ),
      "\(result.err)")
    try TestRepository.git(runner.path, "sparse-checkout", "add", "/motionbook.json")
    #expect(runner.run(["list"], in: "apps/web").code == 0)
  }
}
