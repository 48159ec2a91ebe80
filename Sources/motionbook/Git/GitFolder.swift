import AppScan
import CLibrary

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

  private static func absolute(_ path: ArraySlice<UInt8>, below folder: [UInt8]) -> [UInt8] {
    path.first == UInt8(ascii: "/") ? Array(path) : folder + [UInt8(ascii: "/")] + path
  }
}

/// Files that say something about a tree, such as `.gitignore`.
enum SmallFile {
  static func firstLine(of path: [UInt8]) -> ArraySlice<UInt8>? {
    read(path)?.split(separator: UInt8(ascii: "\n")).first
  }

  /// A file's bytes, up to a size; nil when there is no such file.
  ///
  /// - Parameter followsLinks: In a repository git does not follow them, in a home folder it does.
  static func read(
    _ path: [UInt8], followsLinks: Bool = false, upTo largest: Int = ScanLimits.fileBytes
  ) -> [UInt8]? {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = open(SystemPath.terminated(path), flags)
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
  ///
  /// - Parameter variable: A variable of the environment.
  static func patterns(_ variable: (String) -> String?) -> GitIgnore? {
    let home = variable("HOME")
    var path = PersonalConfiguration.folder(variable).map { $0 + "/git/ignore" }
    for file in PersonalConfiguration.files(variable) {
      guard let text = SmallFile.read(Array(file.utf8), followsLinks: true) else { continue }
      path = GitConfiguration.value(of: "excludesfile", in: "core", text) ?? path
    }
    guard var path else { return nil }
    if path.hasPrefix("~/"), let home { path = home + path.dropFirst(1) }
    guard path.hasPrefix("/"), let text = SmallFile.read(Array(path.utf8), followsLinks: true) else {
      return nil
    }
    let ignore = GitIgnore(text)
    return ignore.isEmpty ? nil : ignore
  }
}

/// Where git keeps what a person has set for all repositories (git-config(1)).
enum PersonalConfiguration {
  /// The folder of configurations; nil where there is no home.
  static func folder(_ variable: (String) -> String?) -> String? {
    variable("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 } ?? variable("HOME").map { $0 + "/.config" }
  }

  /// The files that may be there. The last one that says something counts.
  static func files(_ variable: (String) -> String?) -> [String] {
    if let file = variable("GIT_CONFIG_GLOBAL") { return [file] }
    return [folder(variable).map { $0 + "/git/config" }, variable("HOME").map { $0 + "/.gitconfig" }]
      .compactMap(\.self)
  }
}
