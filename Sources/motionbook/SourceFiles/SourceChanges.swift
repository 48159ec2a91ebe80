import AppScan
import CommandLineKit
import PlainText

/// The lines of an app that have changed since a revision of git, committed or not.
struct SourceChanges {
  /// By the place of the root in ``SourceList/roots``.
  private let roots: [ChangedLines]
  /// The commit with which the first root was compared; nil without roots.
  let commit: String?

  /// Compared with the commit where the history forked off: what others have changed in the revision's branch since
  /// then is not this one's change.
  ///
  /// - Parameter folders: The roots of a ``SourceList``.
  init(since revision: String, in folders: [String], _ console: Console) throws {
    if revision.isEmpty || revision.hasPrefix("-") {
      throw UsageError("'\(revision.visible)' is no revision of git.")
    }
    var known: [String: ChangedLines] = [:]
    var commit: String?
    roots = try folders.map { folder in
      if let changes = known[folder] { return changes }
      let git = Git(folder: folder, console: console, purpose: "--since \(revision)")
      let named = try git.commit(revision)
      let base = try git.mergeBase(named, "HEAD") ?? named
      commit = commit ?? base
      let changes = try Self.changes(since: base, git)
      known[folder] = changes
      return changes
    }
    self.commit = commit
  }

  /// The changed lines of a file, from 1; nil when all of them are new, empty when none is.
  func lines(of file: SourceFile) -> [ClosedRange<Int>]? { roots[file.root].ranges(of: file.pathBelowRoot) }

  private static func changes(since base: String, _ git: Git) throws -> ChangedLines {
    // Every setting that could change the form is overridden. `--text`: a source with a NUL has lines too.
    // White space says nothing of a motion: what is moved in or formatted has not changed.
    var changes = DiffReader.changedLines(
      try git.output(
        [
          "-c", "core.quotePath=false", "diff", "--ignore-all-space", "--unified=0",
          "--inter-hunk-context=0", "--no-color",
        ]
          + [
            "--no-ext-diff", "--no-textconv", "--find-renames", "--text", "--ignore-submodules", "--relative",
          ]
          + ["--src-prefix=a/", "--dst-prefix=b/", base, "--", "."]))
    let untracked = try git.output(["ls-files", "--others", "--exclude-standard", "-z", "--", "."])
    for file in untracked.split(separator: 0) { changes.addWhole(Array(file)) }
    return changes
  }
}
