import AppScan
import CommandLineKit
import TestSupport
import Testing

@testable import motionbook

/// Prints the files that it is asked to read, with their sizes.
private struct Probe: Command {
  static let info = CommandInfo(name: "probe", summary: "Prints files.")

  @OptionGroup var sources: SourceOptions

  func run(_ console: Console) throws {
    var input = try sources.input(SourceSelection(), console)
    for (file, size) in input.read(console, work: { _, text in text.count }) {
      console.out("\(file.text) \(size)")
    }
  }
}

@Suite("Choosing an app's files on the command line")
struct SourceOptionsTests {
  private let runner: CommandRunner

  init() throws {
    runner = try CommandRunner(packs: [])
    for file in ["app/a.swift", "app/b.kt", "web/new\nline.ts"] { try runner.write("1\n", to: file) }
  }

  private func probe(_ arguments: String..., input: String = "") -> CommandRunner.Result {
    let console = Console.captured(
      arguments: arguments, currentDirectory: runner.path, input: Array(input.utf8))
    let code = CommandLineTool(root: Probe.self).run(arguments: arguments, console: console)
    return CommandRunner.Result(code: code, out: console.capturedOutput, err: console.capturedErrors)
  }

  @Test("folders and files")
  func paths() {
    #expect(probe("app").out == "a.swift 2\nb.kt 2\n")
    #expect(probe("app/b.kt", "web").out == "app/b.kt 2\nweb/new\nline.ts 2\n")
    let nowhere = probe("nowhere")
    #expect(nowhere.code == 2)
    #expect(nowhere.err == "Error: nowhere: No such file or directory\n")
  }

  @Test("a list from stdin or a file, in lines or between NULs")
  func lists() throws {
    #expect(probe("--files-from", "-", input: "app/b.kt\napp/a.swift\n").out == "app/b.kt 2\napp/a.swift 2\n")
    #expect(
      probe("--files-from", "-", input: "web/new\nline.ts\0app/a.swift\0").out
        == "web/new\nline.ts 2\napp/a.swift 2\n")
    try runner.write("app/b.kt", to: "list.txt")
    #expect(probe("--files-from", "list.txt").out == "app/b.kt 2\n")
    #expect(probe("--files-from", "-", input: "").code == 0)
    #expect(probe("--files-from", "gone.txt").code == 2)
  }

  @Test("stdin as a file that need not be there")
  func stdin() {
    #expect(probe("-", "--stdin-filename", "app/new.dart", input: "12345").out == "app/new.dart 5\n")
    #expect(probe("-", "--stdin-filename", "gone/new.dart", input: "12345").out == "gone/new.dart 5\n")
    #expect(probe("-", "--stdin-filename", "new.txt").code == 64)
  }

  @Test("what does not go together is refused")
  func refused() {
    #expect(probe().code == 64)
    #expect(probe("-").code == 64)
    #expect(probe("-", "app", "--stdin-filename", "a.ts").code == 64)
    #expect(probe("app", "--stdin-filename", "a.ts").code == 64)
    #expect(probe("app", "--files-from", "list.txt").code == 64)
  }
}
