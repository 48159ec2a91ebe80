import Foundation

/// A folder of its own for a test, gone when the test lets go of it.
package final class TemporaryFolder {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "motionbook-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of something in the folder.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  package func bytes(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

  package func write(_ bytes: Data, to name: String) throws {
    try bytes.write(to: url.appending(path: name))
  }

  package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The names of what the folder holds, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
