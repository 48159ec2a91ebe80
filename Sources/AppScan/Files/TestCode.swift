/// Tests of an app, told by the names that test runners look for: nobody sees their motions.
package enum TestCode {
  /// Whether a folder is one of tests: `__tests__`, `androidTest`, `AppUITests`.
  ///
  /// - Parameter name: The last part of its path.
  package static func isFolder(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    // Nearly all names go by their last byte.
    guard let last = name.last,
      last == UInt8(ascii: "s") || last == UInt8(ascii: "t") || last == UInt8(ascii: "_")
    else { return false }
    let text = String(decoding: name, as: UTF8.self)
    return folders.contains(text) || text.hasSuffix("Tests")
  }

  private static let folders: Set<String> = [
    "__tests__", "__mocks__", "__snapshots__", "androidTest", "test", "tests", "integration_test", "e2e",
  ]

  /// Whether a file is one of tests: `a.test.tsx`, `a.spec.ts`, `a_test.dart`, `CardTests.swift`, `CardTest.kt`.
  ///
  /// - Parameter name: The last part of its path.
  package static func isFile(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.contains(UInt8(ascii: "t")) || name.contains(UInt8(ascii: "s")) else { return false }
    let text = String(decoding: name, as: UTF8.self)
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let stem = text[..<dot]
    return endings.contains { stem.hasSuffix($0) }
  }

  private static let endings = [".test", ".spec", "_test", "Tests", "Test", ".cy"]
}
