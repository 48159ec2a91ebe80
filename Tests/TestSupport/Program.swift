import Foundation

/// Other programs that tests run.
package enum Program {
  /// How a program ended, by a code or a signal's number below zero, and what it wrote.
  package typealias Outcome = (status: Int32, output: String, errors: String)

  /// Runs a program, given by its path or found by PATH, to its end; one that is not there ends with 127.
  ///
  /// - Parameters:
  ///   - environment: Its variables, PATH among them; if nil those of this process, with a folder for what is temporary
  ///     that goes when it has ended, however it does.
  ///   - joinsErrors: Whether what it complains of stands in its output.
  @discardableResult
  package static func run(
    _ words: [String], in folder: URL? = nil, environment: [String: String]? = nil, input: String = "",
    joinsErrors: Bool = true
  ) throws -> Outcome {
    try TemporaryFolder.use { own in
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = words
      if let folder { process.currentDirectoryURL = folder }
      process.environment =
        environment ?? ProcessInfo.processInfo.environment.merging(["TMPDIR": own.path]) { $1 }
      let outcome = try StartedProgram(
        process, streams: own.url("stream"), input: Data(input.utf8), joinsErrors: joinsErrors
      ).wait()
      return (outcome.status, outcome.text, outcome.err)
    }
  }
}
