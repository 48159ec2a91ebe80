import CommandLineKit
import Presets
import Registry

/// Where the registry is: the same on every command that needs one.
struct RegistryOptions: Options {
  @Option(
    help: "The registry; commands that only read also take its JSON. Default: motionbook.db, found upward.",
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
    if let path = console.nearest(Self.fileName) { return path }
    throw Failure(
      "there is no \(Self.fileName) in \(console.currentDirectory) or above it; make one with `motionbook init`, "
        + "or name one with --registry", exitCode: 2)
  }

  /// The registry of an app's exports: what was typed, else what the project file names, else as ever.
  func path(of project: ProjectFile, _ console: Console) throws -> String {
    guard registry == nil, let named = project.registry else { return try path(console) }
    return try console.registryFile(named)
  }

  /// Where `init` makes a registry.
  func newPath(_ console: Console) -> String {
    console.absolutePath(registry ?? environmentPath(console) ?? Self.fileName)
  }

  static let fileName = "motionbook.db"

  private func environmentPath(_ console: Console) -> String? {
    console.environment("MOTIONBOOK_REGISTRY").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The registry, to read.
  func library(_ console: Console) throws -> Library {
    try Library(path: path(console), console)
  }

  /// The registry, to change. An older one is migrated, and a note says so.
  ///
  /// - Parameter isDryRun: Opens a copy in memory instead.
  func writableRegistry(_ console: Console, isDryRun: Bool = false) throws -> Registry {
    let path = try writablePath(console)
    let registry = try Registry.open(path, for: isDryRun ? .dryRun : .writing)
    if !registry.migrated.isEmpty {
      console.note("\(path) was migrated to this version: \(registry.migrated.joined(separator: ", "))")
    }
    return registry
  }

  /// The path of a registry that can be changed.
  func writablePath(_ console: Console) throws -> String {
    let path = try path(console)
    if Library.isJSON(path) {
      throw Failure(
        "\(path) is a registry as JSON, which can be read but not changed; make a registry of it with "
          + "`motionbook init --from \(path)`", exitCode: 2)
    }
    return path
  }
}

extension Console {
  /// The absolute path of a registry's file, or of one as JSON.
  ///
  /// - Throws: ``RegistryError`` when nothing that can be opened is there. Opening a pipe would wait for ever.
  func registryFile(_ path: String) throws -> String {
    let absolute = absolutePath(path)
    guard fileExists(absolute) else { throw RegistryError.missing(path: path) }
    if isDirectory(absolute) { throw RegistryError.folder(path: path) }
    if !Library.isJSON(path), !isRegularFile(absolute) { throw RegistryError.noFile(path: path) }
    return absolute
  }
}
