import Foundation
import Testing

/// Other programs that tests run.
enum Program {
  /// Runs a program found by PATH to its end.
  static func run(_ words: [String], input: String = "") throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let (output, standardInput) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = output
    process.standardInput = standardInput
    try process.runReceivingSignals()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Runs git in a folder; it must end with 0.
  @discardableResult
  static func git(_ folder: String, _ words: String...) throws -> String {
    let result = try run(
      ["git", "-C", folder, "-c", "user.name=Test", "-c", "user.email=test@example.com"] + words)
    #expect(result.status == 0, "git \(words): \(result.output)")
    return result.output
  }
}
