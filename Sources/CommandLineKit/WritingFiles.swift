import CLibrary
import PlainText

extension Console {
  /// Writes a file whole or not at all; `-` is stdout.
  ///
  /// A file that already holds the bytes is left alone. An existing file keeps its mode, a symbolic link
  /// stays and its target is written. What is no regular file (`/dev/null`, `/dev/fd/3`) is written directly.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult
  package func writeFile(_ path: String, _ bytes: [UInt8]) throws -> Bool {
    // Bytes that are at hand can be compared before anything is written.
    if let target = try writingTarget(of: path), fileStatus(target)?.isRegularFile == true,
      (try? file(target, holds: bytes)) == true
    {
      return false
    }
    return try writeFile(path) { try $0(bytes) }
  }

  /// Writes a file part by part, whole or not at all, so that a long text never stands in memory; otherwise as
  /// ``writeFile(_:_:)``.
  ///
  /// - Parameters:
  ///   - outlastsPower: Whether it is whole also where the power fails meanwhile; false for what can be made again,
  ///     because a disk takes milliseconds a file to promise that.
  ///   - confirm: Called when all is ready to take the place of what is there. When it throws, nothing has changed.
  ///   - body: Writes the parts to its argument. When it throws, nothing has changed.
  /// - Returns: Whether anything was written: false if the file holds the same bytes already.
  @discardableResult
  package func writeFile(
    _ path: String, outlastsPower: Bool = true, confirm: () throws -> Void = {},
    parts body: (_ sink: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws -> Bool {
    guard let target = try writingTarget(of: path) else {
      try body { self.outBytes($0) }
      return true
    }
    let status = fileStatus(target)
    let destination: Destination
    do throws(FileError) {
      destination = try self.destination(target, status, as: path)
    } catch {
      if status?.isRegularFile == true, (try? holds(target, parts: body)) == true { return false }
      throw error
    }
    switch destination {
    case .direct(let file): try body { try file.write($0, as: path) }
    case .replacement(let replacement):
      try body { try replacement.file.write($0, as: path) }
      if status != nil, try holdsSame(replacement.path, target) { return false }
      try replacement.finish(outlastsPower: outlastsPower)
      try confirm()
      try replacement.takePlace()
    }
    workIsDone = true
    detail("wrote \(target.visible)")
    return true
  }

  /// A name for a file that will take another's place. Beside the target, as a rename cannot cross file systems;
  /// hidden, as a kill may leave it behind, and called after the tool, so that a person knows whose it is.
  package func temporaryPath(beside target: String) -> String {
    "\(parentDirectory(of: absolutePath(target)))/.motionbook-\(randomWord).tmp"
  }

  /// A new name in the system's folder for temporary files.
  package func temporaryPath() -> String {
    absolutePath("\(variable("TMPDIR") ?? "/tmp")/motionbook-\(randomWord)")
  }

  private var randomWord: String { String(UInt64.random(in: .min ... .max), radix: 36) }

  /// The path behind all links; nil is stdout.
  private func writingTarget(of path: String) throws(FileError) -> String? {
    guard path != "-" else { return nil }
    let target = try linkTarget(of: absolutePath(path), as: path)
    return descriptorNumber(of: target) == STDOUT_FILENO ? nil : target
  }

  private enum Destination {
    case direct(Descriptor)
    case replacement(Replacement)
  }

  private func destination(_ target: String, _ status: stat?, as name: String) throws(FileError)
    -> Destination
  {
    if let number = descriptorNumber(of: target) {
      // What was printed before comes first where both lead to one place.
      try flush()
      return .direct(Descriptor(number, name: name, isOwned: false))
    }
    if let status, !status.isRegularFile {
      do throws(FileError) {
        // Opening a pipe that no process reads would wait for ever.
        return .direct(try Descriptor(opening: target, as: name, O_WRONLY | O_NONBLOCK))
      } catch {
        throw status.isPipe ? .pipe(name) : error
      }
    }
    // The folder's permission would be enough for a rename, but a protected file is meant to stay.
    if status != nil, access(target, W_OK) != 0 { throw FileError(name) }
    return .replacement(try Replacement(temporaryPath(beside: target), of: target, status, as: name))
  }

  /// Whether a file that may not be replaced, or stands where nothing can be written, has the bytes already.
  private func holds(
    _ target: String, parts body: (_ sink: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws -> Bool {
    let copy = try Replacement(temporaryPath(), of: target, nil, as: target)
    try body { try copy.file.write($0, as: target) }
    return try holdsSame(copy.path, target)
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

/// A file that takes another's place once it is whole, and is removed otherwise.
private final class Replacement {
  let file: Descriptor
  let path: String
  private let target: String
  private let name: String
  private var tookPlace = false
  private let place: UnfinishedFiles.Place?

  /// - Parameter status: That of the file that is replaced: its owner, group and mode stay. Nil where there is none.
  init(_ path: String, of target: String, _ status: stat?, as name: String) throws(FileError) {
    self.path = path
    self.target = target
    self.name = name
    place = UnfinishedFiles.add(path)
    file = try Descriptor(opening: path, as: name, O_WRONLY | O_CREAT | O_EXCL)
    guard let status else { return }
    // Who may not give a file away keeps it; before the mode, some bits of which a change of owner takes.
    _ = fchown(file.number, status.st_uid, status.st_gid)
    try check(fchmod(file.number, status.st_mode & 0o7777))
  }

  deinit {
    if !tookPlace { unlink(path) }
    UnfinishedFiles.remove(place)
  }

  func finish(outlastsPower: Bool) throws(FileError) {
    if outlastsPower { try check(fsync(file.number)) }
  }

  func takePlace() throws(FileError) {
    try check(rename(path, target))
    tookPlace = true
  }

  private func check(_ result: Int32) throws(FileError) {
    guard result == 0 else { throw FileError(name) }
  }
}

extension Descriptor {
  /// Writes all bytes; an error names what the person typed.
  fileprivate func write(_ bytes: [UInt8], as name: String) throws(FileError) {
    if let code = writeAll(bytes) { throw FileError(name, code: code) }
  }
}
