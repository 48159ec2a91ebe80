import Foundation
import Presets
import Testing

@Suite("Seed packs")
struct SeedPackTests {
  @Test("A seed pack has no problems and is canonical", arguments: try SeedPacks.files())
  func packs(_ file: URL) throws {
    let bytes = try Data(contentsOf: file)
    var text = RegistryText(Array(bytes))
    try text.checkReferences()
    #expect(text.problems.map(\.sentence) == [])
    let written = try RegistryEncoder.text(of: RegistrySnapshot(text.presets, settings: text.settings))
    if written != String(decoding: bytes, as: UTF8.self),
      ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
    {
      try Data(written.utf8).write(to: file)
    }
    #expect(written == String(decoding: bytes, as: UTF8.self), "\(file.lastPathComponent) is not canonical")
  }
}

/// The packs beside the sources.
enum SeedPacks {
  static func files() throws -> [URL] {
    let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../../seed").standardizedFileURL
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" && $0.lastPathComponent != "packs.json" }
      .sorted { $0.path < $1.path }
  }
}
