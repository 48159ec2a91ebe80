import Foundation
import SQLite

/// A folder of its own for a test, gone when the test lets go of it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "SQLiteTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

  func open(_ name: String, _ mode: Connection.Mode, busyTimeout: Int32 = 0) throws -> Connection {
    try Connection(path: path(name), mode: mode, busyTimeout: busyTimeout)
  }
}

/// A database in memory after a script.
func memory(_ script: String = "") throws -> Connection {
  let connection = try Connection(path: "memory", mode: .memory)
  try connection.execute(script)
  return connection
}

/// The error of SQLite that `body` throws; nil when it throws none.
func failure(_ body: () throws -> Void) -> DatabaseError? {
  do {
    try body()
    return nil
  } catch {
    return error as? DatabaseError
  }
}
