import CommandLineKit
import Foundation

/// A folder that goes away with its last reference, and a console that works in it.
final class TemporaryFolder {
  let path: String
  let console: Console

  init(input: [UInt8] = []) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "CommandLineKit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    console = .captured(currentDirectory: url.path, input: input)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.posixPermissions] as? Int
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}
