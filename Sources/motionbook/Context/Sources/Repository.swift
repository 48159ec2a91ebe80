import AppScan
import CommandLineKit

import CLibrary

/// The ignore files of the git repository that a folder is in, found without git.
enum Repository {
  /// What counts in the folder above, for a walk that begins here: a person's own patterns, `info/exclude`, then the
  /// `.gitignore` of each folder from the repository's root down. Nil outside a repository.
  ///
  /// - Parameters:
  ///   - folder: In full, without links.
  ///   - personal: What holds in every repository.
  static func rules(above folder: [UInt8], _ personal: GitIgnore?) -> IgnoreRules? {
    guard let root = root(of: folder) else { return nil }
    var rules = rules(atRoot: root, personal)
    var end = root.count
    while end < folder.count {
      rules = adding(Array(folder[..<end]), to: rules)
      end = folder[(end + 1)...].firstIndex(of: UInt8(ascii: "/")) ?? folder.count
    }
    return rules
  }

  /// What a person's own patterns and `info/exclude` say; nil when nothing.
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

  /// Where the repository keeps its own files: `.git`, or what that file of a worktree or submodule names
  /// (gitrepository-layout(5)).
  private static func gitFolder(_ root: [UInt8]) -> [UInt8]? {
    let entry = root + Array("/.git".utf8)
    if SystemPath.kind(of: entry) == S_IFDIR { return entry }
    let key = Array("gitdir: ".utf8)
    guard let line = SmallFile.read(entry)?.split(separator: UInt8(ascii: "\n")).first, line.starts(with: key)
    else {
      return nil
    }
    let folder = absolute(line.dropFirst(key.count), below: root)
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

  /// How many bytes lead into a folder.
  private static func base(_ folder: [UInt8]) -> Int { folder.count == 1 ? 1 : folder.count + 1 }
}
