import Foundation
import Testing

@Suite("The built command without space", .enabled(if: SmallDisk.isPossible, SmallDisk.reason))
struct NoSpaceTests {
  /// A registry on a disk of 600 kilobytes, and a command that runs beside it.
  private static func make() throws -> (command: BuiltCommand, disk: SmallDisk, registry: String) {
    let command = try BuiltCommand()
    let disk = try SmallDisk(kilobytes: 600)
    let registry = disk.path("motionbook.db")
    try command.run("init", "--registry", registry).expect(0)
    try command.write(BuiltCommand.manyPresets(5000), to: "many.json")
    return (command, disk, registry)
  }

  @Test("keeps the registry as it was, and says so")
  func registry() throws {
    let (command, disk, registry) = try Self.make()
    let before = try Data(contentsOf: URL(fileURLWithPath: registry))
    let words = "free some space"
    try command.run("import", "many.json", "--registry", registry).expectSentence(naming: registry, words)
    try disk.fill()
    try command.run("import", "many.json", "--registry", registry).expectSentence(naming: registry, words)
    try command.run("tweak", "apple.snappy", "--bounce", "0.3", "--registry", registry)
      .expectSentence(naming: registry, words)
    try command.run("rename", "apple.snappy", "mine", "--registry", registry)
      .expectSentence(naming: registry, words)
    #expect(try Data(contentsOf: URL(fileURLWithPath: registry)) == before)
    try command.run("show", "apple.snappy", "--registry", registry).expect(0)
    #expect(try disk.names() == ["filler", "motionbook.db"])
  }

  @Test("writes a file whole or not at all")
  func files() throws {
    let (command, disk, registry) = try Self.make()
    let old = [
      "old.json": "old\n", "old.svg": "<svg data-generator=\"Made by motionbook.\"/>\n",
      "known.json": "{\"format\": \"motionbook-baseline/1\"}\n",
    ]
    for (name, text) in old { try disk.write(text, to: name) }
    let same = disk.path("same.ts")
    let export = ["export", "--registry", registry, "--format", "motion", "-o", same]
    try command.run(export).expect(0)
    try disk.fill()
    try command.run(export).expect(0)
    let new = disk.path("new.json")
    for target in [disk.path("old.json"), new] {
      try command.run("export", "--registry", registry, "--force", "-o", target).expectSentence(
        naming: target, "No space left")
    }
    for target in [disk.path("old.svg"), new] {
      try command.run("plot", "apple.snappy", "--registry", registry, "--svg", target)
        .expectSentence(naming: target, "No space left")
    }
    for target in [disk.path("known.json"), new] {
      try command.run("validate", "--registry", registry, "--write-baseline", target)
        .expectSentence(naming: target, "No space left")
    }
    let database = disk.path("new.db")
    try command.run("init", "--registry", database).expectSentence(naming: database, "free some space")
    try command.run("init", "--registry", database, "--from", "many.json")
      .expectSentence(naming: database, "free some space")
    for (name, text) in old { #expect(try disk.read(name) == text) }
    #expect(try disk.names() == ["filler", "known.json", "motionbook.db", "old.json", "old.svg", "same.ts"])
  }
}

@Suite("The built command and a stdout that takes nothing")
struct FullOutputTests {
  @Test(
    "says so, and ends with 2",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"),
    arguments: [
      "list", "list --json", "export", "show apple.snappy", "packs", "--help", "validate --format sarif",
    ])
  func full(_ words: String) throws {
    let command = try BuiltCommand()
    try command.run("init").expect(0)
    try command.shell("\"$motionbook\" \(words) > /dev/full")
      .expectSentence(naming: "standard output", "No space left")
  }

  @Test(
    "says that a change was made when only the answer is lost, and ends with 0",
    arguments: [
      "add spring x --duration 0.3", "tweak apple.snappy --bounce 0.3", "rename apple.snappy mine",
      "import --replace more.json", "init --registry new.db", "export --format css -o motion.css --json",
      "tweak apple.snappy --bounce 0.3 --registry text.json",
    ])
  func changed(_ words: String) throws {
    let command = try BuiltCommand()
    try command.run("init").expect(0)
    try command.run("export", "apple.*", "-o", "text.json").expect(0)
    try command.write(Texts.registry(Texts.spring("more")), to: "more.json")
    // What has changed nothing has not done what it tells.
    try command.shell("\"$motionbook\" \(words) --dry-run >&-").expect(2)
    let outcome = try command.shell("\"$motionbook\" \(words) >&-").expect(0)
    #expect(outcome.err.contains("the answer is lost, and what it tells is done"), "\(outcome.err)")
  }

  @Test(
    "ends quietly when the reader has gone",
    arguments: [
      "list", "list --json", "export", "validate", "sample group-0.preset-1 --fps 100000", "--help",
    ])
  func closed(_ words: String) throws {
    let command = try BuiltCommand()
    try command.write(BuiltCommand.manyPresets(1000), to: "many.json")
    let script = "{ \"$motionbook\" \(words) --registry many.json; echo $? > status; } | head -c 10"
    let outcome = try command.shell(
      words == "--help" ? script.replacingOccurrences(of: "--registry many.json", with: "") : script)
    #expect(outcome.out.count == 10)
    #expect(outcome.err.isEmpty)
    #expect(try command.read("status") == "0\n")
  }

  @Test("ends quietly when there never was a reader, and does its work")
  func workGoesOn() throws {
    let command = try BuiltCommand(presets: Texts.spring("a"))
    let outcome = try command.shell("\"$motionbook\" tweak a --bounce 0.4 | true")
    #expect(outcome.err.isEmpty)
    #expect(try command.preset("a").object("typed").number("bounce") == 0.4)
  }
}
