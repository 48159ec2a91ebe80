import CommandLineKit
import Export
import PlainText

/// The door of every file that a command writes because a person or a project file has named it: what must stay is
/// refused, by whichever path or link it is reached.
struct OutputFiles {
  private let console: Console
  /// The registries that the command reads and the project's file, with what they are.
  private var spared: [FileIdentity: String] = [:]

  private static let databaseMark = Array("SQLite format 3\0".utf8)

  /// - Parameter registries: The paths of the registries that the command reads; what is no file is passed over.
  init(sparing registries: [String], _ console: Console) {
    self.console = console
    for path in registries where !console.isStream(path) { spare(path, "the registry") }
    if let path = try? console.nearest(ProjectFile.fileName, naming: { $0 }) {
      spare(path, "the project's file")
    }
  }

  /// Refuses a file from now on.
  ///
  /// - Parameter meaning: What it is, for the refusal.
  mutating func spare(_ path: String, _ meaning: String) {
    if let identity = console.identity(ofFile: path) { spared[identity] = meaning }
  }

  /// Refuses a file that no output may take.
  ///
  /// - Parameter isExport: Whether an export writes it, which may write a registry's text anew that is not in use.
  /// - Throws: ``Failure`` for a registry that is in use, for any database, and for the project's file.
  func refuseSpared(_ path: String, isExport: Bool = false) throws {
    if console.isStream(path) { return }
    if let identity = console.identity(ofFile: path), let meaning = spared[identity] {
      throw Self.refusal(path, meaning)
    }
    let beginning = console.beginning(ofFile: path, count: ExportMark.reach)
    if beginning.starts(with: Self.databaseMark) { throw Self.refusal(path, "a database") }
    if !isExport, ExportMark.isRegistry(beginning) { throw Self.refusal(path, "a registry") }
  }

  private static func refusal(_ path: String, _ meaning: String) -> Failure {
    Failure("\(path.visible) is \(meaning) and is left as it is; write to another file")
  }

  /// Writes a file whole or not at all.
  func write(_ path: String, _ bytes: [UInt8]) throws {
    try refuseSpared(path)
    try console.writeFile(path, bytes)
  }
}
