import Foundation
import Testing

/// A real git repository, for tests of what changed.
package enum TestRepository {
  /// Creates a repository in a folder and commits all that is in it.
  package static func make(in folder: String) throws {
    try git(folder, "init", "-q")
    try commit(in: folder)
  }

  /// Commits all that is in the folder.
  package static func commit(in folder: String) throws {
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "all")
  }

  /// Runs git in a folder; it must end with 0.
  @discardableResult
  package static func git(_ folder: String, _ words: String...) throws -> String {
    try git(folder, words)
  }

  /// Runs git in a folder; it must end with 0.
  @discardableResult
  package static func git(_ folder: String, _ words: [String]) throws -> String {
    let result = try Program.run(
      ["git", "-C", folder, "-c", "user.name=Test", "-c", "user.email=test@example.com"] + words)
    #expect(result.status == 0, "git \(words): \(result.output)")
    return result.output
  }
}
