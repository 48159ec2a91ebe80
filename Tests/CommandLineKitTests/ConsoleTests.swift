import Foundation
import TestSupport
import Testing

@testable import CommandLineKit

@Suite("Console")
struct ConsoleTests {
  @Test("Results and remarks go to streams of their own, and quiet silences only remarks")
  func streams() {
    let console = Console.captured()
    console.out("result")
    console.out("no newline", terminator: "")
    console.outBytes([0xFF])
    console.note("remark")
    console.isQuiet = true
    console.note("unheard")
    console.error("wrong")
    #expect(console.capturedBytes == Array("result\nno newline".utf8) + [0xFF])
    #expect(console.capturedErrors == "remark\nwrong\n")
  }

  @Test(
    "Colour needs a terminal that is not dumb, and nobody who objects",
    arguments: [
      ([:], true), (["TERM": "xterm"], true), (["TERM": "dumb"], false), (["NO_COLOR": "1"], false),
      (["NO_COLOR": ""], true),
    ] as [([String: String], Bool)])
  func color(environment: [String: String], expected: Bool) {
    let console = Console.captured(environment: environment, color: true)
    #expect(console.usesColor == expected)
    console.colorIsOff = true
    #expect(!console.usesColor)
    #expect(!Console.captured(environment: environment).usesColor)
  }

  @Test(
    "The first locale variable that is not empty says whether text is UTF-8",
    arguments: [
      ([:], false), (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false), (["LC_ALL": "", "LANG": "en_US.UTF-8"], true),
      (["LC_CTYPE": "UTF-8", "LANG": "C"], true), (["LANG": "de_DE.UTF-8@euro"], true),
    ] as [([String: String], Bool)])
  func locale(environment: [String: String], expected: Bool) {
    #expect(Console.captured(environment: environment).isUTF8 == expected)
  }

  @Test(
    "COLUMNS outranks the terminal if it is a width",
    arguments: [("100", 100), ("0", 72), ("wide", 72), ("-5", 72)])
  func width(columns: String, expected: Int) {
    #expect(Console.captured(environment: ["COLUMNS": columns], width: 72).outputWidth == expected)
  }

  @Test("Relative paths start from the console's own folder")
  func paths() {
    let console = Console.captured(currentDirectory: "/a")
    #expect(console.absolutePath("b/c") == "/a/b/c")
    #expect(console.absolutePath("/b") == "/b")
    #expect(Console.captured(currentDirectory: "/").absolutePath("b") == "/b")
  }

  @Test("The clock runs forward")
  func clock() {
    let console = Console.captured()
    let before = console.monotonicSeconds
    #expect(before > 0 && console.monotonicSeconds >= before)
  }

  private func console(writingTo descriptor: Int32) -> Console {
    Console(
      arguments: [], currentDirectory: "/",
      output: BufferedStream(descriptor: descriptor, name: "standard output"),
      errors: BufferedStream(descriptor: nil, name: "standard error"),
      terminal: Terminal(outputIsTerminal: false, errorIsTerminal: false, columns: nil, errorColumns: 80),
      input: nil
    ) { _ in nil }
  }

  @Test("A reader that goes away ends the output quietly")
  func closedPipe() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let console = console(writingTo: pipe.fileHandleForWriting.fileDescriptor)
    #expect(Sample.tool.run(arguments: ["list"], console: console) == 0)
    #expect(console.outputIsClosed)
    #expect(console.capturedErrors == "registry none\n")
  }

  #if os(Linux)
    @Test("A full disk is an error, said once")
    func fullDisk() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let console = console(writingTo: full.fileDescriptor)
      #expect(Sample.tool.run(arguments: ["--help"], console: console) == 2)
      #expect(console.capturedErrors == "Error: standard output: No space left on device\n")
    }

    @Test("A full disk outranks the code of another failure")
    func fullDiskAndFailure() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let console = console(writingTo: full.fileDescriptor)
      #expect(Sample.tool.run(arguments: ["fail", "code"], console: console) == 2)
    }
  #endif

  @Test("More than the buffer holds arrives whole and in order")
  func largeOutput() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(), to: "out")
    let file = try #require(FileHandle(forWritingAtPath: folder.path("out")))
    let console = console(writingTo: file.fileDescriptor)
    let lines = (0..<50_000).map { "line \($0)" }
    for line in lines { console.out(line) }
    try console.flush()
    #expect(try folder.bytes("out") == Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}
