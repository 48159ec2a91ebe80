import CommandLineKit
import Presets
import Registry

/// A registry as JSON that a command changes: it is held in memory behind the same schema as a file, and every change
/// ends with the canonical text, written whole or not at all.
final class WritableText {
  private let path: String
  private let console: Console
  private let lock: FileLock
  /// The text as it was read or written last.
  private var bytes: [UInt8]
  /// The registry in that text.
  private var book = Book([])

  /// Waits until no other command changes the text, and reads it.
  init(_ path: String, _ console: Console) throws {
    self.path = path
    self.console = console
    lock = try FileLock(path, console)
    bytes = try console.readFile(path)
  }

  /// The registry that it says.
  ///
  /// - Parameter isDryRun: Whether nothing is written.
  /// - Throws: ``RegistryError/problems(_:file:)`` with all that is wrong in the text.
  func registry(isDryRun: Bool) throws -> Registry {
    book = try RegistrySource.readBook(path, bytes)
    return try Registry.ofText(book, path: path, keep: isDryRun ? nil : { try self.keep($0) })
  }

  private func keep(_ changed: Book) throws {
    // What changes nothing leaves a text as a person wrote it.
    if changed.presets == book.presets, changed.settings == book.settings { return }
    let text = Array(try RegistryEncoder.text(of: changed).utf8)
    guard try console.readFile(path) == bytes else {
      throw Failure(
        "\(path) was changed by another program meanwhile, so nothing was written; run the command again",
        exitCode: 2)
    }
    try console.writeFile(path, text)
    bytes = text
    book = changed
  }
}
