import CommandLineKit
import PlainText
import Presets
import Registry

/// Registries as JSON, read from files.
enum RegistryJSON {
  /// A registry as JSON is told by its name.
  static func isMeant(by path: String) -> Bool { path.lowercased().hasSuffix(".json") || path == "-" }

  /// Reads a registry as JSON that must be right in itself.
  static func book(_ path: String, _ bytes: [UInt8]) throws -> RegistrySnapshot {
    var text = RegistryText(bytes, file: path)
    try text.checkReferences()
    if !text.problems.isEmpty { throw RegistryError.problems(text.problems, file: path) }
    return RegistrySnapshot(text.presets, settings: text.settings)
  }

  /// Reads a file that must be JSON of some kind.
  static func bytes(_ path: String, _ console: Console) throws -> [UInt8] {
    if path != "-", console.isDirectory(path) {
      throw Failure("\(path.visible) is a folder, where a registry as JSON is needed", exitCode: 2)
    }
    let bytes = try console.readFile(path)
    if bytes.starts(with: OutputFiles.databaseMark) {
      throw Failure(
        "\(path.visible) is a database, where a registry as JSON is needed; "
          + "write one with `motionbook export --registry \(path.commandWord) -o FILE`", exitCode: 2)
    }
    return bytes
  }

  /// A file's name in sentences.
  static func title(of path: String) -> String { path == "-" ? "standard input" : path }
}

/// A file that comes in, as it was read.
struct ImportedFile {
  /// The path that was given; `-` is stdin.
  let name: String
  let bytes: [UInt8]

  /// Its name in sentences.
  var title: String { RegistryJSON.title(of: name) }

  /// Refuses a text in which every other byte is no character, as the reader of JSON does with its texts.
  func refuseUTF16() throws {
    guard bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) else { return }
    throw Failure("\(title.visible):1:1: the text is UTF-16; save it as UTF-8", exitCode: 2)
  }
}
