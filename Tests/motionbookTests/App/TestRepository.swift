import Foundation
import Testing

/// A real git repository, for tests of what changed.
enum TestRepository {
  /// Makes one of a folder and commits all that is in it.
  static func make(in folder: String) throws {
    try git(folder, "init", "-q")
    try commit(in: folder)
  }

  /// Commits all that is in the folder.
  static func commit(in folder: String) throws {
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "all")
  }

  static func git(_ folder: String, _ words: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=Test", "-c", "user.email=test@example.com"] + words
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(words)")
  }
}
