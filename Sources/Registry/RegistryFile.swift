import CLibrary
import PlainText
import MotionbookSQLite

/// A registry's file before it can be read: after a crash there is a journal beside it, and another program may have
/// made it one with a log.
///
/// SQLite undoes an interrupted change in the file itself, whatever file stands there by then: a registry that git put
/// back over a crashed one would be destroyed by the first command that only reads. So what would come of it is made
/// and checked in memory first; a command that reads leaves it at that.
struct RegistryFile {
  let path: String
  private let longWait: (() -> Void)?

  /// A database that can be read.
  struct Readable {
    let connection: Connection
    var interruptedChange: InterruptedChange?
  }

  init(_ path: String, longWait: (() -> Void)?) { (self.path, self.longWait) = (path, longWait) }

  func connection(_ mode: Connection.Mode) throws -> Connection {
    if Connection.isPipeOrDevice(path) { throw RegistryError.noFile(path: path) }
    if let obstacle = Connection.Companion.allCases.first(where: { $0.isObstructed(beside: path) }) {
      throw RegistryError.obstructed(path: path + obstacle.suffix)
    }
    return try Connection(path: path, mode: mode, busyTimeout: LockPatience.minute, longWait: longWait)
  }

  /// A connection that reads, and leaves the file and what is beside it as they are.
  func readable() throws -> Readable {
    let connection = try connection(.readOnly)
    if let copy = try copyWithLog(connection) { return Readable(connection: copy) }
    do {
      try probe(connection)
      return Readable(connection: connection)
    } catch let error as DatabaseError where error.isReadOnlyRecovery {
      if let undone = try undoneInMemory(connection) {
        return Readable(connection: undone, interruptedChange: .leftOut)
      }
      // Another process has been faster, or there is a log, which only SQLite can read.
      do {
        try probe(self.connection(.readWrite))
      } catch let error as DatabaseError {
        throw RegistryError.unrecovered(path: path, error)
      }
      return Readable(connection: try self.connection(.readOnly))
    }
  }

  /// The interrupted change that a connection that writes is about to undo. To be called before it reads, because
  /// SQLite undoes it then.
  ///
  /// - Throws: ``RegistryError/mispaired(path:reason:)`` when that would damage the file.
  func checkInterruptedChange() throws -> InterruptedChange? {
    guard Connection.Companion.journal.isBeside(path) else { return nil }
    let connection = try connection(.readOnly)
    do {
      try probe(connection)
      return nil
    } catch let error as DatabaseError where error.isReadOnlyRecovery {
      return try undoneInMemory(connection) == nil ? nil : .undone
    }
  }

  private func probe(_ connection: Connection) throws {
    _ = try connection.prepare("SELECT count(*) FROM sqlite_schema").first { $0.int64(0) }
  }

  /// A copy of a file that is in the mode with a log and that no other process has open: to read the file itself, SQLite
  /// would make files in its folder. Nil for every other file.
  private func copyWithLog(_ connection: Connection) throws -> Connection? {
    let isInUse = { Connection.Companion.sharedMemory.isBeside(path) }
    guard try connection.isInLogMode(), !isInUse() else { return nil }
    let (database, log) = try connection.fileContents(with: .log)
    if isInUse() { return nil }
    return try Connection(
      contents: log.map { WriteAheadLog($0).applied(to: database) } ?? database, path: path)
  }

  /// The database as it was before the change that was interrupted; nil when there is no journal.
  private func undoneInMemory(_ connection: Connection) throws -> Connection? {
    let (database, journal) = try connection.fileContents(with: .journal)
    guard let journal else { return nil }
    var contents = database
    do throws(RollbackJournal.Problem) {
      contents = try RollbackJournal(journal).undone(database)
    } catch .empty {
      // Nothing had been changed yet.
    } catch {
      throw RegistryError.mispaired(path: path, reason: error.words)
    }
    let copy = try Connection(contents: contents, path: path)
    if let damage = try damage(of: copy) { throw RegistryError.mispaired(path: path, reason: damage) }
    return copy
  }

  /// The first thing that SQLite finds wrong with a file, its indexes and its references; nil when it is whole.
  private func damage(of connection: Connection) throws -> String? {
    do {
      let found = try connection.prepare("PRAGMA integrity_check(1)").first { $0.text(0) }
      if found != "ok" { return "the file would be damaged by it (\((found ?? "no answer").visible))" }
      let table = try connection.prepare("PRAGMA foreign_key_check").first { $0.text(0) }
      return table.map { "rows of \($0.visible) would refer to nothing" }
    } catch let error as DatabaseError {
      return "the file would be damaged by it (\(error.message.visible))"
    }
  }
}

extension RollbackJournal.Problem {
  fileprivate var words: String {
    switch self {
    case .empty: "it is empty"
    case .pageSize: "it is of a file with pages of another size"
    case .otherState: "the file has changed since by more than the change that was interrupted"
    case .severalDatabases: "the change was one of several databases at once"
    }
  }
}

/// The fate of a change that was interrupted.
public enum InterruptedChange: Sendable {
  /// It is undone in what is read, and still in the file and its journal.
  case leftOut
  /// It has been undone in the file.
  case undone
}
