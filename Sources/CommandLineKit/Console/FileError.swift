#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the operating system refused.
public struct FileError: CommandFailure, Equatable {
  /// The path as it was typed, or what stands for it: "standard output", a program's name.
  public let path: String
  /// The system's words.
  public let reason: String

  /// `path: reason`.
  public var sentence: String { "\(path): \(reason)" }

  /// The work could not be done.
  public var exitCode: Int32 { 2 }

  /// A refusal in words.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// A refusal by its `errno`.
  init(_ path: String, code: Int32 = errno) {
    self.init(path: path, reason: strerror(code).map { String(cString: $0) } ?? "error \(code)")
  }
}
