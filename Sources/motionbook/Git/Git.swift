import CommandLineKit
import PlainText

/// The program git, run in a folder.
///
/// It asks the repository that the folder is in, and runs no program that the repository's own configuration names
/// where that can be helped: no monitor of the file system, no hook, no check of signatures, nothing that fetches what a
/// partial clone lacks, and nothing of a bare repository that lies somewhere in a tree. Filters of files do run in a
/// comparison, as in `git diff`: without them every file that has one would
/// count as changed, and no clone brings a configuration along.
struct Git {
  let folder: String
  let console: Console
  /// The words of the command line that need it: "git:main", "--since main".
  let purpose: String
  /// Whether it may ask other repositories.
  var mayFetch = false

  func run(_ words: [String]) throws -> ProgramResult {
    do {
      return try console.runProgram(
        ["git", "-C", folder] + Self.settings + words, withheld: Self.local,
        added: mayFetch ? [:] : Self.withoutFetching)
    } catch {
      throw Failure("git could not be run (\(error.reason)); it is needed for \(purpose)", exitCode: 2)
    }
  }

  private static let settings = [
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "safe.bareRepository=explicit",
    "-c", "log.showSignature=false", "-c", "log.mailmap=false", "-c", "log.showRoot=true",
  ]

  /// A fetch runs what the repository's configuration names for it. The first is known since git 2.45, and to versions
  /// before it that were mended; the second, a list of protocols that is empty, to all.
  private static let withoutFetching = ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": ""]

  /// The variables that name a repository: git sets them for hooks, where another folder may be meant by now. What
  /// `git rev-parse --local-env-vars` prints but for the settings of a person, which git keeps for other repositories too
  /// (prepare_submodule_repo_env in its submodule.c).
  static let local: Set<String> = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CONFIG", "GIT_OBJECT_DIRECTORY", "GIT_DIR", "GIT_WORK_TREE",
    "GIT_IMPLICIT_WORK_TREE", "GIT_GRAFT_FILE", "GIT_INDEX_FILE", "GIT_NO_REPLACE_OBJECTS",
    "GIT_REPLACE_REF_BASE", "GIT_PREFIX", "GIT_SHALLOW_FILE", "GIT_COMMON_DIR", "GIT_INTERNAL_SUPER_PREFIX",
  ]

  /// Runs it for what it prints.
  ///
  /// - Throws: ``Failure`` with git's own words when it refuses.
  func output(_ words: [String]) throws -> [UInt8] {
    let result = try run(words)
    if result.status == 0 { return result.output }
    // Settings for this run come before the subcommand.
    var subcommand = words[...]
    while subcommand.first == "-c" { subcommand = subcommand.dropFirst(2) }
    throw Failure("git \(subcommand.first ?? "") failed in \(folder.visible)\(reason(result))", exitCode: 2)
  }

  /// The words that ask where in a repository the folder is.
  static let placing = ["rev-parse", "--show-toplevel", "--show-prefix"]

  /// The answer to them: the repository's root, and the folder's path from there with a slash at its end; nil where git
  /// refuses.
  static func place(_ answer: ProgramResult) -> (root: String, prefix: String)? {
    let text = String(decoding: answer.output.dropLast(), as: UTF8.self)
    // The root's name may have a line feed.
    guard answer.status == 0, let end = text.lastIndex(of: "\n") else { return nil }
    return (String(text[..<end]), String(text[text.index(after: end)...]))
  }

  /// The commit that a revision names; of `A...B` and `A...` the one where B, else HEAD, parted from A, as in `git diff`.
  func commit(_ revision: String) throws -> String {
    if let dots = revision.place(of: "...") {
      let sides = [revision[..<dots.lowerBound], revision[dots.upperBound...]]
      return try fork(sides.map { $0.isEmpty ? "HEAD" : String($0) })
    }
    if let commit = try object("\(revision)^{commit}") { return commit }
    throw Failure(
      "the git repository of \(folder.visible) has no revision \(revision.visible)\(try remedy(revision))",
      exitCode: 2)
  }

  /// The commit that two others share, the latest of those; nil where they share none here.
  func mergeBase(_ first: String, _ second: String) throws -> String? {
    try word(["merge-base", first, second])
  }

  /// The object that a name leads to; nil where there is none.
  private func object(_ name: String) throws -> String? {
    try word(["rev-parse", "--verify", "--quiet", name])
  }

  /// The one word that it prints; nil where it refuses.
  private func word(_ words: [String]) throws -> String? {
    let result = try run(words)
    return result.status == 0 ? String(decoding: result.output.prefix { $0 > 32 }, as: UTF8.self) : nil
  }

  private func fork(_ revisions: [String]) throws -> String {
    let commits = try revisions.map { try commit($0) }
    if let base = try mergeBase(commits[0], commits[1]) { return base }
    throw Failure(
      "\(revisions[0].visible) and \(revisions[1].visible) share no commit in the git repository of \(folder.visible)"
        + (try isShallow() ? Self.unshallowing : ""), exitCode: 2)
  }

  private static let unshallowing = "; the clone is shallow: `git fetch --unshallow` fetches the rest"

  private func isShallow() throws -> Bool {
    let inside = try run(["rev-parse", "--is-shallow-repository"])
    guard inside.status == 0 else {
      throw Failure("git cannot read a repository in \(folder.visible)\(reason(inside))", exitCode: 2)
    }
    return inside.output.starts(with: "true".utf8)
  }

  /// The command that fetches a revision, or what else may be meant by it.
  private func remedy(_ revision: String) throws -> String {
    let isShallow = try isShallow()
    let name = String(revision.prefix { !"~^@{".contains($0) })
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./+".contains($0)) }
    let remotes = String(decoding: try run(["remote"]).output, as: UTF8.self).split(separator: "\n")
    if isPlain, let remote = remotes.first(where: { name.hasPrefix($0 + "/") && name != $0 + "/" }) {
      let branch = name.dropFirst(remote.count + 1)
      let option = isShallow ? "--unshallow " : ""
      return "; `git fetch \(option)\(remote) +refs/heads/\(branch):refs/remotes/\(name)` fetches it"
    }
    func isThere(_ name: String) throws -> Bool { try object("\(name)^{commit}") != nil }
    if try !isThere(name), let known = try remotes.first(where: { try isThere("refs/remotes/\($0)/\(name)") })
    {
      return "; there is \(known)/\(name.visible)"
    }
    return isShallow ? Self.unshallowing : ""
  }

  /// The contents of a file at a revision; nil where it was not there.
  ///
  /// - Parameters:
  ///   - file: Its path from the folder.
  ///   - links: How many symbolic links are followed.
  /// - Throws: ``Failure`` where a partial clone does not hold them.
  func contents(of file: String, at revision: String, links: Int = 8) throws -> [UInt8]? {
    guard let name = try object("\(revision):./\(file)") else { return nil }
    let blob = try run(["cat-file", "blob", name])
    if blob.status == 0 {
      guard try isLink(file, blob.output, at: revision) else { return blob.output }
      let target = String(decoding: blob.output, as: UTF8.self)
      if links == 0 || target.hasPrefix("/") { return nil }
      let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
      return try contents(of: folder + target, at: revision, links: links - 1)
    }
    throw Failure(
      "git has no contents of \(file.visible) at \(revision.visible) here\(reason(blob)); in a partial clone "
        + "`git show \("\(revision):./\(file)".commandWord)` fetches them", exitCode: 2)
  }

  /// Whether a file is a symbolic link there, of which git keeps the target's path. Git is not asked of what has a brace, as
  /// every registry does.
  private func isLink(_ file: String, _ bytes: [UInt8], at revision: String) throws -> Bool {
    guard bytes.count < 4096, !bytes.contains(UInt8(ascii: "{")) else { return false }
    return try run(["ls-tree", "-z", revision, "./\(file)"]).output.starts(with: "120000 ".utf8)
  }

  /// The name of a file before a change that renamed it; nil for one that had it.
  ///
  /// - Parameters:
  ///   - file: Its path from the repository's root, in which git must run.
  ///   - comparison: The words that compare two versions, such as `diff-tree -r A B`; none finds nothing.
  func oldName(of file: String, _ comparison: [String]) throws -> String? {
    guard let subcommand = comparison.first else { return nil }
    let options = ["-M", "-l0", "--diff-filter=R", "--name-status", "-z"]
    let renamed = try run([subcommand] + options + comparison.dropFirst())
    let parts = renamed.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    // Three words for each: how alike they are, the old name, the new one.
    return stride(from: 2, to: parts.count, by: 3).first { parts[$0] == file }.map { parts[$0 - 1] }
  }

  /// Its first line, which says more than we could: another owner's repository, a broken one, none at all. Of another
  /// owner's it names a command, too.
  func reason(_ result: ProgramResult) -> String {
    let lines = result.errorText.split(separator: "\n")
    let remedy = lines.lazy.map { $0.drop { $0 == "\t" || $0 == " " } }.first { $0.hasPrefix(Self.trusting) }
    return (lines.first.map { ": \(String($0).visible)" } ?? "")
      + (remedy.map { "; `\(String($0).visible)` trusts it" } ?? "")
  }

  private static let trusting = "git config --global --add safe.directory "
}

/// A revision of the git repository that a folder is in.
struct GitRevision {
  /// A place at which a file may be.
  struct Place: Equatable {
    let folder: String
    /// Its path from the folder.
    let file: String
  }

  let revision: String
  let console: Console

  /// The revision of a file of which a merge kept a version in git's index: `:1` for the one that both sides began with,
  /// `:2` for ours, `:3` for theirs.
  static let versionsInIndex = [":1", ":2", ":3"]

  /// The first of the files that was there at the revision; nil when none was.
  func firstFile(of places: [Place]) throws -> (file: String, bytes: [UInt8])? {
    for place in places {
      if let bytes = try contents(of: place) { return (place.file, bytes) }
    }
    return nil
  }

  /// The failure of a command that needs one of the files.
  func missing(_ places: [Place]) -> Failure {
    var names: [String] = []
    for place in places where !names.contains(place.file) { names.append(place.file) }
    if Self.versionsInIndex.contains(revision) {
      let isDeleted = places.contains { place in
        Self.versionsInIndex.contains { (try? git(in: place.folder).contents(of: place.file, at: $0)) != nil }
      }
      return Failure(
        "git's index has no version \(revision.dropFirst()) of \(names.joined(separator: " or ").visible): "
          + (isDeleted
            ? "that side has removed it, so that there is nothing to merge; `git rm` removes it here too, and `git add` keeps it"
            : "it keeps them while a merge has a conflict there"),
        exitCode: 2)
    }
    let folders = Set(places.map(\.folder)).sorted().map { console.shownPath($0) }
    return Failure(
      "there is no \(names.joined(separator: " or ").visible) at the revision \(revision.visible) in "
        + "\(folders.joined(separator: " or ")); name the file with git:\(revision.visible):path", exitCode: 2
    )
  }

  /// The contents of the file at a place; nil when none was there at the revision.
  func contents(of place: Place) throws -> [UInt8]? {
    let git = git(in: place.folder)
    return try git.contents(of: place.file, at: commit(git))
  }

  /// The place at which the file stood at the revision; nil where git knows no other.
  func oldPlace(of place: Place) throws -> Place? {
    guard let found = Git.place(try git(in: place.folder).run(Git.placing)) else { return nil }
    let git = git(in: found.root)
    let comparison = ["diff-index", "--cached", try commit(git)]
    return try git.oldName(of: found.prefix + place.file, comparison).map {
      Place(folder: found.root, file: $0)
    }
  }

  /// Refuses a revision that has a file of one of these names in a place where none is any more: it may be what is meant.
  func refuseLost(_ places: [Place]) throws {
    let names = Set(places.map { $0.file.split(separator: "/").last.map(String.init) ?? $0.file })
    guard let folder = places.first?.folder, let root = Git.place(try git(in: folder).run(Git.placing))?.root
    else { return }
    let git = git(in: root)
    let files = try git.output(["ls-tree", "-r", "-z", "--name-only", commit(git)]).split(separator: 0)
    let lost = files.map { String(decoding: $0, as: UTF8.self) }.first { file in
      names.contains { file == $0 || file.hasSuffix("/" + $0) } && !console.fileExists("\(root)/\(file)")
    }
    guard let lost else { return }
    throw Failure(
      "the registry is not where it stood at the revision \(revision.visible), which has "
        + "\(lost.visible); if that is meant, name it with git:\(revision.visible):\(lost.visible)",
      exitCode: 2)
  }

  private func git(in folder: String) -> Git {
    Git(folder: folder, console: console, purpose: "git:\(revision)")
  }

  private func commit(_ git: Git) throws -> String {
    Self.versionsInIndex.contains(revision) ? revision : try git.commit(revision)
  }
}
