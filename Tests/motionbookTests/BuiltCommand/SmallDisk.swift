import Foundation
import TestSupport
import Testing

/// A file system of its own, which can be filled and made read-only. Only Linux's root can make one.
final class SmallDisk: TemporaryFolder {
  /// Why the tests that need one are skipped.
  static let reason: Comment = "needs the right to mount a file system"

  static let isPossible: Bool = (try? SmallDisk(kilobytes: 64)) != nil

  struct Impossible: Error {}

  init(kilobytes: Int) throws {
    try super.init()
    guard Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", path) else {
      throw Impossible()
    }
  }

  deinit { _ = Self.run("umount", path) }

  /// Writes until nothing more fits.
  func fill() throws {
    try write("", to: "filler")
    let handle = try FileHandle(forWritingTo: url("filler"))
    // The last write is meant to fail.
    while (try? handle.write(contentsOf: Data(repeating: 0, count: 1024))) != nil {}
  }

  func forbidWriting() throws {
    guard Self.run("mount", "-o", "remount,ro", path) else { throw Impossible() }
  }

  private static func run(_ words: String...) -> Bool {
    (try? Program.run(words).status) == 0
  }
}
