import Foundation
import TestSupport
import Testing

/// The Swift compiler that is there, for files that were exported.
final class SwiftCompiler {
  private let program: InstalledProgram
  private let folder: TemporaryFolder
  /// The files that were written, by their names.
  private var texts: [String: String] = [:]
  /// The stubs that files may see, and those that were made: only where the compiler must be asked.
  private var (stubs, made): ([String], Set<String>) = ([], [])

  /// The compiler; nil when none is installed.
  static let program = InstalledProgram("swiftc")

  /// Makes an empty folder to compile in.
  init() throws {
    program = try #require(Self.program)
    folder = try TemporaryFolder()
  }

  func write(_ text: String, to file: String) throws {
    try folder.write(text, to: file)
    texts[file] = text
  }

  /// Lets files see modules of the stubs: what Apple's frameworks declare, without doing anything.
  func addStubs(_ modules: [String]) { stubs += modules }

  private func makeStubs() throws {
    for module in stubs where made.insert(module).inserted {
      let made = try run(
        ["-emit-module", "-module-name", module, "-emit-module-path", "\(module).swiftmodule", "-I", "."]
          + sources(of: module))
      try #require(made.status == 0, "\(made.output)")
    }
  }

  /// All that the compiler's answer about files depends on.
  private func question(_ arguments: [String], _ stubs: [String]) throws -> [String] {
    let declared = try stubs.flatMap { try sources(of: $0) }.map { URL(filePath: $0) }
    return try arguments + stubs + Verdicts.texts(of: declared)
      + texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
  }

  private func sources(of module: String) throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: Stubs.folder.path).sorted()
    return files.filter { $0.hasPrefix(module) }.map { Stubs.folder.appending(path: $0).path }
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

  /// The complaints of the type checker about files of one module; empty when they are right.
  ///
  /// - Parameter sees: Whether the stubs are found.
  func complaints(
    _ files: [String], sees stubs: Bool, _ mode: Mode = Mode(version: "6", isNew: false)
  ) throws -> String {
    let arguments =
      mode.arguments + ["-typecheck", "-warnings-as-errors", "-wmo"] + (stubs ? ["-I", "."] : []) + files
    return try Verdicts.kept([program], question(arguments, stubs ? self.stubs : [])) {
      if stubs { try makeStubs() }
      return try program.run(arguments, in: folder.url).output
    }
  }

  /// Builds a program and gives what it prints.
  ///
  /// - Parameter modules: Stubs that it uses.
  func output(_ files: [String], with modules: [String] = []) throws -> String {
    try Verdicts.kept([program], question(["output"] + files, modules)) { try built(files, with: modules) }
  }

  private func built(_ files: [String], with modules: [String]) throws -> String {
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
    return try InstalledProgram(at: folder.url("program")).run([], in: folder.url).output
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    try program.run(["-swift-version", "6"] + arguments, in: folder.url)
  }
}
