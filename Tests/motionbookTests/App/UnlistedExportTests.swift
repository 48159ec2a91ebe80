import Testing

/// What `check` says of files that an export has written and `.motionbook.json` does not list.
@Suite("Exports that are listed no more")
struct UnlistedExportTests {
  private static func project(_ target: String) -> String {
    #"{"registry": "motionbook.json", "exports": [{"format": "css", "to": "\#(target)"}]}"#
  }

  private func app() throws -> CommandRunner {
    let runner = try CommandRunner(packs: [])
    #expect(runner.run("init", "--registry", "motionbook.json").code == 0)
    try runner.write(Self.project("app/motion.css"), to: ".motionbook.json")
    #expect(runner.run("export", "--all").code == 0)
    return runner
  }

  private func stale(_ runner: CommandRunner, _ words: String...) throws -> [String] {
    let result = runner.run(["check", "app", "--only", "stale-export", "--json"] + words)
    #expect(result.code == 0, "\(result.err)")
    return try JSONObject(result.out).objects("findings").map {
      "\(try $0.string("severity")) \(try $0.string("file"))"
    }
  }

  @Test("one that stayed when the export got another place is a warning until it is gone")
  func moved() throws {
    let runner = try app()
    #expect(try stale(runner).isEmpty)
    try runner.write(Self.project("app/theme/motion.css"), to: ".motionbook.json")
    #expect(runner.run("export", "--all").code == 0)
    #expect(try stale(runner) == ["warning app/motion.css"])
    #expect(runner.run("check", "app", "--only", "stale-export", "--strict").code == 1)
    try runner.remove("app/motion.css")
    #expect(try stale(runner).isEmpty)
  }

  @Test("one of a project within is that project's, and a project without exports has none that are listed")
  func others() throws {
    let runner = try app()
    try runner.write(runner.read("app/motion.css"), to: "app/site/motion.css")
    #expect(try stale(runner) == ["warning app/site/motion.css"])
    try runner.write(#"{"registry": "../../motionbook.json"}"#, to: "app/site/.motionbook.json")
    #expect(try stale(runner).isEmpty)
    try runner.remove("app/site/.motionbook.json")
    try runner.write(#"{"registry": "motionbook.json"}"#, to: ".motionbook.json")
    #expect(try stale(runner).isEmpty)
  }
}
