/// Where the paths begin by which services that show findings beside a repository's lines know its files, wherever in it
/// the command was started.
package struct ReportRoot: Hashable, Sendable {
  /// The root, in full; empty where the working directory is the root, wherever that is.
  private let root: String
  /// The folders that lead from the root to the working directory.
  private let folders: [Substring]

  /// The working directory itself.
  package init() { (root, folders) = ("", []) }

  /// A root above a working directory; where it is not above, the working directory itself.
  package init(_ root: String, above folder: String) {
    let start = root.hasSuffix("/") ? root : root + "/"
    let isAbove = (folder + "/").hasPrefix(start)
    self.root = isAbove ? start : ""
    folders = isAbove ? folder.dropFirst(start.count).split(separator: "/") : []
  }

  /// The path from the root of a file that is named from the working directory or in full; a file elsewhere keeps its name.
  package func path(of file: String) -> String {
    if file.hasPrefix("/") { return file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file }
    if folders.isEmpty || file.isEmpty || file == "-" { return file.withoutDotSegment }
    var path = folders
    for part in file.split(separator: "/") where part != "." {
      if part != ".." {
        path.append(part)
      } else if path.popLast() == nil {
        return file.withoutDotSegment
      }
    }
    return path.joined(separator: "/")
  }
}
