import CLibrary

/// Bytes that are read back in the order in which they came: in memory while they are few, in a temporary file that
/// has no name and ends with the process where they are many.
final class Spool {
  private var bytes: [UInt8] = []
  #if canImport(Musl)
    private var file: OpaquePointer?
  #else
    private var file: UnsafeMutablePointer<FILE>?
  #endif
  /// Whether a file was asked for and there is none: then everything stays in memory.
  private var hasNoFile = false

  /// How many bytes stay in memory.
  private static let most = 1 << 20

  deinit { if let file { fclose(file) } }

  /// Adds bytes behind all others.
  ///
  /// - Throws: ``ExportError/temporaryFile(reason:)`` when the disk takes no more.
  func append(_ more: [UInt8]) throws(ExportError) {
    bytes += more
    if bytes.count > Self.most { try moveToFile() }
  }

  private func moveToFile() throws(ExportError) {
    if file == nil, !hasNoFile {
      file = tmpfile()
      hasNoFile = file == nil
    }
    guard let file else { return }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Self.failure() }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Hands on everything, part by part.
  ///
  /// - Throws: ``ExportError/temporaryFile(reason:)``; what the sink throws.
  func write(to sink: ExportOutput.Sink) throws {
    try read { read in
      while true {
        let part = try read(CodeText.partSize)
        if part.isEmpty { return }
        try sink(part)
      }
    }
  }

  /// Reads everything from the beginning.
  ///
  /// - Parameter body: Is given what reads as many bytes as it is asked for, fewer where there are no more.
  /// - Throws: ``ExportError/temporaryFile(reason:)``; what the body throws.
  func read(_ body: (_ read: (_ count: Int) throws -> [UInt8]) throws -> Void) throws {
    guard let file else {
      var rest = bytes[...]
      return try body { count in
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      }
    }
    if !bytes.isEmpty { try moveToFile() }
    guard fflush(file) == 0, fseek(file, 0, SEEK_SET) == 0 else { throw Self.failure() }
    try body { count in
      let part = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
        read = fread(buffer.baseAddress, 1, count, file)
      }
      guard part.count == count || ferror(file) == 0 else { throw Self.failure() }
      return part
    }
    guard fseek(file, 0, SEEK_END) == 0 else { throw Self.failure() }
  }

  private static func failure() -> ExportError {
    .temporaryFile(reason: String(cString: strerror(errno)))
  }
}
