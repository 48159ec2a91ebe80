import Foundation
import TestSupport
import Testing

/// Runs the command as it was built, as a process of its own, in a folder that goes with this object.
final class BuiltCommand: TemporaryFolder {
  private let executable: URL
  private var streams = 0

  /// A folder in which nothing is.
  init() throws {
    executable = try #require(Self.executable, "no motionbook beside the tests; set MOTIONBOOK_COMMAND")
    try super.init()
    try makeFolder(Self.streamsFolder)
  }

  /// A folder with a `motionbook.db` that holds these presets, given as the elements of a registry's JSON.
  convenience init(presets: String) throws {
    try self.init()
    try write(Texts.registry(presets), to: "presets.json")
    try run("init", "--from", "presets.json").expect(0)
    try remove("presets.json")
  }

  /// A folder with a `motionbook.json` of the packs to begin with, and their export in Swift.
  convenience init(exportingSwiftTo path: String) throws {
    try self.init()
    try run("init", "--registry", "motionbook.json").expect(0)
    try write(
      #"{"registry": "motionbook.json", "exports": [{"format": "swift", "to": "\#(path)"}]}"#,
      to: ".motionbook.json")
    try run("export", "--all").expect(0)
  }

  static let streamsFolder = ".streams"

  /// `MOTIONBOOK_COMMAND`, else what the build put beside the tests.
  static let executable: URL? = {
    if let path = ProcessInfo.processInfo.environment["MOTIONBOOK_COMMAND"] {
      return URL(fileURLWithPath: path)
    }
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let runner = URL(fileURLWithPath: CommandLine.arguments[0])
    return ([runner, Bundle.main.executableURL].compactMap { $0 } + bundles)
      .map { $0.deletingLastPathComponent().appendingPathComponent("motionbook") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Runs the command to its end.
  @discardableResult
  func run(_ arguments: String..., input: Data = Data()) throws -> StartedProgram.Outcome {
    try start(arguments, input: input).wait()
  }

  /// Runs the command to its end.
  func run(_ arguments: [String], input: Data = Data()) throws -> StartedProgram.Outcome {
    try start(arguments, input: input).wait()
  }

  /// Runs a script of the shell, in which `$motionbook` is the command.
  func shell(_ script: String) throws -> StartedProgram.Outcome { try startShell(script).wait() }

  /// Starts the command.
  func start(_ arguments: [String], input: Data = Data()) throws -> StartedProgram {
    try start(executable, arguments, input: input)
  }

  /// Starts a script of the shell, in which `$motionbook` is the command.
  func startShell(_ script: String) throws -> StartedProgram {
    try start(URL(fileURLWithPath: "/bin/sh"), ["-c", script])
  }

  private func start(_ program: URL, _ arguments: [String], input: Data = Data()) throws -> StartedProgram {
    streams += 1
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = url
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LANG": "C.UTF-8",
      "motionbook": executable.path,
    ]
    return try StartedProgram(process, streams: url("\(Self.streamsFolder)/\(streams)"), input: input)
  }
}
