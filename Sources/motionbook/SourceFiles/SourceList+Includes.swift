import AppScan

extension SourceList {
  /// The first pattern of a configuration's `include` that nothing matches where the whole project was walked: it is
  /// misspelt, and what it meant is never read. Nil where there is none, or where only a part was walked.
  func idleInclude(of selection: SourceSelection) -> PathPattern? {
    guard let folder = selection.folder,
      roots.contains(where: { root in
        let root = Array(root.utf8)
        return folder == root || folder.starts(with: root + [UInt8(ascii: "/")])
      })
    else { return nil }
    let paths = files.map { file in Array(file.path[selection.base(below: file.path)...]) }
    return selection.include.first { pattern in !paths.contains { pattern.matchesPathOrFolder($0) } }
  }
}
