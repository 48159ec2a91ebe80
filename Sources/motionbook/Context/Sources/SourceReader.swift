import AppScan
import CommandLineKit

import CLibrary

/// Reads files whole, one after the other into the same memory: a map of a file costs more than a copy where files
/// are as small as sources are. Belongs to one thread.
final class SourceReader {
  /// What reading a file gave.
  enum Outcome<Value: Sendable>: Sendable {
    case text(Value)
    case leftOut(SourceExclusion)
    /// It could not be read; a sentence.
    case failed(String)
  }

  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)

  deinit { buffer.deallocate() }

  /// Reads a file, and calls the body with its bytes unless it is left out by what it holds.
  func read<Value>(_ file: SourceFile, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Outcome<Value> {
    // What has become a pipe since its folder was read must not be waited for.
    let descriptor = open(SystemPath.terminated(file.path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failed(failure(file)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failed(failure(file)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .failed("\(file.text): no longer a file") }
    if status.st_size > SourceExclusion.largestSize { return .leftOut(.tooLarge) }
    guard let count = fill(from: descriptor, expecting: Int(status.st_size)) else {
      return .failed(failure(file))
    }
    let text = UnsafeBufferPointer(rebasing: buffer[..<count].bindMemory(to: UInt8.self)[...])
    return Self.judge(text, body)
  }

  /// Calls the body with a text unless it is left out by what it holds.
  static func judge<Value>(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Outcome<Value> {
    if let reason = SourceExclusion.ofText(text) { return .leftOut(reason) }
    return .text(body(text))
  }

  /// Reads to the end, at most one byte more than is wanted of any file; nil with `errno` at a failure.
  private func fill(from descriptor: Int32, expecting size: Int) -> Int? {
    // One byte more than the size finds the end without a second buffer.
    grow(to: size + 1, keeping: 0)
    var count = 0
    while count <= SourceExclusion.largestSize {
      if count == buffer.count { grow(to: count * 2, keeping: count) }
      let free = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let more = readBytes(descriptor, into: free)
      if more < 0 { return nil }
      count += more
      // Less than there is room for, and all that was expected, is the end: no second call to be told so.
      if more == 0 || more < free.count && count == size { break }
    }
    return count
  }

  private func grow(to size: Int, keeping count: Int) {
    guard size > buffer.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size + size / 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    buffer.deallocate()
    buffer = larger
  }

  private func failure(_ file: SourceFile) -> String {
    let error = SystemPath.error(file.name)
    return "\(error.path): \(error.reason)"
  }
}
