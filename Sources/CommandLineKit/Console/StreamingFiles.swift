import CLibrary

extension Console {
  /// Writes a file part by part, whole or not at all, so that a long text never stands in memory; otherwise as
  /// ``writeFile(_:_:)``.
  ///
  /// - Parameters:
  ///   - outlastsPower: Whether it is whole also where the power fails meanwhile; false for what can be made again,
  ///     because a disk takes milliseconds a file to promise that.
  ///   - body: Writes the parts to its argument. When it throws, nothing has changed.
  /// - Returns: Whether anything was written: false if the file holds the same bytes already.
  /// - Throws: ``FileError``, or what the body throws.
  @discardableResult
  package func writeFile(
    _ path: String, outlastsPower: Bool = true,
    parts body: (_ sink: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws -> Bool {
    guard path != "-" else {
      try body { self.outBytes($0) }
      return true
    }
    let target = try linkTarget(of: absolutePath(path), as: path)
    let status = fileStatus(target)
    if let status, !status.isRegularFile {
      try write(body, to: try Descriptor(opening: target, as: path, O_WRONLY), as: path)
      return true
    }
    // The folder's permission would be enough for a rename, but a protected file is meant to stay.
    if status != nil, access(target, W_OK) != 0 { throw FileError(path) }
    return try replace(
      target, mode: status.map { $0.st_mode & 0o7777 }, as: path, outlastsPower: outlastsPower, body)
  }

  private func replace(
    _ target: String, mode: mode_t?, as name: String, outlastsPower: Bool,
    _ body: (_ sink: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws -> Bool {
    let temporary = temporaryPath(beside: target)
    let file = try Descriptor(opening: temporary, as: name, O_WRONLY | O_CREAT | O_EXCL)
    do {
      if let mode { try check(fchmod(file.number, mode), name) }
      try write(body, to: file, as: name)
      if mode != nil, try holdsSame(temporary, target) {
        unlink(temporary)
        return false
      }
      if outlastsPower { try check(fsync(file.number), name) }
      try check(rename(temporary, target), name)
      return true
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private func write(
    _ body: (_ sink: @escaping ([UInt8]) throws -> Void) throws -> Void, to file: Descriptor, as name: String
  ) throws {
    try body { bytes in
      do throws(SystemCode) {
        try file.writeAll(bytes)
      } catch {
        throw FileError(name, code: error.value)
      }
    }
  }

  /// Compares two files block by block.
  private func holdsSame(_ first: String, _ second: String) throws(FileError) -> Bool {
    guard fileStatus(first)?.st_size == fileStatus(second)?.st_size else { return false }
    let files = (
      try Descriptor(opening: first, as: first, O_RDONLY),
      try Descriptor(opening: second, as: second, O_RDONLY)
    )
    while true {
      var blocks: ([UInt8], [UInt8]) = ([], [])
      let isMore = try files.0.appendBlock(to: &blocks.0, size: 1 << 16)
      _ = try files.1.appendBlock(to: &blocks.1, size: 1 << 16)
      guard blocks.0 == blocks.1 else { return false }
      if !isMore { return true }
    }
  }
}
