import CLibrary

/// What the operating system refused.
package struct FileError: CommandFailure, Equatable {
  /// The path as it was typed, or what stands for it: "standard output", a program's name.
  package let path: String
  /// The system's words.
  package let reason: String

  /// `path: reason`.
  package var sentence: String { "\(path): \(reason)" }

  /// The work could not be done.
  package var exitCode: Int32 { 2 }

  /// A refusal in words.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// A refusal by its `errno`.
  init(_ path: String, code: Int32 = errno) {
    self.init(path: path, reason: strerror(code).map { String(cString: $0) } ?? "error \(code)")
  }
}
