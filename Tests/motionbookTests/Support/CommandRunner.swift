import CommandLineKit
import Foundation
import Presets
import Registry
import Synchronization
import TestSupport
import Testing

@testable import motionbook

/// Runs commands in-process in a folder of its own, the working directory of every command that is run.
final class CommandRunner: TemporaryFolder {
  /// The output and the exit code of a command.
  struct Result {
    let code: Int32
    let out: String
    let err: String
  }

  /// A folder with a `motionbook.db` that holds the packs; without packs the folder is empty.
  init(packs names: [String] = ["apple", "starter"]) throws {
    try super.init()
    guard !names.isEmpty else { return }
    let file = url("motionbook.db")
    try Self.registries.withLock { registries in
      if let made = registries[names] { return try made.write(to: file) }
      let packs = try Pack.all()
      let presets = try names.flatMap { name in
        try #require(packs.first { $0.name == name }, "no pack \(name)").presets()
      }
      try RegistryStore.create(file.path).apply(saved: presets)
      registries[names] = try Data(contentsOf: file)
    }
  }

  /// A folder with a registry without presets, and with some files.
  static func empty(_ files: [String: String] = [:]) throws -> CommandRunner {
    let runner = try CommandRunner(packs: [])
    #expect(runner.run("init", "--empty").code == 0)
    for (name, text) in files { try runner.write(text, to: name) }
    return runner
  }

  /// The bytes of registries by their packs: most tests take less time than making one anew.
  private static let registries = Mutex<[[String]: Data]>([:])

  /// Adds presets to the registry, given as the elements of a registry's JSON: `{"name": …}, {"name": …}`.
  func add(_ presets: String) throws {
    let registry = try RegistryStore.open(path("motionbook.db"), for: .writing)
    var text = RegistryText(
      Array(#"{"format": "motionbook/1", "presets": [\#(presets)]}"#.utf8))
    try text.checkReferences(over: registry)
    #expect(text.problems.isEmpty, "\(text.problems)")
    try registry.apply(saved: text.presets)
  }

  /// Takes the extensions out of a file of design tokens.
  func removeExtensions(of file: String) throws {
    func stripped(_ value: Any) -> Any {
      guard let object = value as? [String: Any] else { return value }
      return object.filter { $0.key != "$extensions" }.mapValues(stripped)
    }
    let root = try JSONSerialization.jsonObject(with: Data(bytes(file)))
    let text = try JSONSerialization.data(withJSONObject: stripped(root), options: .sortedKeys)
    try write(String(decoding: text, as: UTF8.self), to: file)
  }

  /// The lines of `list` of an empty registry after an import of files, each with single spaces.
  static func rows(of files: [String: String], imported arguments: [String]) throws -> [String] {
    let runner = try CommandRunner.empty(files)
    let result = runner.run(["import"] + arguments)
    #expect(result.code == 0, "\(result.err)")
    return runner.run("list").out.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  /// Runs a command line without a terminal, in a UTF-8 locale.
  @discardableResult
  func run(_ arguments: String...) -> Result { run(arguments) }

  /// Runs a command line, in a folder below if one is given.
  func run(
    _ arguments: [String], in subfolder: String = "", input: String = "",
    environment: [String: String] = ["LANG": "C.UTF-8"], width: Int = 80, isTerminal: Bool = false
  ) -> Result {
    let console = Console.captured(
      arguments: arguments, environment: environment,
      currentDirectory: subfolder.isEmpty ? path : path(subfolder), input: Array(input.utf8), width: width,
      color: isTerminal)
    let code = CommandLineTool(root: Motionbook.self).run(arguments: arguments, console: console)
    return Result(code: code, out: console.capturedOutput, err: console.capturedErrors)
  }

  /// Runs a command line that must end with 0, and reads what it printed as JSON.
  func json(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONObject {
    let result = run(arguments)
    #expect(result.code == 0, "\(result.err)", sourceLocation: sourceLocation)
    return try JSONObject(result.out)
  }
}
