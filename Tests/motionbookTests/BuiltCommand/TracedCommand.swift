import Foundation
import TestSupport
import Testing

/// Runs the command under `strace`, which ends it or makes a system call fail at a place that is given.
struct TracedCommand {
  let command: BuiltCommand

  /// Why the tests that need it are skipped.
  static let reason: Comment = "needs strace: apt-get install strace"

  static let isPossible = (try? Program.run(["strace", "-o", "/dev/null", "true"]).status) == 0

  /// The calls that touch files, by which a change is made.
  static let calls = [
    "pwrite64", "write", "fsync", "fdatasync", "unlink", "link", "rename", "ftruncate", "openat", "pread64",
    "fcntl",
    "fstat", "newfstatat", "lseek", "close",
  ]

  /// How often each call is made by the command, on the named files if any are named.
  func counts(_ words: [String], files: [String] = []) throws -> [(call: String, count: Int)] {
    let outcome = try command.shell(
      "strace -f -o .trace -e trace=\(Self.calls.joined(separator: ",")) \(paths(files)) \"$motionbook\" "
        + words.joined(separator: " "))
    outcome.expect(0)
    let trace = try command.read(".trace")
    try command.remove(".trace")
    return Self.calls.compactMap { call in
      let count = trace.components(separatedBy: " \(call)(").count - 1
      return count > 0 ? (call, count) : nil
    }
  }

  /// Runs it with something injected into the call of that number, counted from 1.
  func run(_ words: [String], files: [String] = [], inject what: String, into call: String, at number: Int)
    throws
    -> StartedProgram.Outcome
  {
    try command.shell(
      "exec strace -f -o /dev/null \(paths(files)) -e trace=\(call) -e inject=\(call):\(what):when=\(number) "
        + "\"$motionbook\" " + words.joined(separator: " "))
  }

  /// Whole paths, because a file that is not there yet is known by the name alone.
  private func paths(_ files: [String]) -> String {
    files.map { command.path($0) }.map { "-P \($0) -P \($0)-journal" }.joined(separator: " ")
  }
}
