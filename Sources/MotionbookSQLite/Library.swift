import CMotionbookSQLite

/// The SQLite library that this program runs with; where it is linked dynamically, the machine's own.
package enum Library {
  /// The oldest version that has all that this layer calls and that schemas may use: 3.40.0, as 3 040 000.
  package static let minimumVersionNumber: Int32 = 3_040_000

  /// The version as SQLite counts it: 3.40.1 is 3 040 001.
  package static var versionNumber: Int32 { sqlite3_libversion_number() }

  /// Turns the counting of memory off, which nothing reads and which takes a lock at every allocation: a tenth of
  /// what opening a registry costs. Only possible before the library's first use; later SQLite refuses it.
  static let isCountingMemory = csqlite_configure_library(SQLITE_CONFIG_MEMSTATUS, 0) != SQLITE_OK

  /// Refuses a library that is too old, with a sentence that names both versions.
  static func check(versionNumber: Int32 = versionNumber) throws(DatabaseError) {
    guard versionNumber < minimumVersionNumber else { return }
    throw DatabaseError(
      code: SQLITE_ERROR,
      message: "SQLite \(text(versionNumber)) is too old: \(text(minimumVersionNumber)) or newer is needed")
  }

  private static func text(_ number: Int32) -> String {
    "\(number / 1_000_000).\(number / 1000 % 1000).\(number % 1000)"
  }
}
