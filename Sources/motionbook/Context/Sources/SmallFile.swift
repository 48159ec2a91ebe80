import AppScan

import CLibrary

/// Files that say something about a tree, such as `.gitignore`.
enum SmallFile {
  /// What a file holds, up to the size of the largest source; nil when it is not there or not a file.
  ///
  /// - Parameter followsLinks: In a repository git does not follow them, in a home folder it does.
  static func read(_ path: [UInt8], followsLinks: Bool = false) -> [UInt8]? {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = open(SystemPath.terminated(path), flags)
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
