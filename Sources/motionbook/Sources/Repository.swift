import AppScan
import CLibrary

/// The ignore files of the git repository that a folder is in, found without git.
enum Repository {
  /// The rules of the folders above, for a walk that begins here: a person's own patterns, `info/exclude`, then the
  /// `.gitignore` of each folder from the repository's root down. Nothing outside one.
  ///
  /// - Parameters:
  ///   - folder: In full, without links.
  ///   - personal: What holds in every repository.
  static func view(above folder: [UInt8], _ personal: GitIgnore?) -> RepositoryView {
    guard let root = root(of: folder) else { return RepositoryView() }
    var view = view(atRoot: root, personal)
    var end = root.count
    while end < folder.count {
      view.rules = adding(Array(folder[..<end]), to: view.rules)
      end = folder[(end + 1)...].firstIndex(of: UInt8(ascii: "/")) ?? folder.count
    }
    return view
  }

  /// What counts at the root of a repository, before its own `.gitignore`.
  static func view(atRoot root: [UInt8], _ personal: GitIgnore?) -> RepositoryView {
    RepositoryView(rules: rules(atRoot: root, personal), tracked: TrackedFiles(root, base: base(root)))
  }

  /// The rules of a person's own patterns and of `info/exclude`; nil when there are none.
  static func rules(atRoot root: [UInt8], _ personal: GitIgnore?) -> IgnoreRules? {
    let personal = personal.map { IgnoreRules($0, base: base(root), above: nil) }
    guard let folder = gitFolder(root), let text = SmallFile.read(folder + Array("/info/exclude".utf8)) else {
      return personal
    }
    let ignore = GitIgnore(text)
    return ignore.isEmpty ? personal : IgnoreRules(ignore, base: base(root), above: personal)
  }

  /// The rules with those of a folder's own `.gitignore`.
  static func adding(_ folder: [UInt8], to rules: IgnoreRules?) -> IgnoreRules? {
    guard let text = SmallFile.read(folder + Array("/.gitignore".utf8)) else { return rules }
    let ignore = GitIgnore(text)
    return ignore.isEmpty ? rules : IgnoreRules(ignore, base: base(folder), above: rules)
  }

  private static func root(of folder: [UInt8]) -> [UInt8]? {
    var folder = folder
    while true {
      if SystemPath.kind(of: folder + Array("/.git".utf8)) != nil { return folder }
      if folder.count <= 1 { return nil }
      folder = SystemPath.folder(of: folder)
    }
  }

  /// The folder of the repository's own files: `.git`, or the one that this file of a worktree or submodule names
  /// (gitrepository-layout(5)).
  static func ownFolder(_ root: [UInt8]) -> [UInt8]? {
    let entry = root + Array("/.git".utf8)
    if SystemPath.kind(of: entry) == S_IFDIR { return entry }
    let key = Array("gitdir: ".utf8)
    guard let line = SmallFile.read(entry)?.split(separator: UInt8(ascii: "\n")).first, line.starts(with: key)
    else {
      return nil
    }
    return absolute(line.dropFirst(key.count), below: root)
  }

  /// The same, or the folder that several worktrees share.
  static func gitFolder(_ root: [UInt8]) -> [UInt8]? {
    guard let folder = ownFolder(root) else { return nil }
    guard
      let common = SmallFile.read(folder + Array("/commondir".utf8))?.split(separator: UInt8(ascii: "\n"))
        .first
    else {
      return folder
    }
    return absolute(common, below: folder)
  }

  private static func absolute(_ path: ArraySlice<UInt8>, below folder: [UInt8]) -> [UInt8] {
    path.first == UInt8(ascii: "/") ? Array(path) : folder + [UInt8(ascii: "/")] + path
  }

  /// The number of bytes that lead into a folder.
  private static func base(_ folder: [UInt8]) -> Int { folder.count == 1 ? 1 : folder.count + 1 }
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

/// Files that say something about a tree, such as `.gitignore`.
enum SmallFile {
  /// A file's bytes, up to a size; nil when there is no such file.
  ///
  /// - Parameter followsLinks: In a repository git does not follow them, in a home folder it does.
  static func read(
    _ path: [UInt8], followsLinks: Bool = false, upTo largest: Int = SourceExclusion.largestSize
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
