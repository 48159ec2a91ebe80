import Foundation

/// Files of other languages that tests need: what stands in for the platforms, and how those take an export.
enum Stubs {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs")

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The texts of all files in a folder and those in it, by their paths from there.
  static func files(in name: String) throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: name).path)
    let files = paths.filter { $0.hasSuffix(".js") || $0.hasSuffix(".ts") }
    return try Dictionary(uniqueKeysWithValues: files.map { ($0, try text("\(name)/\($0)")) })
  }
}
