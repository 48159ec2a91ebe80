import Foundation
import MotionbookSQLite
import TestSupport

extension TemporaryFolder {
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
