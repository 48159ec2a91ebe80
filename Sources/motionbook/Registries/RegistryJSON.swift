import CommandLineKit
import PlainText
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
      throw Failure("\(path.visible) is a folder, where a registry as JSON is needed", exitCode: 2)
    }
    let bytes = try console.readFile(path)
    if bytes.starts(with: "SQLite format 3\0".utf8) {
      throw Failure(
        "\(path.visible) is a database, where a registry as JSON is needed; "
          + "write one with `motionbook export --registry \(path.visible) -o FILE`", exitCode: 2)
    }
    return bytes
  }

  /// A file's name in sentences.
  static func title(of path: String) -> String { path == "-" ? "standard input" : path }
}

extension RegistryText {
  /// Refuses the text if anything is wrong with it.
  func refuseProblems(in title: String) throws {
    if problems.isEmpty { return }
    throw RegistryError.problems(problems, file: RegistryJSON.title(of: title))
  }
}

/// A file that comes in, as it was read.
struct ImportedFile {
  /// The path that was given; `-` is stdin.
  let name: String
  let bytes: [UInt8]

  /// Its name in sentences.
  var title: String { RegistryJSON.title(of: name) }

  /// Refuses a style sheet in which every other byte is no character, as the reader of JSON does with its texts.
  func refuseUTF16() throws {
    guard bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) else { return }
    throw Failure("\(title.visible):1:1: the text is UTF-16; save it as UTF-8", exitCode: 2)
  }
}
