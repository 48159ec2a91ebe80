import CLibrary

extension Console {
  /// The path from the root; one that is already so stays as it is.
  package func absolutePath(_ path: String) -> String {
    // An empty path names nothing, and must not come to name the current folder.
    guard !path.isEmpty, !path.hasPrefix("/") else { return path }
    return currentDirectory.hasSuffix("/") ? currentDirectory + path : "\(currentDirectory)/\(path)"
  }

  /// Reads a file whole; `-` is stdin.
  package func readFile(_ path: String) throws(FileError) -> [UInt8] {
    guard path != "-" else { return try readInput() }
    return try Descriptor(opening: absolutePath(path), as: path, O_RDONLY).readAll()
  }

  /// Whether there is anything at a path.
  package func fileExists(_ path: String) -> Bool {
    fileStatus(absolutePath(path)) != nil
  }

  /// Whether a path leads to a folder.
  package func isDirectory(_ path: String) -> Bool {
    fileStatus(absolutePath(path))?.isDirectory ?? false
  }

  /// Whether a path leads to a file, rather than to a folder, a pipe or a device.
  package func isRegularFile(_ path: String) -> Bool {
    fileStatus(absolutePath(path))?.isRegularFile ?? false
  }

  /// What a folder holds, sorted by the names' bytes, without `.` and `..`.
  package func listDirectory(_ path: String) throws(FileError) -> [DirectoryEntry] {
    guard let stream = opendir(absolutePath(path)) else { throw FileError(path) }
    defer { closedir(stream) }
    var entries: [DirectoryEntry] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." {
        var status = stat()
        let isKnown = fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0
        entries.append(
          DirectoryEntry(
            name: name, isDirectory: isKnown && status.isDirectory,
            isSymbolicLink: isKnown && status.isSymbolicLink))
      }
      errno = 0
    }
    guard errno == 0 else { throw FileError(path) }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

/// Follows symbolic links.
func fileStatus(_ path: String) -> stat? {
  var result = stat()
  return stat(path, &result) == 0 ? result : nil
}

extension stat {
  var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }

  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }

  var isSymbolicLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
