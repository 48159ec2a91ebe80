import Presets
import SQLite

extension Registry {
  /// A registry in memory that holds what a text says, behind the same schema and triggers as a file.
  ///
  /// - Parameters:
  ///   - path: The text's file, for sentences.
  ///   - keep: Takes the whole registry at the end of each change. What it throws undoes the change; nil keeps nothing.
  /// - Throws: ``RegistryError`` where the schema refuses what the text says.
  public static func ofText(
    _ book: Book, path: String, keep: ((Book) throws -> Void)?
  ) throws -> Registry {
    try translatingErrors(path) {
      let registry = Registry(path: path, connection: try Connection(path: path, mode: .memory))
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
