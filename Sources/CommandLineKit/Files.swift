import CLibrary
import PlainText

extension Console {
  /// The path from the root; one that is already so stays as it is.
  package func absolutePath(_ path: String) -> String {
    // An empty path names nothing, and must not come to name the current folder.
    guard !path.isEmpty, !path.hasPrefix("/") else { return path }
    return currentDirectory.hasSuffix("/") ? currentDirectory + path : "\(currentDirectory)/\(path)"
  }

  /// The most bytes that are read of a text: a registry as JSON with some 400,000 presets. More is not a text that was
  /// meant, but a device that never ends, or a file that says to be larger than it is.
  package static let textLimit = 64 << 20

  /// Reads a file whole; `-` is stdin.
  ///
  /// - Throws: ``FileError``, also for a pipe with a name, at which opening would wait for ever, and for more than the
  ///   limit.
  package func readFile(_ path: String, limit: Int = textLimit) throws(FileError) -> [UInt8] {
    guard path != "-" else { return try readInput(limit: limit) }
    let place = try linkTarget(of: absolutePath(path), as: path)
    if let number = descriptorNumber(of: place) {
      if number == STDIN_FILENO { return try readInput(limit: limit) }
      return try Descriptor(number, name: path, isOwned: false).readAll(limit: limit)
    }
    // Opening a pipe must not wait; for files the flag means nothing.
    let file = try Descriptor(opening: place, as: path, O_RDONLY | O_NONBLOCK)
    if try file.status().isPipe { throw .pipe(path) }
    detail("read \(absolutePath(path).visible)")
    return try file.readAll(limit: limit)
  }

  /// Whether a file holds these bytes and no more. It is read part by part, and not at all where its size says no.
  package func file(_ path: String, holds bytes: [UInt8]) throws(FileError) -> Bool {
    guard let status = fileStatus(absolutePath(path)) else { throw FileError(path) }
    guard status.isRegularFile, Int(exactly: status.st_size) == bytes.count else { return false }
    return try readFile(path, limit: bytes.count) == bytes
  }

  /// The first bytes of a file, as many as are there; none of what is no file, or cannot be read.
  package func beginning(ofFile path: String, count: Int) -> [UInt8] {
    let absolute = absolutePath(path)
    guard fileStatus(absolute)?.isRegularFile == true,
      let file = try? Descriptor(opening: absolute, as: path, O_RDONLY | O_NONBLOCK)
    else { return [] }
    var bytes: [UInt8] = []
    // What could be read before a failure is what there is to judge by.
    while bytes.count < count, (try? file.appendBlock(to: &bytes, size: count - bytes.count)) == true {}
    return bytes
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

  /// Whether the person who runs the process has put the file there: it is theirs, or, where `sudo` made them root, of
  /// the one who they were before. A link is of the one who made the link.
  package func isOwn(_ path: String) -> Bool {
    guard let status = fileStatus(absolutePath(path), followsLinks: false) else { return false }
    let user = geteuid()
    if status.st_uid == user { return true }
    return user == 0 && environment("SUDO_UID").flatMap { uid_t($0) } == status.st_uid
  }

  /// Creates a folder and those above it that are missing; no error if it is there.
  package func makeDirectory(_ path: String) throws(FileError) {
    let absolute = absolutePath(path)
    guard !isDirectory(absolute) else { return }
    let parent = parentDirectory(of: absolute)
    if parent != absolute, !fileExists(parent) { try makeDirectory(parent) }
    guard mkdir(absolute, 0o777) == 0 || (errno == EEXIST && isDirectory(absolute)) else {
      throw FileError(path)
    }
  }

  package func removeFile(_ path: String) throws(FileError) {
    guard unlink(absolutePath(path)) == 0 else { throw FileError(path) }
  }

  /// Gives a file another name on the same file system, and never overwrites.
  ///
  /// A hard link is made and the old name removed, because `rename` would replace what another process has put
  /// there meanwhile. File systems without hard links get a placeholder first, which only its maker replaces.
  ///
  /// - Returns: False if there is something at the new path already; nothing has changed then.
  package func moveFile(_ path: String, toNew newPath: String) throws(FileError) -> Bool {
    let (source, target) = (absolutePath(path), absolutePath(newPath))
    if link(source, target) == 0 {
      unlink(source)
      return true
    }
    switch errno {
    case EEXIST: return false
    case EPERM, ENOTSUP, ENOSYS: return try claimAndMove(source, target, as: newPath)
    default: throw FileError(newPath)
    }
  }

  private func claimAndMove(_ source: String, _ target: String, as name: String) throws(FileError) -> Bool {
    do {
      _ = try Descriptor(opening: target, as: name, O_WRONLY | O_CREAT | O_EXCL)
    } catch {
      if fileExists(target) { return false }
      throw error
    }
    guard rename(source, target) == 0 else {
      let error = FileError(name)
      unlink(target)
      throw error
    }
    return true
  }
}

/// The status of what a path leads to, or of a link itself.
func fileStatus(_ path: String, followsLinks: Bool = true) -> stat? {
  var result = stat()
  return (followsLinks ? stat(path, &result) : lstat(path, &result)) == 0 ? result : nil
}

extension stat {
  var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }

  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }

  var isPipe: Bool { st_mode & S_IFMT == S_IFIFO }

  var isSymbolicLink: Bool { st_mode & S_IFMT == S_IFLNK }
}

/// The folder of an absolute path.
func parentDirectory(of path: String) -> String {
  let slash = UInt8(ascii: "/")
  var bytes = Array(path.utf8)[...]
  while bytes.last == slash { bytes = bytes.dropLast() }
  while let last = bytes.last, last != slash { bytes = bytes.dropLast() }
  while bytes.last == slash { bytes = bytes.dropLast() }
  return bytes.isEmpty ? "/" : String(decoding: bytes, as: UTF8.self)
}
