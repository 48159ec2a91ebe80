import Foundation
import Testing

@testable import motionbook

@Suite("edit")
struct EditCommandTests {
  /// Runs `edit` with a script as the editor, which is given the file.
  private func edit(
    _ runner: CommandRunner, _ script: String, _ words: String...
  ) throws -> CommandRunner.Result {
    try runner.write("#!/bin/sh\n\(script)\n", to: "editor")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: runner.path("editor"))
    return runner.run(
      ["edit"] + words,
      environment: ["LANG": "C.UTF-8", "EDITOR": runner.path("editor"), "TMPDIR": runner.path])
  }

  @Test("What the editor writes comes back through the same checks, and is shown as a tweak is")
  func change() throws {
    let runner = try CommandRunner()
    let result = try edit(runner, #"sed -i.bak 's/"bounce": 0.15/"bounce": 0.25/' "$1""#, "apple.snappy")
    #expect(result.code == 0, "\(result.err)")
    #expect(result.out.contains("bounce  0.15 -> 0.25"))
    let shown = try runner.json("show", "apple.snappy", "--json")
    #expect(try shown.object("spring").number("bounce") == 0.25)
    #expect(shown.isNull("origin"))
    // The file is gone.
    let left = try runner.names().filter {
      $0.hasSuffix(".json")
    }
    #expect(left.isEmpty)
  }

  @Test("What is wrong is told at its line, nothing is written, and the text is kept")
  func refused() throws {
    let runner = try CommandRunner()
    let before = try runner.bytes("motionbook.db")
    let result = try edit(runner, #"sed -i.bak 's/"bounce": 0.15/"bounce": 15/' "$1""#, "apple.snappy")
    #expect(result.code == 1)
    #expect(result.err.contains("line 9") && result.err.contains("kept in"))
    #expect(try runner.bytes("motionbook.db") == before)
    let place = try #require(result.err.split(separator: "\n").last?.split(separator: " ").last)
    #expect(try String(contentsOfFile: String(place), encoding: .utf8).contains("\"bounce\": 15"))
  }

  @Test("As JSON an edit that changes nothing is one without changes")
  func unchangedJSON() throws {
    let result = try edit(CommandRunner(), "true", "apple.snappy", "--json")
    #expect(result.code == 0)
    #expect(try JSONObject(result.out).objects("changes").isEmpty)
  }

  @Test("An editor that changes nothing changes nothing, and one that fails is told")
  func nothing() throws {
    let runner = try CommandRunner()
    let before = try runner.bytes("motionbook.db")
    #expect(try edit(runner, "true", "apple.snappy").err.contains("nothing was changed"))
    #expect(runner.run("edit", "apple.snappy").err.contains("set VISUAL or EDITOR"))
    #expect(try edit(runner, "exit 3", "apple.snappy").code == 2)
    #expect(
      try edit(runner, #"sed -i.bak 's/"name": "apple.snappy"/"name": "apple.snap"/' "$1""#, "apple.snappy")
        .code == 1)
    #expect(try runner.bytes("motionbook.db") == before)
    #expect(
      try edit(runner, #"sed -i.bak 's/0.15/0.25/' "$1""#, "apple.snappy", "--dry-run").code == 0)
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test("What was saved is kept where a signal ends the command while the editor is open")
  func interrupted() throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    let outcome = try command.shell(
      """
      mkdir kept
      TMPDIR="$PWD/kept" EDITOR='echo saved >>"$1"; kill -TERM $PPID; :' "$motionbook" edit mine
      cat kept/motionbook-*.json
      """)
    let text = outcome.expect(0).text
    #expect(text.hasSuffix("saved\n"))
  }
}
