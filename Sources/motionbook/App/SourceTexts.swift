import CommandLineKit

/// The contents of an app's files by the names that reports give them, read again where they are needed: few files
/// have findings. What has changed since a file was scanned has no contents: the places found in it are others by now.
final class SourceTexts: @unchecked Sendable {
  /// A file that was read.
  struct File {
    /// Its full path.
    let path: String
    /// What its bytes came to.
    let digest: Int
  }

  private let console: Console
  private var files: [String: File]
  private let texts: [[UInt8]: [UInt8]]
  private var quoted: (file: String, lines: [String])?

  /// - Parameter texts: What stands in for files of the disk, by their full paths.
  init(_ files: [String: File], texts: [[UInt8]: [UInt8]], _ console: Console) {
    self.files = files
    self.texts = texts
    self.console = console
  }

  /// A number that differs where bytes do, the same for one run of the command only.
  static func digest(_ bytes: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: bytes)
    return hasher.finalize()
  }

  /// A file's full path; nil for a file in which nothing was found.
  func path(_ name: String) -> String? { files[name]?.path }

  /// A file's contents; nil when they can no longer be read, or are no longer those that were scanned.
  func bytes(_ name: String) -> [UInt8]? {
    guard let file = files[name],
      let bytes = texts[Array(file.path.utf8)] ?? (try? console.readFile(file.path))
    else { return nil }
    return bytes.withUnsafeBytes(Self.digest) == file.digest ? bytes : nil
  }

  /// The contents of a file in which nothing needs to have been found, as they are from now on known by its name.
  func bytes(_ name: String, at path: String) -> [UInt8]? {
    if files[name] == nil, let bytes = try? console.readFile(path) {
      files[name] = File(path: path, digest: bytes.withUnsafeBytes(Self.digest))
    }
    return bytes(name)
  }

  /// A file's lines; those of the last file are kept, as findings are sorted by file.
  func lines(_ name: String) -> [String]? {
    if let quoted, quoted.file == name { return quoted.lines }
    guard let bytes = bytes(name) else { return nil }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    // By bytes: of characters, a carriage return and the line feed after it are one.
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    quoted = (name, lines)
    return lines
  }
}
