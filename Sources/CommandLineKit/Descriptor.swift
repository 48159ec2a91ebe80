import CLibrary
import PlainText

/// An open file, closed when the last reference goes.
final class Descriptor {
  let number: Int32
  private let name: String
  private let isOwned: Bool

  convenience init(
    opening path: String, as name: String, _ flags: Int32, mode: mode_t = 0o666
  ) throws(FileError) {
    let number = retryingInterrupts { open(path, flags | O_CLOEXEC, mode) }
    guard number >= 0 else { throw FileError(name) }
    self.init(number, name: name, isOwned: true)
  }

  init(_ number: Int32, name: String, isOwned: Bool) {
    self.number = number
    self.name = name
    self.isOwned = isOwned
  }

  deinit {
    if isOwned { close(number) }
  }

  func status() throws(FileError) -> stat {
    var result = stat()
    guard fstat(number, &result) == 0 else { throw FileError(name) }
    return result
  }

  /// Reads to the end.
  ///
  /// - Throws: ``FileError``, also where there is more than the limit. Never more than that is read or reserved: a file
  ///   may say any size, and a device may never end.
  func readAll(limit: Int) throws(FileError) -> [UInt8] {
    // One byte more than the file's size finds its end without a second block.
    let size = (try? status()).flatMap { Int(exactly: $0.st_size) } ?? 0
    guard size <= limit else { throw .tooLarge(name, limit: limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    while try appendBlock(to: &bytes, size: max(size + 1 - bytes.count, 65536)) {
      guard bytes.count <= limit else { throw .tooLarge(name, limit: limit) }
    }
    return bytes
  }

  /// Reads once; false at the end.
  func appendBlock(to bytes: inout [UInt8], size: Int) throws(FileError) -> Bool {
    var count = 0
    let block = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      count = retrying(POLLIN) { read(number, buffer.baseAddress, size) }
      initialized = max(count, 0)
    }
    guard count >= 0 else { throw FileError(name) }
    bytes += block
    return count > 0
  }

  /// Writes all bytes.
  ///
  /// - Returns: The code of what stopped it; nil where nothing did.
  func writeAll(_ bytes: [UInt8]) -> Int32? {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        retrying(POLLOUT) { write(number, buffer.baseAddress.map { $0 + written }, buffer.count - written) }
      }
      guard count >= 0 else { return errno }
      written += count
    }
    return nil
  }

  /// Calls again after a signal, and where the descriptor does not wait by itself once it is ready: a program that
  /// shares a pipe or a terminal with this process (node, ssh) may have told it not to wait.
  private func retrying(_ event: Int32, _ call: () -> Int) -> Int {
    while true {
      let result = retryingInterrupts(call)
      guard result < 0, errno == EAGAIN || errno == EWOULDBLOCK else { return result }
      var polled = pollfd(fd: number, events: Int16(event), revents: 0)
      _ = retryingInterrupts { poll(&polled, 1, -1) }
    }
  }
}

/// A signal that arrives during a system call is no failure of it.
package func retryingInterrupts<Number: SignedInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// A refusal of the operating system.
package struct FileError: CommandFailure, Equatable {
  /// The path as it was typed, or what stands for it: "standard output", a program's name.
  package let path: String
  /// The system's words.
  package let reason: String

  /// `path: reason`.
  package var sentence: String { "\(path.isEmpty ? "an empty path" : path.visible): \(reason)" }

  package var exitCode: Int32 { 2 }

  /// A refusal in words.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package init(_ path: String, code: Int32 = errno) {
    self.init(path: path, reason: strerror(code).map { String(cString: $0) } ?? "error \(code)")
  }

  /// The refusal of a text that is larger than any that is meant.
  static func tooLarge(_ path: String, limit: Int) -> FileError {
    FileError(path: path, reason: "more than \(limit >> 20) MB, which is the most that is read of a text")
  }

  /// The refusal of a pipe that stands where a file is expected: it may never be written to, or read.
  static func pipe(_ path: String) -> FileError {
    FileError(path: path, reason: "a pipe, where a file is needed; - is standard input, or output")
  }
}
