import CommandLineKit

/// The program git, run in a folder.
struct Git {
  let folder: String
  let console: Console
  /// The words of the command line that need it: "git:main", "--since main".
  let purpose: String

  /// Runs it.
  ///
  /// - Throws: ``Failure`` when it is not installed.
  func run(_ words: [String]) throws -> ProgramResult {
    do {
      return try console.runProgram(["git", "-C", folder] + words)
    } catch {
      throw Failure("git could not be run (\(error.reason)); it is needed for \(purpose)", exitCode: 2)
    }
  }

  /// Runs it for what it prints.
  ///
  /// - Throws: ``Failure`` with git's own words when it refuses.
  func output(_ words: [String]) throws -> [UInt8] {
    let result = try run(words)
    if result.status == 0 { return result.output }
    // Settings for this run come before the subcommand.
    let subcommand = words.first == "-c" ? words.dropFirst(2).first : words.first
    throw Failure("git \(subcommand ?? "") failed in \(folder)\(reason(result))", exitCode: 2)
  }

  /// The commit that a revision names.
  ///
  /// - Throws: ``Failure`` when there is no repository or no such revision.
  func commit(_ revision: String) throws -> String {
    let found = try run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    if found.status == 0 { return String(decoding: found.output.prefix { $0 > 32 }, as: UTF8.self) }
    let inside = try run(["rev-parse", "--is-shallow-repository"])
    // Git's first line says more than we could: another owner's repository, a broken one, none at all.
    guard inside.status == 0 else {
      throw Failure("git cannot read a repository in \(folder)\(reason(inside))", exitCode: 2)
    }
    let isShallow = inside.output.starts(with: "true".utf8)
    throw Failure(
      "the git repository of \(folder) has no revision \(revision)"
        + (isShallow ? "; it is a shallow clone, so fetch the revision first" : ""), exitCode: 2)
  }

  private func reason(_ result: ProgramResult) -> String {
    result.errorText.split(separator: "\n").first.map { ": \($0)" } ?? ""
  }
}

/// A revision of the git repository that a folder is in.
struct GitRevision {
  /// A place at which a file may be.
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
