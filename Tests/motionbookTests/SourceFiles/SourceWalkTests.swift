import AppScan
import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import motionbook

@Suite("Walking an app's files")
struct SourceWalkTests {
  private let runner: CommandRunner

  init() throws { runner = try CommandRunner(packs: []) }

  private func files(_ paths: String..., selection: SourceSelection = SourceSelection()) throws -> SourceList
  {
    try SourceWalk.files(at: paths, selection, currentDirectory: runner.path)
  }

  private func write(_ files: String...) throws {
    for file in files { try runner.write("let a = 1\n", to: file) }
  }

  @Test("files come in the order of their full paths, named from the path that was given")
  func order() throws {
    try write(
      "app/b/z.swift", "app/b.swift", "app/a/x.kt", "app/b-c.css", "app/Z.ts", "app/readme.md", "app/x.json")
    let expected = ["Z.ts", "a/x.kt", "b-c.css", "b.swift", "b/z.swift"]
    #expect(try files("app").files.map(\.text) == expected)
    #expect(try files("./app/../app/").files.map(\.text) == expected)
    #expect(try files(runner.path("app")).files.map(\.text) == expected)
    #expect(try files("app").files.map(\.language) == [.typescript, .kotlin, .css, .swift, .swift])
  }

  @Test("several paths keep theirs in the names, and overlapping ones give a file once")
  func several() throws {
    try write("app/a.swift", "web/b.ts")
    #expect(try files("web", "app/", "app/a.swift").files.map(\.text) == ["web/b.ts", "app/a.swift"])
    #expect(try files("app/a.swift").files.map(\.text) == ["app/a.swift"])
  }

  @Test(".gitignore counts with those above up to the repository's root, and info/exclude")
  func ignoring() throws {
    try TestRepository.git(runner.path, "init", "-q")
    try runner.write("*.gen.kt\nout/\n!keep.gen.kt\n", to: ".gitignore")
    try runner.write("secret.swift\n", to: ".git/info/exclude")
    try runner.write("/local.swift\n", to: "app/.gitignore")
    try write(
      "app/a.swift", "app/b.gen.kt", "app/out/c.swift", "app/secret.swift", "app/local.swift",
      "app/x/local.swift")
    let list = try files("app")
    #expect(list.files.map(\.text) == ["a.swift", "x/local.swift"])
    #expect(list.leftOut == [.ignored: 4])
    try runner.write("*.swift\n", to: "above.gitignore")
    try write("other/.git/HEAD", "other/secret.swift")
    #expect(try files("other").files.map(\.text) == ["secret.swift"])
    #expect(try files(".").files.map(\.text) == ["app/a.swift", "app/x/local.swift", "other/secret.swift"])
  }

  @Test("what git tracks is read, whatever its patterns say")
  func tracked() throws {
    try TestRepository.git(runner.path, "init", "-q")
    try write("style.css", "out/deep/a.css", "out/b.css", "out/c.css", "app/d.css", "build/e.css")
    try TestRepository.git(runner.path, "add", "style.css", "out/deep/a.css", "out/b.css", "build/e.css")
    try runner.write("style.css\nout/\n*.css\n", to: ".gitignore")
    let list = try files(".")
    #expect(list.files.map(\.text) == ["out/b.css", "out/deep/a.css", "style.css"])
    #expect(list.leftOut == [.ignored: 2, .vendored: 2])
    #expect(try files("out").files.map(\.text) == ["b.css", "deep/a.css"])
    try TestRepository.git(runner.path, "update-index", "--index-version", "4")
    #expect(try files(".").files.map(\.text) == ["out/b.css", "out/deep/a.css", "style.css"])
    try TestRepository.git(runner.path, "update-index", "--split-index")
    try TestRepository.git(runner.path, "add", "-f", "out/c.css")
    #expect(try files(".").files.map(\.text) == ["out/b.css", "out/c.css", "out/deep/a.css", "style.css"])
  }

  @Test("of XML only the resources of Android are read")
  func resources() throws {
    try write(
      "pom.xml", "res/anim/fade.xml", "res/layout/main.xml", "res/values-night/integers.xml", "anim.xml")
    #expect(try files(".").files.map(\.text) == ["res/anim/fade.xml", "res/values-night/integers.xml"])
    #expect(try files("res/anim/fade.xml").files.map(\.language) == [.xml])
    #expect(try files("pom.xml").notes.count == 1)
  }

  @Test("a worktree has the excludes of its repository")
  func worktree() throws {
    let main = runner.path("main")
    try write("main/a.swift")
    try TestRepository.git(main, "init", "-q")
    try TestRepository.git(main, "add", "-A")
    try TestRepository.git(main, "commit", "-q", "-m", "first")
    try TestRepository.git(main, "worktree", "add", "-q", runner.path("tree"))
    try runner.write("secret.swift\n", to: "main/.git/info/exclude")
    try write("tree/secret.swift")
    #expect(try files("tree").files.map(\.text) == ["a.swift"])
  }

  @Test("vendored, generated and minified files are left out, unless the folder is what was typed")
  func exclusions() throws {
    try write(
      "a.swift", "node_modules/x/b.js", "ios/Pods/c.swift", "web/app.min.js", "lib/card.g.dart",
      "aTests.swift",
      "card.stories.tsx")
    let list = try files(".")
    #expect(list.files.map(\.text) == ["a.swift", "card.stories.tsx"])
    #expect(list.leftOut == [.vendored: 2, .minified: 1, .generated: 1, .test: 1])
    #expect(try files("node_modules").files.map(\.text) == ["x/b.js"])
  }

  @Test("include and exclude begin at the project file's folder, wherever the walk begins")
  func configured() throws {
    try write("Sources/a.swift", "Sources/Generated/b.swift", "android/c.kt", "Sources/deep/er/d.swift")
    var selection = SourceSelection()
    selection.include = [try PathPattern("Sources/**")]
    selection.exclude = [try PathPattern("**/Generated/**")]
    selection.folder = SystemPath.resolved(Array(runner.path.utf8))
    #expect(
      try files(".", selection: selection).files.map(\.text) == [
        "Sources/a.swift", "Sources/deep/er/d.swift",
      ])
    #expect(try files("Sources/deep", selection: selection).files.map(\.text) == ["er/d.swift"])
    #expect(try files("android", selection: selection).files.isEmpty)
    #expect(try files("android/c.kt", selection: selection).leftOut == [.configured: 1])
    #expect(try files("Sources/Generated", selection: selection).files.isEmpty)
  }

  @Test("links are not followed, so that loops end and no file is read twice")
  func links() throws {
    try write("app/a.swift")
    try FileManager.default.createSymbolicLink(
      atPath: runner.path("app/loop"), withDestinationPath: runner.path("app"))
    try FileManager.default.createSymbolicLink(
      atPath: runner.path("app/b.swift"), withDestinationPath: runner.path("app/a.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: runner.path("link"), withDestinationPath: runner.path("app"))
    #expect(try files("app").files.map(\.text) == ["a.swift"])
    #expect(try files("app").leftOut == [.link: 1])
    #expect(try files("link").files.map(\.text) == ["a.swift"])
  }

  @Test("an unreadable folder is listed, and a path where nothing is an error")
  func unreadable() throws {
    try write("app/a.swift", "app/closed/b.swift")
    #expect(throws: FileError.self) { try files("nowhere") }
    #expect(mkfifo(runner.path("pipe"), 0o600) == 0)
    #expect(throws: FileError.self) { try files("pipe") }
    // Root reads everything: a path beyond the system's limit is what it cannot open either.
    try makeDeepFolder()
    let list = try files("deep")
    #expect(list.files.isEmpty)
    #expect(list.failures.count == 1 && list.notes.isEmpty, "\(list.failures)")
  }

  /// A chain of folders that is longer than a path may be.
  private func makeDeepFolder() throws {
    let name = String(repeating: "d", count: 250)
    let script =
      "mkdir deep; cd deep; for i in $(seq 20); do mkdir \(name) && cd -P \(name) || exit 1; done; touch a.ts"
    #expect(try Program.run(["sh", "-c", "cd '\(runner.path)'; \(script)"]).status == 0)
  }

  @Test("names with newlines, quotes and bytes that are no UTF-8 are read")
  func names() throws {
    let script =
      "mkdir odd; printf x > \"$(printf 'odd/new\\nline.swift')\"; printf x > \"$(printf 'odd/b\\377.swift')\""
    #expect(try Program.run(["sh", "-c", "cd '\(runner.path)'; \(script)"]).status == 0)
    var input = SourceInput(try files("odd"))
    let read = input.read(Console.captured()) { file, text in (file.text, text.count) }
    #expect(read.map(\.value.0) == ["b\u{FFFD}.swift", "new\nline.swift"])
    #expect(read.map(\.value.1) == [1, 1])
  }

  @Test("a list names files from the working directory; what is gone is a failure")
  func lists() throws {
    try write("app/a.swift", "app/Pods/b.swift", "app/c.md", "app/d.swift")
    let list = SourceWalk.files(
      listed: ["app/d.swift", "app/gone.swift", "app/a.swift", "app/Pods/b.swift", "app/c.md", "app"].map {
        Array($0.utf8)
      }, SourceSelection(), currentDirectory: runner.path)
    #expect(list.files.map(\.text) == ["app/d.swift", "app/a.swift"])
    #expect(list.leftOut == [.vendored: 1])
    #expect(list.failures.map(\.name) == ["app/gone.swift"] && list.notes.isEmpty)
  }
}
