import Foundation
import Testing

@Suite("Files that cannot be read")
struct UnreadFilesTests {
  private let runner: CommandRunner
  private static let motion = "withAnimation(.easeIn(duration: 2)) { x = 1 }\n"

  init() throws {
    runner = try CommandRunner(packs: ["apple"])
    try runner.write(Self.motion, to: "app/a.swift")
  }

  /// Expects the finding of the rest, the name of what is missing even when quiet, and 2.
  private func expectIncomplete(
    _ words: [String], input: String = "", naming name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for words in [words, words + ["--quiet"], words + ["--strict"]] {
      let result = runner.run(words, input: input)
      #expect(result.code == 2, "\(words): \(result.err)", sourceLocation: sourceLocation)
      #expect(result.err.contains(name), "\(result.err)", sourceLocation: sourceLocation)
      #expect(result.out.contains("app/a.swift"), "\(result.out)", sourceLocation: sourceLocation)
    }
  }

  @Test("that a list names end the check with 2, behind the findings of the rest")
  func listed() {
    expectIncomplete(
      ["check", "--files-from", "-"], input: "app/a.swift\napp/gone.swift\n", naming: "app/gone.swift")
    let others = runner.run(["check", "--files-from", "-"], input: "app/a.swift\ngone.md\napp\n")
    #expect(others.code == 1, "a list of another program names more than sources: \(others.err)")
  }

  @Test("and so does one that is named and too large, not one that a folder has")
  func large() throws {
    try runner.write(Self.motion + String(repeating: " ", count: 8 << 20), to: "app/large.swift")
    expectIncomplete(
      ["check", "app/a.swift", "app/large.swift"], naming: "app/large.swift: larger than 8 MB")
    #expect(runner.run("check", "app").code == 1)
  }

  @Test(
    "and so do files and folders that the system refuses", .enabled(if: Person.isPossible, Person.reason))
  func refused() throws {
    let command = try BuiltCommand()
    try command.run("init").expect(0)
    try command.shell(
      """
      mkdir -p app/shut; echo 'withAnimation(.easeIn(duration: 2)) { x = 1 }' > app/a.swift
      cp app/a.swift app/b.swift; cp app/a.swift app/shut/c.swift; chmod 000 app/b.swift app/shut
      chmod 755 . app; chmod 644 motionbook.db
      """
    ).expect(0)
    defer { _ = try? command.shell("chmod 755 app/shut") }
    let outcome = try command.shell(
      "\(Person.prefix) \"$motionbook\" check app --quiet --registry motionbook.db")
    outcome.expectSentence(naming: "app/b.swift: Permission denied", "app/shut: Permission denied")
    #expect(outcome.text.contains("app/a.swift"))
  }

  @Test(
    "and a file that a fix cannot write, which changes the others",
    .enabled(if: Person.isPossible, Person.reason))
  func unwritable() throws {
    let command = try BuiltCommand(exportingSwiftTo: "app/Motion.swift")
    let equal = "import SwiftUI\nfunc a() { withAnimation(.spring(duration: 0.5, bounce: 0.3)) { x = 1 } }\n"
    for name in ["a", "b", "c"] { try command.write(equal, to: "app/\(name).swift") }
    try command.write(Self.motion, to: "app/d.swift")
    try command.shell("chmod -R a+rwX .; chmod 444 app/a.swift").expect(0)
    let check = """
      export MOTIONBOOK_PROJECT="$PWD/.motionbook.json"
      \(Person.prefix) "$motionbook" check app --fix --json --registry motionbook.json
      """
    let foretold = try command.shell(check + " --dry-run")
    foretold.expectSentence(naming: "app/a.swift: Permission denied")
    let outcome = try command.shell(check)
    #expect(foretold.text == outcome.text)
    outcome.expectSentence(naming: "app/a.swift: Permission denied")
    let report = try JSONObject(outcome.text)
    let left = try report.objects("left").map { "\(try $0.string("file")):\(Int(try $0.number("line")))" }
    #expect(left == ["app/a.swift:2"])
    #expect(outcome.text.contains("app/d.swift"))
    for name in ["b", "c"] {
      #expect(try command.read("app/\(name).swift").contains("Motion.apple.bouncy"))
    }
  }

  @Test("and nothing is written that would be of a part")
  func writing() {
    let list = "app/a.swift\napp/gone.swift\n"
    for words in [
      ["check", "--write-baseline", "out"], ["survey", "--write", "out"], ["survey", "--svg", "out"],
    ] {
      let result = runner.run([words[0], "--files-from", "-"] + words.dropFirst(), input: list)
      #expect(result.code == 2 && result.err.contains("Nothing has been written"), "\(result.err)")
      #expect(!runner.exists("out"))
    }
    let survey = runner.run(["survey", "--files-from", "-"], input: list)
    #expect(survey.code == 2 && survey.out.contains("Consistent: 1 motion in 1 file"), "\(survey.out)")
  }

  @Test("A line feed in a name does not make two of it")
  func name() {
    let result = runner.run(["check", "--files-from", "-"], input: "a\n::error::.swift\0")
    #expect(result.code == 2)
    #expect(
      !result.err.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") }, "\(result.err)")
  }
}
