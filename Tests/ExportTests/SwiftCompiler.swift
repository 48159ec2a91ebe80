import Foundation
import TestSupport
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
    for module in modules {
      let made = try run(
        ["-emit-module", "-module-name", module, "-emit-module-path", "\(module).swiftmodule", "-I", "."]
          + sources(of: module))
      try #require(made.status == 0, "\(made.output)")
    }
  }

  private func sources(of module: String) throws -> [String] {
    let stubs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs")
    let files = try FileManager.default.contentsOfDirectory(atPath: stubs.path).sorted()
    return files.filter { $0.hasPrefix(module) }.map { stubs.appending(path: $0).path }
  }

  /// How a module is compiled.
  struct Mode: Sendable, CustomTestStringConvertible {
    let version: String
    /// Whether everything is bound to the main actor and every import internal unless it is said otherwise, as new
    /// targets of Xcode have it.
    let isNew: Bool

    var testDescription: String { "Swift \(version)\(isNew ? " with a new target's settings" : "")" }

    static let all = ["5", "6"].flatMap { [Mode(version: $0, isNew: false), Mode(version: $0, isNew: true)] }

    fileprivate var arguments: [String] {
      let features = [
        "InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault",
      ]
      return ["-swift-version", version]
        + (isNew
          ? ["-default-isolation", "MainActor"] + features.flatMap { ["-enable-upcoming-feature", $0] } : [])
    }
  }

  /// What the type checker has to say about files of one module; nothing when they are right.
  ///
  /// - Parameter sees: Whether the stubs are found.
  func complaints(
    _ files: [String], sees stubs: Bool, _ mode: Mode = Mode(version: "6", isNew: false)
  ) throws -> String {
    try program.run(
      mode.arguments + ["-typecheck", "-warnings-as-errors"] + (stubs ? ["-I", "."] : []) + files, in: folder
    ).output
  }

  /// Builds a program and gives what it prints.
  ///
  /// - Parameter modules: Stubs that it uses.
  func output(_ files: [String], with modules: [String] = []) throws -> String {
    for module in modules {
      let made = try run(
        ["-emit-library", "-emit-module", "-module-name", module, "-o", "lib\(module).so"]
          + sources(of: module))
      try #require(made.status == 0, "\(made.output)")
    }
    let links =
      modules.flatMap { ["-l\($0)"] }
      + (modules.isEmpty ? [] : ["-I", ".", "-L", ".", "-Xlinker", "-rpath=."])
    let made = try run(["-suppress-warnings", "-o", "program"] + links + files)
    try #require(made.status == 0, "\(made.output)")
    return try InstalledProgram(at: folder.appending(path: "program")).run([], in: folder).output
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    try program.run(["-swift-version", "6"] + arguments, in: folder)
  }
}
