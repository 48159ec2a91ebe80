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
    let parts = ComparedParts(with: status?.isRegularFile == true ? target : nil, as: path)
    var replacement: Replacement?
    do throws(FileError) {
      switch try destination(target, status, as: path) {
      case .direct(let file): parts.take(into: file, comparing: false)
      case .replacement(let file):
        replacement = file
        parts.take(into: file.file)
      }
    } catch {
      try parts.fail(error)
    }
    try body { try parts.add($0) }
    if try parts.isSame { return false }
    if let replacement {
      try replacement.finish(outlastsPower: outlastsPower)
      try confirm()
      try replacement.takePlace()
    }
    workIsDone = true
    detail("wrote \(target.visible)")
    return true
  }

  /// What keeps a file from being written, as far as the rights of it and of its folder say so; nil for nothing.
  package func obstacle(toWriting path: String) -> FileError? {
    guard let target = try? writingTarget(of: path) else { return nil }
    let places: [String] = [target, parentDirectory(of: target)]
    return places.contains { access($0, W_OK) != 0 } ? FileError(path) : nil
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
}

/// Takes the parts of a text: writes them into a file, and compares them with what stands in its place. Where that is the
/// same nothing has to be written: not on a full disk, nor where a file may not be replaced.
private final class ComparedParts {
  private let name: String
  private var file: Descriptor?
  /// What stands there; nil where it differs.
  private var former: Descriptor?
  private var failure: FileError?

  /// - Parameter target: The file to compare with; nil for none.
  init(with target: String?, as name: String) {
    self.name = name
    former = target.flatMap { try? Descriptor(opening: $0, as: name, O_RDONLY) }
  }

  func take(into file: Descriptor, comparing: Bool = true) {
    self.file = file
    if !comparing { former = nil }
  }

  /// Goes on only to compare; throws the error where there is nothing to compare with.
  func fail(_ error: FileError) throws(FileError) {
    (file, failure) = (nil, error)
    if former == nil { throw error }
  }

  func add(_ part: [UInt8]) throws(FileError) {
    if part.isEmpty { return }
    if let former, !former.continues(with: part) { self.former = nil }
    if let failure, former == nil { throw failure }
    if let code = file?.writeAll(part) { try fail(FileError(name, code: code)) }
  }

  /// Whether the file holds all that was added, and no more.
  var isSame: Bool {
    get throws(FileError) {
      if let former, former.continues(with: []) { return true }
      if let failure { throw failure }
      return false
    }
  }
}

extension Descriptor {
  /// Whether what is read next is this; of an empty part whether nothing is left.
  fileprivate func continues(with part: [UInt8]) -> Bool {
    let wanted = max(part.count, 1)
    var bytes: [UInt8] = []
    do {
      while bytes.count < wanted, try appendBlock(to: &bytes, size: wanted - bytes.count) {}
    } catch {
      return false
    }
    return bytes == part
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
