import CommandLineKit
import Presets

/// What `import` reads.
enum ImportFormat: String, CaseIterable, ArgumentValue {
  /// What `export --format json` writes.
  case json
  /// Design tokens, as `export --format dtcg` and other tools write them.
  case dtcg

  /// Reads the presets of a file, and says what of it was mended; what is wrong with it stands in its problems.
  ///
  /// - Returns: The presets, and where they stood: a Resolver file may name another file.
  func read(_ path: String, _ console: Console) throws -> (text: RegistryText, path: String) {
    switch self {
    case .json: return (try RegistryJSON.read(path, console), path)
    case .dtcg:
      var (tokens, source) = (TokenText(try RegistryJSON.bytes(path, console)), path)
      if let file = tokens.namedFile, path != "-" {
        source = (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + file
        tokens = TokenText(try RegistryJSON.bytes(source, console))
        console.note("read \(source), which \(path) names")
      }
      for note in tokens.notes { console.note(note) }
      return (tokens.registry, source)
    }
  }
}
