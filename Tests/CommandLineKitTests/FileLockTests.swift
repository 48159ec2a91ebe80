import CLibrary
import Foundation
import TestSupport
import Testing

@testable import CommandLineKit

@Suite("Locks of files")
struct FileLockTests {
  private let folder: TemporaryFolder
  private let console: Console

  init() throws {
    folder = try TemporaryFolder()
    console = folder.console()
    try folder.write(Data("text".utf8), to: "a.json")
  }

  /// Holds the file's lock by a descriptor of its own, as another process does.
  private func hold() throws -> Descriptor {
    let holder = try Descriptor(opening: folder.path("a.json"), as: "a.json", O_RDONLY)
    try #require(flock(holder.number, LOCK_EX) == 0)
    return holder
  }

  @Test("A long wait is said once, and ends with a sentence when the patience does")
  func bound() throws {
    let holder = try hold()
    var said = 0
    let patience = LockPatience(most: 100, long: 20) { said += 1 }
    #expect(throws: FileError(path: "a.json", reason: LockPatience.inVain)) {
      try FileLock("a.json", console, patience: patience)
    }
    #expect(said == 1)
    withExtendedLifetime(holder) {}
  }

  @Test("A lock that is let go meanwhile is taken, and another waits for it then")
  func handedOver() throws {
    var holder: Descriptor? = try hold()
    let lock = try FileLock("a.json", console, patience: LockPatience(most: 1000, long: 20) { holder = nil })
    #expect(holder == nil)
    #expect(throws: FileError.self) {
      try FileLock("a.json", console, patience: LockPatience(most: 5))
    }
    withExtendedLifetime(lock) {}
  }

  @Test("A file that was replaced meanwhile is locked as it stands in the end")
  func replaced() throws {
    var holder: Descriptor? = try hold()
    let lock = try FileLock(
      "a.json", console,
      patience: LockPatience(most: 1000, long: 20) {
        _ = try? console.writeFile("a.json", [1])
        holder = nil
      })
    let other = try Descriptor(opening: folder.path("a.json"), as: "a.json", O_RDONLY)
    #expect(holder == nil)
    #expect(flock(other.number, LOCK_EX | LOCK_NB) != 0)
    withExtendedLifetime(lock) {}
  }

  @Test("A pipe with a name is refused at once")
  func pipes() throws {
    #expect(mkfifo(folder.path("pipe.json"), 0o600) == 0)
    #expect(throws: FileError.pipe("pipe.json")) {
      try FileLock("pipe.json", console, patience: LockPatience(most: 5))
    }
  }
}
