import Foundation
import TestSupport
import Testing

/// A file system of its own, which can be filled and made read-only. Only Linux's root can make one.
final class SmallDisk {
  let folder: URL

  /// Why the tests that need one are skipped.
  static let reason: Comment = "needs the right to mount a file system"

  static let isPossible: Bool = (try? SmallDisk(kilobytes: 64)) != nil

  struct Impossible: Error {}

  init(kilobytes: Int) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("disk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    guard Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.path) else {
      try FileManager.default.removeItem(at: folder)
      throw Impossible()
    }
  }

  deinit {
    _ = Self.run("umount", folder.path)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes until nothing more fits.
  func fill() throws {
    let file = folder.appendingPathComponent("filler")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    // The last write is meant to fail.
    while (try? handle.write(contentsOf: Data(repeating: 0, count: 1024))) != nil {}
  }

  func forbidWriting() throws {
    guard Self.run("mount", "-o", "remount,ro", folder.path) else { throw Impossible() }
  }

  private static func run(_ words: String...) -> Bool {
    (try? Program.run(words).status) == 0
  }
}
