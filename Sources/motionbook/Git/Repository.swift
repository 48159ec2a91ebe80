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

  /// The rules at the root of a repository, before its own `.gitignore`.
  static func view(atRoot root: [UInt8], _ personal: GitIgnore?) -> RepositoryView {
    RepositoryView(rules: rules(atRoot: root, personal), tracked: TrackedFiles(root, base: base(root)))
  }

  /// The rules of a person's own patterns and of `info/exclude`; nil when there are none.
  static func rules(atRoot root: [UInt8], _ personal: GitIgnore?) -> IgnoreRules? {
    let personal = personal.map { IgnoreRules($0, base: base(root), above: nil) }
    guard let folder = GitFolder.shared(root), let text = SmallFile.read(folder + Array("/info/exclude".utf8))
    else {
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

  /// The number of bytes that lead into a folder.
  private static func base(_ folder: [UInt8]) -> Int { folder.count == 1 ? 1 : folder.count + 1 }
}
