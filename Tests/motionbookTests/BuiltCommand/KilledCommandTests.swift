import Foundation
import Registry
import MotionbookSQLite
import TestSupport
import Testing

/// `kill -9` at random moments. The moments depend on the machine, what must hold does not.
@Suite("The built command, killed at any moment")
struct KilledCommandTests {
  @Test("leaves a tweak made or not made, never half of it")
  func tweaks() throws {
    let command = try BuiltCommand(
      presets: Texts.spring("a", #""duration": 0.1, "bounce": 0, "summary": "round 0""#) + ",\n"
        + Texts.spring("b", #""base": "a", "extraBounce": 0.1"#))
    var killer = try Killer(seed: 1) { try command.run("tweak", "a", "--bounce", "0").expect(0) }
    var made = 0
    for round in 1...Extent.of(200) {
      let words = [
        "tweak", "a", "--duration", "0.\(round + 1000)", "--bounce", "0.\(round + 1000)", "--summary",
      ]
      try killer.kill(command.start(words + ["round \(round)"]))
      let preset = try command.preset("a")
      let typed = try preset.object("typed")
      let latest = try #require(Int(preset.string("summary").dropFirst("round ".count)))
      #expect(
        latest == round || latest == made, "the latest tweak that was made is lost, or an older one is back")
      if latest > 0 {
        let number = try #require(Double("0.\(latest + 1000)"))
        #expect(isClose(try typed.number("duration"), number))
        #expect(isClose(try typed.number("bounce"), number))
      }
      made = latest
    }
    #expect(made > 0, "no tweak was made: every kill came too early to test anything")
    try expectSound(command)
  }

  @Test("leaves an import made or not made, never half of it")
  func imports() throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    let names = ["even", "odd"]
    for (index, name) in names.enumerated() {
      try command.write(
        BuiltCommand.manyPresets(600).replacingOccurrences(of: "number ", with: "\(name) "),
        to: "\(index).json")
    }
    var killer = try Killer(seed: 2) { try command.run("import", "1.json", "--exact", "--replace").expect(0) }
    var seen: Set<String> = []
    for round in 0..<Extent.of(60) {
      try killer.kill(command.start(["import", "\(round % 2).json", "--exact", "--replace"]))
      let summaries = try JSONObject(command.run("list", "--json").expect(0).text).objects("presets").map {
        String(try $0.string("summary").prefix { $0 != " " })
      }
      #expect(summaries.count == 600)
      #expect(Set(summaries).count == 1, "half of one import, half of another")
      seen.formUnion(summaries)
    }
    #expect(seen.isSubset(of: names))
    try expectSound(command)
  }

  @Test("leaves an undo or a redo made or not made, and the journal with it")
  func undos() throws {
    let command = try BuiltCommand(presets: Texts.spring("a") + ",\n" + Texts.spring("b", #""base": "a""#))
    for bounce in ["0.1", "0.2", "0.3", "0.4"] { try command.run("tweak", "a", "--bounce", bounce).expect(0) }
    try command.run("rename", "a", "z").expect(0)
    var killer = try Killer(seed: 5) {
      try command.run("undo").expect(0)
      try command.run("redo").expect(0)
    }
    var seen: Set<String> = []
    for round in 0..<Extent.of(100) {
      try killer.kill(command.start([(round / 3).isMultiple(of: 2) ? "undo" : "redo"]), statuses: [0, 1])
      seen.insert(try command.run("export").expect(0).text)
      let registry = try RegistryStore.open(command.path("motionbook.db"), for: .reading)
      #expect(try registry.journalDifferences().presets.isEmpty)
    }
    #expect(seen.count > 1, "no undo was made: every kill came too early to test anything")
    try expectSound(command)
  }

  @Test("leaves what init makes whole or absent")
  func inits() throws {
    let command = try BuiltCommand()
    try command.write(BuiltCommand.manyPresets(300), to: "many.json")
    let words = ["init", "--from", "many.json"]
    var killer = try Killer(seed: 3) {
      try command.run(words).expect(0)
      try command.remove("motionbook.db")
    }
    for _ in 0..<Extent.of(40) {
      try killer.kill(command.start(words))
      if command.exists("motionbook.db") {
        #expect(try command.run("list", "--names").expect(0).text.split(separator: "\n").count == 300)
        try command.remove("motionbook.db")
      }
    }
    try command.run(words).expect(0)
  }

  @Test("leaves an exported file as it was, or as it shall be")
  func exports() throws {
    let command = try BuiltCommand()
    try command.write(BuiltCommand.manyPresets(1000), to: "many.json")
    try command.run("init", "--from", "many.json").expect(0)
    let whole = try command.run("export").expect(0).out
    let old = Data("what stood here before\n".utf8)
    var killer = try Killer(seed: 4) { try command.run("export", "-o", "out.json").expect(0) }
    for _ in 0..<Extent.of(60) {
      try command.write(old, to: "out.json")
      try killer.kill(command.start(["export", "--force", "-o", "out.json"]))
      let bytes = try command.bytes("out.json")
      #expect(bytes == old || bytes == whole)
    }
    try command.run("export", "--force", "-o", "out.json").expect(0)
    #expect(try command.bytes("out.json") == whole)
  }

  @Test("by an interrupt after the registry was changed says so before it ends", arguments: ["db", "json"])
  func answers(kind: String) throws {
    let command = try BuiltCommand()
    let registry = "motionbook." + kind
    try command.write(BuiltCommand.manyPresets(3000), to: "many.txt")
    for round in 1...12 {
      try command.run("init", "--empty", "--registry", registry).expect(0)
      let started = try command.start(["import", "many.txt", "--registry", registry])
      Thread.sleep(forTimeInterval: 0.05 * Double(round))
      started.signal(SIGINT)
      let outcome = try started.wait()
      let count = try command.run("list", "--names", "--registry", registry).expect(0).text
        .split(separator: "\n").count
      #expect(outcome.text.isEmpty == (count == 0), "\(count) presets, and: \(outcome.text)")
      try command.remove(registry)
      if outcome.status == 0 { break }
    }
  }

  @Test("by an interrupt leaves the registry as it was")
  func interrupts() throws {
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    try command.write(BuiltCommand.manyPresets(3000), to: "many.json")
    let before = try command.run("export").expect(0).out
    let bytes = try command.bytes("motionbook.db")
    for round in 1...8 {
      let started = try command.start(["import", "many.json"])
      // Starting takes milliseconds and the import a second, so that all of these are in its midst.
      Thread.sleep(forTimeInterval: 0.06 * Double(round))
      started.signal(SIGINT)
      let outcome = try started.wait()
      if outcome.status == 0 { break }
      if !outcome.text.isEmpty { break }
      #expect(try command.bytes("motionbook.db") == bytes && !command.exists("motionbook.db-journal"))
      #expect(outcome.status == -SIGINT || outcome.status == 130)
      #expect(try command.run("export").expect(0).out == before)
    }
    try expectSound(command)
  }

  /// A registry that can be read, written and is not damaged anywhere.
  private func expectSound(_ command: BuiltCommand) throws {
    try command.run("validate", "--only", "dangling-reference,circular-reference").expect(0)
    try command.run("add", "duration", "sound", "0.1").expect(0)
    #expect(!command.exists("motionbook.db-journal"))
    let check = try Connection(path: command.path("motionbook.db"), mode: .readOnly)
      .prepare("PRAGMA integrity_check").first { $0.text(0) }
    #expect(check == "ok")
    let registry = try RegistryStore.open(command.path("motionbook.db"), for: .reading)
    let differences = try registry.journalDifferences()
    #expect(differences.presets.isEmpty && differences.settings.isEmpty, "journal and presets disagree")
    #expect(try registry.changes(last: 10_000, mostPresets: 0).allSatisfy { $0.origin.kind != .found })
  }
}

/// Ends processes at moments that are spread over the time that they take.
struct Killer {
  private var generator: Seeded
  /// Seconds that a process takes, about.
  private var duration: Double

  /// - Parameter body: What is going to be killed, once to its end, to know how long it takes.
  init(seed: UInt64, _ body: () throws -> Void) throws {
    generator = Seeded(seed: seed)
    let start = Date()
    try body()
    duration = Date().timeIntervalSince(start)
  }

  /// - Parameter statuses: How it may end by itself.
  mutating func kill(_ started: StartedProgram, statuses: Set<Int32> = [0]) throws {
    Thread.sleep(forTimeInterval: .random(in: 0...duration, using: &generator))
    started.signal(SIGKILL)
    let outcome = try started.wait()
    #expect(outcome.status == -SIGKILL || statuses.contains(outcome.status), "\(outcome.err)")
    // A machine is not equally busy all the time. These keep it so that one in four comes to its end.
    duration *= outcome.status >= 0 ? 0.86 : 1.05
  }
}
