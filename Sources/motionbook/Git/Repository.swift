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

  /// The rules at the root of a repository, before its own `.gitignore`: a person's own patterns and `info/exclude`.
  static func view(atRoot root: [UInt8], _ personal: GitIgnore?) -> RepositoryView {
    let base = base(root)
    var rules = personal.map { IgnoreRules($0, base: base, above: nil) }
    if let folder = GitFolder.shared(root) {
      rules = self.rules(of: folder + Array("/info/exclude".utf8), base: base, above: rules)
    }
    return RepositoryView(rules: rules, tracked: TrackedFiles(root, base: base))
  }

  /// The rules with those of a folder's own `.gitignore`.
  static func adding(_ folder: [UInt8], to rules: IgnoreRules?) -> IgnoreRules? {
    self.rules(of: folder + Array("/.gitignore".utf8), base: base(folder), above: rules)
  }

  /// The rules with those of a file, where that is there and has some.
  private static func rules(of file: [UInt8], base: Int, above rules: IgnoreRules?) -> IgnoreRules? {
    guard let text = SmallFile.read(file) else { return rules }
    let ignore = GitIgnore(text)
    return ignore.isEmpty ? rules : IgnoreRules(ignore, base: base, above: rules)
  }

  /// The root of the repository that a folder is in; nil outside one.
  static func root(of folder: String) -> String? {
    root(of: Array(resolved(folder).utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A folder's path without links.
  static func resolved(_ folder: String) -> String {
    SystemPath.resolved(Array(folder.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? folder
  }

  private static func root(of folder: [UInt8]) -> [UInt8]? {
    var folder = folder
    while true {
      if SystemPath.kind(of: folder + Array("/.git".utf8)) != nil { return folder }
      if folder.count <= 1 { return nil }
      folder = SystemPath.folder(of: folder)
    }
  }

  /// The number of bytes that lead into a folder.
  private static func base(_ folder: [UInt8]) -> Int { folder.count == 1 ? 1 : folder.count + 1 }
}

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
  private lazy var indexes: [GitIndex] = {
    guard let folder = GitFolder.own(root) else { return [] }
    let settings = GitFolder.shared(root).flatMap { SmallFile.read($0 + Array("/config".utf8)) }
    let format = settings.flatMap { GitConfiguration.value(of: "objectformat", in: "extensions", $0) }
    func index(_ name: String) -> GitIndex? {
      SmallFile.read(folder + Array("/\(name)".utf8), upTo: 1 << 28).flatMap {
        GitIndex($0, hashLength: format?.lowercased() == "sha256" ? 32 : 20)
      }
    }
    guard let own = index("index") else { return [] }
    // Of a split index, what it has taken out counts until git writes a whole one.
    return [own] + (own.shared.flatMap { index("sharedindex.\($0)") }.map { [$0] } ?? [])
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
    path.count > base && indexes.contains { $0.contains(UnsafeBufferPointer(rebasing: path[base...])) }
  }

  /// Whether a file in a folder is tracked, by the folder's full path without a slash at its end.
  func containsFiles(below path: UnsafeBufferPointer<UInt8>) -> Bool {
    guard path.count > base, !indexes.isEmpty else { return false }
    let folder = Array(path[base...]) + [UInt8(ascii: "/")]
    return folder.withUnsafeBufferPointer { folder in indexes.contains { $0.containsFiles(below: folder) } }
  }
}
