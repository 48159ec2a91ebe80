import CLibrary
import Foundation
import TestSupport
import Testing

@testable import CommandLineKit

/// Files that are no files, that never end, or that are larger than anything meant.
@Suite("Files of others")
struct ForeignFilesTests {
  private let folder: TemporaryFolder
  private let console: Console

  init() throws {
    folder = try TemporaryFolder()
    console = folder.console()
  }

  @Test("A pipe with a name is refused at once, read or written")
  func pipes() throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "pipe")
    for name in ["pipe", "link"] {
      #expect(throws: FileError.pipe(name)) { try console.readFile(name) }
      #expect(throws: FileError.pipe(name)) { try console.writeFile(name, [1]) }
      #expect(throws: FileError.pipe(name)) { try console.writeFile(name, parts: { try $0([1]) }) }
    }
  }

  @Test(
    "A file that says to be larger than the limit is refused unread, and one that never ends at the limit")
  func sizes() throws {
    #expect(FileManager.default.createFile(atPath: folder.path("sparse"), contents: nil))
    #expect(truncate(folder.path("sparse"), 200 << 30) == 0)
    #expect(throws: FileError.tooLarge("sparse", limit: Console.textLimit)) { try console.readFile("sparse") }
    #expect(throws: FileError.tooLarge("/dev/zero", limit: 1 << 20)) {
      try console.readFile("/dev/zero", limit: 1 << 20)
    }
    try console.writeFile("four", [1, 2, 3, 4])
    #expect(try console.readFile("four", limit: 4) == [1, 2, 3, 4])
    #expect(throws: FileError.self) { try console.readFile("four", limit: 3) }
  }

  @Test("A descriptor's path is the descriptor: a pipe of the shell, read and written")
  func descriptors() throws {
    let pipe = Pipe()
    let (reading, writing) = (
      pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor
    )
    try console.writeFile("/dev/fd/\(writing)", Array("hello".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(try console.readFile("/dev/fd/\(reading)") == Array("hello".utf8))
    #expect(throws: FileError.self) { try console.writeFile("/dev/fd/\(writing)", [1]) }
    try console.writeFile("/dev/stdout", Array("out".utf8))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out"), withDestinationPath: "/dev/stdout")
    try console.writeFile("out", Array("put".utf8))
    #expect(console.capturedOutput == "output")
    #expect(console.isStream("out") && console.isStream("-") && !console.isStream("/dev/fd/x"))
  }

  @Test("A descriptor that does not wait is waited for", .timeLimit(.minutes(1)))
  func nonBlocking() async throws {
    let pipe = Pipe()
    let (reading, writing) = (
      pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor
    )
    for descriptor in [reading, writing] {
      #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
    }
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    async let read = Task.detached {
      try Descriptor(reading, name: "in", isOwned: false).readAll(limit: 1 << 24)
    }.value
    #expect(Descriptor(writing, name: "out", isOwned: false).writeAll(bytes) == nil)
    try pipe.fileHandleForWriting.close()
    #expect(try await read == bytes)
  }

  @Test("A file's place is found through links, dots and folders that are missing")
  func places() throws {
    try console.makeDirectory("real/deep")
    let links = FileManager.default
    try links.createSymbolicLink(atPath: folder.path("away"), withDestinationPath: "real/deep")
    try links.createSymbolicLink(atPath: folder.path("dangling"), withDestinationPath: "real/new.css")
    let root = String(decoding: try console.place(ofFile: "."), as: UTF8.self)
    func place(_ path: String) throws -> String {
      let place = String(decoding: try console.place(ofFile: path), as: UTF8.self)
      return place.hasPrefix(root) ? String(place.dropFirst(root.count)) : place
    }
    #expect(try place("a") == "/a")
    #expect(try place("away/a") == "/real/deep/a")
    #expect(try place("away/../a") == "/real/a")
    #expect(try place("dangling") == "/real/new.css")
    #expect(try place("new/./b//c/d.css") == "/new/b/c/d.css")
    #expect(try place("real/deep/../../a") == "/a")
    #expect(throws: FileError.self) { try console.place(ofFile: "new/../../etc/a") }
    #expect(try place("/") == "/")
    #expect(try place("/no-such-folder/a") == "/no-such-folder/a")
  }

  @Test("Hard links and symbolic ones to a file are the file")
  func identities() throws {
    try console.writeFile("a", [1])
    try console.writeFile("b", [1])
    #expect(link(folder.path("a"), folder.path("hard")) == 0)
    try FileManager.default.createSymbolicLink(atPath: folder.path("soft"), withDestinationPath: "a")
    let identity = try #require(console.identity(ofFile: "a"))
    #expect(console.identity(ofFile: "hard") == identity && console.identity(ofFile: "soft") == identity)
    #expect(console.identity(ofFile: "b") != identity && console.identity(ofFile: "c") == nil)
  }

  @Test("What a sentence quotes comes out as text, whichever command quotes it")
  func sentences() {
    for words in [
      ["fail", "\u{1B}]0;title\u{7}\n::error::no"], ["\u{1B}[31m"], ["list", "--\u{202E}kind"],
      ["tweak", "a", "--extra-bounce", "1\n::error::no"],
    ] {
      let outcome = Outcome.of(words)
      #expect(outcome.code != 0)
      #expect(outcome.errors.unicodeScalars.allSatisfy { $0 == "\n" || ($0 >= " " && $0 != "\u{202E}") })
      #expect(!outcome.errors.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
    }
  }
}
