import Foundation
import Presets
import Testing

@testable import Export

@Suite("Design tokens are valid")
struct DTCGSchemaTests {
  @Test(
    "The registry with every edge, by the official schemas and beyond",
    .enabled(if: TokenCheck.isThere, TokenCheck.hint))
  func everything() throws {
    try expectValid(ExportGolden.input(try ExportGolden.everything(), options: ExportOptions(resolver: true)))
    try expectValid(ExportInput(try ExportGolden.everything(), options: ExportOptions(resolver: true)))
  }

  @Test("Random registries", .enabled(if: TokenCheck.isThere, TokenCheck.hint), arguments: 0..<6)
  func random(_ seed: Int) throws {
    let book = try RandomBook.make(seed: UInt64(seed), count: 60)
    try expectValid(ExportInput(book, options: ExportOptions(resolver: true)))
  }

  @Test(
    "Every pack", .enabled(if: TokenCheck.isThere, TokenCheck.hint),
    arguments: ["apple", "carbon", "starter"])
  func packs(_ name: String) throws {
    try expectValid(ExportInput(try ExportGolden.pack(name), options: ExportOptions(resolver: true)))
  }

  @Test(
    "The check finds what is wrong", .enabled(if: TokenCheck.isThere, TokenCheck.hint),
    arguments: [
      #"{"a": {"$type": "spring", "$value": 1}}"#,
      #"{"a": {"$type": "duration", "$value": "200ms"}}"#,
      #"{"a": {"$type": "duration", "$value": "{b}"}}"#,
      #"{"a": {"$type": "duration", "$value": "{a}"}}"#,
      #"{"d": {"$type": "duration", "b": {"$value": [0, 0, 1, 1]}}}"#,
      #"{"c": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}, "a": {"$type": "duration", "$value": "{c}"}}"#,
      #"{"c": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}, "a": {"$type": "transition", "$value": {"duration": "{c}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{c}"}}}"#,
    ])
  func refusals(_ text: String) throws {
    #expect(try TokenCheck.output(of: [("a.tokens.json", text)]) != "")
  }

  private func expectValid(_ input: ExportInput) throws {
    let files = try ExportedFiles(.dtcg, input).files
    #expect(files.count == 3)
    #expect(try TokenCheck.output(of: files) == "")
  }
}

/// `Scripts/check-tokens`, which needs Python's package jsonschema.
enum TokenCheck {
  static let hint: Comment = "python3 has no jsonschema: pip install jsonschema"

  static let isThere: Bool = {
    let result = try? run(["-c", "import jsonschema"])
    return result?.status == 0
  }()

  /// What the check says of files; nothing when they are right.
  static func output(of files: [(path: String, text: String)]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tokens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.map { file in
      let path = folder.appending(path: file.path)
      try Data(file.text.utf8).write(to: path)
      return path.path
    }
    let script = URL(filePath: #filePath).deletingLastPathComponent().resolvingSymlinksInPath()
      .appending(path: "../../Scripts/check-tokens").standardizedFileURL.path
    let result = try run([script] + paths)
    #expect(result.status == 0 || !result.output.isEmpty)
    return result.output
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
