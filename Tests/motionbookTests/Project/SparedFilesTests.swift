import Foundation
import TestSupport
import Testing

/// Every option that names a file to write, pointed at what must stay.
@Suite("No output takes the registry")
struct SparedFilesTests {
  /// Commands that write to the file at their end.
  private static let outputs = [
    ["export", "--force", "-o"], ["export", "--format", "css", "--force", "-o"],
    ["export", "--format", "swift", "--force", "--dry-run", "-o"],
    ["plot", "apple.snappy", "--svg"], ["plot", "duration=0.5,bounce=0.2", "--svg"],
    ["plot", "apple.snappy", "--dry-run", "--svg"], ["validate", "--write-baseline"],
    ["check", "app", "--write-baseline"], ["survey", "app", "--write"], ["survey", "app", "--svg"],
    ["gallery", "--no-code", "-o"],
  ]

  private func runner() throws -> CommandRunner {
    let runner = try CommandRunner(packs: ["apple"])
    try runner.write("withAnimation(.easeIn(duration: 2)) { x = 1 }\n", to: "app/a.swift")
    return runner
  }

  @Test("by its name, another path, a symbolic or a hard link", arguments: outputs)
  func database(_ words: [String]) throws {
    let runner = try runner()
    let before = try runner.bytes("motionbook.db")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: runner.path("soft.css"), withDestinationPath: "app/../motionbook.db")
    try files.linkItem(atPath: runner.path("motionbook.db"), toPath: runner.path("hard.json"))
    for target in [
      "motionbook.db", "./app/../motionbook.db", runner.path("motionbook.db"), "soft.css", "hard.json",
    ] {
      let result = runner.run(words + [target])
      #expect(result.code == 1, "\(words) \(target): \(result.err)")
      #expect(result.err.contains("is left as it is"), "\(result.err)")
      #expect(try runner.bytes("motionbook.db") == before)
      #expect(files.fileExists(atPath: runner.path("soft.css")))
    }
  }

  @Test("nor any other database", arguments: outputs)
  func otherDatabase(_ words: [String]) throws {
    let runner = try runner()
    try FileManager.default.copyItem(
      atPath: runner.path("motionbook.db"), toPath: runner.path("photos.sqlite"))
    let before = try runner.bytes("photos.sqlite")
    let result = runner.run(words + ["photos.sqlite"])
    #expect(result.code == 1 && result.err.contains("photos.sqlite is a database"), "\(result.err)")
    #expect(try runner.bytes("photos.sqlite") == before)
  }

  @Test("nor its text where that is the registry, nor the project's file", arguments: outputs)
  func text(_ words: [String]) throws {
    let runner = try runner()
    #expect(runner.run("export", "-o", "team.json").code == 0)
    try runner.write(#"{"registry": "team.json"}"#, to: ".motionbook.json")
    try runner.remove("motionbook.db")
    let before = try (runner.bytes("team.json"), runner.bytes(".motionbook.json"))
    let takesRegistry = words[0] != "survey" && words[0] != "check"
    let registry = takesRegistry ? ["--registry", "team.json"] : []
    for target in ["team.json", "app/../team.json", ".motionbook.json"] {
      let result = runner.run([words[0]] + registry + words.dropFirst() + [target])
      #expect(result.code == 1, "\(words) \(target): \(result.err)")
      #expect(try (runner.bytes("team.json"), runner.bytes(".motionbook.json")) == before, "\(words)")
    }
  }

  @Test("by no descriptor that is open already", arguments: Extent.cases(outputs))
  func descriptor(_ words: [String]) throws {
    let command = try BuiltCommand()
    try command.run("init").expect(0)
    try command.shell("mkdir app; echo 'withAnimation(.easeIn(duration: 2)) { x = 1 }' > app/a.swift").expect(
      0)
    let before = try command.bytes("motionbook.db")
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    for path in ["/dev/fd/9", "/proc/self/fd/9", "link"] {
      for opened in ["9<> motionbook.db", "9>> motionbook.db"] {
        try command.shell("ln -sf /dev/fd/9 link; \"$motionbook\" \(line) \(path) \(opened)").expectSentence(
          status: 1, naming: "\(path) is the registry and is left as it is")
      }
    }
    try command.shell("\"$motionbook\" \(line) /dev/stdout >> motionbook.db").expectSentence(
      status: 1, naming: "/dev/stdout is the registry")
    #expect(try command.bytes("motionbook.db") == before)
    // Whatever else it leads to is written.
    try command.shell("\"$motionbook\" \(line) /dev/fd/9 9>> made").expect(0)
  }

  @Test("nor the project's file that the environment names")
  func namedProject() throws {
    let runner = try runner()
    try runner.write("{}", to: "project.json")
    let environment = ["LANG": "C.UTF-8", "MOTIONBOOK_PROJECT": runner.path("project.json")]
    let result = runner.run(["export", "--force", "-o", "project.json"], environment: environment)
    #expect(result.code == 1 && result.err.contains("project.json is the project's file"), "\(result.err)")
    #expect(try runner.read("project.json") == "{}")
  }

  @Test("An export writes the text that stands beside a database, and nothing else does")
  func twin() throws {
    let runner = try runner()
    #expect(runner.run("export", "-o", "motionbook.json").code == 0)
    runner.run("tweak", "apple.snappy", "--bounce", "0.3")
    #expect(runner.run("plot", "apple.snappy", "--svg", "motionbook.json").code == 1)
    #expect(runner.run("survey", "app", "--write", "motionbook.json").code == 1)
    #expect(runner.run("export", "-o", "motionbook.json").code == 0)
    #expect(try runner.read("motionbook.json") == runner.run("export").out)
  }
}
