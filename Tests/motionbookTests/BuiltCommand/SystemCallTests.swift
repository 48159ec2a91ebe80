import Foundation
import MotionbookSQLite
import TestSupport
import Testing

/// A kill, or an error of the system, at each call by which a change is made.
@Suite(
  "The built command, stopped at each system call",
  .enabled(if: TracedCommand.isPossible, TracedCommand.reason))
struct SystemCallTests {
  private let command: BuiltCommand
  private let traced: TracedCommand
  private static let registry = "motionbook.db"

  init() throws {
    command = try BuiltCommand()
    traced = TracedCommand(command: command)
    try command.write(BuiltCommand.manyPresets(40), to: "many.json")
    try command.run("init", "--seed", "apple").expect(0)
    try command.run("import", "many.json").expect(0)
    try command.write(
      BuiltCommand.manyPresets(60).replacingOccurrences(of: "number ", with: "other "), to: "other.json")
  }

  /// Changes of the registry, each as a command line.
  static let changes = [
    ["tweak", "apple.snappy", "--bounce", "0.31"], ["import", "other.json", "--replace"],
    ["rename", "group-0.preset-7", "group-0.seven"], ["remove", "group-0.preset-8"],
    ["config", "set", "near-duplicate.threshold", "0.04"],
  ]

  /// The registry's contents, whatever happened to it; the files are as they were after it.
  private func state(_ label: String) throws -> Data {
    let before = try command.contents()
    let outcome = try command.run("export", "--format", "json")
    #expect(outcome.status == 0, "\(label): \(outcome.err)")
    #expect(try command.contents() == before, "\(label): a command that only reads changed a file")
    return outcome.out
  }

  /// The next change works, and leaves one file that is whole.
  private func expectSound(_ label: String) throws {
    let outcome = try command.run("add", "duration", "sound", "0.1")
    #expect(outcome.status == 0, "\(label): \(outcome.err)")
    #expect(!command.exists("motionbook.db-journal"), "\(label)")
    let check = try Connection(path: command.path(Self.registry), mode: .readOnly)
      .prepare("PRAGMA integrity_check").first { $0.text(0) }
    #expect(check == "ok", "\(label)")
  }

  @Test(
    "by a kill: the registry is as before or after, and what comes next works",
    arguments: Extent.cases(SystemCallTests.changes))
  func killed(_ words: [String]) throws {
    let original = try command.bytes(Self.registry)
    let before = try state("before")
    let counts = try traced.counts(words, files: [Self.registry])
    let after = try state("after")
    let places = counts.flatMap { call, count in (1...count).map { (call, $0) } }
    #expect(places.count > 20)
    for (call, number) in Extent.of(places) {
      let label = "\(words) killed at \(call) \(number)"
      try command.write(original, to: Self.registry)
      _ = try traced.run(words, files: [Self.registry], inject: "signal=KILL", into: call, at: number)
      let found = try state(label)
      #expect(found == before || found == after, "\(label): neither before nor after")
      try expectSound(label)
    }
  }

  @Test(
    "by an error: a sentence, and the registry is as before or after",
    arguments: Extent.cases(SystemCallTests.changes))
  func failing(_ words: [String]) throws {
    let original = try command.bytes(Self.registry)
    let before = try state("before")
    let counts = try traced.counts(words, files: [Self.registry])
    let after = try state("after")
    let errors = ["EIO", "ENOSPC", "EMFILE", "EACCES", "EINTR"]
    let places = counts.flatMap { call, count in
      (1...count).map { (call, $0, errors[($0 + call.utf8.count) % errors.count]) }
    }
    for (call, number, error) in Extent.of(places) {
      let label = "\(words) with \(error) at \(call) \(number)"
      try command.write(original, to: Self.registry)
      let outcome = try traced.run(
        words, files: [Self.registry], inject: "error=\(error)", into: call, at: number)
      #expect([0, 1, 2].contains(outcome.status), "\(label): \(outcome.status) \(outcome.err)")
      #expect(outcome.status == 0 || outcome.err.contains("Error: "), "\(label): no sentence")
      #expect(!outcome.err.contains("Fatal error"), "\(label)")
      let found = try state(label)
      #expect(found == before || found == after, "\(label): neither before nor after")
      try expectSound(label)
    }
  }

  @Test("by a kill of init: the registry is whole or absent, and the next init is right")
  func inits() throws {
    let words = ["init", "--from", "many.json", "--registry", "new.db", "--quiet"]
    let counts = try traced.counts(words)
    let whole = try command.run("export", "--registry", "new.db").expect(0).out
    try command.remove("new.db")
    let places = counts.filter { ["pwrite64", "fdatasync", "fsync", "link", "unlink"].contains($0.call) }
      .flatMap { call, count in (1...count).map { (call, $0) } }
    for (call, number) in Extent.of(places) {
      let label = "init killed at \(call) \(number)"
      _ = try traced.run(words, inject: "signal=KILL", into: call, at: number)
      if !command.exists("new.db") { try command.run(words).expect(0) }
      let found = try command.run("export", "--registry", "new.db")
      #expect(found.status == 0 && found.out == whole, "\(label): \(found.err)")
      try command.remove("new.db")
    }
  }

  @Test("by a kill of migrate: the registry is of one version or the next, and the next migrate ends it")
  func migrations() throws {
    let oldest = try OlderRegistry.make(in: command, as: "old.db")
    let counts = try traced.counts(["migrate", "--registry", "old.db"], files: ["old.db"])
    let after = try command.run("export", "--registry", "old.db").expect(0).out
    let places = counts.flatMap { call, count in (1...count).map { (call, $0) } }
    for (call, number) in Extent.of(places) {
      let label = "migrate killed at \(call) \(number)"
      try command.write(oldest, to: "old.db")
      _ = try traced.run(
        ["migrate", "--registry", "old.db"], files: ["old.db"], inject: "signal=KILL", into: call, at: number)
      #expect(try command.run("export", "--registry", "old.db").expect(0).out == after, "\(label)")
      let outcome = try command.run("migrate", "--registry", "old.db")
      #expect(outcome.status == 0, "\(label): \(outcome.err)")
      #expect(!command.exists("old.db-journal"), "\(label)")
    }
  }

  @Test("A registry that is removed with a journal beside it, and made anew, is the new one")
  func removedAndMadeAnew() throws {
    for call in ["unlink", "pwrite64"] {
      try command.remove(Self.registry)
      try command.run("init", "--seed", "apple").expect(0)
      let count =
        try traced.counts(["tweak", "apple.snappy", "--bounce", "0.32"], files: [Self.registry])
        .first { $0.call == call }?.count ?? 1
      _ = try traced.run(
        ["tweak", "apple.snappy", "--bounce", "0.33"], files: [Self.registry], inject: "signal=KILL",
        into: call,
        at: count)
      #expect(command.exists("motionbook.db-journal"), "no journal was left: the test tests nothing")
      try command.remove(Self.registry)
      let made = try command.run("init", "--seed", "react-spring").expect(0)
      #expect(made.err.contains("motionbook.db-journal") && made.err.contains("kept as"), "\(made.err)")
      try command.run("validate").expect(0)
      let names = try command.run("list", "--names").expect(0).text
      #expect(!names.isEmpty && !names.contains("apple."))
      try expectSound(call)
    }
    #expect(try command.files().filter { $0.hasPrefix("motionbook.db-journal.old") }.count == 2)
  }

  @Test("A registry that is put back over a crashed one is not destroyed by any command")
  func putBack() throws {
    let branch = try command.bytes(Self.registry)
    try command.write(branch, to: "branch.db")
    try command.write(BuiltCommand.manyPresets(900), to: "more.json")
    try command.run("import", "more.json", "--replace", "--registry", "branch.db").expect(0)
    _ = try traced.run(
      ["tweak", "apple.snappy", "--bounce", "0.3"], files: [Self.registry], inject: "signal=KILL",
      into: "unlink", at: 1)
    #expect(command.exists("motionbook.db-journal"))
    try command.write(command.bytes("branch.db"), to: Self.registry)
    let before = try command.contents()
    for words in Extent.of(BadRegistryTests.commands) {
      let outcome = try command.run(
        words + ["--registry", Self.registry], input: Data(Texts.registry(Texts.spring("a")).utf8))
      outcome.expectSentence(naming: "motionbook.db-journal", "does not fit", "remove the journal")
      #expect(try command.contents() == before, "\(words)")
    }
    try command.remove("motionbook.db-journal")
    try command.run("validate").expect(0)
  }
}
