import CLibrary
import PlainText

/// The identity of a file, whatever its names are: symbolic and hard links to it have the same.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    // Signed on some systems; only equality means anything.
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

extension Console {
  /// The identity of what a path leads to, for a stream that of the file behind it; nil when nothing is there.
  package func identity(ofFile path: String) -> FileIdentity? {
    let absolute = absolutePath(path)
    if let target = try? linkTarget(of: absolute, as: path), let number = descriptorNumber(of: target) {
      return (try? Descriptor(number, name: path, isOwned: false).status()).map { FileIdentity($0) }
    }
    return fileStatus(absolute).map { FileIdentity($0) }
  }

  /// Whether a path stands for a stream that is open already, such as `-` and `/dev/stdout`.
  package func isStream(_ path: String) -> Bool {
    if path == "-" { return true }
    guard let target = try? linkTarget(of: absolutePath(path), as: path) else { return false }
    return descriptorNumber(of: target) != nil
  }

  /// The folder that a path's file is in, as it was typed.
  package func folder(ofFile path: String) -> String { parentDirectory(of: absolutePath(path)) }

  /// Where a file is, or would be written: its full path as bytes without links and dots, also behind links that lead
  /// to nothing yet and below folders that are still missing.
  ///
  /// - Throws: ``FileError`` for a loop of links, and for `..` behind a folder that is missing.
  package func place(ofFile path: String) throws(FileError) -> [UInt8] {
    var known = try linkTarget(of: absolutePath(path), as: path)
    var missing: [UInt8] = []
    while true {
      if let real = realpath(known, nil) {
        defer { free(real) }
        let folder = Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
        return folder.count == 1 && !missing.isEmpty ? missing : folder + missing
      }
      guard errno == ENOENT || errno == ENOTDIR else { throw FileError(path) }
      while known.hasSuffix("/"), known != "/" { known.removeLast() }
      let parent = parentDirectory(of: known)
      let name = known.utf8.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? []
      guard parent != known, name != Array("..".utf8) else { throw FileError(path, code: ENOENT) }
      if name != Array(".".utf8) { missing = [UInt8(ascii: "/")] + name + missing }
      known = parent
    }
  }
}

/// The open descriptor that a path stands for: 1 for `/dev/stdout`, 63 for `/dev/fd/63`, which is how shells write
/// `>(command)`. The system would open anew what is behind it, which fails for sockets and begins files again.
func descriptorNumber(of path: String) -> Int32? {
  switch path {
  case "/dev/stdin": return STDIN_FILENO
  case "/dev/stdout": return STDOUT_FILENO
  case "/dev/stderr": return STDERR_FILENO
  default:
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      let digits = path.dropFirst(folder.count)
      if digits.utf8.allSatisfy(\.isDigit) {
        return Int32(digits)
      }
    }
    return nil
  }
}

/// Where a chain of symbolic links ends, whether or not there is a file; at a descriptor, whose link names no path.
func linkTarget(of path: String, as name: String) throws(FileError) -> String {
  // The limit of Linux (path_resolution(7)); a loop would never end.
  var path = path
  for _ in 0..<40 {
    if descriptorNumber(of: path) != nil { return path }
    guard fileStatus(path, followsLinks: false)?.isSymbolicLink == true else { return path }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { throw FileError(name) }
    let target = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = target.hasPrefix("/") ? target : "\(parentDirectory(of: path))/\(target)"
  }
  throw FileError(name, code: ELOOP)
}

extension Console {
  /// The names in a folder, in the order of their bytes.
  package func names(inFolder path: String) throws(FileError) -> [String] {
    guard let stream = opendir(absolutePath(path)) else { throw FileError(path) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a path is a symbolic link, whatever that leads to.
  package func isLink(_ path: String) -> Bool {
    fileStatus(absolutePath(path), followsLinks: false)?.isSymbolicLink ?? false
  }
}
