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
      try check(place.folder)
      let shown = try git(place.folder, "show", "\(revision):./\(place.file)")
      if shown.status == 0 { return Blob(file: place.file, bytes: shown.output) }
    }
    var names: [String] = []
    for place in places where !names.contains(place.file) { names.append(place.file) }
    throw Failure(
      "there is no \(names.joined(separator: " or ")) at the revision \(revision); "
        + "name the file with git:\(revision):path", exitCode: 2)
  }

  private func check(_ folder: String) throws {
    let found = try git(folder, "rev-parse", "--verify", "--quiet", "\(revision)^{commit}")
    if found.status == 0 { return }
    let inside = try git(folder, "rev-parse", "--git-dir")
    if inside.status == 0 {
      throw Failure("the git repository of \(folder) has no revision \(revision)", exitCode: 2)
    }
    // Git's first line says more than we could: another owner's repository, a broken one, none at all.
    let reason = inside.errorText.split(separator: "\n").first.map { ": \($0)" } ?? ""
    throw Failure("git cannot read a repository in \(folder)\(reason)", exitCode: 2)
  }

  private func git(_ folder: String, _ words: String...) throws -> ProgramResult {
    do {
      return try console.runProgram(["git", "-C", folder] + words)
    } catch {
      throw Failure("git could not be run (\(error.reason)); it is needed for git:\(revision)", exitCode: 2)
    }
  }
}
