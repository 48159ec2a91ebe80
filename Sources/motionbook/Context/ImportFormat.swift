import CommandLineKit
import Presets

/// What `import` reads.
enum ImportFormat: String, CaseIterable, ArgumentValue {
  /// What `export --format json` writes.
  case json
  /// Design tokens, as `export --format dtcg` and other tools write them.
  case dtcg

  /// Reads the presets of a file, and says what of it was mended; what is wrong with it stands in its problems.
  func read(_ path: String, _ console: Console) throws -> RegistryText {
    switch self {
    case .json: return try RegistryJSON.read(path, console)
    case .dtcg:
      let tokens = TokenText(try RegistryJSON.bytes(path, console))
      for note in tokens.notes { console.note(note) }
      return tokens.registry
    }
  }
}
