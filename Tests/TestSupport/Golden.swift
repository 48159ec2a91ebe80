import Foundation
import Testing

/// Texts that are kept beside the tests, in the folder `Golden` of a test target. `RECORD_GOLDEN=1` (`make record`)
/// writes them anew, and fails so that it is not left on. An empty text has no file.
package enum Golden {
  /// Compares a text with a golden file.
  ///
  /// - Parameters:
  ///   - path: The file's path in the folder `Golden` of the test's target.
  ///   - file: A file of that target, in its folder or below.
  package static func expect(
    _ text: String, equals path: String, file: String = #filePath, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) throws {
    let place = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    try expect(text, equals: path, in: folder(of: file), sourceLocation: place)
  }

  /// Compares a text with a file of a folder of golden files.
  package static func expect(
    _ text: String, equals path: String, in folder: URL, sourceLocation: SourceLocation
  ) throws {
    let golden = folder.appending(path: path)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      if text.isEmpty {
        try? FileManager.default.removeItem(at: golden)
      } else {
        try Data(text.utf8).write(withFoldersTo: golden)
      }
      Issue.record("recorded \(path)", sourceLocation: sourceLocation)
      return
    }
    let isThere = FileManager.default.fileExists(atPath: golden.path)
    let recorded = isThere ? try String(contentsOf: golden, encoding: .utf8) : ""
    guard text != recorded else { return }
    Issue.record(
      "\(path) differs: \(firstDifference(text, recorded)); see all of it with RECORD_GOLDEN=1",
      sourceLocation: sourceLocation)
  }

  private static func folder(of file: String) -> URL {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      let golden = folder.appending(path: "Golden")
      if FileManager.default.fileExists(atPath: golden.path) { return golden }
      folder.deleteLastPathComponent()
    }
    return URL(filePath: file).deletingLastPathComponent().appending(path: "Golden")
  }

  private static func firstDifference(_ text: String, _ golden: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let goldenLines = golden.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, (line, goldenLine)) in zip(lines, goldenLines).enumerated() where line != goldenLine {
      return "line \(index + 1) is \"\(line)\", and was \"\(goldenLine)\""
    }
    return "it has \(lines.count) lines, and had \(goldenLines.count)"
  }
}
