import Foundation
import Testing

@Suite("The test vectors")
struct OracleInventoryTests {
  /// Every file of the folder Vectors.
  static let files: Set<String> = [
    "compose-material3",
    "cubic-bezier-chromium",
    "flutter-tests",
    "motion-dev-tests",
    "own-compose-estimate",
    "own-conversions",
    "own-framer-classic",
    "own-rebound-bounciness",
    "own-swiftui-model",
    "quartzcore-uikit-measured",
    "react-spring-tests",
    "rebound-tests",
    "reference-settling",
    "reference-shape",
    "swiftui-keyframes-measured",
    "swiftui-spring-measured",
    "swiftui-unitcurve-openswiftui",
  ]

  @Test("every file of vectors is listed here and read by a test, and no other lies there")
  func inventory() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: tests.appendingPathComponent("Vectors").path)
    #expect(Set(names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }) == Self.files)
    let sources = try FileManager.default.contentsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix(".swift") && $0 != "OracleInventoryTests.swift" }
      .map { try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8) }
    for name in Self.files {
      #expect(sources.contains { $0.contains("\"\(name)\"") }, "no test reads \(name)")
    }
  }
}
