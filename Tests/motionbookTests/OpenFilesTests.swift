import Foundation
import Testing

/// Files that stay open add up over thousands of commands; where they are more than a thousand, Foundation's `Process`
/// reads past the end of their list.
@Suite(
  "Files held open by this process", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
struct OpenFilesTests {
  /// The open files whose paths have this folder in them.
  private func openFiles(in folder: String) throws -> [String] {
    let numbers = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    #expect(!numbers.isEmpty)
    return numbers.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    .filter { $0.contains(folder) }
  }

  @Test("none are of a command's process that has ended")
  func builtCommand() throws {
    let command = try BuiltCommand()
    for _ in 1...3 { try command.run("--version").expect(0) }
    #expect(try openFiles(in: command.path) == [])
  }

  @Test(
    "none are of a command that has run in this process",
    arguments: [
      "list", "validate", "export css", "add spring mine --duration 0.3", "tweak default --bounce 0.1",
    ])
  func command(line: String) throws {
    let runner = try CommandRunner()
    #expect(runner.run(line.split(separator: " ").map(String.init)).code <= 1)
    #expect(try openFiles(in: runner.path) == [])
  }
}
