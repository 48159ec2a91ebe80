import CLibrary

/// A folder whose files are embedded.
struct Folder {
  let path: String

  /// The paths of all files, relative to the folder, sorted. What starts with a dot is not ours: `.DS_Store`,
  /// `.gitkeep`.
  func files() throws(FileError) -> [String] {
    var files: [String] = []
    for name in try names() where !name.hasPrefix(".") {
      let full = "\(path)/\(name)"
      if try isFolder(full) {
        files += try Folder(path: full).files().map { "\(name)/\($0)" }
      } else {
        files.append(name)
      }
    }
    return files.sorted()
  }

  private func names() throws(FileError) -> [String] {
    guard let stream = opendir(path) else { throw FileError(errnoAt: path) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }

  private func isFolder(_ path: String) throws(FileError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(errnoAt: path) }
    return status.st_mode & S_IFMT == S_IFDIR
  }
}
