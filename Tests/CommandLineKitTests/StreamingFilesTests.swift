import CommandLineKit
import Foundation
import TestSupport
import Testing

@Suite("Files that are written part by part, and files that move")
struct StreamingFilesTests {
  private let folder: TemporaryFolder
  private let console: Console

  init() throws {
    folder = try TemporaryFolder()
    console = folder.console()
  }

  private func write(_ parts: String..., to path: String) throws -> Bool {
    try console.writeFile(path) { sink in
      for part in parts { try sink(Array(part.utf8)) }
    }
  }

  private var names: [String] { get throws { try folder.names() } }

  @Test("the parts stand in the file one after another, and nothing else is left")
  func writesParts() throws {
    #expect(try write("one ", "two", to: "file"))
    #expect(try console.readFile("file") == Array("one two".utf8))
    #expect(try names == ["file"])
  }

  @Test("a file that holds the same is left alone; another is replaced and keeps its mode")
  func leavesEqual() throws {
    _ = try write("same", to: "file")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("file"))
    #expect(try !write("sa", "", "me", to: "file"))
    for longer in ["same!", "sam"] { #expect(try write(longer, to: "file") && write("same", to: "file")) }
    #expect(try write("other", to: "file"))
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("file"))[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(try names == ["file"])
  }

  @Test(
    "where nothing can be written, a file that holds the same is left and another refused",
    .enabled(if: geteuid() != 0, "needs a person"))
  func readOnly() throws {
    _ = try write("same", to: "file")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    #expect(try !write("sa", "me", to: "file"))
    #expect(throws: FileError.self) { try write("other", to: "file") }
  }

  @Test("when the parts fail half-way, the file is as it was")
  func failsWhole() throws {
    struct Failure: Error {}
    _ = try write("before", to: "file")
    #expect(throws: Failure.self) {
      try console.writeFile("file") { sink in
        try sink(Array("after".utf8))
        throw Failure()
      }
    }
    #expect(try console.readFile("file") == Array("before".utf8))
    #expect(try names == ["file"])
  }

  @Test("- is stdout")
  func stdout() throws {
    _ = try write("one ", "two", to: "-")
    #expect(console.capturedOutput == "one two")
  }

  @Test("a file moves to a new name")
  func moves() throws {
    _ = try write("text", to: "old")
    #expect(try console.moveFile("old", toNew: "new"))
    #expect(try names == ["new"])
  }

  @Test("a move never overwrites, not even a link that leads nowhere")
  func neverOverwrites() throws {
    _ = try write("text", to: "old")
    _ = try write("mine", to: "new")
    #expect(try !console.moveFile("old", toNew: "new"))
    #expect(try console.readFile("new") == Array("mine".utf8))
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "nowhere")
    #expect(try !console.moveFile("old", toNew: "link"))
    #expect(try names == ["link", "new", "old"])
  }

  @Test("a move into a folder that is not there is an error")
  func noFolder() throws {
    _ = try write("text", to: "old")
    #expect(throws: FileError.self) { try console.moveFile("old", toNew: "nowhere/new") }
  }
}
