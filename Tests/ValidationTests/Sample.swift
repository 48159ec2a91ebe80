import Findings
import Foundation
import Presets
import Testing
import Validation

/// Registries and packs for tests of rules.
enum Sample {
  static func registry(_ presets: String) -> [UInt8] {
    Array("{\"format\": \"motionbook/1\", \"presets\": [\(presets)]}".utf8)
  }

  /// The findings in presets, all rules or some.
  static func findings(_ presets: String, only: [String] = []) throws -> [Finding] {
    try ValidatedText(registry(presets), file: "motionbook.json", only: only).findings
  }

  static func presets(_ presets: String) throws -> [Preset] {
    let text = RegistryText(registry(presets))
    try #require(text.problems.isEmpty, "\(text.problems)")
    return text.presets
  }

  static let rootFolder = URL(filePath: #filePath).deletingLastPathComponent().resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let packs: [String] = {
    let seed = rootFolder.appending(path: "seed")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: seed.path)) ?? []
    return files.filter { $0.hasSuffix(".json") && $0 != "packs.json" }.sorted()
  }()

  static func pack(_ file: String) throws -> [Preset] {
    let data = try Data(contentsOf: rootFolder.appending(path: "seed/\(file)"))
    let text = RegistryText(Array(data))
    try #require(text.problems.isEmpty, "\(text.problems)")
    return text.presets
  }
}
