import Foundation
import MotionbookSQLite
import TestSupport
import Testing

/// Files that are found upward, and what stands in a registry's way.
@Suite("The built command and what it finds")
struct FoundRegistryTests {
  private static let isRoot = getuid() == 0

  /// Gives a file to a user that nobody is.
  private static func give(_ url: URL) throws {
    try #require(lchown(url.path, 65534, 65534) == 0)
  }

  private func make() throws -> BuiltCommand {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    try command.shell(
      "mkdir -p below/app && echo 'withAnimation(.spring(duration: 0.5, bounce: 0.2)) {}' > below/app/a.swift"
    )
    .expect(0)
    return command
  }

  @Test(
    "uses nobody else's registry unasked, and says how to name it",
    .enabled(if: FoundRegistryTests.isRoot, "needs the right to give files away"))
  func registries() throws {
    let command = try make()
    try command.shell("cd below && \"$motionbook\" list --names").expect(0)
    try Self.give(command.url("motionbook.db"))
    for words in ["list --names", "show mine", "tweak mine --bounce 0.3", "validate", "export", "check app"] {
      let outcome = try command.shell("cd below && \"$motionbook\" \(words)")
      outcome.expectSentence(
        naming: "motionbook.db belongs to another user", "--registry", "MOTIONBOOK_REGISTRY")
    }
    try command.run("list", "--names", "--registry", "motionbook.db").expect(0)
    try command.shell("cd below && MOTIONBOOK_REGISTRY=../motionbook.db \"$motionbook\" list --names").expect(
      0)
    // Who became root by sudo is still the one whose file it is.
    try command.shell("cd below && SUDO_UID=65534 \"$motionbook\" list --names").expect(0)
    try command.shell("cd below && SUDO_UID=65533 \"$motionbook\" list --names").expect(2)
  }

  @Test(
    "obeys nobody else's project file",
    .enabled(if: FoundRegistryTests.isRoot, "needs the right to give files away"))
  func projects() throws {
    let command = try make()
    try command.write(
      #"{"registry": "motionbook.db", "exports": [{"format": "css", "to": "out.css"}]}"#,
      to: ".motionbook.json")
    try command.run("export", "--all", "--check").expect(1)
    try Self.give(command.url(".motionbook.json"))
    for words in ["export --all", "check app", "survey app"] {
      let outcome = try command.shell("cd below && \"$motionbook\" \(words)")
      outcome.expectSentence(naming: ".motionbook.json belongs to another user", "MOTIONBOOK_PROJECT")
    }
    #expect(!command.exists("out.css"))
    try command.shell("cd below && MOTIONBOOK_PROJECT=../.motionbook.json \"$motionbook\" export --all")
      .expect(0)
    #expect(command.exists("out.css"))
  }

  @Test(
    "waits for no pipe that stands where a registry should", arguments: ["motionbook.db", ".motionbook.json"])
  func pipes(_ name: String) throws {
    let command = try BuiltCommand()
    try command.shell("mkfifo \(name); mkdir app; echo 'let a = 1' > app/a.swift").expect(0)
    let words = name == "motionbook.db" ? ["list"] : ["export", "--all"]
    try command.run(words).expectSentence(naming: name, "no file")
  }

  @Test(
    "waits for no pipe in the place of a registry that is a text, to change it",
    arguments: [
      "tweak a --bounce 0.1", "tweak a --bounce 0.1 --dry-run", "add spring b --duration 0.5 --bounce 0.1",
      "remove a",
      "rename a b", "replace a b", "import more.json", "seed apple",
      "config set near-duplicate.severity note",
    ])
  func pipesToChange(_ words: String) throws {
    let command = try BuiltCommand()
    try command.write(Texts.registry(""), to: "more.json")
    let outcome = try command.shell("mkfifo f.json && \"$motionbook\" \(words) --registry f.json")
    outcome.expectSentence(naming: "f.json: a pipe, where a file is needed")
  }

  @Test("waits for no pipe beside a registry", arguments: ["-journal", "-wal", "-shm"])
  func pipesBeside(_ suffix: String) throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    try command.shell("mkfifo motionbook.db\(suffix)").expect(0)
    for words in [["list"], ["tweak", "mine", "--bounce", "0.3"], ["validate"]] {
      try command.run(words).expectSentence(naming: "motionbook.db\(suffix) is no file", "remove it")
    }
    try command.remove("motionbook.db")
    try command.run("init").expectSentence(naming: "motionbook.db\(suffix) is no file", "remove it")
  }

  @Test("says after a second that it waits for a lock, and goes on")
  func locked() throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    let holder = try Connection(path: command.path("motionbook.db"), mode: .readWrite)
    try holder.execute("BEGIN EXCLUSIVE")
    let reading = try command.start(["list", "--names"])
    let writing = try command.start(["tweak", "mine", "--bounce", "0.4"])
    let stopped = try command.start(["tweak", "mine", "--bounce", "0.9"])
    let waiting = "motionbook.db is locked by another program; waiting"
    for started in [reading, writing, stopped] { try started.waitUntilSaid(waiting) }
    #expect(reading.isRunning && writing.isRunning && stopped.isRunning)
    // What was started in the background ignores an interrupt, and so would the command.
    stopped.signal(SIGTERM)
    #expect(try stopped.wait().status == -SIGTERM)
    try holder.execute("ROLLBACK")
    for started in [reading, writing] {
      #expect(try started.wait().expect(0).err.contains(waiting))
    }
    #expect(try command.preset("mine").object("typed").number("bounce") == 0.4)
  }

  @Test("says after a second that it waits for the lock of a text, and goes on")
  func lockedText() throws {
    let command = try BuiltCommand()
    try command.write(Texts.registry(Texts.spring("mine")), to: "motionbook.json")
    let holder = try FileHandle(forReadingFrom: command.url("motionbook.json"))
    try #require(flock(holder.fileDescriptor, LOCK_EX) == 0)
    let writing = try command.start(["tweak", "mine", "--bounce", "0.4"])
    try writing.waitUntilSaid("motionbook.json is locked by another program; waiting")
    #expect(writing.isRunning)
    try holder.close()
    try writing.wait().expect(0)
    #expect(try command.preset("mine").object("typed").number("bounce") == 0.4)
  }

  @Test("reads a registry with a log and leaves nothing beside it, in a folder that is only read too")
  func logs() throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    try Connection(path: command.path("motionbook.db"), mode: .readWrite).execute(
      "PRAGMA journal_mode = WAL")
    let before = try command.contents()
    for words in [
      ["list"], ["show", "mine"], ["validate"], ["export"],
      ["tweak", "mine", "--bounce", "0.3", "--dry-run"],
    ] {
      try command.run(words).expect(0)
      #expect(try command.contents() == before, "\(words)")
    }
    if ProtectedFolder.isPossible {
      let protection = try ProtectedFolder(command.url)
      defer { protection.end() }
      try command.shell("\"$motionbook\" list").expect(0)
    }
    try command.run("tweak", "mine", "--bounce", "0.3").expect(0)
    #expect(try command.files() == ["motionbook.db"])
    #expect(try command.bytes("motionbook.db")[18] == 1)
  }

  @Test("names what is too many or too few, rather than permissions")
  func exhausted() throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    for number in 4...9 {
      let outcome = try command.shell("ulimit -n \(number); \"$motionbook\" tweak mine --bounce 0.\(number)")
      #expect(!outcome.err.contains("may be read but not written"), "\(number): \(outcome.err)")
      #expect(
        outcome.status == 0 || outcome.err.contains("Too many open files") || outcome.status == 127,
        "\(number): \(outcome.err)")
    }
  }

  @Test(
    "An interrupt of init or export leaves no file behind",
    arguments: Extent.cases([SIGINT, SIGTERM, SIGHUP]))
  func interrupted(_ signal: Int32) throws {
    let command = try BuiltCommand()
    try command.write(BuiltCommand.manyPresets(3000), to: "many.json")
    let start = Date()
    try command.run("init", "--from", "many.json", "--registry", "many.db").expect(0)
    let duration = Date().timeIntervalSince(start)
    let kept = try command.files()
    var stopped = 0
    for round in 0..<8 {
      let words =
        round % 2 == 0
        ? ["init", "--from", "many.json", "--registry", "new.db"]
        : ["export", "--registry", "many.db", "--format", "css", "-o", "new.css"]
      // Tests in the background or under nohup ignore signals, and hand that on.
      let started = try command.startShell(
        "exec env --default-signal \"$motionbook\" \(words.joined(separator: " "))")
      Thread.sleep(forTimeInterval: duration * Double(round + 1) / 10)
      started.signal(signal)
      let outcome = try started.wait()
      #expect(outcome.status == -signal || outcome.status == 0, "\(outcome.err)")
      if outcome.status != 0 { stopped += 1 }
      #expect(try command.files().filter { !$0.hasPrefix("new.") } == kept)
      for name in ["new.db", "new.css"] where command.exists(name) { try command.remove(name) }
    }
    #expect(stopped > 0, "every signal came too late to test anything")
  }
}
