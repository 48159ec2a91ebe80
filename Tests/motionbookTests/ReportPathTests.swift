import TestSupport
import Testing

@Suite("Paths of reports that a service compares with a repository's")
struct ReportPathTests {
  /// A registry in a folder, with a spring that swings and has no replacement.
  private func runner() throws -> CommandRunner {
    let runner = try CommandRunner(packs: [])
    let spring = #"{"name": "a", "kind": "spring", "duration": 0.5, "bounce": 0.3, "summary": "A."}"#
    try runner.write(Texts.registry(spring), to: "design/motionbook.json")
    return runner
  }

  private func found(_ words: String..., in folder: String, _ runner: CommandRunner) -> String {
    runner.run(["validate"] + words, in: folder).out
  }

  @Test("begin at the repository's root, or where .motionbook.json is, wherever the command runs")
  func roots() throws {
    let runner = try runner()
    #expect(found("--format", "github", in: "design", runner).contains("file=motionbook.json,"))
    try runner.write("{}", to: ".motionbook.json")
    #expect(found("--format", "github", in: "design", runner).contains("file=design/motionbook.json,"))
    try runner.remove(".motionbook.json")
    try TestRepository.git(runner.path, "init", "-q")
    for format in ["github", "gitlab", "sarif"] {
      #expect(found("--format", format, in: "design", runner).contains("design/motionbook.json"), "\(format)")
    }
    for format in ["text", "xcode", "junit", "json"] {
      #expect(!found("--format", format, in: "design", runner).contains("design/"), "\(format)")
    }
  }

  @Test(
    "A baseline holds the same findings wherever it is written and read, and an older one those of its folder"
  )
  func baselines() throws {
    let runner = try runner()
    let older = runner.run(["validate", "--write-baseline", "older.json"], in: "design")
    #expect(older.code == 0, "\(older.err)")
    try TestRepository.git(runner.path, "init", "-q")
    #expect(runner.run(["validate", "--write-baseline", "../baseline.json"], in: "design").code == 0)
    let nothing = "No findings in 1 preset"
    #expect(found("--baseline", "../baseline.json", in: "design", runner).contains(nothing))
    #expect(found("--baseline", "older.json", in: "design", runner).contains(nothing))
    let above = runner.run("validate", "design/motionbook.json", "--baseline", "baseline.json")
    #expect(above.out.contains(nothing), "\(above.out)")
  }

  @Test("A baseline that was written in a repository is known in a copy without git, in whichever folder")
  func copies() throws {
    let runner = try runner()
    try TestRepository.git(runner.path, "init", "-q")
    #expect(runner.run(["validate", "--write-baseline", "baseline.json"], in: "design").code == 0)
    try runner.remove(".git")
    #expect(found("--baseline", "baseline.json", in: "design", runner).contains("No findings in 1 preset"))
  }
}
