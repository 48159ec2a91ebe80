import CLibrary
import CommandLineKit
import PlainText
import Presets
import Registry

/// The registry's place: the same option on every command that needs one.
struct RegistryOptions: Options {
  @Option(
    help:
      "The registry, a database or a text of JSON; to read one, git:REV too. Default: the nearest one upward.",
    placeholder: "file", completion: .file)
  var registry: String?

  /// The path of an existing registry.
  ///
  /// - Throws: ``Failure`` that names `motionbook init` when there is none.
  func path(_ console: Console) throws -> String {
    if registry == "-" { return "-" }
    if registry == "" { throw UsageError("--registry is empty, and must name a file") }
    let named = named(console)
    if let registry = named, ComparedRegistry.isRevision(registry) {
      throw UsageError(
        "\(registry.visible) is a revision, which this command does not read; "
          + "`motionbook export --registry \(registry.commandWord) -o old.json` makes a file of it")
    }
    if let named { return try console.registryFile(named) }
    let search = RegistrySearch(console)
    if let path = try search.nearest() { return path }
    if let advice = search.sparseAdvice() { throw Failure(advice, exitCode: 2) }
    throw Failure(
      "there is no \(RegistrySearch.textName) or \(RegistrySearch.databaseName) in \(console.currentDirectory.visible) or above it; make one with "
        + "`motionbook init`, or name one with --registry", exitCode: 2)
  }

  /// The path of an app's registry: what was typed, else what its project file names, else as without a project.
  func path(namedByProject named: String?, _ console: Console) throws -> String {
    guard registry == nil, let named else { return try path(console) }
    let path = try console.registryFile(named)
    RegistrySearch(console).tellDifference(used: path)
    return path
  }

  /// The path at which `init` makes a registry: what was named, what the nearest project file names and is not there
  /// yet, or a database here.
  ///
  /// - Throws: ``UsageError`` for what is no file's name; what is wrong with the project file.
  func newPath(_ console: Console) throws -> String {
    if registry == "-" || registry == "" {
      throw UsageError("a registry is made in a file, and --registry names none")
    }
    if let named = named(console) {
      if ComparedRegistry.isRevision(named) {
        throw UsageError("\(named.visible) is a revision, and a registry is made in a file")
      }
      return console.absolutePath(named)
    }
    if let named = try ProjectFile.nearestIfAny(console)?.registry, !console.fileExists(named) {
      return named
    }
    return console.absolutePath(RegistrySearch.databaseName)
  }

  /// The registry that a command reads: a file, or a revision of git.
  func source(_ console: Console) throws -> any RegistrySource {
    if let registry = named(console), ComparedRegistry.isRevision(registry) {
      // At the revision the registry is looked for that no option names.
      return try ComparedRegistry(console: console).book(registry)
    }
    return try console.registrySource(path(console))
  }

  /// The registry that was typed, else the one that the environment names.
  private func named(_ console: Console) -> String? {
    registry ?? console.variable(RegistrySearch.variable)
  }

  /// Whether a registry was named, or is found.
  func isThere(_ console: Console) throws -> Bool {
    if named(console) != nil { return true }
    return try RegistrySearch(console).nearest() != nil
  }

  /// The registry that words of the command line need: only a motion that names a preset needs one.
  func source(for words: [String], _ console: Console) throws -> any RegistrySource {
    guard registry == nil else { return try source(console) }
    if words.allSatisfy(Self.standsAlone) { return RegistrySnapshot([]) }
    // What may be a preset's name is one first, where there is a registry to ask.
    if (try? path(console)) == nil, words.allSatisfy({ Self.standsAlone($0) || MotionText.word($0) != nil }) {
      return RegistrySnapshot([])
    }
    return try source(console)
  }

  private static func standsAlone(_ word: String) -> Bool {
    guard MotionText.isMotion(word) else { return false }
    // What is wrong with a motion is reported where it is read.
    guard let content = try? MotionText.parse(word) else { return true }
    return Preset(name: PresetName(stored: ""), content: content).references.isEmpty
  }

  /// The registry, to change. An older one is migrated, and a note says so.
  ///
  /// - Parameters:
  ///   - isDryRun: Opens a copy in memory instead.
  ///   - note: What the person says of the change.
  func writableRegistry(_ console: Console, isDryRun: Bool = false, note: String? = nil) throws
    -> RegistryStore
  {
    let path = try path(console)
    if path == "-" { throw Failure("standard input can be read but not changed", exitCode: 2) }
    if RegistryJSON.isMeant(by: path) {
      if note != nil { console.note("a text keeps no notes: say it in the message of git's commit") }
      return try WritableText(path, console).registry(isDryRun: isDryRun)
    }
    let registry = try console.openRegistry(path, for: isDryRun ? .dryRun : .writing)
    if !registry.migrated.isEmpty {
      console.note(
        "\(path.visible) was migrated to this version: \(registry.migrated.joined(separator: ", "))")
    }
    registry.origin.note = note
    return registry
  }
}

/// A registry as JSON that a command changes: it is held in memory behind the same schema as a file, and every change
/// ends with the canonical text, written whole or not at all.
private final class WritableText {
  private let path: String
  private let console: Console
  private let lock: FileLock
  /// The text as it was read or written last.
  private var bytes: [UInt8]
  private var book = RegistrySnapshot([])

  /// Waits until no other command changes the text, a minute at most, and reads it.
  init(_ path: String, _ console: Console) throws {
    self.path = path
    self.console = console
    lock = try FileLock(
      path, console,
      patience: LockPatience(most: LockPatience.minute) { console.sayLongWait(for: path) })
    bytes = try console.readFile(path)
  }

  func registry(isDryRun: Bool) throws -> RegistryStore {
    book = try RegistryJSON.book(path, bytes)
    let registry = try RegistryStore.ofText(book, path: path, keep: isDryRun ? nil : { try self.keep($0) })
    if !isDryRun { registry.takeSignals = { [console] in console.hold($0) } }
    return registry
  }

  private func keep(_ changed: RegistrySnapshot) throws {
    // What changes nothing leaves a text as a person wrote it.
    if changed == book { return }
    let text = Array(try RegistryEncoder.text(of: changed).utf8)
    guard try console.readFile(path) == bytes else {
      throw Failure(
        "\(path.visible) was changed by another program meanwhile, so nothing was written; run the command again",
        exitCode: 2)
    }
    try console.writeFile(path, text)
    bytes = text
    book = changed
  }
}
