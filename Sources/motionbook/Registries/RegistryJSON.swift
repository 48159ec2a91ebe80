import CommandLineKit
import Presets
import Registry

/// Registries as JSON, read from files.
enum RegistryJSON {
  /// Reads the text; what is wrong with it stands in its problems.
  ///
  /// - Parameter path: The file, or `-` for stdin.
  static func read(_ path: String, _ console: Console) throws -> RegistryText {
    RegistryText(try bytes(path, console))
  }

  /// Reads a file that must be JSON of some kind.
  static func bytes(_ path: String, _ console: Console) throws -> [UInt8] {
    if path != "-", console.isDirectory(path) {
      throw Failure("\(path) is a folder, where a registry as JSON is needed", exitCode: 2)
    }
    let bytes = try console.readFile(path)
    if bytes.starts(with: "SQLite format 3\0".utf8) {
      throw Failure(
        "\(path) is a database, where a registry as JSON is needed; "
          + "write one with `motionbook export --registry \(path) -o FILE`", exitCode: 2)
    }
    return bytes
  }

  /// What stands for a file in sentences.
  static func title(of path: String) -> String { path == "-" ? "standard input" : path }
}

extension RegistryText {
  /// Refuses the text if anything is wrong with it.
  func refuseProblems(in path: String) throws {
    if problems.isEmpty { return }
    throw RegistryError.problems(problems, file: RegistryJSON.title(of: path))
  }
}

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
