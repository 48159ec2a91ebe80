import Foundation
import Testing

/// The bounds that docs/accuracy.md states and the tests hold.
enum AccuracyTable {
  static let position = 3e-16
  static let velocity = 3e-16
  static let samples = 1e-15
  static let settling = 1e-12
  static let times = 1e-15
  static let bezier = 4e-15
  static let bezierSlope = 1e-8
  static let conversion = 4e-16
  static let keyframes = 4e-15
  static let distance = 1e-6
}

@Suite("The table of accuracy")
struct AccuracyTableTests {
  @Test(
    "the document states the bounds that the tests hold",
    arguments: [
      ("position", AccuracyTable.position), ("velocity", AccuracyTable.velocity),
      ("sample", AccuracyTable.samples), ("settlingTime", AccuracyTable.settling),
      ("peakTime", AccuracyTable.times), ("CubicBezier.value", AccuracyTable.bezier),
      ("CubicBezier.velocity", AccuracyTable.bezierSlope), ("conversions", AccuracyTable.conversion),
      ("keyframes", AccuracyTable.keyframes), ("distance", AccuracyTable.distance),
    ])
  func document(name: String, bound: Double) throws {
    let text = try String(
      contentsOf: Conformance.root.appendingPathComponent("docs/accuracy.md"), encoding: .utf8)
    let row = try #require(
      text.split(separator: "\n").first { $0.hasPrefix("| \(name)") || $0.hasPrefix("| `\(name)") })
    #expect(row.contains(" \(bound) "), "\(row)")
  }
}
