import CLibrary

/// Why a file could not be embedded.
struct FileError: Error {
  let path: String
  let reason: String

  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The latest failure of the C library.
  init(errnoAt path: String) {
    self.init(path: path, reason: strerror(errno).map { String(cString: $0) } ?? "error \(errno)")
  }
}

/// The text of a file, which must be UTF-8.
func readText(at path: String) throws(FileError) -> String {
  guard let file = fopen(path, "rb") else { throw FileError(errnoAt: path) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  var count = fread(&buffer, 1, buffer.count, file)
  while count > 0 {
    bytes += buffer[..<count]
    count = fread(&buffer, 1, buffer.count, file)
  }
  guard ferror(file) == 0 else { throw FileError(errnoAt: path) }
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw FileError(path: path, reason: "not UTF-8; only text can be embedded")
  }
  return text
}

/// Writes a file anew, or leaves it alone when it holds the text already: what depends on it is not built
/// again.
func writeText(_ text: String, to path: String) throws(FileError) {
  if let present = try? readText(at: path), present == text { return }
  guard let file = fopen(path, "wb") else { throw FileError(errnoAt: path) }
  let bytes = Array(text.utf8)
  let written = fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0, written == bytes.count else { throw FileError(errnoAt: path) }
}

/// Ends the program. The build shows what a failed command printed.
func fail(_ message: String) -> Never {
  print("error: \(message)")
  exit(1)
}

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
