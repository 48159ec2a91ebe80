import CommandLineKit
import Foundation
import TestSupport
import Testing

@Suite("Files")
struct FilesTests {
  private let folder: TemporaryFolder
  private let console: Console

  init() throws {
    folder = try TemporaryFolder()
    console = folder.console()
  }

  private func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
  }

  @Test("What is written is read, byte for byte", arguments: [0, 1, 65535, 65536, 65537, 300_000])
  func roundTrip(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try console.writeFile("a", bytes))
    #expect(try console.readFile("a") == bytes)
    #expect(try console.readFile(folder.path("a")) == bytes)
  }

  @Test("Nothing is left behind beside the file")
  func noTemporaryFile() throws {
    try console.writeFile("a", [1])
    try console.writeFile("a", [2])
    #expect(try folder.names() == ["a"])
  }

  @Test("A file that already holds the bytes is left alone")
  func unchanged() throws {
    try console.writeFile("a", [1, 2])
    let before =
      try FileManager.default.attributesOfItem(atPath: folder.path("a"))[.systemFileNumber] as? Int
    #expect(try !console.writeFile("a", [1, 2]))
    let after =
      try FileManager.default.attributesOfItem(atPath: folder.path("a"))[.systemFileNumber] as? Int
    #expect(before == after)
    #expect(try console.writeFile("a", [1, 3]))
  }

  @Test(
    "A file keeps its mode, and a new one gets the mode of any new file", arguments: [0o600, 0o644, 0o755])
  func mode(_ mode: Int) throws {
    try console.writeFile("a", [1])
    #expect(FileManager.default.createFile(atPath: folder.path("b"), contents: nil))
    #expect(try permissions(of: "a") == permissions(of: "b"))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path("a"))
    try console.writeFile("a", [2])
    #expect(try permissions(of: "a") == mode)
  }

  @Test(
    "A file that is written anew stays its owner's and its group's",
    .enabled(if: geteuid() == 0, "only the superuser gives files away"))
  func owner() throws {
    try console.writeFile("a", [1])
    #expect(chown(folder.path("a"), 65534, 65534) == 0)
    try console.writeFile("a", [2])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a"))
    #expect(attributes[.ownerAccountID] as? Int == 65534 && attributes[.groupOwnerAccountID] as? Int == 65534)
  }

  @Test("A symbolic link stays and its target is written, even where there was none")
  func symbolicLinks() throws {
    try console.makeDirectory("deep/er")
    try link("link", to: "deep/second")
    try link("deep/second", to: "er/file")
    try console.writeFile("link", [7])
    #expect(try console.readFile("deep/er/file") == [7])
    try console.writeFile("link", [8])
    #expect(try console.readFile("deep/er/file") == [8])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "deep/second")
  }

  @Test("A loop of links is an error, not an endless search")
  func linkLoop() throws {
    try link("a", to: "b")
    try link("b", to: "a")
    #expect(throws: FileError(path: "a", reason: "Too many levels of symbolic links")) {
      try console.writeFile("a", [1])
    }
  }

  @Test("A device is written directly, and a full one is an error")
  func devices() throws {
    #expect(try console.writeFile("/dev/null", [1]))
    #if os(Linux)
      #expect(throws: FileError(path: "/dev/full", reason: "No space left on device")) {
        try console.writeFile("/dev/full", [1])
      }
    #endif
  }

  @Test("A dash is stdin and stdout")
  func streams() throws {
    let console = folder.console(input: [104, 105])
    #expect(try console.readFile("-") == [104, 105])
    try console.writeFile("-", [104, 111])
    #expect(console.capturedOutput == "ho")
  }

  @Test("Errors name the path as it was typed and the system's reason, and exit with 2")
  func errors() throws {
    let missing = FileError(path: "no/file", reason: "No such file or directory")
    #expect(missing.sentence == "no/file: No such file or directory")
    #expect(missing.exitCode == 2)
    #expect(throws: missing) { try console.readFile("no/file") }
    #expect(throws: missing) { try console.writeFile("no/file", [1]) }
    #expect(throws: FileError(path: ".", reason: "Is a directory")) { try console.readFile(".") }
    #expect(throws: FileError(path: ".", reason: "Is a directory")) { try console.writeFile(".", [1]) }
    #expect(throws: FileError(path: "", reason: "No such file or directory")) { try console.readFile("") }
    #expect(throws: FileError(path: "", reason: "No such file or directory")) {
      try console.writeFile("", [1])
    }
  }

  @Test("A folder is made with those above it, and again without an error; a file is removed")
  func foldersAndFiles() throws {
    try console.writeFile("a", [])
    try console.makeDirectory("c/d/")
    try console.makeDirectory("c/d")
    #expect(console.isDirectory("c/d") && !console.isDirectory("a") && console.fileExists("a"))
    try console.removeFile("a")
    #expect(!console.fileExists("a"))
  }

  @Test("A folder cannot be made where a file is")
  func folderOverFile() throws {
    try console.writeFile("a", [])
    #expect(throws: FileError(path: "a", reason: "File exists")) { try console.makeDirectory("a") }
    #expect(throws: FileError.self) { try console.makeDirectory("a/b") }
  }
}
