import Foundation
import TestSupport
import Testing

/// Permissions do not bind root, so the disk itself is read-only.
@Suite("The built command where nothing may be written", .enabled(if: SmallDisk.isPossible, SmallDisk.reason))
struct ReadOnlyTests {
  private static func make() throws -> (command: BuiltCommand, disk: SmallDisk, registry: String) {
    let command = try BuiltCommand()
    let disk = try SmallDisk(kilobytes: 1000)
    let registry = disk.path("motionbook.db")
    try command.run("init", "--registry", registry).expect(0)
    return (command, disk, registry)
  }

  @Test("reads")
  func reading() throws {
    let (command, disk, registry) = try Self.make()
    try disk.forbidWriting()
    for words in [
      ["list"], ["show", "apple.snappy"], ["export"], ["validate"], ["plot", "apple.snappy"], ["migrate"],
      ["nearest", "apple.snappy"], ["tweak", "apple.snappy", "--bounce", "0.3", "--dry-run"],
      ["seed", "starter", "--dry-run"],
    ] {
      try command.run(words + ["--registry", registry]).expect(0)
    }
  }

  @Test("says of a registry that it may not be written, and what to do")
  func writing() throws {
    let (command, disk, registry) = try Self.make()
    try disk.forbidWriting()
    for words in [
      ["tweak", "apple.snappy", "--bounce", "0.3"], ["add", "duration", "brief", "0.1"],
      ["seed", "material3"],
      ["rename", "apple.snappy", "mine"], ["remove", "apple.bouncy"],
      ["config", "set", "near-duplicate.threshold", "0.1"],
    ] {
      try command.run(words + ["--registry", registry])
        .expectSentence(naming: registry, "may be read but not written", "writable")
    }
  }

  @Test("says of a new file that it cannot be made, by the name that was typed")
  func making() throws {
    let (command, disk, registry) = try Self.make()
    try disk.forbidWriting()
    let new = disk.path("new")
    let outcome = try command.run("init", "--registry", new + ".db")
    outcome.expectSentence(naming: new + ".db cannot be made", "choose another place")
    #expect(!outcome.err.contains(".tmp"))
    for words in [["export", "-o"], ["plot", "apple.snappy", "--svg"], ["validate", "--write-baseline"]] {
      try command.run(words + [new, "--registry", registry]).expectSentence(
        naming: new, "Read-only file system")
    }
  }

  @Test(
    "says of a writable registry in a folder that is not, what to do",
    .enabled(if: ProtectedFolder.isPossible, "needs a folder in which nothing can be made"))
  func folder() throws {
    let command = try BuiltCommand(presets: Texts.spring("a"))
    try command.write(command.bytes("motionbook.db"), to: "team/motionbook.db")
    let before = try command.bytes("team/motionbook.db")
    let protection = try ProtectedFolder(command.url("team"))
    try command.run("tweak", "a", "--bounce", "0.4", "--registry", "team/motionbook.db")
      .expectSentence(naming: "team/motionbook.db may be read but not written", "folder writable")
    try command.run("list", "--registry", "team/motionbook.db").expect(0)
    protection.end()
    #expect(try command.bytes("team/motionbook.db") == before)
    try command.run("tweak", "a", "--bounce", "0.4", "--registry", "team/motionbook.db").expect(0)
  }
}

/// A folder in which no file can be made: by its mode, which does not bind root, or by Linux's immutable flag.
final class ProtectedFolder {
  private let folder: URL

  static let isPossible: Bool = {
    guard let folder = try? TemporaryFolder(), let protection = try? ProtectedFolder(folder.url) else {
      return false
    }
    defer { protection.end() }
    return (try? folder.write("", to: "file")) == nil
  }()

  init(_ folder: URL) throws {
    self.folder = folder
    try Program.run(["chmod", "555", folder.path])
    if getuid() == 0 { try Program.run(["chattr", "+i", folder.path]) }
  }

  func end() {
    if getuid() == 0 { _ = try? Program.run(["chattr", "-i", folder.path]) }
    _ = try? Program.run(["chmod", "755", folder.path])
  }

  deinit { end() }
}
