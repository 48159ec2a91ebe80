import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

/// The history of a registry as JSON: the commits of the git repository that it is in.
final class TextHistory {
  private let path: String
  private let place: GitRevision.Place
  private let console: Console
  private let git: Git

  init(_ path: String, _ console: Console) {
    self.path = path
    self.console = console
    place = ComparedRegistry.place(ofAbsolute: console.absolutePath(path))
    git = Git(folder: place.folder, console: console, purpose: "the history of \(path.visible)")
  }

  /// The commits that changed presets or settings, the latest first, before them what is not committed.
  ///
  /// - Parameters:
  ///   - names: Only those that changed one of these, or what it was called before; none takes all.
  ///   - count: At most so many.
  func entries(of names: [PresetName], last count: Int) throws -> [LogEntry] {
    var entries: [LogEntry] = []
    var wanted = Set(names.map(\.text))
    func add(_ entry: LogEntry?) {
      guard let entry else { return }
      if names.isEmpty || entry.versions.contains(where: { wanted.contains($0.name) }) {
        entries.append(entry)
      }
      // Before it was renamed, a preset's changes are those of its old name.
      for renaming in entry.comparison?.renamed ?? [] where wanted.contains(renaming.to.text) {
        wanted.insert(renaming.from.text)
      }
    }
    add(try entry(.uncommitted, nil, from: book(at: "HEAD"), to: bookOfFile()))
    for commit in try commits() {
      if entries.count >= count { break }
      let identity = LogEntry.Identity.commit(commit.hash)
      do {
        let (old, new) = (try book(at: commit.hash + "^"), try book(at: commit.hash))
        add(entry(identity, commit.origin, from: old, to: new))
      } catch let error as RegistryError {
        let sentence = String(error.sentence.split(separator: "\n").first ?? "")
        entries.append(
          LogEntry(
            identity: identity, origin: commit.origin, comparison: nil, problem: sentence, versions: []))
      }
    }
    return Array(entries.prefix(count))
  }

  /// The presets as they are.
  func names() throws -> [String] { try bookOfFile().presets.map(\.name.text) }

  /// How git takes back a change of the text.
  ///
  /// - Parameter commit: The one that is meant; nil is the latest.
  func undoing(_ commit: String?) throws -> String {
    let head = "\(console.shownPath(path)) is a text, and its history is git's: "
    if let commit { return head + "`git revert \(commit.visible)` takes that commit back" }
    let entries = try entries(of: [], last: 1)
    switch entries.first?.identity {
    case .uncommitted?:
      return head + "`git restore \(console.shownPath(path))` takes back what is not committed"
    case .commit(let hash)?:
      return head + "`git revert \(hash.prefix(10))` takes back the latest commit that changed it"
    default: return head + "no commit has changed it yet"
    }
  }

  private func commits() throws -> [(hash: String, origin: ChangeOrigin)] {
    let listed = try git.run(["log", "--format=%H%x1f%an%x1f%at%x1f%s", "--", place.file])
    guard listed.status == 0 else {
      // A repository without a commit has an empty history.
      let inside = try git.run(["rev-parse", "--verify", "--quiet", "HEAD"])
      if inside.status == 1 { return [] }
      let isNone = inside.errorText.holds("not a git repository")
      let obstacle =
        isNone
        ? "it is in no repository yet; `git init` makes one"
        : "git cannot read its repository\(git.reason(inside.status == 0 ? listed : inside))"
      throw Failure(
        "\(console.shownPath(path)) is a text, and its history is git's: \(obstacle)", exitCode: 2)
    }
    return String(decoding: listed.output, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\u{1F}", maxSplits: 3, omittingEmptySubsequences: false).map(
        String.init)
      guard parts.count == 4 else { return nil }
      return (parts[0], ChangeOrigin(seconds: Int64(parts[2]) ?? 0, author: parts[1], note: parts[3]))
    }
  }

  private func entry(
    _ identity: LogEntry.Identity, _ origin: ChangeOrigin?, from old: RegistrySnapshot,
    to new: RegistrySnapshot
  ) -> LogEntry? {
    let comparison = RegistryDifference(from: old, to: new)
    if comparison.isEmpty { return nil }
    let names = Set(old.presets.map(\.name)).union(new.presets.map(\.name)).sorted()
    let versions = names.compactMap { name -> (name: String, before: MemberTree?, after: MemberTree?)? in
      let (before, after) = (old.preset(named: name), new.preset(named: name))
      if before == after { return nil }
      return (name.text, before.map { MemberTree($0) }, after.map { MemberTree($0) })
    }
    return LogEntry(identity: identity, origin: origin, comparison: comparison, versions: versions)
  }

  private func bookOfFile() throws -> RegistrySnapshot {
    try RegistryJSON.book(path, console.readFile(path))
  }

  /// The text at a revision; none where it was not there.
  private func book(at revision: String) throws -> RegistrySnapshot {
    guard let bytes = try git.contents(of: place.file, at: revision), !bytes.isEmpty else {
      return RegistrySnapshot([])
    }
    return try RegistryJSON.book("\(place.file) at \(revision)", bytes)
  }
}
