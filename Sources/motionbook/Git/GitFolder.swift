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
    guard let line = SmallFile.read(entry)?.split(separator: UInt8(ascii: "\n")).first, line.starts(with: key)
    else {
      return nil
    }
    return absolute(line.dropFirst(key.count), below: root)
  }

  /// That folder, or the one that several worktrees share.
  static func shared(_ root: [UInt8]) -> [UInt8]? {
    guard let folder = own(root) else { return nil }
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
}

/// Files that say something about a tree, such as `.gitignore`.
enum SmallFile {
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
