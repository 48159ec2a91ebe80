import CommandLineKit
import PlainText

/// What a registry that is gone has left beside its place: SQLite would play its journal back into a new one.
struct LeftoverFiles {
  let registry: String
  let console: Console

  /// What SQLite adds to a database's name for its journal, its log and the memory that the log's users share.
  private static let suffixes = ["-journal", "-wal", "-shm"]

  /// Takes them out of the way. What may hold data is kept under another name, as the registry may only have been moved
  /// away; what holds none is removed.
  ///
  /// - Throws: ``Failure`` when something stands there that is no file.
  func setAside() throws {
    // Another process has made one meanwhile, and what is beside it is its own.
    if console.fileExists(registry) { return }
    for suffix in Self.suffixes {
      let path = registry + suffix
      guard console.fileExists(path) else { continue }
      guard console.isRegularFile(path) else {
        throw Failure(
          "\(path.visible) is no file, and stands where SQLite keeps one while the registry is changed; remove it",
          exitCode: 2)
      }
      // A journal whose first byte is zero has been played back, or was never needed.
      if suffix == "-shm" || (console.beginning(ofFile: path, count: 1).first ?? 0) == 0 {
        try console.removeFile(path)
      } else {
        try keep(path)
      }
    }
  }

  private func keep(_ path: String) throws {
    for number in 1...99 {
      let name = number == 1 ? "\(path).old" : "\(path).old\(number)"
      guard try console.moveFile(path, toNew: name) else { continue }
      return console.note(
        "\(path.visible) was left by an interrupted change of a registry that is gone; it is kept as \(name.visible), "
          + "which can be removed if that registry is not wanted back")
    }
    throw Failure("\(path.visible) was left by a registry that is gone; remove it", exitCode: 2)
  }
}
