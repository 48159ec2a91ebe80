import Presets
import SQLite
import PlainText

/// A team's presets in one SQLite file.
///
/// Opened for reading it never changes a byte of the file. Every change is one transaction: it is made whole or
/// not at all.
public final class RegistryStore: PresetSource {
  /// The file.
  public let path: String
  /// The migrations that ran when the registry was opened, in the file or in a copy, as file names.
  public internal(set) var migrated: [String] = []
  /// The change that a crash interrupted, if the file bore the traces of one.
  public internal(set) var interruptedChange: InterruptedChange?
  let connection: Connection
  /// Takes the whole registry at the end of each change, of one that stands for a text.
  var keep: ((RegistrySnapshot) throws -> Void)?
  /// Called when a change has been written.
  public var whenWritten: (() -> Void)?
  /// Whether changes are journalled. The history of a text is its repository's.
  public internal(set) var keepsJournal = true
  /// Whether there is a table of packs, which old versions do not have.
  var keepsPacks = true
  /// The origin of the next change, for the journal.
  public var origin = ChangeOrigin(seconds: 0)
  var entry = PendingEntry()

  /// A change that outgrows the page cache is written to the file in between, with a sync each time: an import of
  /// 100,000 presets took 6 s that way. 256 MiB are taken only as far as they are needed.
  static let keepLargeChangesInMemory = "PRAGMA cache_size = -262144"

  /// The purpose of opening a registry.
  public enum Purpose: Sendable {
    /// To read.
    case reading
    /// To read and change; an older one is migrated.
    case writing
    /// To change a copy in memory, so that a dry run meets whatever the real one would.
    case dryRun
  }

  init(path: String, connection: Connection) {
    self.path = path
    self.connection = connection
  }

  static func translatingErrors<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw RegistryError(error, path: path)
    }
  }

  func translatingErrors<Value>(_ body: () throws -> Value) throws -> Value {
    try Self.translatingErrors(path, body)
  }

  /// Runs the body while no other process can change the registry; what it changes is written when it returns,
  /// and not at all when it throws.
  public func write<Value>(_ body: () throws -> Value) throws -> Value {
    // SQLite opens a file that it may not write for reading, and says so only at the first row that is written.
    if connection.isReadOnly { throw RegistryError.readOnly(path: path) }
    return try translatingErrors {
      let isWhole = !connection.isInTransaction
      let before = entry
      do {
        let value = try connection.write {
          let value = try body()
          if isWhole {
            try closeEntry()
            if let keep { try keep(book()) }
          }
          return value
        }
        if isWhole { whenWritten?() }
        return value
      } catch {
        entry = before
        throw error
      }
    }
  }

  /// Runs the body on one consistent state.
  public func read<Value>(_ body: () throws -> Value) throws -> Value {
    try translatingErrors { try connection.read(body) }
  }
}
