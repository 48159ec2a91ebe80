import Foundation
import Testing

/// A text that is kept beside the tests. `RECORD_GOLDEN=1` writes it anew, and fails so that nobody leaves it on.
enum Golden {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  static func expect(_ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text == golden, "\(name) differs; see the difference with RECORD_GOLDEN=1",
      sourceLocation: sourceLocation)
  }
}
