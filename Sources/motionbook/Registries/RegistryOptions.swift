import CommandLineKit
import Presets
import Registry

/// The registry's place: the same option on every command that needs one.
struct RegistryOptions: Options {
  @Option(
    help: "The registry, a database or a text of JSON. Default: the nearest one upward.",
    placeholder: "file", completion: .file)
  var registry: String?

  /// The path of an existing registry.
  ///
  /// - Throws: ``Failure`` that names `motionbook init` when there is none.
  func path(_ console: Console) throws -> String {
    if registry == "-" { return "-" }
    if let path = registry ?? environmentPath(console) {
      return try console.registryFile(path)
    }
    if let path = try RegistrySearch(console).nearest() { return path }
    throw Failure(
      "there is no \(Self.textName) or \(Self.fileName) in \(console.currentDirectory) or above it; make one with "
        + "`motionbook init`, or name one with --registry", exitCode: 2)
  }

  /// The path of an app's registry: what was typed, else what its project file names, else as without a project.
  func path(namedByProject named: String?, _ console: Console) throws -> String {
    guard registry == nil, let named else { return try path(console) }
    let path = try console.registryFile(named)
    RegistrySearch(console).tellDifference(used: path)
    return path
  }

  /// The path at which `init` makes a registry.
  func newPath(_ console: Console) -> String {
    console.absolutePath(registry ?? environmentPath(console) ?? Self.fileName)
  }

  static let fileName = "motionbook.db"
  static let textName = "motionbook.json"

  private func environmentPath(_ console: Console) -> String? {
    console.environment("MOTIONBOOK_REGISTRY").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The registry, to read.
  func source(_ console: Console) throws -> RegistrySource {
    try RegistrySource(path: path(console), console)
  }

  /// Whether a registry was named, or is found.
  func isThere(_ console: Console) throws -> Bool {
    if registry != nil || environmentPath(console) != nil { return true }
    return try RegistrySearch(console).nearest() != nil
  }

  /// The registry that words of the command line need: a literal alone works without.
  func source(for words: [String], _ console: Console) throws -> RegistrySource {
    let needsRegistry = words.contains { word in
      !MotionLiteral.isLiteral(word) || word.contains("base=") || word.contains("curve=")
    }
    if needsRegistry || registry != nil { return try source(console) }
    return .book(Book([]))
  }

  /// The registry, to change. An older one is migrated, and a note says so.
  ///
  /// - Parameter isDryRun: Opens a copy in memory instead.
  func writableRegistry(_ console: Console, isDryRun: Bool = false) throws -> Registry {
    let path = try path(console)
    if path == "-" { throw Failure("standard input can be read but not changed", exitCode: 2) }
    if RegistrySource.isJSON(path) { return try WritableText(path, console).registry(isDryRun: isDryRun) }
    let registry = try console.openRegistry(path, for: isDryRun ? .dryRun : .writing)
    if !registry.migrated.isEmpty {
      console.note("\(path) was migrated to this version: \(registry.migrated.joined(separator: ", "))")
    }
    return registry
  }
}

/// The options of a command that changes a registry and prints what it did.
struct WritingOptions: Options {
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  var isDryRun: Bool { dryRun.dryRun }

  /// The registry, to change; of a dry run a copy in memory.
  func registry(_ console: Console) throws -> Registry {
    try location.writableRegistry(console, isDryRun: isDryRun)
  }

  /// Does the work, prints its result, and says if that was a dry run.
  func print(on console: Console, _ work: () throws -> any CommandResult) throws {
    try results.print(on: console, work)
    dryRun.remark(on: console)
  }
}
