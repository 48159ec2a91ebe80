import CLibrary

/// Collects bytes and writes them in large pieces; without a descriptor it only collects.
package final class BufferedStream {
  private static let capacity = 1 << 16

  private let descriptor: Descriptor?
  private let name: String
  /// The bytes that have not been written yet.
  package private(set) var bytes: [UInt8] = []
  /// Whether the reader has gone, as `head` does; everything after that is dropped.
  private(set) var isClosed = false
  private var failure: FileError?

  /// A stream over an open file, or one that only collects. The name is for errors.
  package init(descriptor: Int32?, name: String) {
    self.descriptor = descriptor.map { Descriptor($0, name: name, isOwned: false) }
    self.name = name
  }

  func write(_ more: some Sequence<UInt8>) {
    guard !isClosed, failure == nil else { return }
    bytes += more
    if descriptor != nil, bytes.count >= Self.capacity { drain() }
  }

  /// Writes what is left and says whether everything arrived.
  func flush() throws(FileError) {
    drain()
    if let failure { throw failure }
  }

  private func drain() {
    guard let descriptor, !bytes.isEmpty else { return }
    switch descriptor.writeAll(bytes) {
    case nil: break
    case EPIPE?: isClosed = true
    case let code?: failure = FileError(name, code: code)
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
