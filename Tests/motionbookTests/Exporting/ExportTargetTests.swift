import Export
import Foundation
import TestSupport
import Testing

@Suite("The files that exports may write")
struct ExportTargetTests {
  /// A folder with a registry, and a project below it.
  private func project(_ exports: String) throws -> CommandRunner {
    let runner = try CommandRunner(packs: ["apple"])
    try runner.write(
      #"{"registry": "../motionbook.db", "exports": [\#(exports)]}"#, to: "project/.motionbook.json")
    return runner
  }

  private func export(_ runner: CommandRunner, _ words: String...) -> CommandRunner.Result {
    runner.run(["export", "--all"] + words, in: "project")
  }

  @Test("A script's ending says whether its module has types, with a project file and without")
  func scripts() throws {
    let runner = try project(
      #"{"format": "waapi", "to": "a.js"}, {"format": "waapi", "to": "a.ts"}, {"format": "css", "to": "a.css"}"#
    )
    #expect(export(runner).code == 0)
    #expect(export(runner, "--check").code == 0)
    for (file, isTyped) in [("a.js", false), ("a.ts", true)] {
      #expect(try runner.read("project/" + file).contains("export type") == isTyped)
    }
    for (target, code) in [("b.mjs", 0), ("b.cjs", 64)] {
      let result = runner.run("export", "--format", "motion", "-o", target)
      #expect(result.code == code, "\(result)")
      #expect(code == 0 || result.err.contains("b.cjs would be none; end its name in .js or .mjs"))
    }
    #expect(try !runner.read("b.mjs").contains("export type"))
    let project = try project(#"{"format": "waapi", "to": "a.cjs"}"#)
    #expect(export(project).err.contains("a.cjs would be none"))
  }

  @Test(
    "A project file does not lead out of its folder: not by dots, not by a whole path, not by a link",
    arguments: [
      "../out.css", "deep/../../out.css", "away/out.css", "dangling.css", "/tmp/../tmp/motionbook-out.css",
      "outer/", "a/../../project-2/out.css",
    ])
  func outside(target: String) throws {
    let runner = try project(
      #"{"format": "css", "to": "in.css"}, {"format": "css", "to": "\#(target)"}"#)
    let files = FileManager.default
    try runner.makeFolder("outer")
    try runner.makeFolder("project-2")
    for folder in ["project/deep", "project/a"] {
      try runner.makeFolder(folder)
    }
    try files.createSymbolicLink(atPath: runner.path("project/away"), withDestinationPath: "../outer")
    try files.createSymbolicLink(atPath: runner.path("project/outer"), withDestinationPath: "../outer")
    try files.createSymbolicLink(
      atPath: runner.path("project/dangling.css"), withDestinationPath: "../outer/new.css")
    for words in [[], ["--force"], ["--dry-run"], ["--check"]] {
      let result = runner.run(["export", "--all"] + words, in: "project")
      #expect(result.code == 2, "\(result.err)")
      #expect(result.err.contains(".motionbook.json: an export to"), "\(result.err)")
      #expect(result.err.contains("outside of the project"))
    }
    #expect(
      !runner.exists("out.css") && !runner.exists("project/in.css") && !runner.exists("project-2/out.css"))
    #expect(try files.contentsOfDirectory(atPath: runner.path("outer")).isEmpty)
    #expect(!files.fileExists(atPath: "/tmp/motionbook-out.css"))
    // The command that pull requests run looks at the same files.
    try runner.write("let a = 1\n", to: "project/app/a.swift")
    #expect(runner.run(["check", "app"], in: "project").code == 2)
  }

  @Test(
    "Inside of its folder it leads anywhere but among git's files",
    arguments: [
      ("made/css/motion.css", 0), ("./x.css", 0), ("made/../x.css", 0), (".git/hooks/pre-commit", 2),
      ("sub/.GIT/config.css", 2),
    ] as [(String, Int32)])
  func inside(target: String, code: Int32) throws {
    let runner = try project(#"{"format": "css", "to": "\#(target)"}"#)
    try runner.makeFolder("project/made")
    let result = export(runner)
    #expect(result.code == code, "\(result.err)")
    #expect(runner.exists("project/" + target) == (code == 0))
  }

  @Test("What no export has written is left alone without --force, and --check does not show it")
  func unmarked() throws {
    let runner = try project(#"{"format": "csv", "to": "notes.txt"}"#)
    try runner.write("a secret\n", to: "project/notes.txt")
    for words in [[], ["--dry-run"]] {
      let result = runner.run(["export", "--all"] + words, in: "project")
      #expect(result.code == 1 && result.err.contains("--force"), "\(result.err)")
    }
    let check = export(runner, "--check")
    #expect(check.code == 1)
    #expect(!(check.out + check.err).contains("secret"), "\(check.out)")
    #expect(check.out.contains("notes.txt was not written by an export"))
    #expect(try runner.read("project/notes.txt") == "a secret\n")
    #expect(export(runner, "--force").code == 0)
    #expect(try runner.read("project/notes.txt").hasPrefix("name,kind"))
    #expect(export(runner).code == 0)
    #expect(runner.run(["export", "--force", "--check", "-o", "a"]).code == 64)
  }

  @Test("The same holds for a file that a person types; an empty one is free")
  func typed() throws {
    let runner = try project("")
    try runner.write("mine\n", to: "mine.css")
    try runner.write("", to: "empty.css")
    #expect(runner.run("export", "--format", "css", "-o", "mine.css").code == 1)
    #expect(try runner.read("mine.css") == "mine\n")
    #expect(runner.run("export", "--format", "css", "-o", "mine.css", "--force").code == 0)
    #expect(runner.run("export", "--format", "css", "-o", "empty.css").code == 0)
    #expect(
      runner.run(
        "export", "--format", "css", "-o", "../\(runner.path.split(separator: "/").last ?? "")/x.css"
      ).code == 0)
  }

  @Test(
    "Two exports into one file are refused before anything is written",
    arguments: [
      (#"{"format": "css", "to": "a.css"}, {"format": "scss", "to": "./made/../a.css"}"#),
      (#"{"format": "css", "to": "made/"}, {"format": "css", "to": "made/motion.css"}"#),
      (#"{"format": "css", "to": "a.css"}, {"format": "scss", "to": "link.css"}"#),
      (#"{"format": "css", "to": "a.css"}, {"format": "android-xml", "to": "res/"}, {"format": "android-xml", "to": "res/", "options": {"prefix": "b"}}"#),
    ])
  func shared(exports: String) throws {
    let runner = try project(exports)
    let files = FileManager.default
    try runner.makeFolder("project/made")
    try files.createSymbolicLink(atPath: runner.path("project/link.css"), withDestinationPath: "a.css")
    for words in [[], ["--check"], ["--force"]] {
      let result = runner.run(["export", "--all"] + words, in: "project")
      #expect(result.code == 2 && result.err.contains("two exports are written to"), "\(result.err)")
    }
    for file in ["a.css", "made/motion.css", "res"] { #expect(!runner.exists("project/" + file), "\(file)") }
  }

  @Test(
    "Whatever a format writes bears its mark, so that it is written again",
    arguments: Extent.cases(ExportFormats.all.map(\.name)))
  func marks(format: String) throws {
    let runner = try CommandRunner()
    let words = ["export", "--format", format, "-o", "made/"]
    #expect(runner.run(words).code == 0)
    let made = runner.path("made/")
    let paths = try #require(FileManager.default.enumerator(atPath: made)).compactMap { $0 as? String }
    var count = 0
    for path in paths where (try? Data(contentsOf: URL(fileURLWithPath: made + path))) != nil {
      let bytes = try runner.bytes("made/" + path)
      guard !bytes.isEmpty, (try? FileManager.default.contentsOfDirectory(atPath: made + path)) == nil else {
        continue
      }
      #expect(ExportMark.isBorne(by: Array(bytes)), "\(path)")
      count += 1
      // Stale by a byte at its end, which no mark stands at.
      try (bytes + Data(" ".utf8)).write(to: URL(fileURLWithPath: made + path))
    }
    #expect(count > 0)
    #expect(runner.run(words).code == 0)
  }

  @Test(
    "What people write bears none",
    arguments: [
      "", "#!/bin/sh\n", #"{"registry": "a.db"}"#, "name,price\n", ".a { color: red }",
      #"{"format": "other/1"}"#,
      "// Generated by another\n",
    ])
  func foreign(text: String) { #expect(!ExportMark.isBorne(by: Array(text.utf8))) }
}
