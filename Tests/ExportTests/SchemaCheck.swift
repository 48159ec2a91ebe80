import Foundation
import TestSupport
import Testing

/// A script that checks files against a published schema, for which it needs Python's package jsonschema.
struct SchemaCheck {
  /// `Scripts/check-tokens`.
  static let tokens = SchemaCheck(script: "check-tokens")
  /// `Scripts/check-lottie`.
  static let lottie = SchemaCheck(script: "check-lottie")

  static let hint: Comment = "needs jsonschema: pip install jsonschema"

  static let isThere = (try? InstalledProgram("python3")?.run(["-c", "import jsonschema"]))?.status == 0

  private let script: String

  /// The complaints of the check about files; empty when they are right.
  func output(of files: [(path: String, text: String)]) throws -> String {
    let python = try #require(InstalledProgram("python3"))
    let script = URL(filePath: #filePath).deletingLastPathComponent().resolvingSymlinksInPath()
      .appending(path: "../../Scripts/\(script)").standardizedFileURL.path
    let schemas = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Schemas")
    let published = try FileManager.default.subpathsOfDirectory(atPath: schemas.path).sorted()
      .map { schemas.appending(path: $0) }.filter { $0.pathExtension == "json" }
    let question =
      try Verdicts.texts(of: [URL(filePath: script)] + published) + files.flatMap { [$0.path, $0.text] }
    return try Verdicts.kept([python], question) {
      try TemporaryFolder.use { folder in
        for file in files { try folder.write(file.text, to: file.path) }
        let result = try python.run([script] + files.map { folder.path($0.path) })
        try #require(result.status == 0 || !result.output.isEmpty)
        return result.output
      }
    }
  }
}
