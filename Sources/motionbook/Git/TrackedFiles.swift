import AppScan

/// Git's view of the files in a folder.
struct RepositoryView {
  /// The ignore files that count there; nil where there are none.
  var rules: IgnoreRules?
  /// The files that git tracks; nil outside a repository.
  var tracked: TrackedFiles?
  /// Whether the folder is ignored, so that only what is tracked belongs to the app.
  var isIgnored = false

  /// Whether a file is no part of the app: ignored, and not tracked.
  func leavesOut(file path: UnsafeBufferPointer<UInt8>, nameStart: Int) -> Bool {
    guard isIgnored || rules?.ignores(path, nameStart: nameStart, isFolder: false) == true else {
      return false
    }
    return tracked?.contains(path) != true
  }

  /// Whether a folder is ignored, with those around it.
  func ignores(folder path: UnsafeBufferPointer<UInt8>, nameStart: Int) -> Bool {
    isIgnored || rules?.ignores(path, nameStart: nameStart, isFolder: true) == true
  }
}

/// The files that a repository tracks: git ignores none of them, whatever its patterns say. Its index is read when the
/// first path is ignored, once for a walk, by one thread.
final class TrackedFiles {
  private let root: [UInt8]
  private let base: Int
  private lazy var index: GitIndex? = {
    guard let folder = GitFolder.own(root),
      let bytes = SmallFile.read(folder + Array("/index".utf8), upTo: 1 << 28)
    else { return nil }
    let settings = GitFolder.shared(root).flatMap { SmallFile.read($0 + Array("/config".utf8)) }
    let format = settings.flatMap { GitConfiguration.value(of: "objectformat", in: "extensions", $0) }
    return GitIndex(bytes, hashLength: format?.lowercased() == "sha256" ? 32 : 20)
  }()

  /// - Parameters:
  ///   - root: The repository's folder.
  ///   - base: How many bytes of a full path lead into it.
  init(_ root: [UInt8], base: Int) {
    self.root = root
    self.base = base
  }

  /// Whether a file is tracked, by its full path.
  func contains(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    path.count > base && index?.contains(UnsafeBufferPointer(rebasing: path[base...])) ?? false
  }

  /// Whether a file in a folder is tracked, by the folder's full path without a slash at its end.
  func containsFiles(below path: UnsafeBufferPointer<UInt8>) -> Bool {
    guard path.count > base, let index else { return false }
    let folder = Array(path[base...]) + [UInt8(ascii: "/")]
    return folder.withUnsafeBufferPointer { index.containsFiles(below: $0) }
  }
}
