import CommandLineKit
import Export
import PlainText

/// The door of every file that a command writes because a person or a project file has named it: what must stay is
/// refused, by whichever path, link or open descriptor it is reached, and a file that is there already is replaced only
/// where it is of the kind that is written.
struct OutputFiles {
  private let console: Console
  /// The registries that the command reads and the project's file, with what they are.
  private var spared: [FileIdentity: String] = [:]

  /// The first bytes of a database.
  static let databaseMark = Array("SQLite format 3\0".utf8)

  /// - Parameter registries: The paths of the registries that the command reads; what is none, or no file, is passed over.
  init(sparing registries: [String?], _ console: Console) {
    self.console = console
    for case let path? in registries { spare(path, "the registry") }
    if let path = try? ProjectFile.path(console) { spare(path, "the project's file") }
  }

  /// Refuses a file from now on.
  mutating func spare(_ path: String, _ meaning: String) {
    // What is read from a terminal may be written to it.
    guard path != "-", console.isRegularFile(path), let identity = console.identity(ofFile: path) else {
      return
    }
    spared[identity] = meaning
  }

  /// Refuses a file that an output may not take. One that is empty is free.
  ///
  /// - Parameters:
  ///   - kind: What is to be written.
  ///   - replacesOthers: Whether it may also replace what is of another kind, as `--force` says.
  /// - Throws: ``Failure`` for a registry that is in use, for any database and the name of one, for the project's file, and for what is not
  ///   of the kind.
  func refuse(_ path: String, for kind: OutputKind, replacesOthers: Bool = false) throws {
    if path == "-" { return }
    if let identity = console.identity(ofFile: path), let meaning = spared[identity] {
      throw refusal(path, "is \(meaning)", Self.elsewhere)
    }
    // Who has opened a stream has decided what becomes of the file behind it.
    if console.isStream(path) { return }
    guard console.isRegularFile(path) else {
      guard path.lowercased().hasSuffix(".db") else { return }
      throw Failure(
        "\(console.shownPath(path)) would be taken for a database, and this writes none; name it otherwise, such as "
          + "motionbook.json, of which `motionbook init --from motionbook.json` makes one")
    }
    let beginning = console.beginning(ofFile: path, count: ExportMark.reach)
    if beginning.starts(with: Self.databaseMark) {
      throw refusal(path, "is a database", Self.elsewhere)
    }
    if !kind.takesRegistries, ExportMark.isRegistry(beginning) {
      throw refusal(path, "is a registry", Self.elsewhere)
    }
    if replacesOthers || kind.includes(beginning) { return }
    // What cannot be read has no beginning either.
    if beginning.isEmpty, (try? console.file(path, holds: [])) == true { return }
    throw refusal(path, kind.complaint, kind == .export ? Self.force : "remove it, or \(Self.elsewhere)")
  }

  private static let elsewhere = "write to another file"
  private static let force = "choose another file, or overwrite it with --force"

  private func refusal(_ path: String, _ complaint: String, _ remedy: String) -> Failure {
    Failure("\(console.shownPath(path)) \(complaint) and is left as it is; \(remedy)")
  }

  /// Writes a file whole or not at all, unless ``refuse(_:for:replacesOthers:)`` refuses it.
  ///
  /// - Parameter isDryRun: Whether only standard output is written to.
  /// - Returns: Whether anything was written: false if the file holds the same bytes already.
  @discardableResult
  func write(
    _ path: String, _ bytes: [UInt8], as kind: OutputKind, replacesOthers: Bool = false,
    isDryRun: Bool = false
  ) throws -> Bool {
    try refuse(path, for: kind, replacesOthers: replacesOthers)
    if isDryRun, path != "-" { return false }
    return try console.writeFile(path, bytes)
  }
}
