import Foundation
import Testing

/// The Swift compiler that is there, for files that were exported.
struct SwiftCompiler {
  private let program: InstalledProgram
  private let folder: URL

  /// The compiler; nil when none is installed.
  static let program = InstalledProgram("swiftc")

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
    return try InstalledProgram(at: folder.appending(path: "program")).run([]).output
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    try program.run(["-swift-version", "6"] + arguments, in: folder)
  }
}
