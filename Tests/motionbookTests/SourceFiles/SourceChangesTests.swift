import AppScan
import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import motionbook

@Suite("Changes since a revision of git")
struct SourceChangesTests {
  private let runner: CommandRunner

  /// Stands for all lines of a file.
  private static let whole = [1...Int.max]

  init() throws { runner = try CommandRunner(packs: []) }

  private func git(_ words: String...) throws {
    try TestRepository.git(runner.path, words)
  }

  private func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "more")
  }

  /// The changed lines of each file that has some, by its name in reports.
  private func changes(_ revision: String, _ paths: String...) throws -> [String: [ClosedRange<Int>]] {
    let list = try SourceWalk.files(at: paths, SourceSelection(), currentDirectory: runner.path)
    let changes = try SourceChanges(
      since: revision, in: list.roots, Console.captured(currentDirectory: runner.path))
    var found: [String: [ClosedRange<Int>]] = [:]
    for file in list.files {
      let lines = changes.lines(of: file) ?? Self.whole
      if !lines.isEmpty { found[file.text] = lines }
    }
    return found
  }

  private func makeRepository() throws {
    try git("init", "-q", "-b", "main")
    for file in ["app/a.swift", "app/deep/b c.kt", "web/d.ts"] {
      try runner.write("1\n2\n3\n4\n5\n", to: file)
    }
    try commit()
  }

  @Test("committed, staged and unsaved changes count, in files of any name, and new files as a whole")
  func kinds() throws {
    try makeRepository()
    try runner.write("1\n2\nnew\n4\n5\n", to: "app/a.swift")
    try commit()
    try runner.write("0\n1\n2\n3\n4\n5\n", to: "app/deep/b c.kt")
    try git("add", "-A")
    try runner.write("1\n2\n", to: "web/d.ts")
    try runner.write("1\n", to: "app/\"new\"\n\tä.css")
    try runner.write("1\n", to: "app/deep/new.swift")
    #expect(
      try changes("HEAD~1", ".") == [
        "app/a.swift": [3...3], "app/deep/b c.kt": [1...1], "app/\"new\"\n\tä.css": Self.whole,
        "app/deep/new.swift": Self.whole,
      ])
    #expect(try changes("HEAD", "app/deep") == ["b c.kt": [1...1], "new.swift": Self.whole])
    #expect(try changes("HEAD", "web/d.ts", "app/deep/b c.kt") == ["app/deep/b c.kt": [1...1]])
  }

  @Test("what others changed in the revision's branch since is no change")
  func forked() throws {
    try makeRepository()
    try git("checkout", "-q", "-b", "topic")
    try runner.write("1\n2\n3\n4\nmine\n", to: "app/a.swift")
    try commit()
    try git("checkout", "-q", "main")
    try runner.write("theirs\n2\n3\n4\n5\n", to: "web/d.ts")
    try commit()
    try git("checkout", "-q", "topic")
    #expect(try changes("main", ".") == ["app/a.swift": [5...5]])
  }

  @Test("white space alone is no change: lines moved in, blanks between words, other ends of lines")
  func whiteSpace() throws {
    try makeRepository()
    try runner.write("a(1, 2)\n  b\n  c\n\td\ne", to: "app/e.ts")
    try commit()
    try runner.write("a( 1,2 )\r\n    b\r\nc \r\n  d2\r\ne\r\n", to: "app/e.ts")
    #expect(try changes("HEAD", ".") == ["app/e.ts": [4...4]])
  }

  @Test("the text that a file had is made of what git shows", arguments: 0..<4)
  func earlier(seed: UInt64) throws {
    try makeRepository()
    var generator = Seeded(seed: seed)
    let old = (0..<40).map { _ in "line \(Int.random(in: 0..<9, using: &generator))" }
    let new = old.flatMap { line -> [String] in
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: []
      case 1: [line, "more"]
      case 2: ["other"]
      default: [line]
      }
    }
    func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
    try runner.write(text(old), to: "app/a.swift")
    try commit()
    try runner.write(text(new), to: "app/a.swift")
    let list = try SourceWalk.files(at: ["app"], SourceSelection(), currentDirectory: runner.path)
    let changes = try SourceChanges(
      since: "HEAD", in: list.roots, Console.captured(currentDirectory: runner.path))
    let earlier = list.files.compactMap { changes.earlierText(of: $0) { Array(text(new).utf8) } }
    #expect(earlier.map { String(decoding: $0, as: UTF8.self) } == [text(old)])
  }

  @Test("a file that came from outside of the folder has the lines that it had there")
  func moved() throws {
    try makeRepository()
    try git("mv", "web/d.ts", "app/deep/e.ts")
    try runner.write("1\n2\n3\nnew\n5\n", to: "app/deep/e.ts")
    try git("mv", "app/a.swift", "app/deep/f.swift")
    #expect(try changes("HEAD", ".") == ["app/deep/e.ts": [4...4]])
    #expect(try changes("HEAD", "app/deep") == ["e.ts": [4...4]])
  }

  @Test("what has changed in a submodule counts, committed or not, and a new one as a whole")
  func submodules() throws {
    try makeRepository()
    let library = try CommandRunner(packs: [])
    try library.write("1\n2\n3\n", to: "src/a.css")
    try TestRepository.make(in: library.path)
    let add = ["-c", "protocol.file.allow=always", "submodule", "add", "-q", library.path, "app/lib"]
    try TestRepository.git(runner.path, add)
    #expect(try changes("HEAD", "app") == ["lib/src/a.css": Self.whole])
    try commit()
    #expect(try changes("HEAD", "app").isEmpty)
    try runner.write("1\nx\n3\n", to: "app/lib/src/a.css")
    #expect(try changes("HEAD", "app") == ["lib/src/a.css": [2...2]])
    try TestRepository.commit(in: runner.path("app/lib"))
    try commit()
    try runner.write("1\n", to: "app/lib/b.css")
    #expect(try changes("HEAD~1", ".") == ["app/lib/src/a.css": [2...2], "app/lib/b.css": Self.whole])
  }

  @Test("settings of a person's git change nothing")
  func settings() throws {
    try makeRepository()
    for (key, value) in [
      ("diff.noprefix", "true"), ("diff.mnemonicPrefix", "true"), ("color.ui", "always"),
      ("diff.interHunkContext", "9"), ("diff.context", "7"), ("diff.external", "false"),
      ("diff.renames", "copies"),
    ] { try git("config", key, value) }
    try runner.write("x\n2\n3\n4\ny\n", to: "app/a.swift")
    #expect(try changes("HEAD", ".") == ["app/a.swift": [1...1, 5...5]])
  }

  @Test("no repository and an unknown revision are said in a sentence")
  func failures() throws {
    try runner.write("1\n", to: "a.swift")
    let none = #expect(throws: Failure.self) { try changes("HEAD", ".") }
    #expect(none?.sentence.contains("repository") == true)
    try git("init", "-q")
    try commit()
    let unknown = #expect(throws: Failure.self) { try changes("nowhere", ".") }
    #expect(unknown?.sentence.contains("has no revision nowhere") == true)
    #expect(unknown?.exitCode == 2)
    #expect(throws: UsageError.self) { try changes("--output=x", ".") }
    #expect(throws: UsageError.self) { try changes("", ".") }
    try TestRepository.git(
      runner.path, "clone", "-q", "--depth", "1", "file://\(runner.path)", runner.path("shallow"))
    let shallow = #expect(throws: Failure.self) { try changes("HEAD~1", "shallow") }
    #expect(shallow?.sentence.contains("shallow") == true)
  }
}
