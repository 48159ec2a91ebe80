import Foundation
import Presets
import MotionbookSQLite
import TestSupport
import Testing

@testable import Registry

@Suite("Opening")
struct OpeningTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func refusal(_ name: String) throws -> String {
    let path = folder.path(name)
    let reading = sentence { _ = try RegistryStore.open(path, for: .reading) }
    let writing = sentence { _ = try RegistryStore.open(path, for: .writing) }
    #expect(reading == writing)
    let sentence = try #require(reading, "\(name) is opened")
    #expect(sentence.contains(path), "\(sentence)")
    return sentence
  }

  @Test("A missing file, a folder, an empty file and noise are refused, each in its words")
  func noRegistries() throws {
    #expect(try refusal("gone.db").contains("motionbook init"))
    #expect(!folder.exists("gone.db"))
    try folder.makeFolder("folder")
    #expect(try refusal("folder").contains("is a folder"))
    try folder.write(Data(), to: "empty.db")
    #expect(try refusal("empty.db").contains("an empty file"))
    #expect(try folder.bytes("empty.db").isEmpty)
    var random = Seeded(seed: 3)
    let noise = Data((0..<9000).map { _ in UInt8.random(in: 0...255, using: &random) })
    try folder.write(noise, to: "noise.db")
    #expect(try refusal("noise.db").contains("no SQLite file"))
    #expect(try folder.bytes("noise.db") == noise)
    try folder.write(Data("{}".utf8), to: "motionbook.json")
    #expect(
      try refusal("motionbook.json").contains(
        "is a text and not a database: its bytes are read by RegistryText"))
    for device in ["/dev/zero", "/dev/null"] {
      #expect(
        sentence { _ = try RegistryStore.open(device, for: .reading) }
          == "\(device) is no file, but a pipe or a device; a registry is a file")
    }
  }

  @Test("Where there is no folder, none can be made, and an error prints as its sentence")
  func folderless() throws {
    let path = folder.path("gone/motionbook.db")
    let error = #expect(throws: RegistryError.self) { try RegistryStore.create(path) }
    let sentence = "\(path) cannot be made, because there is no such folder; make it first"
    #expect(error?.sentence == sentence && error.map { "\($0)" } == sentence)
  }

  @Test("Another application's file is refused and left alone")
  func foreign() throws {
    let other = try Connection(path: folder.path("other.db"), mode: .create)
    try other.execute("CREATE TABLE preset (name); PRAGMA application_id = 7")
    let before = try folder.bytes("other.db")
    #expect(try refusal("other.db").contains("another application's"))
    #expect(
      sentence { _ = try RegistryStore.create(folder.path("other.db")) }?.contains("exists already") == true)
    #expect(try folder.bytes("other.db") == before)
  }

  @Test("A truncated registry is an error, at the latest when it is read and compared with its journal")
  func truncated() throws {
    _ = try folder.registry(holding: try RandomBook.make(seed: 1))
    let whole = try folder.bytes("motionbook.db")
    // Behind the last byte that is not 0 nothing can be lost.
    let end = try #require(whole.lastIndex { $0 != 0 })
    for length in [0.1, 0.3, 0.5, 0.9].map({ Int(Double(whole.count) * $0) }) + [end] {
      let part = whole.prefix(length)
      try folder.write(part, to: "part.db")
      #expect(throws: RegistryError.self, "\(length)") {
        let registry = try RegistryStore.open(folder.path("part.db"), for: .reading)
        if try registry.journalDifferences().presets.isEmpty { return }
        throw RegistryError.refused("the journal says otherwise")
      }
      #expect(try folder.bytes("part.db") == part)
    }
  }

  @Test("A registry is not made over another")
  func exists() throws {
    _ = try folder.registry(holding: RegistrySnapshot([try preset("a", "duration=1")]))
    let before = try folder.bytes("motionbook.db")
    #expect(
      sentence { _ = try RegistryStore.create(folder.path("motionbook.db")) }?.contains("exists already")
        == true)
    #expect(try folder.bytes("motionbook.db") == before)
  }

  @Test("Reading never changes a byte, and leaves nothing beside the file")
  func reading() throws {
    _ = try folder.registry(holding: try RandomBook.make(seed: 2))
    let before = try folder.bytes("motionbook.db")
    let registry = try RegistryStore.open(folder.path("motionbook.db"), for: .reading)
    _ = try registry.book()
    #expect(throws: RegistryError.self) { try registry.apply(saved: [preset("zz", "duration=1")]) }
    #expect(try folder.bytes("motionbook.db") == before)
    #expect(try folder.names() == ["motionbook.db"])
  }

  @Test(
    "A newer file, an edited, a missing and a forgotten migration are refused",
    arguments: [
      ("PRAGMA user_version = 99", "version 99"),
      ("INSERT INTO migration VALUES (9, '0009_x.sql', 'x')", "version 9"),
      ("UPDATE migration SET checksum = 'x'", "0001_create_registry.sql"),
      ("UPDATE migration SET file = '0001_x.sql'", "0001_x.sql"), ("DELETE FROM migration", "0 migrations"),
      ("DROP TABLE migration", "0 migrations"), ("PRAGMA user_version = 0", "version 0"),
    ])
  func histories(_ edit: String, _ words: String) throws {
    _ = try folder.registry()
    let connection = try Connection(path: folder.path("motionbook.db"), mode: .readWrite)
    try connection.execute(edit)
    #expect(try refusal("motionbook.db").contains(words))
  }
}
