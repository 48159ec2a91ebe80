import AppScan
import CLibrary
import CommandLineKit

/// The folder of git's own files in a repository, found without git.
enum GitFolder {
  /// The folder of the repository's own files: `.git`, or the one that this file of a worktree or submodule names
  /// (gitrepository-layout(5)).
  static func own(_ root: [UInt8]) -> [UInt8]? {
    let entry = root + Array("/.git".utf8)
    if SystemPath.kind(of: entry) == S_IFDIR { return entry }
    let key = Array("gitdir: ".utf8)
    guard let line = SmallFile.firstLine(of: entry), line.starts(with: key) else { return nil }
    return absolute(line.dropFirst(key.count), below: root)
  }

  /// That folder, or the one that several worktrees share.
  static func shared(_ root: [UInt8]) -> [UInt8]? {
    guard let folder = own(root) else { return nil }
    return SmallFile.firstLine(of: folder + Array("/commondir".utf8)).map { absolute($0, below: folder) }
      ?? folder
  }

  /// The work in which git has stopped until somebody goes on with it, such as "merge"; nil where there is none.
  static func stoppedWork(_ root: [UInt8]) -> String? {
    guard let folder = own(root) else { return nil }
    let marks = [
      ("rebase-merge", "rebase"), ("rebase-apply/applying", "am"), ("rebase-apply", "rebase"),
      ("MERGE_HEAD", "merge"), ("CHERRY_PICK_HEAD", "cherry-pick"), ("REVERT_HEAD", "revert"),
    ]
    return marks.first { SystemPath.kind(of: folder + Array("/\($0.0)".utf8)) != nil }?.1
  }

  private static func absolute(_ path: ArraySlice<UInt8>, below folder: [UInt8]) -> [UInt8] {
    path.first == UInt8(ascii: "/") ? Array(path) : folder + [UInt8(ascii: "/")] + path
  }
}

/// Files that say something about a tree, such as `.gitignore`.
enum SmallFile {
  static func firstLine(of path: [UInt8]) -> ArraySlice<UInt8>? {
    read(path)?.split(separator: UInt8(ascii: "\n")).first
  }

  /// A file's bytes, up to a size; nil when there is no such file. In a repository git does not follow links.
  static func read(_ path: [UInt8], upTo largest: Int = ScanLimits.fileBytes) -> [UInt8]? {
    let descriptor = open(SystemPath.terminated(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= largest {
      let count = block.withUnsafeMutableBytes { readBytes(descriptor, into: $0) }
      if count <= 0 { break }
      bytes += block[..<count]
    }
    return bytes
  }
}

/// The patterns that a person keeps for all repositories: those of the file that `core.excludesFile` of their git
/// names, else of `~/.config/git/ignore` (gitignore(5)). What git does not show them is not theirs to mend, and a
/// checkout elsewhere does not have it.
enum PersonalIgnore {
  /// The patterns; nil when there are none.
  static func patterns(_ console: Console) -> GitIgnore? {
    func text(_ path: String) -> [UInt8] { console.beginning(ofFile: path, count: ScanLimits.fileBytes) }
    let named = PersonalConfiguration.files(console).compactMap {
      GitConfiguration.value(of: "excludesfile", in: "core", text($0))
    }
    guard var path = named.last ?? PersonalConfiguration.folder(console).map({ $0 + "/git/ignore" }) else {
      return nil
    }
    if path.hasPrefix("~/"), let home = console.variable("HOME") { path = home + path.dropFirst(1) }
    let ignore = GitIgnore(path.hasPrefix("/") ? text(path) : [])
    return ignore.isEmpty ? nil : ignore
  }
}

/// Where git keeps what a person has set for all repositories (git-config(1)).
enum PersonalConfiguration {
  /// The folder of configurations; nil where there is no home.
  static func folder(_ console: Console) -> String? {
    console.variable("XDG_CONFIG_HOME") ?? console.variable("HOME").map { $0 + "/.config" }
  }

  /// The files that may be there. The last one that says something counts.
  static func files(_ console: Console) -> [String] {
    if let file = console.environment("GIT_CONFIG_GLOBAL") { return [file] }
    let home = console.variable("HOME").map { $0 + "/.gitconfig" }
    return [folder(console).map { $0 + "/git/config" }, home].compactMap(\.self)
  }
}
