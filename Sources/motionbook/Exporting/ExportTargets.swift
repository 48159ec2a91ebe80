import CommandLineKit
import PlainText

/// The files that exports write, each looked at before it is written: what a project file lists stays inside of the
/// project, no two exports share a file, and what no export has written is left alone.
final class ExportTargets {
  private let console: Console
  private var outputs: OutputFiles
  /// The folder that targets must be in, and the file that says so; nil where a person typed the target.
  private let confinement: (folder: [UInt8], file: String)?
  private let overwrites: Bool
  /// The exports that have claimed a file, by its place.
  private var claims: [[UInt8]: Int] = [:]

  /// - Parameters:
  ///   - registry: The file of the registry that is exported, which no export may take; nil where it is none.
  ///   - project: The file that lists the targets; nil where a person typed the only one.
  ///   - overwrites: Whether also files without a mark are overwritten.
  init(registry: String?, project: ProjectFile?, overwrites: Bool, _ console: Console) throws {
    self.console = console
    self.overwrites = overwrites
    outputs = OutputFiles(sparing: [registry], console)
    confinement = try project.map { project in
      (try console.place(ofFile: console.folder(ofFile: project.path)), console.shownPath(project.path))
    }
  }

  /// Keeps a file that the exports read.
  func spare(_ path: String, _ meaning: String) { outputs.spare(path, meaning) }

  /// Claims a file for an export; again for the same one is no mistake.
  ///
  /// - Parameter isRead: Whether the file is only compared, so that any program may have written it.
  func claim(_ path: String, for export: Int, isRead: Bool) throws {
    if console.isStream(path) { return try outputs.refuse(path, for: .export) }
    let place = try console.place(ofFile: path)
    try confine(place, path)
    if let owner = claims.updateValue(export, forKey: place) {
      if owner == export { return }
      throw Failure(
        "two exports are written to \(console.shownPath(path)); give each a file of its own", exitCode: 2)
    }
    try outputs.refuse(path, for: .export, replacesOthers: isRead || overwrites)
  }

  /// Whether what a project lists is everything that is exported to a folder.
  var isProject: Bool { confinement != nil }

  /// Whether an export of the run has claimed a file.
  func isClaimed(_ path: String) throws -> Bool { claims[try console.place(ofFile: path)] != nil }

  private func confine(_ place: [UInt8], _ path: String) throws {
    guard let confinement else { return }
    let folder = confinement.folder.count == 1 ? confinement.folder : confinement.folder + [UInt8(ascii: "/")]
    func refuse(_ reason: String) -> Failure {
      Failure("\(confinement.file): an export to \(console.shownPath(path)) \(reason)", exitCode: 2)
    }
    guard place.starts(with: folder) else {
      throw refuse(
        "would lie outside of the project, which ends at the folder of this file; list it in a \(ProjectFile.fileName) "
          + "further up")
    }
    let segments = place[folder.count...].split(separator: UInt8(ascii: "/"))
    // Some file systems do not tell capitals from small letters.
    if segments.contains(where: { String(decoding: $0, as: UTF8.self).lowercased() == ".git" }) {
      throw refuse("would lie among git's own files")
    }
  }
}

extension ProjectFile {
  /// The exports of which something is in this checkout, by their places in the list. Of the others, which a sparse one
  /// leaves out, that is said: they are neither written nor compared.
  func presentExports(_ console: Console) -> [Int] {
    let leftOut = Set(exports.indices.filter { console.isLeftOut(exports[$0].target) })
    if !leftOut.isEmpty {
      let names = leftOut.sorted().map { console.shownPath(exports[$0].target) }.joined(separator: ", ")
      console.noteOnce("left out, as in this sparse checkout: \(names)")
    }
    return exports.indices.filter { !leftOut.contains($0) }
  }
}
