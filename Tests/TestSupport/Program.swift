import Foundation

/// Other programs that tests run.
package enum Program {
  /// Where what a program writes to standard error goes.
  package enum Errors { case withOutput, apart, nowhere }

  /// How a program ended, by a code or a signal's number, and what it wrote.
  package typealias Outcome = (status: Int32, output: String, errors: String)

  /// Runs a program, given by its path or found by PATH, to its end; one that is not there ends with 127.
  ///
  /// - Parameter environment: Its variables, PATH among them; those of this process if nil.
  @discardableResult
  package static func run(
    _ words: [String], in folder: URL? = nil, environment: [String: String]? = nil, input: String = "",
    errors: Errors = .withOutput
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    if let folder { process.currentDirectoryURL = folder }
    if let environment { process.environment = environment }
    let (standardInput, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (standardInput, output)
    process.standardError = errors == .withOutput ? output : FileHandle.nullDevice
    // A file, as a second pipe that is not emptied would stop it.
    let complaints = FileManager.default.temporaryDirectory.appending(path: "motionbook-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: complaints) }
    if errors == .apart {
      try Data().write(to: complaints)
      process.standardError = try FileHandle(forWritingTo: complaints)
    }
    try process.runReceivingSignals()
    // A program that reads no input may have ended by now.
    if !input.isEmpty { try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
    try standardInput.fileHandleForWriting.close()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let complained = errors == .apart ? try Data(contentsOf: complaints) : Data()
    return (
      process.terminationStatus, String(decoding: written, as: UTF8.self),
      String(decoding: complained, as: UTF8.self)
    )
  }
}
