import Presets
import SQLite

extension RegistryStore {
  /// A registry in memory that holds what a text says, behind the same schema and triggers as a file.
  ///
  /// - Parameters:
  ///   - path: The text's file, for sentences.
  ///   - keep: Takes the whole registry at the end of each change. What it throws undoes the change; nil keeps nothing.
  /// - Throws: ``RegistryError`` where the schema refuses what the text says.
  public static func ofText(
    _ book: RegistrySnapshot, path: String, keep: ((RegistrySnapshot) throws -> Void)?
  ) throws -> RegistryStore {
    try translatingErrors(path) {
      let registry = RegistryStore(path: path, connection: try Connection(path: path, mode: .memory))
      registry.keepsJournal = false
      _ = try Migrator(connection: registry.connection, path: path).migrate()
      try registry.write {
        try registry.apply(saved: book.presets)
        try registry.save(book.settings)
      }
      registry.keep = keep
      return registry
    }
  }
}
