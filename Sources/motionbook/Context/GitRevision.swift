import CommandLineKit

/// A revision of the git repository that a folder is in.
struct GitRevision {
  /// Where a file may be.
  struct Place: Equatable {
    let folder: String
    /// Its path from the folder.
    let file: String
  }

  /// A file as it was.
  struct Blob {
    let file: String
    let bytes: [UInt8]
  }

  private let revision: String
  private let console: Console

  init(_ revision: String, _ console: Console) {
    self.revision = revision
    self.console = console
  }

  /// The first of the files that was there at the revision.
  ///
  /// - Throws: ``Failure`` when git is not installed, or there is no repository, revision or file.
  func firstFile(of places: [Place]) throws -> Blob {
    for place in places {
      let git = Git(folder: place.folder, console: console, purpose: "git:\(revision)")
      _ = try git.commit(revision)
      let shown = try git.run(["show", "\(revision):./\(place.file)"])
      if shown.status == 0 { return Blob(file: place.file, bytes: shown.output) }
    }
    var names: [String] = []
    for place in places where !names.contains(place.file) { names.append(place.file) }
    throw Failure(
      "there is no \(names.joined(separator: " or ")) at the revision \(revision); "
        + "name the file with git:\(revision):path", exitCode: 2)
  }
}
