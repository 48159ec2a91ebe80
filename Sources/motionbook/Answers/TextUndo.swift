import CommandLineKit
import PlainText

/// How git takes back a change of a registry as JSON, and nothing but that.
struct TextUndo {
  let history: TextHistory

  /// The sentence for people, with the command.
  ///
  /// - Parameter revision: The commit that is meant; nil is the latest change.
  func sentence(for revision: String?) throws -> String { beginning + (try answer(revision)) }

  /// The sentence for what was taken back: git knows no undo, but every commit.
  var redoSentence: String {
    beginning
      + "`\(git("restore --source=COMMIT -- \(fileForGit)"))` brings back what a commit that `motionbook log` lists held; "
      + "what was not committed is kept nowhere"
  }

  private var beginning: String {
    "\(history.console.shownPath(history.path)) is a text, and its history is git's: "
  }

  private func answer(_ revision: String?) throws -> String {
    if let revision, revision.isEmpty || revision.hasPrefix("-") {
      throw UsageError("'\(revision.visible)' is no commit; `motionbook log` lists them")
    }
    let isChanged = try history.uncommitted() != nil
    if isChanged, revision == nil { return try answerForUncommitted() }
    let wanted = try revision.map { try history.git.commit($0) }
    var found: FileCommit?
    try history.forEachCommit { commit, entry in
      if entry != nil, wanted == nil || commit.hash == wanted { found = commit }
      return found == nil
    }
    if let found { return try answer(for: found, isChanged: isChanged) }
    return revision.map {
      "the commit \($0.visible) changed no preset of it; `motionbook log` lists those that did"
    } ?? "no commit has changed it yet"
  }

  private func answerForUncommitted() throws -> String {
    let version = try history.versionOfHead()
    if version.bytes == nil { return "it is not committed yet, so that git has nothing to go back to" }
    if let work = GitFolder.stoppedWork(Array(history.git.folder.utf8)) { return try answer(during: work) }
    let command =
      version.file == history.file
      ? git("restore --staged --worktree \(fileForGit)") : taken("HEAD", version.file)
    return "`\(command)` takes back what is not committed"
  }

  /// Of a text into which git brings what others have changed: what is not committed is theirs, too.
  private func answer(during work: String) throws -> String {
    let beginning = "git has stopped in a \(work), and what is not committed is also what that brings: "
    let place = ":(top,literal)" + history.file
    if try !history.git.output(["ls-files", "--unmerged", "--", place]).isEmpty {
      return beginning + "decide its conflicts and finish the \(work), or give all of it up"
    }
    let compared = try history.git.run(["diff", "--quiet", "--no-ext-diff", "--no-textconv", "--", place])
    return compared.status == 1
      ? beginning
        + "`\(git("restore --worktree \(fileForGit)"))` takes back what was changed since, and no more"
      : beginning + "nothing is changed that is not staged; finish the \(work) first, and ask again"
  }

  /// - Parameter isChanged: Whether something is not committed.
  private func answer(for commit: FileCommit, isChanged: Bool) throws -> String {
    let name = String(commit.hash.prefix(10))
    if try history.isCut(commit) {
      return "the clone is shallow and ends at \(name); `git fetch --unshallow` fetches what was before"
    }
    guard let before = commit.before.first, before.bytes != nil else {
      return "it began with \(name), so that there is nothing to go back to"
    }
    let what = commit.parents.count > 1 ? "all that the merge \(name) brought" : "the commit \(name)"
    // Nothing was changed since, nor merged with what another branch has.
    let isLatest = try !isChanged && history.isAsInHead(commit)
    if !isLatest, let problem = try history.problem(of: commit) {
      return "the commit \(name) cannot be taken back by itself, because it cannot be read: \(problem)"
    }
    if !isLatest {
      // Taking a change back is merging what was before it into what is now.
      let (new, old) = (word("git:\(name)", commit.file), word("git:\(name)^", before.file))
      return
        "`motionbook merge \(new) \(file) \(old) -o \(file)` takes back \(what), and keeps what was changed since"
    }
    let command =
      before.file == history.file
      ? git("restore --source=\(name)^ -- \(fileForGit)") : taken("\(name)^", before.file)
    return "`\(command)` takes back \(what)"
  }

  /// A command of git, which is run in the registry's repository where that is another one, such as a submodule.
  private func git(_ words: String) -> String { "git " + (place.map { "-C \($0) " } ?? "") + words }

  /// The root of the registry's repository where people are in another one.
  private var place: String? {
    let root = history.git.folder
    if Repository.root(of: history.console.currentDirectory) == root { return nil }
    return history.console.shortPath(root).commandWord
  }

  /// The registry's path as git is given it.
  private var fileForGit: String { place.map { _ in history.file.commandWord } ?? file }

  private var file: String { history.console.shortPath(history.path).commandWord }

  /// The command that makes the text what another file was.
  private func taken(_ revision: String, _ old: String) -> String {
    // All that is there is merged away by what was there.
    RegistryJSON.isMeant(by: old)
      ? shown(revision, old)
      : "motionbook merge \(file) \(file) \(word("git:\(revision)", old)) -o \(file)"
  }

  private func shown(_ revision: String, _ old: String) -> String {
    git("show \("\(revision):\(old)".commandWord) >\(file)")
  }

  /// A registry at a revision as `merge` takes it.
  private func word(_ revision: String, _ file: String) -> String {
    // In another repository than people are in, which is where paths begin.
    let full = "\(history.git.folder)/\(file)"
    let path = place == nil ? history.console.shortPath(full) : full
    return "\(revision):\(path)".commandWord
  }
}
