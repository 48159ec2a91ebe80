import CommandLineKit
import TestSupport
import Testing

@Suite("Other programs")
struct ProgramTests {
  private let console = Console.captured()

  @Test("Output, errors and exit code come back apart")
  func result() throws {
    let result = try console.runProgram(["sh", "-c", "printf out; printf err >&2; exit 3"])
    #expect(String(decoding: result.output, as: UTF8.self) == "out")
    #expect(result.errorText == "err")
    #expect(result.status == 3)
  }

  @Test("Arguments are handed on as they are, without a shell")
  func arguments() throws {
    let words = ["a b", "$HOME", "'", "", "*"]
    let result = try console.runProgram(["printf", "<%s>"] + words)
    #expect(String(decoding: result.output, as: UTF8.self) == words.map { "<\($0)>" }.joined())
  }

  @Test("Much output on both streams at once does not block", .timeLimit(.minutes(1)))
  func muchOutput() throws {
    let script = "i=0; while [ $i -lt 20000 ]; do echo 0123456789; echo 0123456789 >&2; i=$((i+1)); done"
    let result = try console.runProgram(["sh", "-c", script])
    #expect(result.output.count == 220_000)
    #expect(result.errorText.utf8.count == 220_000)
  }

  @Test("stdin is empty, the environment is this process's, and a signal is told as shells do")
  func surroundings() throws {
    #expect(try console.runProgram(["cat"]).output.isEmpty)
    #expect(try !console.runProgram(["sh", "-c", "printf %s \"$PATH\""]).output.isEmpty)
    let path = ["sh", "-c", "printf %s \"$PATH\""]
    #expect(try console.runProgram(path, withheld: ["HOME"]).output == console.runProgram(path).output)
    #expect(
      try console.runProgram(["/bin/sh", "-c", "env"], withheld: ["HOME", "PATH"]).output.isEmpty == false)
    let environment = try console.runProgram(["/usr/bin/env"], withheld: ["PATH"]).output
    #expect(
      !String(decoding: environment, as: UTF8.self).split(separator: "\n").contains { $0.hasPrefix("PATH=") })
    #expect(try console.runProgram(["sh", "-c", "kill -TERM $$"]).status == 143)
  }

  @Test("A closed pipe ends the program although this process ignores the signal")
  func closedPipe() throws {
    _ = Console.process(arguments: [])
    #expect(try console.runProgram(["sh", "-c", "kill -PIPE $$; echo alive"]).output.isEmpty)
  }

  @Test("A program that does not exist is an error that names it")
  func missing() {
    #expect(throws: FileError(path: "no-such-program", reason: "No such file or directory")) {
      try console.runProgram(["no-such-program"])
    }
    #expect(throws: FileError.self) { try console.runProgram([]) }
  }
}
