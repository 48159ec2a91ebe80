import Foundation
import TestSupport
import Testing

@Suite("log and undo of a text in a git repository")
struct TextHistoryTests {
  /// A repository whose commits each change the registry, and an app's file beside it.
  private func repository() throws -> CommandRunner {
    let runner = try CommandRunner(packs: [])
    try runner.write(".config\n*.db\n", to: ".gitignore")
    #expect(runner.run("init", "--empty", "--registry", "motionbook.json").code == 0)
    #expect(runner.run("add", "spring", "a", "--duration", "0.5", "--bounce", "0").code == 0)
    #expect(runner.run("add", "duration", "z", "0.2").code == 0)
    try runner.write("first\n", to: "app.swift")
    try TestRepository.git(runner.path, "init", "-q", "-b", "main")
    try commit("made", in: runner)
    return runner
  }

  private func commit(_ message: String, in runner: CommandRunner) throws {
    try TestRepository.git(runner.path, "add", "-A")
    try TestRepository.git(runner.path, "commit", "-q", "-m", message)
  }

  private func tweak(_ name: String, _ duration: String, in runner: CommandRunner) {
    #expect(runner.run("tweak", name, "--duration", duration).code == 0)
  }

  private func notes(_ runner: CommandRunner, _ names: String...) throws -> [String] {
    try JSONObject(runner.run(["log", "--json"] + names).out).objects("changes").map { try $0.string("note") }
  }

  /// Runs the command that an undo names, as a shell does.
  private func follow(_ undo: CommandRunner.Result, in runner: CommandRunner) throws {
    let parts = undo.err.components(separatedBy: "`")
    try #require(undo.code == 1 && parts.count == 3, "\(undo.err)")
    let words = parts[1].split(separator: " ").map(String.init)
    if words[0] == "motionbook" {
      let result = runner.run(Array(words.dropFirst()))
      #expect(result.code == 0, "\(result.err)")
    } else {
      let result = try Program.run(["bash", "-c", parts[1]], in: runner.url)
      #expect(result.status == 0, "\(parts[1]): \(result.output)")
    }
  }

  @Test("What is not committed is taken back, staged or not; what never was cannot be")
  func uncommitted() throws {
    let runner = try repository()
    let before = try runner.read("motionbook.json")
    tweak("a", "0.7", in: runner)
    try runner.write("second\n", to: "app.swift")
    try TestRepository.git(runner.path, "add", "-A")
    try follow(runner.run("undo"), in: runner)
    #expect(try runner.read("motionbook.json") == before && runner.read("app.swift") == "second\n")
    try runner.write(before, to: "other.json")
    let untracked = runner.run("undo", "--registry", "other.json")
    #expect(untracked.code == 1 && untracked.err.contains("it is not committed yet"), "\(untracked.err)")
  }

  @Test("The latest commit is taken back in the registry alone, and one before it without what came since")
  func committed() throws {
    let runner = try repository()
    let began = runner.run("undo")
    #expect(began.code == 1 && began.err.contains("it began with "), "\(began.err)")
    let before = try runner.read("motionbook.json")
    tweak("a", "0.7", in: runner)
    try runner.write("second\n", to: "app.swift")
    try commit("slower", in: runner)
    let slower = try TestRepository.git(runner.path, "rev-parse", "HEAD").trimmingCharacters(
      in: .whitespacesAndNewlines)
    try follow(runner.run("undo"), in: runner)
    #expect(try runner.read("motionbook.json") == before && runner.read("app.swift") == "second\n")
    try TestRepository.git(runner.path, "restore", "motionbook.json")
    tweak("z", "0.3", in: runner)
    // With what is not committed, too.
    for _ in 0...1 {
      let earlier = runner.run("undo", slower)
      try follow(earlier, in: runner)
      #expect(runner.run("show", "a").out.contains("duration 0.5"), "\(earlier.err)")
      #expect(runner.run("show", "z").out.contains("0.3"))
      try commit("again", in: runner)
      try TestRepository.git(runner.path, "reset", "-q", "--hard", slower)
      tweak("z", "0.3", in: runner)
      try commit("later", in: runner)
    }
    try runner.write("third\n", to: "app.swift")
    try commit("code", in: runner)
    #expect(runner.run("undo", "HEAD").err.contains("the commit HEAD changed no preset of it"))
    for (word, code) in [("nowhere", Int32(2)), ("--output=x", 64), ("", 64)] {
      #expect(runner.run("undo", "--", word).code == code, "\(word)")
    }
  }

  @Test(
    "While git has stopped in a merge or a rebase, what it brings is not taken back",
    arguments: ["merge", "rebase"])
  func stopped(work: String) throws {
    let runner = try repository()
    try TestRepository.git(runner.path, "checkout", "-q", "-b", "side")
    tweak("a", "0.7", in: runner)
    try runner.write("side\n", to: "app.swift")
    try commit("side", in: runner)
    try TestRepository.git(runner.path, "checkout", "-q", "main")
    tweak("z", "0.3", in: runner)
    try runner.write("main\n", to: "app.swift")
    try commit("main", in: runner)
    let onto = work == "merge" ? "side" : "main"
    if work == "rebase" { try TestRepository.git(runner.path, "checkout", "-q", "side") }
    let stopping = try Program.run(["git", work, "-q", onto], in: runner.url)
    #expect(stopping.status != 0)
    let brought = try runner.read("motionbook.json")
    let nothing = runner.run("undo")
    #expect(nothing.err.contains("stopped in a \(work)") && nothing.err.contains("nothing is changed that"))
    #expect(!nothing.err.contains("`"), "\(nothing.err)")
    #expect(runner.run("add", "duration", "late", "1").code == 0)
    try follow(runner.run("undo"), in: runner)
    #expect(try runner.read("motionbook.json") == brought)
  }

  @Test("A commit with conflict markers is told, and taken back")
  func markers() throws {
    let runner = try repository()
    let before = try runner.read("motionbook.json")
    try runner.write("<<<<<<< ours\n=======\n>>>>>>> theirs\n" + before, to: "motionbook.json")
    try commit("broken", in: runner)
    let log = runner.run("log")
    #expect(
      log.code == 0 && log.out.contains(":1:1: git's conflict markers stand here"), "\(log.out)\(log.err)")
    #expect(log.out.components(separatedBy: "cannot be read").count == 2, "\(log.out)")
    let undo = runner.run("undo")
    try follow(undo, in: runner)
    #expect(try runner.read("motionbook.json") == before)
    #expect(runner.run("log").out.hasPrefix("not committed\n  cannot be read: "))
    try commit("mended", in: runner)
    #expect(runner.run("log").code == 0)
  }

  @Test("A shallow clone says where it ends, and not that everything was added there")
  func shallow() throws {
    let runner = try repository()
    tweak("a", "0.7", in: runner)
    try commit("slower", in: runner)
    tweak("a", "0.8", in: runner)
    try commit("slowest", in: runner)
    try TestRepository.git(
      runner.path, "clone", "-q", "--depth", "2", "file://\(runner.path)", runner.path("clone"))
    let log = runner.run(["log"], in: "clone")
    #expect(log.out.contains("0.7 -> 0.8") && !log.out.contains("+ a"), "\(log.out)\(log.err)")
    #expect(log.out.contains("    slower\n  cannot be read: the clone is shallow"), "\(log.out)")
    try TestRepository.git(runner.path("clone"), "checkout", "-q", "HEAD^")
    let undo = runner.run(["undo"], in: "clone")
    #expect(undo.code == 1 && undo.err.contains("`git fetch --unshallow`"), "\(undo.err)")
  }

  @Test("A merge stands in the log for what is as in none of its parents")
  func merges() throws {
    let runner = try repository()
    try TestRepository.git(runner.path, "checkout", "-q", "-b", "side")
    tweak("a", "0.7", in: runner)
    try commit("side", in: runner)
    try TestRepository.git(runner.path, "checkout", "-q", "main")
    tweak("z", "0.3", in: runner)
    try commit("main", in: runner)
    try TestRepository.git(runner.path, "merge", "-q", "--no-commit", "side")
    try commit("merged", in: runner)
    #expect(try Set(notes(runner)) == ["side", "main", "made"])
    #expect(try notes(runner, "a") == ["side", "made"])
    // One branch's change is taken back, and the other's stays.
    try follow(runner.run("undo", "side"), in: runner)
    #expect(runner.run("show", "a").out.contains("0.5") && runner.run("show", "z").out.contains("0.3"))
    try TestRepository.git(runner.path, "restore", "motionbook.json")
    #expect(runner.run("undo").err.contains("`motionbook merge "))
    #expect(runner.run("add", "duration", "late", "1").code == 0)
    try TestRepository.git(runner.path, "commit", "-q", "-a", "--amend", "-m", "merged")
    let changes = try runner.json("log", "--json").objects("changes")
    #expect(try changes[0].string("note") == "merged")
    #expect(try changes[0].objects("presets").map { try $0.string("name") } == ["late"])
    #expect(runner.run("undo").err.contains("takes back all that the merge "))
    try follow(runner.run("undo"), in: runner)
    #expect(runner.run("list", "--names").out == "a\nz\n" && runner.run("show", "a").out.contains("0.5"))
  }

  @Test("A preset is followed to what each branch of a merge called it", arguments: ["main", "side"])
  func renamedInMerge(branch: String) throws {
    let runner = try repository()
    #expect(runner.run("add", "spring", "user", "--base", "a", "--extra-bounce", "0.1").code == 0)
    try commit("user", in: runner)
    try TestRepository.git(runner.path, "checkout", "-q", "-b", "side")
    try TestRepository.git(runner.path, "checkout", "-q", "main")
    #expect(runner.run("rename", "a", "b").code == 0)
    try commit("renamed", in: runner)
    try TestRepository.git(runner.path, "checkout", "-q", "side")
    tweak("a", "0.7", in: runner)
    try commit("tweaked", in: runner)
    try TestRepository.git(runner.path, "checkout", "-q", branch)
    try TestRepository.git(
      runner.path, "merge", "-q", "--no-commit", "-X", "ours", branch == "main" ? "side" : "main")
    let merge = runner.run("merge", "git:main~1", "git:main", "git:side", "-o", "motionbook.json")
    #expect(merge.code == 0, "\(merge.err)")
    try commit("merged", in: runner)
    #expect(try Set(notes(runner)) == ["made", "user", "renamed", "tweaked"])
    #expect(try Set(notes(runner, "b")) == ["made", "renamed", "tweaked"])
  }

  @Test("The text is followed to where it was before it was renamed, on both sides of a merge")
  func renamedFile() throws {
    let runner = try repository()
    try runner.makeFolder("design")
    try TestRepository.git(runner.path, "checkout", "-q", "-b", "side")
    tweak("a", "0.7", in: runner)
    try commit("side", in: runner)
    try TestRepository.git(runner.path, "checkout", "-q", "main")
    try TestRepository.git(runner.path, "mv", "motionbook.json", "design/motion.json")
    let environment = ["MOTIONBOOK_REGISTRY": runner.path("design/motion.json")]
    func notes() throws -> [String] {
      let result = runner.run(["log", "--json"], environment: environment)
      return try JSONObject(result.out).objects("changes").map {
        $0.isNull("note") ? "" : try $0.string("note")
      }
    }
    #expect(try notes() == ["made"])
    #expect(runner.run(["tweak", "z", "--duration", "0.3"], environment: environment).code == 0)
    #expect(try notes() == ["", "made"])
    try commit("moved", in: runner)
    #expect(try notes() == ["moved", "made"])
    let undo = runner.run(["undo"], environment: environment)
    #expect(undo.err.contains(":motionbook.json >design/motion.json`"), "\(undo.err)")
    try follow(undo, in: runner)
    #expect(runner.run(["show", "z"], environment: environment).out.contains("0.2"))
    try TestRepository.git(runner.path, "restore", "design/motion.json")
    try TestRepository.git(runner.path, "merge", "-q", "--no-edit", "side")
    #expect(try Set(notes()) == ["moved", "side", "made"])
  }

  @Test(
    "An older change is taken back from a folder of another name since, and from outside of the repository")
  func fromElsewhere() throws {
    let runner = try repository()
    try runner.makeFolder("a")
    try TestRepository.git(runner.path, "mv", "motionbook.json", "a/motionbook.json")
    try commit("into a folder", in: runner)
    for (name, duration) in [("a", "0.7"), ("z", "0.3")] {
      #expect(runner.run(["tweak", name, "--duration", duration], in: "a").code == 0)
      try commit(name, in: runner)
    }
    try TestRepository.git(runner.path, "mv", "a", "b")
    try commit("renamed", in: runner)
    for (folder, words) in [
      ("b", ["undo", "HEAD~2"]), ("..", ["undo", "HEAD~2", "--registry", runner.path("b/motionbook.json")]),
    ] {
      let undo = runner.run(words, in: folder)
      let parts = undo.err.components(separatedBy: "`")
      try #require(parts.count == 3, "\(undo.err)")
      let merged = runner.run(Array(shellWords(parts[1]).dropFirst()), in: folder)
      #expect(merged.code == 0, "\(parts[1]): \(merged.err)")
      #expect(runner.run(["show", "a"], in: "b").out.contains("0.5"))
      try TestRepository.git(runner.path, "restore", "b/motionbook.json")
    }
  }

  @Test("A text that was a database for a while has its history then too, and was never gone")
  func throughDatabase() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(".config\n", to: ".gitignore")
    #expect(runner.run("init", "--empty", "--registry", "motionbook.json").code == 0)
    #expect(runner.run("add", "duration", "z", "0.2").code == 0)
    try TestRepository.git(runner.path, "init", "-q", "-b", "main")
    try commit("made", in: runner)
    #expect(runner.run("init", "--from", "motionbook.json", "--registry", "motionbook.db").code == 0)
    try runner.remove("motionbook.json")
    try commit("to a database", in: runner)
    tweak("z", "0.3", in: runner)
    try commit("tweaked", in: runner)
    #expect(runner.run("export", "-o", "motionbook.json").code == 0)
    try runner.remove("motionbook.db")
    #expect(runner.run("log", "-n", "1").out.contains("tweaked"))
    try commit("to a text", in: runner)
    #expect(try notes(runner) == ["tweaked", "made"])
    #expect(try notes(runner, "z") == ["tweaked", "made"])
    try follow(runner.run("undo"), in: runner)
    #expect(runner.run("show", "z").out.contains("0.2"))
  }
}
