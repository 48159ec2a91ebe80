import CLibrary
import CommandLineKit

/// Paths as the system has them: any bytes but NUL.
enum SystemPath {
  /// The path as functions of C take it.
  static func terminated(_ path: some Collection<UInt8>) -> [CChar] {
    var characters: [CChar] = []
    characters.reserveCapacity(path.count + 1)
    for byte in path { characters.append(CChar(bitPattern: byte)) }
    characters.append(0)
    return characters
  }

  /// The path without links, dots and double slashes; nil with `errno` when nothing is there.
  static func resolved(_ path: [UInt8]) -> [UInt8]? {
    guard let result = realpath(terminated(path), nil) else { return nil }
    defer { free(result) }
    return Array(UnsafeRawBufferPointer(start: result, count: strlen(result)))
  }

  /// The system's last refusal, with its words.
  static func error(_ path: [UInt8]) -> FileError {
    let code = errno
    return FileError(String(decoding: path, as: UTF8.self), code: code)
  }

  /// The kind of file at a path, links followed; nil with `errno` when there is none.
  static func kind(of path: [UInt8]) -> mode_t? { status(of: path).map { $0.st_mode & S_IFMT } }

  /// The status of a file, links followed; nil with `errno` when there is none.
  static func status(of path: [UInt8]) -> stat? {
    var status = stat()
    return stat(terminated(path), &status) == 0 ? status : nil
  }

  /// The folder of a full path without a slash at its end.
  static func folder(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > 0 else { return [UInt8(ascii: "/")] }
    return Array(path[..<slash])
  }
}

/// Reads once into some memory; 0 at the end, below 0 with `errno` at a failure.
func readBytes(_ descriptor: Int32, into memory: UnsafeMutableRawBufferPointer) -> Int {
  retryingInterrupts { read(descriptor, memory.baseAddress, memory.count) }
}
