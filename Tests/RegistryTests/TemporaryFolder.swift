import Foundation
import Presets
import Testing

@testable import Registry

/// A folder of its own for a test, gone when the test lets go of it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "RegistryTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

  func write(_ bytes: Data, to name: String) throws { try bytes.write(to: url.appending(path: name)) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// A registry with presets.
  func registry(_ name: String = "motionbook.db", holding book: Book = Book([])) throws -> Registry {
    let registry = try Registry.create(path(name))
    try registry.apply(saved: book.presets)
    try registry.save(book.settings)
    return registry
  }
}

/// A preset of a literal.
func preset(_ name: String, _ literal: String) throws -> Preset {
  Preset(name: try PresetName(name), content: try MotionLiteral.parse(literal))
}

func alias(_ name: String, of target: String) throws -> Preset {
  Preset(name: try PresetName(name), content: .alias(of: try PresetName(target)))
}

/// The sentence of the error that the body throws; nil when it throws none.
func sentence(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return (error as? RegistryError)?.sentence ?? "\(error)"
  }
}
