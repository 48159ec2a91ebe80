import CLibrary

extension Console {
  /// Writes a file whole or not at all; `-` is stdout.
  ///
  /// A file that already holds the bytes is left alone. An existing file keeps its mode, a symbolic link
  /// stays and its target is written. What is no regular file (`/dev/null`, a pipe) is written directly.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult
  package func writeFile(_ path: String, _ bytes: [UInt8]) throws(FileError) -> Bool {
    guard path != "-" else {
      outBytes(bytes)
      return true
    }
    let target = try linkTarget(of: absolutePath(path), as: path)
    guard let status = fileStatus(target) else {
      try replace(target, with: bytes, mode: nil, as: path)
      return true
    }
    guard status.isRegularFile else {
      try writeDirectly(bytes, to: target, as: path)
      return true
    }
    if status.st_size == bytes.count, (try? readFile(target)) == bytes { return false }
    // The folder's permission would be enough for a rename, but a protected file is meant to stay.
    guard access(target, W_OK) == 0 else { throw FileError(path) }
    try replace(target, with: bytes, mode: status.st_mode & 0o7777, as: path)
    return true
  }

  /// Makes a folder and those above it that are missing; no error if it is there.
  package func makeDirectory(_ path: String) throws(FileError) {
    let absolute = absolutePath(path)
    guard !isDirectory(absolute) else { return }
    let parent = parentDirectory(of: absolute)
    if parent != absolute, !fileExists(parent) { try makeDirectory(parent) }
    guard mkdir(absolute, 0o777) == 0 || (errno == EEXIST && isDirectory(absolute)) else {
      throw FileError(path)
    }
  }

  /// Removes a file.
  package func removeFile(_ path: String) throws(FileError) {
    guard unlink(absolutePath(path)) == 0 else { throw FileError(path) }
  }

  /// A name for a file that will take another's place. Beside the target, as a rename cannot cross file systems;
  /// hidden, as an interrupt may leave it behind.
  package func temporaryPath(beside target: String) -> String {
    let suffix = String(UInt64.random(in: .min ... .max), radix: 36)
    return "\(parentDirectory(of: absolutePath(target)))/.\(suffix).tmp"
  }

  private func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t?, as name: String
  ) throws(FileError) {
    let temporary = temporaryPath(beside: target)
    let file = try Descriptor(opening: temporary, as: name, O_WRONLY | O_CREAT | O_EXCL)
    do {
      if let mode { try check(fchmod(file.number, mode), name) }
      try write(bytes, to: file, as: name)
      try check(fsync(file.number), name)
      try check(rename(temporary, target), name)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private func writeDirectly(_ bytes: [UInt8], to target: String, as name: String) throws(FileError) {
    try write(bytes, to: try Descriptor(opening: target, as: name, O_WRONLY), as: name)
  }

  private func write(_ bytes: [UInt8], to file: Descriptor, as name: String) throws(FileError) {
    do {
      try file.writeAll(bytes)
    } catch {
      throw FileError(name, code: error.value)
    }
  }

  func check(_ result: Int32, _ name: String) throws(FileError) {
    guard result == 0 else { throw FileError(name) }
  }
}

/// Where a chain of symbolic links ends, whether or not there is a file.
func linkTarget(of path: String, as name: String) throws(FileError) -> String {
  // The limit of Linux (path_resolution(7)); a loop would never end.
  var path = path
  for _ in 0..<40 {
    var status = stat()
    guard lstat(path, &status) == 0, status.isSymbolicLink else { return path }
    let target = try readLink(path, as: name)
    path = target.hasPrefix("/") ? target : "\(parentDirectory(of: path))/\(target)"
  }
  throw FileError(name, code: ELOOP)
}

private func readLink(_ path: String, as name: String) throws(FileError) -> String {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink(path, &buffer, buffer.count)
  guard count >= 0 else { throw FileError(name) }
  return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// The folder of an absolute path.
private func parentDirectory(of path: String) -> String {
  let slash = UInt8(ascii: "/")
  var bytes = Array(path.utf8)[...]
  while bytes.last == slash { bytes = bytes.dropLast() }
  while let last = bytes.last, last != slash { bytes = bytes.dropLast() }
  while bytes.last == slash { bytes = bytes.dropLast() }
  return bytes.isEmpty ? "/" : String(decoding: bytes, as: UTF8.self)
}
