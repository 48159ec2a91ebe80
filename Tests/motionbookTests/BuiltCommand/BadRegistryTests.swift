import Foundation
import MotionbookSQLite
import TestSupport
import Testing

/// Files that are no registry, and every command that would need one.
@Suite("The built command and a file that is no registry")
struct BadRegistryTests {
  /// One command line of each kind, to which `--registry` is added.
  static let commands = [
    ["list"], ["show", "apple.snappy"], ["plot", "apple.snappy"], ["sample", "apple.snappy"],
    ["convert", "apple.snappy"], ["nearest", "apple.snappy"], ["validate"], ["export"],
    ["export", "-o", "out.json"], ["config", "list"], ["migrate"], ["migrate", "--dry-run"],
    ["tweak", "apple.snappy", "--bounce", "0.3"], ["add", "duration", "brief", "0.1"],
    ["copy", "apple.snappy", "mine"], ["rename", "apple.snappy", "mine"], ["remove", "apple.snappy"],
    ["seed", "starter"], ["import", "-"], ["config", "set", "near-duplicate.threshold", "0.1"],
  ]

  @Test(
    "is refused with what and where by every command, and left as it is",
    arguments: Extent.cases(BadRegistry.allCases))
  func isRefused(_ kind: BadRegistry) throws {
    let command = try BuiltCommand()
    let path = try kind.make(in: command)
    let before = try command.contents()
    for words in Self.commands {
      let input = Data(Texts.registry(Texts.spring("a")).utf8)
      let outcome = try command.run(words + ["--registry", path], input: input)
      outcome.expectSentence(naming: path, kind.words)
      #expect(outcome.out.isEmpty, "\(words)")
      #expect(try command.contents() == before, "\(words) changed something")
    }
    // Nobody would make what is to be compared.
    let isMissing = [.missing, .missingFolder].contains(kind)
    try command.run("diff", path, path).expectSentence(naming: path, isMissing ? "No such file" : kind.words)
    #expect(try command.contents() == before)
  }

  @Test("is not overwritten by init", arguments: BadRegistry.allCases.filter { $0 != .missing })
  func initRefuses(_ kind: BadRegistry) throws {
    let command = try BuiltCommand()
    let path = try kind.make(in: command)
    let before = try command.contents()
    let outcome = try command.run("init", "--registry", path)
    let isNoPlace = kind == .folder || kind == .missingFolder
    outcome.expectSentence(status: isNoPlace ? 2 : 1, naming: isNoPlace ? "folder" : path)
    #expect(try command.contents() == before)
  }

  @Test("is one in which a few bytes were changed: never a crash, and a sentence if it is refused")
  func damagedBytes() throws {
    let command = try BuiltCommand()
    try command.run("init").expect(0)
    let original = try command.bytes("motionbook.db")
    var generator = Seeded(seed: 7)
    for round in 0..<Extent.of(120) {
      var bytes = original
      for _ in 0..<[1, 3, 20, 200][round % 4] {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      try command.write(bytes, to: "damaged.db")
      let words = Self.commands[Int.random(in: Self.commands.indices, using: &generator)]
      let outcome = try command.run(
        words + ["--registry", "damaged.db"], input: Data(Texts.registry("").utf8))
      // The packs may be damaged where nobody looks, or only in a name.
      if outcome.status == 0 || outcome.status == 1 { continue }
      outcome.expectSentence(naming: "damaged.db")
    }
  }
}

/// Ways in which a file is no registry.
enum BadRegistry: CaseIterable {
  case missing, missingFolder, folder, empty, noise, foreign, truncated, headerOnly, newer, newerHistory,
    edited, pipe

  /// The words of the sentence on it.
  var words: String {
    switch self {
    case .missing, .missingFolder: "motionbook init"
    case .folder: "folder"
    case .empty: "empty"
    case .noise: "no SQLite file"
    case .foreign: "another application's"
    case .truncated, .headerOnly: "malformed"
    case .newer, .newerHistory: "update motionbook"
    case .edited: "0001_create_registry.sql"
    case .pipe: "no file"
    }
  }

  /// Makes the file; its path as it is typed.
  func make(in command: BuiltCommand) throws -> String {
    let file = command.path("bad.db")
    switch self {
    case .missing: break
    case .missingFolder: return "nowhere/bad.db"
    case .folder: try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    case .empty: try command.write("", to: "bad.db")
    case .noise:
      var generator = Seeded(seed: 1)
      try command.write(Data((0..<20_000).map { _ in .random(in: 0...255, using: &generator) }), to: "bad.db")
    case .foreign: try Connection(path: file, mode: .create).execute("CREATE TABLE note (text TEXT)")
    case .pipe: try command.shell("mkfifo bad.db").expect(0)
    default:
      try command.run("init", "--registry", "bad.db").expect(0)
      try damage(file, in: command)
    }
    return "bad.db"
  }

  private func damage(_ file: String, in command: BuiltCommand) throws {
    func execute(_ sql: String) throws { try Connection(path: file, mode: .readWrite).execute(sql) }
    switch self {
    case .truncated: try command.write(command.bytes("bad.db").prefix(20_000), to: "bad.db")
    case .headerOnly: try command.write(command.bytes("bad.db").prefix(60), to: "bad.db")
    case .newer: try execute("PRAGMA user_version = 99")
    case .newerHistory:
      try execute("INSERT INTO migration VALUES (99, '0099_of_tomorrow.sql', 'x'); PRAGMA user_version = 99")
    case .edited: try execute("UPDATE migration SET checksum = 'other' WHERE number = 1")
    default: break
    }
  }
}

extension BuiltCommand {
  /// Every regular file in the folder, with its bytes; folders with none.
  func contents() throws -> [String: Data] {
    try Dictionary(
      uniqueKeysWithValues: files().map { file in
        let type =
          try FileManager.default.attributesOfItem(atPath: url(file).path)[.type] as? FileAttributeType
        return (file, type == .typeRegular ? try bytes(file) : Data())
      })
  }
}
