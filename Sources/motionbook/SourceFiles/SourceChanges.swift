import AppScan
import CommandLineKit
import PlainText

/// The lines of an app that have changed since a revision of git, committed or not.
struct SourceChanges {
  /// By the place of the root in ``SourceList/roots``.
  private let roots: [FolderChanges]
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
    var known: [String: FolderChanges] = [:]
    var moved: [String: [FolderChanges.Moved]] = [:]
    var commit: String?
    roots = try folders.map { folder in
      if let changes = known[folder] { return changes }
      let git = Git(folder: folder, console: console, purpose: "--since \(revision)")
      let named = try git.commit(revision)
      let base = try git.mergeBase(named, "HEAD") ?? named
      commit = commit ?? base
      let changes = try FolderChanges(since: base, git, &moved)
      known[folder] = changes
      return changes
    }
    self.commit = commit
  }

  /// The changed lines of a file, from 1; nil when all of them are new, empty when none is.
  func lines(of file: SourceFile) -> [ClosedRange<Int>]? { roots[file.root].lines(of: file) }

  /// The text that a file had, its white space apart; nil where all of it is new or none has changed.
  ///
  /// - Parameter text: Gives the one that it has.
  func earlierText(of file: SourceFile, now text: () -> [UInt8]?) -> [UInt8]? {
    roots[file.root].earlierText(of: file, now: text)
  }
}

/// The lines that have changed in a folder since a commit of its repository.
private struct FolderChanges {
  /// Files are named from the repository's root.
  private var changes: ChangedLines
  /// The folder's path from there.
  private let prefix: [UInt8]

  /// A file that has another name now, both from the repository's root.
  struct Moved {
    let old: ArraySlice<UInt8>
    let new: ArraySlice<UInt8>
  }

  /// - Parameter moved: The files of a repository that were renamed since a commit, where that was asked already.
  init(since base: String, _ git: Git, _ moved: inout [String: [Moved]]) throws {
    let prefix = Array(try git.output(["rev-parse", "--show-prefix"]).dropLast())
    self.prefix = prefix
    var paths = ["."]
    if !prefix.isEmpty {
      // What comes from outside of the folder would be new as a whole.
      let all = try moved[base] ?? Self.moved(since: base, git)
      moved[base] = all
      let came = all.filter { $0.new.starts(with: prefix) && !$0.old.starts(with: prefix) }
      paths += came.map { ":(top,literal)" + String(decoding: $0.old, as: UTF8.self) }
    }
    // `--text`: a source with a NUL has lines too. White space says nothing of a motion: what is moved in or formatted has
    // not changed.
    changes = DiffReader.changedLines(
      try git.output(
        Self.diff + ["--ignore-all-space", "--unified=0", "--inter-hunk-context=0", "--no-color"]
          + ["--no-textconv", "--find-renames", "--text", "--ignore-submodules"]
          + ["--src-prefix=a/", "--dst-prefix=b/", base, "--"] + paths))
    let untracked = ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", "."]
    for file in try git.output(untracked).split(separator: 0) { changes.addWhole(Array(file)) }
    try addSubmodules(since: base, git)
  }

  func lines(of file: SourceFile) -> [ClosedRange<Int>]? { changes.ranges(of: prefix + file.pathBelowRoot) }

  func earlierText(of file: SourceFile, now text: () -> [UInt8]?) -> [UInt8]? {
    changes.earlierText(of: prefix + file.pathBelowRoot, now: text)
  }

  /// Every setting that could change the form of its output is overridden.
  private static let diff = [
    "-c", "core.quotePath=false", "-c", "diff.relative=false", "diff", "--no-ext-diff",
  ]

  private static func moved(since base: String, _ git: Git) throws -> [Moved] {
    let options = ["--find-renames", "--diff-filter=R", "--name-status", "-z", "--ignore-submodules"]
    // Three words for each: how alike they are, the old name, the new one.
    let words = try git.output(diff + options + [base]).split(separator: 0)
    return stride(from: 2, to: words.count, by: 3).map { Moved(old: words[$0 - 1], new: words[$0]) }
  }

  /// Adds what has changed in the folder's submodules since the commits that they were at.
  private mutating func addSubmodules(since base: String, _ git: Git) throws {
    guard !(try git.output(["ls-files", "-z", "--", ":(top).gitmodules"]).isEmpty) else { return }
    let options = ["--raw", "--no-abbrev", "--no-renames", "-z", "--ignore-submodules=none", "--relative"]
    // Two words for each: `:MODE MODE OBJECT OBJECT STATUS` and the name.
    let words = try git.output(Self.diff + options + [base, "--", "."]).split(separator: 0)
    for index in stride(from: 1, to: words.count, by: 2) {
      let parts = words[index - 1].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard parts.count > 3, parts[1] == Self.submodule else { continue }
      let name = String(decoding: words[index], as: UTF8.self)
      let module = Git(folder: git.folder + "/" + name, console: git.console, purpose: git.purpose)
      // Git would take the folder of one that was not cloned for one of the repository around it.
      guard git.console.fileExists(module.folder + "/.git") else { continue }
      try add(module, at: prefix + words[index], since: parts[0] == ":" + Self.submodule ? parts[2] : nil)
    }
  }

  /// The mode of a submodule's entry in a tree.
  private static let submodule = "160000"

  /// - Parameter base: The commit that it was at; nil for one that is new.
  private mutating func add(_ module: Git, at path: [UInt8], since base: String?) throws {
    let path = path + [UInt8(ascii: "/")]
    guard let base else {
      let files = try module.output(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
      for file in files.split(separator: 0) { changes.addWhole(path + file) }
      return
    }
    guard try module.run(["cat-file", "-e", base + "^{commit}"]).status == 0 else {
      return module.console.note(
        "\(module.folder.visible) is a submodule and was not compared: its clone lacks the commit \(base.prefix(10)) that it was at"
      )
    }
    var moved: [String: [Moved]] = [:]
    changes.add(try FolderChanges(since: base, module, &moved).changes, below: path)
  }
}
