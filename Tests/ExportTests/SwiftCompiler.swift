import Foundation
import Testing

/// The Swift compiler that is there, for files that were exported.
struct SwiftCompiler {
  private let program: URL
  private let folder: URL

  /// Where the compiler is; nil when none is installed.
  static let program: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: "\($0)/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Makes an empty folder to compile in.
  init() throws {
    program = try #require(Self.program)
    folder = FileManager.default.temporaryDirectory.appending(path: "swift-export-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: file))
  }

  /// Makes modules of the stubs: what Apple's frameworks declare, without doing anything.
  func makeStubs(_ modules: [String]) throws {
    let stubs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs")
    let files = try FileManager.default.contentsOfDirectory(atPath: stubs.path).sorted()
    for module in modules {
      let sources = files.filter { $0.hasPrefix(module) }.map { stubs.appending(path: $0).path }
      let made = try run(
        ["-emit-module", "-module-name", module, "-emit-module-path", "\(module).swiftmodule", "-I", "."]
          + sources)
      try #require(made.status == 0, "\(made.output)")
    }
  }

  /// What the type checker has to say about files of one module; nothing when they are right.
  ///
  /// - Parameter sees: Whether the stubs are found.
  func complaints(_ files: [String], sees stubs: Bool, warnings: Bool = true) throws -> String {
    let strictness = warnings ? ["-warnings-as-errors"] : []
    return try run(["-typecheck"] + strictness + (stubs ? ["-I", "."] : []) + files).output
  }

  /// Builds a program and gives what it prints.
  func output(_ files: [String]) throws -> String {
    let made = try run(["-suppress-warnings", "-o", "program"] + files)
    try #require(made.status == 0, "\(made.output)")
    return try run([], program: folder.appending(path: "program")).output
  }

  private func run(_ arguments: [String], program: URL? = nil) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = program ?? self.program
    process.arguments = program == nil ? ["-swift-version", "6"] + arguments : arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
