import Foundation
import TestSupport
import Testing

@testable import motionbook

@Suite("diff with revisions of git")
struct DiffRevisionTests {
  private static func registry(duration: Double) -> String {
    """
    {"format": "motionbook/1", "presets": [{"name": "a", "kind": "spring", "duration": \(duration)}]}
    """
  }

  /// Two commits of a registry as JSON, with another duration each.
  private func makeRepository() throws -> CommandRunner {
    let runner = try CommandRunner(packs: [])
    try TestRepository.git(runner.path, "init", "-q")
    for duration in [0.5, 0.6] {
      try runner.write(Self.registry(duration: duration), to: "motionbook.json")
      try TestRepository.git(runner.path, "add", "-A")
      try TestRepository.git(runner.path, "commit", "-q", "-m", "\(duration)")
    }
    return runner
  }

  @Test(
    "a revision is compared with a file and with another revision")
  func revisions() throws {
    let runner = try makeRepository()
    #expect(runner.run("diff", "git:HEAD", "motionbook.json").code == 0)
    let result = runner.run("diff", "git:HEAD~1", "git:HEAD")
    #expect(result.code == 1, "\(result.err)")
    #expect(result.out.contains("duration  0.5 -> 0.6"))
    #expect(runner.run("diff", "git:HEAD~1:motionbook.json", "git:HEAD").code == 1)
    #expect(runner.run("diff", "git:HEAD~1", "git:HEAD", "--registry", "motionbook.json").code == 1)
  }

  @Test("the nearest registry above a folder is the one that is meant")
  func subfolder() throws {
    let runner = try makeRepository()
    try runner.write(Self.registry(duration: 0.6), to: "app/copy/other.json")
    let result = runner.run(["diff", "git:HEAD", "other.json"], in: "app/copy")
    #expect(result.code == 0, "\(result.err)")
    #expect(runner.run(["diff", "git:HEAD~1:../../motionbook.json", "other.json"], in: "app/copy").code == 1)
    #expect(runner.run("diff", "git:HEAD:app/copy/other.json", "motionbook.json").code == 2)
    // As git counts a path, from the root; with a dot it is counted from here.
    #expect(runner.run(["diff", "git:HEAD:motionbook.json", "other.json"], in: "app/copy").code == 0)
    let here = runner.run(["diff", "git:HEAD:./motionbook.json", "other.json"], in: "app/copy")
    #expect(here.code == 2 && here.err.contains("no ./motionbook.json at the revision HEAD"), "\(here.err)")
  }

  @Test(
    "What reads a registry reads one at a revision, and what changes it refuses that with the way to a file")
  func reading() throws {
    let runner = try makeRepository()
    let then = runner.run("list", "--json", "--registry", "git:HEAD~1")
    #expect(then.code == 0 && then.out != runner.run("list", "--json").out, "\(then.err)")
    let refused = runner.run("tweak", "*", "--bounce", "0.1", "--registry", "git:HEAD")
    #expect(
      refused.code == 64 && refused.err.contains("export --registry git:HEAD -o old.json"), "\(refused.err)")
    #expect(runner.run("export", "--registry", "git:HEAD~1", "-o", "old.json").code == 0)
    #expect(runner.run("diff", "git:HEAD~1", "old.json").code == 0)
  }

  @Test("a database that was committed is read from a copy, which is removed")
  func database() throws {
    let runner = try CommandRunner()
    try TestRepository.git(runner.path, "init", "-q")
    try TestRepository.git(runner.path, "add", "-A")
    try TestRepository.git(runner.path, "commit", "-q", "-m", "first")
    try runner.add(#"{"name": "later", "kind": "duration", "duration": 0.2}"#)
    let temporary = runner.path("temporary")
    try runner.makeFolder("temporary")
    let result = runner.run(
      ["diff", "git:HEAD", "motionbook.db", "--json"], environment: ["TMPDIR": temporary])
    #expect(result.code == 1, "\(result.err)")
    #expect(try JSONObject(result.out).objects("added").map { try $0.string("name") } == ["later"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
  }

  @Test("what git does not have is said in a sentence, with exit code 2")
  func failures() throws {
    let runner = try makeRepository()
    let revision = runner.run("diff", "git:nowhere", "motionbook.json")
    #expect(revision.code == 2)
    #expect(revision.err.contains("no revision nowhere"))
    let file = runner.run("diff", "git:HEAD:other.json", "motionbook.json")
    #expect(file.code == 2)
    #expect(file.err.contains("no other.json at the revision HEAD"))
    for word in ["git:", "git:--output=x", "git:HEAD:"] {
      #expect(runner.run("diff", word, "motionbook.json").code == 64)
    }
    let outside = try CommandRunner(packs: [])
    try outside.write(Self.registry(duration: 1), to: "motionbook.json")
    let none = outside.run("diff", "git:HEAD", "motionbook.json")
    #expect(none.code == 2)
    #expect(none.err.contains("repository"))
  }

  @Test("git:A... is where HEAD parted from A, and git:A...B where B did")
  func forks() throws {
    let runner = try makeRepository()
    try TestRepository.git(runner.path, "branch", "ahead")
    try TestRepository.git(runner.path, "checkout", "-q", "-b", "behind", "HEAD~1")
    #expect(runner.run("diff", "git:ahead", "motionbook.json").code == 1)
    for word in ["git:ahead...", "git:ahead...behind", "git:...ahead", "git:ahead...:motionbook.json"] {
      let result = runner.run("diff", word, "motionbook.json")
      #expect(result.code == 0, "\(word): \(result.out)\(result.err)")
    }
    #expect(runner.run("diff", "git:nowhere...", "motionbook.json").err.contains("has no revision nowhere"))
    try TestRepository.git(runner.path, "checkout", "-q", "--orphan", "apart")
    try TestRepository.git(runner.path, "commit", "-q", "-m", "apart")
    let apart = runner.run("diff", "git:ahead...", "motionbook.json")
    #expect(apart.code == 2 && apart.err.contains("ahead and HEAD share no commit"), "\(apart.err)")
  }

  @Test("What a clone lacks is named with the command that fetches it, which does")
  func missingInClone() throws {
    let runner = try makeRepository()
    try TestRepository.git(runner.path, "branch", "-M", "main")
    try TestRepository.git(runner.path, "checkout", "-q", "-b", "topic")
    try TestRepository.git(runner.path, "commit", "-q", "--allow-empty", "-m", "topic")
    func clone(_ name: String, _ words: String...) throws {
      try TestRepository.git(
        runner.path,
        ["clone", "-q", "--single-branch"] + words + ["file://\(runner.path)", runner.path(name)])
    }
    func expect(_ words: [String], in folder: String, fetchedBy command: String) throws {
      let missing = runner.run(words, in: folder)
      #expect(missing.code == 2 && missing.err.contains("`\(command)`"), "\(missing.err)")
      try TestRepository.git(
        runner.path(folder), Array(command.split(separator: " ").map(String.init).dropFirst()))
      let found = runner.run(words, in: folder)
      #expect(found.code == 1 || found.code == 0, "\(found.err)")
    }
    let fetch = "+refs/heads/main:refs/remotes/origin/main"
    try clone("shallow", "--depth", "1")
    try expect(
      ["diff", "git:origin/main...", "motionbook.json"], in: "shallow",
      fetchedBy: "git fetch --unshallow origin \(fetch)")
    try clone("cut", "--depth", "1")
    try expect(["diff", "git:HEAD~2", "motionbook.json"], in: "cut", fetchedBy: "git fetch --unshallow")
    try clone("whole")
    try expect(
      ["diff", "git:origin/main~1", "motionbook.json"], in: "whole", fetchedBy: "git fetch origin \(fetch)")
    let short = runner.run(["diff", "git:main", "motionbook.json"], in: "whole")
    #expect(
      short.code == 2 && short.err.contains("has no revision main; there is origin/main"), "\(short.err)")
  }

  @Test("A registry in a submodule is found at the submodule's revisions")
  func submodule() throws {
    let runner = try CommandRunner(packs: [])
    for folder in ["tokens", "app"] {
      try runner.makeFolder(folder)
      try TestRepository.git(runner.path(folder), "init", "-q")
    }
    try runner.write(Self.registry(duration: 0.5), to: "tokens/motionbook.json")
    try TestRepository.commit(in: runner.path("tokens"))
    let add = ["-c", "protocol.file.allow=always", "submodule", "add", "-q", runner.path("tokens"), "tokens"]
    try TestRepository.git(runner.path("app"), add)
    try runner.write(#"{"registry": "tokens/motionbook.json"}"#, to: "app/.motionbook.json")
    try runner.write(#"{"registry": "../tokens/motionbook.json"}"#, to: "app/web/.motionbook.json")
    try TestRepository.commit(in: runner.path("app"))
    try runner.write(Self.registry(duration: 0.6), to: "app/tokens/motionbook.json")
    for (folder, path) in [("app", "tokens/motionbook.json"), ("app/web", "../tokens/motionbook.json")] {
      let result = runner.run(["diff", "git:HEAD", path], in: folder)
      #expect(result.code == 1 && result.out.contains("duration  0.5 -> 0.6"), "\(result.err)")
    }
    // Its branches and tags are its own, too.
    try TestRepository.git(runner.path("app/tokens"), "tag", "v1")
    for words in [["diff", "git:v1", "../tokens/motionbook.json"], ["list", "--registry", "git:v1"]] {
      let tagged = runner.run(words, in: "app/web")
      #expect(tagged.out.contains("0.5"), "\(words) \(tagged.err)")
    }
    let undo = runner.run(["undo"], in: "app/web")
    #expect(
      undo.err.contains("`git -C \(runner.path("app/tokens")) restore --staged --worktree motionbook.json`"),
      "\(undo.err)")
    try runner.remove("app/.motionbook.json")
    let direct = runner.run(["diff", "git:HEAD", "tokens/motionbook.json"], in: "app")
    #expect(direct.out.contains("duration  0.5 -> 0.6"), "\(direct.err)")
    try runner.write(#"{"registry": "tokens/motionbook.json"}"#, to: "app/.motionbook.json")
    let setup = runner.run(["git-setup"], in: "app")
    #expect(setup.err.contains("until `motionbook git-setup` is run in tokens, too"), "\(setup.err)")
  }

  @Test("The registry at a revision is looked for where the one that it is compared with stands, or stood")
  func besides() throws {
    let runner = try CommandRunner(packs: [])
    try TestRepository.git(runner.path, "init", "-q")
    try runner.write(Self.registry(duration: 0.5), to: "packages/ui/motionbook.json")
    try runner.write(Self.registry(duration: 0.5), to: "tokens.json")
    try TestRepository.commit(in: runner.path)
    try runner.write(Self.registry(duration: 0.6), to: "packages/ui/motionbook.json")
    try runner.write(Self.registry(duration: 0.6), to: "tokens.json")
    for path in ["packages/ui/motionbook.json", "tokens.json"] {
      let result = runner.run("diff", "git:HEAD", path)
      #expect(result.out.contains("duration  0.5 -> 0.6"), "\(result.out)\(result.err)")
    }
    let turned = runner.run("diff", "packages/ui/motionbook.json", "git:HEAD")
    #expect(turned.out.contains("duration  0.6 -> 0.5"), "\(turned.out)\(turned.err)")
    try runner.makeFolder("design")
    try TestRepository.git(runner.path, "mv", "packages/ui/motionbook.json", "design/motionbook.json")
    let moved = runner.run(["diff", "git:HEAD", "motionbook.json"], in: "design")
    #expect(moved.out.contains("duration  0.5 -> 0.6"), "\(moved.out)\(moved.err)")
    try TestRepository.git(runner.path, "reset", "-q")
    for words in [
      ["diff", "git:HEAD", "motionbook.json"], ["gallery", "--against", "git:HEAD", "-o", "a.html"],
    ] {
      let lost = runner.run(words, in: "design")
      #expect(lost.code == 2, "\(lost.err)")
      #expect(lost.err.contains("git:HEAD:packages/ui/motionbook.json"), "\(lost.err)")
    }
  }

  @Test("A registry behind a symbolic link is found at a revision, and has its history")
  func link() throws {
    let runner = try CommandRunner(packs: [])
    try TestRepository.git(runner.path, "init", "-q")
    try runner.write(Self.registry(duration: 0.5), to: "real/motionbook.json")
    try FileManager.default.createSymbolicLink(
      atPath: runner.path("motionbook.json"), withDestinationPath: "real/motionbook.json")
    try TestRepository.commit(in: runner.path)
    #expect(runner.run("list", "--names", "--registry", "git:HEAD").out == "a\n")
    try runner.write(Self.registry(duration: 0.6), to: "real/motionbook.json")
    let diff = runner.run("diff", "git:HEAD", "motionbook.json")
    #expect(diff.out.contains("duration  0.5 -> 0.6"), "\(diff.err)")
    #expect(runner.run("log").out.contains("0.5 -> 0.6"))
    #expect(runner.run("undo").err.contains("restore --staged --worktree real/motionbook.json"))
  }

  @Test("The environment names a registry at a revision as --registry does")
  func environment() throws {
    let runner = try makeRepository()
    let environment = ["MOTIONBOOK_REGISTRY": "git:HEAD~1"]
    #expect(runner.run(["export"], environment: environment).out.contains("0.5"))
    for words in [["init"], ["tweak", "a", "--duration", "1"]] {
      let refused = runner.run(words, environment: environment)
      #expect(refused.code == 64 && refused.err.contains("git:HEAD~1 is a revision"), "\(refused.err)")
    }
  }

  @Test("Of a revision before there was a registry all is new; a path that is named must be there")
  func beforeTheFirst() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write("", to: "app.swift")
    try TestRepository.make(in: runner.path)
    try runner.write(Self.registry(duration: 0.5), to: "motionbook.json")
    let diff = runner.run("diff", "git:HEAD...", "motionbook.json", "--format", "markdown")
    #expect(diff.code == 1 && diff.out.contains("1 added"), "\(diff.err)")
    #expect(diff.err.contains("there was no registry at HEAD... yet"))
    let gallery = runner.run("gallery", "--against", "git:HEAD", "-o", "motion.html")
    #expect(gallery.code == 0, "\(gallery.err)")
    for words in [["git:HEAD:motionbook.json", "motionbook.json"], ["motionbook.json", "git:HEAD"]] {
      let none = runner.run(["diff"] + words)
      #expect(none.code == 2 && none.err.contains("at the revision HEAD"), "\(none.err)")
    }
  }
}
