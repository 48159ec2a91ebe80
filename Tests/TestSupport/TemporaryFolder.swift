import Foundation

/// A folder of its own for a test, gone when the test lets go of it.
open class TemporaryFolder {
  /// Where it is, links resolved.
  package let url: URL

  /// Where folders are made: `MOTIONBOOK_TEST_FOLDER`, which `make test` removes, also when tests were killed.
  public static let parent =
    ProcessInfo.processInfo.environment["MOTIONBOOK_TEST_FOLDER"].map { URL(filePath: $0) }
    ?? FileManager.default.temporaryDirectory

  /// Makes one in which nothing is, below the given folder. Its name is short, as sockets' paths may not be long.
  ///
  /// Public, as Swift 6.3 takes what a class of another module inherits in its place for a call of itself.
  public init(in parent: URL = parent) throws {
    let name = "motionbook-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
    url = parent.resolvingSymlinksInPath().appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Calls a function with a folder that is there until it returns.
  package static func use<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) { try body(folder) }
  }

  /// Its path.
  package var path: String { url.path }

  /// Where something in the folder is.
  package func url(_ name: String) -> URL { url.appending(path: name) }

  /// The path of something in the folder.
  package func path(_ name: String) -> String { path + "/" + name }

  /// A file's bytes.
  package func bytes(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

  /// A file's text.
  package func read(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

  /// Writes a file, and the folders above it that are missing.
  package func write(_ bytes: Data, to name: String) throws { try bytes.write(withFoldersTo: url(name)) }

  /// Writes a file, and the folders above it that are missing.
  package func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  /// Copies a file beside it.
  package func copy(_ name: String, to other: String) throws {
    try FileManager.default.copyItem(at: url(name), to: url(other))
  }

  /// Makes a folder, and those above it that are missing.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: true)
  }

  package func remove(_ names: String...) throws {
    for name in names { try FileManager.default.removeItem(at: url(name)) }
  }

  package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The names of what the folder holds, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

extension Data {
  /// Writes a file, and the folders above it that are missing.
  func write(withFoldersTo file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: file)
  }
}
