import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

/// The history of a registry as JSON: the commits of the git repository that it is in, also those in which it was a
/// database.
final class TextHistory {
  let path: String
  let console: Console
  /// Git at the repository's root, from where every path of a commit is named.
  let git: Git
  /// The registry's path from there.
  let file: String

  init(_ path: String, _ console: Console) throws {
    let path = Self.target(of: console.absolutePath(path)) ?? path
    self.path = path
    self.console = console
    let place = ComparedRegistry.place(ofAbsolute: console.absolutePath(path))
    let purpose = "the history of \(path.visible)"
    let there = Git(folder: place.folder, console: console, purpose: purpose)
    let asked = try there.run(Git.placing)
    guard let found = Git.place(asked) else {
      let obstacle =
        asked.errorText.holds("not a git repository")
        ? "it is in no repository yet; `git init` makes one"
        : "git cannot read its repository\(there.reason(asked))"
      throw Failure(
        "\(console.shownPath(path)) is a text, and its history is git's: \(obstacle)", exitCode: 2)
    }
    git = Git(folder: found.root, console: console, purpose: purpose)
    file = found.prefix + place.file
  }

  /// The file behind a symbolic link, whose history is another one; nil for what is none.
  private static func target(of path: String) -> String? {
    let place = ComparedRegistry.place(ofAbsolute: path)
    let target = Repository.resolved(path)
    return target == path || target == Repository.resolved(place.folder) + "/" + place.file ? nil : target
  }

  /// The commits that changed presets or settings, the latest first, before them what is not committed.
  ///
  /// - Parameter names: Only those that changed one of these, or what it was called before, or made it move otherwise; none
  ///   takes all.
  func entries(of names: [PresetName], last count: Int) throws -> [LogEntry] {
    var entries: [LogEntry] = []
    var wanted = Set(names)
    func add(_ entry: LogEntry) throws {
      if let told = try names.isEmpty ? entry : entry.told(of: wanted) { entries.append(told) }
      // Before it was renamed, a preset's changes are those of its old name.
      wanted.formUnion((entry.comparison?.renamed ?? []).filter { wanted.contains($0.to) }.map(\.from))
    }
    if let entry = try uncommitted() { try add(entry) }
    try forEachCommit { commit, entry in
      if let entry, entries.count < count { try add(entry) }
      // A branch that was merged has its changes under the names that it knew.
      wanted.formUnion(commit.oldNames.filter { wanted.contains($0.new) }.map(\.old))
      return entries.count < count
    }
    return Array(entries.prefix(count))
  }

  func names() throws -> [String] { try bookOfFile().presets.map(\.name.text) }

  /// The change that is not committed; nil where it changes no preset.
  func uncommitted() throws -> LogEntry? {
    let (head, bytes) = (try versionOfHead(), try console.readFile(path))
    if head.file == file, head.bytes == bytes { return nil }
    return try telling(.uncommitted, nil) {
      try entry(.uncommitted, nil, from: [head.book()], to: RegistryJSON.book(console.shownPath(path), bytes))
    }
  }

  /// The entry that the body makes, or one that says why a version could not be read.
  private func telling(
    _ identity: LogEntry.Identity, _ origin: ChangeOrigin?, _ body: () throws -> LogEntry?
  ) throws -> LogEntry? {
    do {
      return try body()
    } catch let error as RegistryError {
      return .unread(identity, origin, error.firstProblem)
    }
  }

  /// The last commit's version of the file.
  func versionOfHead() throws -> FileVersion {
    try version(at: "HEAD", comparedBy: ["diff-index", "--cached", "HEAD"])
  }

  /// Goes over the commits that changed the file, the latest first.
  ///
  /// - Parameter visit: Takes the entry of one that changed presets or settings, and says whether to go on.
  func forEachCommit(_ visit: (FileCommit, LogEntry?) throws -> Bool) throws {
    // A repository without a commit has an empty history.
    if try git.run(["rev-parse", "--verify", "--quiet", "HEAD"]).status == 1 { return }
    var lists = [try commits(from: "HEAD", of: versionOfHead().file)[...]]
    var seen: Set<String> = []
    while var list = lists.popLast() {
      guard var commit = list.popFirst() else { continue }
      lists.append(list)
      guard seen.insert(commit.hash).inserted else { continue }
      let file = commit.file
      commit.before = try commit.parents.map { parent in
        try version(of: file, at: parent, comparedBy: ["diff-tree", "-r", parent, commit.hash])
      }
      // What was renamed has the rest of its history under the old name, before whatever had the new one earlier.
      for version in commit.before.reversed() where version.file != file {
        lists.append(try commits(from: version.revision, of: version.file)[...])
      }
      let entry = try entry(of: &commit)
      if try !visit(commit, entry) { return }
    }
  }

  private func commits(from start: String, of file: String) throws -> [FileCommit] {
    let listed = try git.output([
      "log", "--format=%H%x1f%P%x1f%an%x1f%at%x1f%s", start, "--", ":(top,literal)" + file,
    ])
    return String(decoding: listed, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\u{1F}", maxSplits: 4, omittingEmptySubsequences: false).map(
        String.init)
      guard parts.count == 5 else { return nil }
      return FileCommit(
        hash: parts[0], parents: parts[1].split(separator: " ").map(String.init), file: file,
        origin: ChangeOrigin(seconds: Int64(parts[3]) ?? 0, author: parts[2], note: parts[4]))
    }
  }

  /// A commit's entry; nil where it changed neither presets nor settings.
  private func entry(of commit: inout FileCommit) throws -> LogEntry? {
    let (identity, origin) = (LogEntry.Identity.commit(commit.hash), commit.origin)
    if try isCut(commit) {
      return .unread(
        identity, origin,
        "the clone is shallow and ends here; `git fetch --unshallow` fetches what was before")
    }
    return try telling(identity, origin) {
      let version = try version(of: commit.file, at: commit.hash)
      commit.file = version.file
      let new = try version.book()
      var olds = try commit.before.map { try $0.book() }
      if olds.count > 1 {
        let renames = olds.map { Renames(from: $0, to: new) }
        commit.oldNames = renames.flatMap { $0.newNames.map { (old: $0, new: $1) } }
        olds = zip(olds, renames).map { $0.renaming($1, as: new) }
      }
      return try entry(identity, origin, from: olds, to: new)
    }
  }

  /// Whether the registry is still what the commit made of it.
  func isAsInHead(_ commit: FileCommit) throws -> Bool {
    let (made, head) = (try version(of: commit.file, at: commit.hash), try versionOfHead())
    if made.bytes == head.bytes { return true }
    guard let made = try? made.book(), let head = try? head.book() else { return false }
    return made == head
  }

  /// Why the commit's version, or the one before it, cannot be read; nil where both can.
  func problem(of commit: FileCommit) throws -> String? {
    var commit = commit
    return try entry(of: &commit)?.problem
  }

  /// Whether the commit has parents that a shallow clone does not hold.
  func isCut(_ commit: FileCommit) throws -> Bool {
    guard commit.parents.isEmpty else { return false }
    let header = try git.output(["cat-file", "commit", commit.hash]).split(
      separator: 10, omittingEmptySubsequences: false
    ).prefix { !$0.isEmpty }
    return header.contains { $0.starts(with: "parent ".utf8) }
  }

  /// - Parameter olds: The versions that came before: one, several of a merge, none where the file began.
  private func entry(
    _ identity: LogEntry.Identity, _ origin: ChangeOrigin?, from olds: [RegistrySnapshot],
    to new: RegistrySnapshot
  ) throws -> LogEntry? {
    let old = Self.compared(olds, with: new)
    let comparison = RegistryDifference(from: old, to: new, isOneChange: true)
    if comparison.isEmpty { return nil }
    let names = Set(old.presets.map(\.name)).union(new.presets.map(\.name)).sorted()
    let versions = names.compactMap { name -> (name: String, before: MemberTree?, after: MemberTree?)? in
      let (before, after) = (old.preset(named: name), new.preset(named: name))
      if before == after { return nil }
      return (name.text, before.map { MemberTree($0) }, after.map { MemberTree($0) })
    }
    return LogEntry(identity: identity, origin: origin, comparison: comparison, versions: versions)
  }

  /// The version with which a commit's is compared. A merge changed what is as in none of its parents, under its own
  /// names, as `git log --cc` has it: all else counts as it was.
  private static func compared(_ olds: [RegistrySnapshot], with new: RegistrySnapshot) -> RegistrySnapshot {
    guard let first = olds.first else { return RegistrySnapshot([]) }
    if olds.count == 1 { return first }
    func before<Value: Equatable>(_ value: (RegistrySnapshot) -> Value?) -> Value? {
      olds.contains { value($0) == value(new) } ? value(new) : value(first)
    }
    let books = olds + [new]
    let names = Set(books.flatMap(\.presets).map(\.name)).sorted()
    let settings = Set(books.flatMap(\.settings.texts.keys)).compactMap { key in
      before { $0.settings.texts[key] }.map { (key, $0) }
    }
    return RegistrySnapshot(
      names.compactMap { name in before { $0.preset(named: name) } },
      settings: Settings(texts: Dictionary(settings, uniquingKeysWith: { $1 })))
  }

  private func bookOfFile() throws -> RegistrySnapshot {
    try RegistryJSON.book(path, console.readFile(path))
  }

  /// The file at a revision, under another name where it was renamed since, or the registry of the other kind beside it
  /// where it was not there.
  ///
  /// - Parameter comparison: The words of git that compare the revision with what came next; none where it has the name.
  private func version(
    of file: String? = nil, at revision: String, comparedBy comparison: [String] = []
  ) throws -> FileVersion {
    let file = file ?? self.file
    func found(_ name: String?) throws -> FileVersion? {
      guard let name, let bytes = try git.contents(of: name, at: revision) else { return nil }
      return FileVersion(revision: revision, file: name, bytes: bytes)
    }
    // A team may go from a text to a database and back.
    return try found(file) ?? found(git.oldName(of: file, comparison)) ?? found(Self.otherKind(of: file))
      ?? FileVersion(revision: revision, file: file, bytes: nil)
  }

  /// The path of the database that a text may have been, or of the text that a database was; nil for other names.
  private static func otherKind(of file: String) -> String? {
    let names = [RegistrySearch.textName, RegistrySearch.databaseName]
    guard let name = names.first(where: { file == $0 || file.hasSuffix("/" + $0) }) else { return nil }
    return file.dropLast(name.count) + names.filter { $0 != name }.joined()
  }
}

/// A commit that changed a file.
struct FileCommit {
  let hash: String
  let parents: [String]
  /// The file's path in it, from the repository's root.
  var file: String
  let origin: ChangeOrigin
  /// The file in each parent.
  var before: [FileVersion] = []
  /// What the parents of a merge called otherwise.
  var oldNames: [(old: PresetName, new: PresetName)] = []
}

/// A registry at a revision of git.
struct FileVersion {
  let revision: String
  /// Its path then, from the repository's root.
  let file: String
  /// Its contents; nil where it was not there.
  let bytes: [UInt8]?

  /// The registry; without presets where it was not there.
  func book() throws -> RegistrySnapshot {
    guard let bytes, !bytes.isEmpty else { return RegistrySnapshot([]) }
    let name = "\(file) at \(revision)"
    return try RegistryJSON.isMeant(by: file)
      ? RegistryJSON.book(name, bytes) : RegistryStore.open(contents: bytes, as: name).book()
  }
}
