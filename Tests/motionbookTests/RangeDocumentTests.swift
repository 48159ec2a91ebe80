import Foundation
import MotionPhysics
import Presets
import Testing

@Suite("The documentation of the ranges")
struct RangeDocumentTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/ranges.md")

  private static var table: String {
    let rows = Ranges.table.map { "| \($0.subject) | \($0.bounds.allowed) | \($0.reason) |" }
    return (["| What | Range | Why |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  /// Recorded with the golden files.
  @Test("docs/ranges.md lists every range as the code has it")
  func table() throws {
    var text = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(text.range(of: "| What |"))
    let end = text.range(of: "\n\n", range: start.lowerBound..<text.endIndex)?.lowerBound ?? text.endIndex
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      text.replaceSubrange(start.lowerBound..<end, with: Self.table)
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(text[start.lowerBound..<end] == Self.table)
  }

  @Test("every range has a reason, and no subject stands twice")
  func reasons() {
    #expect(Ranges.table.allSatisfy { !$0.reason.isEmpty && $0.bounds.lowest.isFinite })
    #expect(Set(Ranges.table.map(\.subject)).count == Ranges.table.count)
  }
}
