import AppScan
import CommandLineKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The ignore files of the git repository that a folder is in, found without git.
///
/// A person's own file (`core.excludesFile`) is not looked at: what is checked must not depend on who checks.
enum Repository {
  /// What counts in the folder above, for a walk that begins here: `info/exclude`, then the `.gitignore` of each
  /// folder from the repository's root down. Nil outside a repository and at its root without `info/exclude`.
  ///
  /// - Parameter folder: In full, without links.
  static func rules(above folder: [UInt8]) -> IgnoreRules? {
    guard let root = root(of: folder) else { return nil }
    var rules = rules(atRoot: root)
    var end = root.count
    while end < folder.count {
      rules = adding(Array(folder[..<end]), to: rules)
      end = folder[(end + 1)...].firstIndex(of: UInt8(ascii: "/")) ?? folder.count
    }
    return rules
  }

  /// What `info/exclude` says; nil when nothing.
  static func rules(atRoot root: [UInt8]) -> IgnoreRules? {
    guard let folder = gitFolder(root), let text = read(folder + Array("/info/exclude".utf8)) else {
      return nil
    }
    let ignore = GitIgnore(text)
    return ignore.isEmpty ? nil : IgnoreRules(ignore, base: base(root), above: nil)
  }

  /// The rules with those of a folder's own `.gitignore`.
  static func adding(_ folder: [UInt8], to rules: IgnoreRules?) -> IgnoreRules? {
    guard let text = read(folder + Array("/.gitignore".utf8)) else { return rules }
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
    guard let line = read(entry)?.split(separator: UInt8(ascii: "\n")).first, line.starts(with: key) else {
      return nil
    }
    let folder = absolute(line.dropFirst(key.count), below: root)
    guard let common = read(folder + Array("/commondir".utf8))?.split(separator: UInt8(ascii: "\n")).first
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

  /// A small file; nil when it is not there. As git does, a link is not followed.
  private static func read(_ path: [UInt8]) -> [UInt8]? {
    let descriptor = open(SystemPath.terminated(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count <= SourceExclusion.largestSize {
      let count = block.withUnsafeMutableBytes { readBytes(descriptor, into: $0) }
      if count <= 0 { break }
      bytes += block[..<count]
    }
    return bytes
  }
}
