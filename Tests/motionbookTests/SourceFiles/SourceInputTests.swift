import AppScan
import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import motionbook

@Suite("Reading an app's files")
struct SourceInputTests {
  private let runner: CommandRunner

  init() throws { runner = try CommandRunner(packs: []) }

  private func input(_ paths: String...) throws -> SourceInput {
    SourceInput(try SourceWalk.files(at: paths, SourceSelection(), currentDirectory: runner.path))
  }

  @Test("many files are read on all cores and given in order")
  func order() throws {
    for index in 0..<500 { try runner.write(String(repeating: "x", count: index), to: "f\(1000 + index).ts") }
    var input = try input(".")
    let read = input.read(Console.captured()) { _, text in text.count }
    #expect(read.map(\.value) == Array(0..<500))
    #expect(read.map(\.file.text) == (0..<500).map { "f\(1000 + $0).ts" })
  }

  @Test("files are left out by what they hold, and counted")
  func exclusions() throws {
    try runner.write("// Made by motionbook.\n", to: "Motion.swift")
    try runner.write("// @generated\n", to: "made.ts")
    try runner.write(String(repeating: "a{b;}", count: 4000), to: "small.js")
    try runner.write("let a = 1\n", to: "own.swift")
    try runner.write(String(repeating: "x\n", count: 5 << 20), to: "large.css")
    var input = try input(".")
    #expect(input.read(Console.captured()) { file, _ in file.text }.map(\.value) == ["own.swift"])
    #expect(input.list.leftOut == [.export: 1, .generated: 1, .minified: 1, .tooLarge: 1])
  }

  @Test("a file of 50 MB is not read, and one that is gone is a failure")
  func sparse() throws {
    try runner.write("", to: "large.js")
    #expect(truncate(runner.path("large.js"), 50 << 20) == 0)
    try runner.write("let a = 1\n", to: "own.swift")
    var input = try input(".")
    try runner.remove("own.swift")
    #expect(input.read(Console.captured()) { _, _ in 0 }.isEmpty)
    #expect(input.list.leftOut == [.tooLarge: 1])
    #expect(input.list.failures.map(\.name) == ["own.swift"])
    #expect(input.list.failures.map(\.reason) == ["No such file or directory"])
  }

  @Test("stdin stands for a file by its name, which the configuration can leave out")
  func stdin() throws {
    let console = Console.captured(currentDirectory: runner.path, input: Array("let a = 1\n".utf8))
    var input = try SourceInput(stdin: "new/Card.swift", SourceSelection(), console)
    let read = input.read(console) { file, text in "\(file.text) \(file.language) \(text.count)" }
    #expect(read.map(\.value) == ["new/Card.swift swift 10"])
    #expect(throws: Failure.self) { try SourceInput(stdin: "a.md", SourceSelection(), console) }
    var selection = SourceSelection()
    selection.exclude = [try PathPattern("new/**")]
    selection.folder = SystemPath.resolved(Array(runner.path.utf8))
    try runner.makeFolder("new")
    #expect(try SourceInput(stdin: "new/Card.swift", selection, console).list.leftOut == [.configured: 1])
  }
}

extension SourceInput {
  /// Reads the files and gathers the values of their texts.
  mutating func read<Value: Sendable>(
    _ console: Console,
    work: @escaping @Sendable (_ file: SourceFile, _ text: UnsafeBufferPointer<UInt8>) -> Value
  ) -> [(file: SourceFile, value: Value)] {
    var values: [(file: SourceFile, value: Value)] = []
    read(console, work: work) { values.append(($0, $1)) }
    return values
  }
}
