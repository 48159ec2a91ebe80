import Foundation
import Presets
import Registry
import MotionbookSQLite
import TestSupport
import Testing

@Suite("log, undo and redo")
struct LogCommandTests {
  private let runner: CommandRunner
  private static let environment = ["LANG": "C.UTF-8", "GIT_AUTHOR_NAME": "Ada Lovelace"]

  init() throws {
    runner = try CommandRunner(packs: [])
    #expect(runner.run("init", "--empty").code == 0)
  }

  private func run(_ words: String...) -> CommandRunner.Result {
    runner.run(words, environment: Self.environment)
  }

  private func made(_ words: String...) {
    let result = runner.run(words, environment: Self.environment)
    #expect(result.code == 0, "\(words): \(result.err)")
  }

  private func changes(_ words: String...) throws -> [JSONObject] {
    try JSONObject(runner.run(["log", "--json"] + words).out).objects("changes")
  }

  private func exported() throws -> String { run("export").out }

  @Test("log says when, who, what and why, and each preset before and after")
  func log() throws {
    made("add", "spring", "a", "--duration", "0.5", "--bounce", "0")
    made("tweak", "a", "--bounce", "0.3", "--summary", "It's quick.", "--note", "QA found it limp", "--json")
    let changes = try changes()
    #expect(try changes.map { try $0.number("id") } == [2, 1])
    let tweak = changes[0]
    #expect(try tweak.string("author") == "Ada Lovelace" && tweak.string("note") == "QA found it limp")
    #expect(try tweak.string("command") == #"tweak a --bounce 0.3 --summary 'It'\''s quick.'"#)
    #expect(try tweak.string("kind") == "command" && tweak.isNull("undoes"))
    #expect(try tweak.string("at").wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)
    let preset = try #require(try tweak.objects("presets").first)
    #expect(try preset.object("before").number("bounce") == 0)
    #expect(try preset.object("after").number("bounce") == 0.3)
    #expect(try changes[1].objects("presets")[0].isNull("before"))
    let text = run("log").out
    #expect(text.contains("Ada Lovelace  tweak a --bounce 0.3"))
    for line in [
      "    QA found it limp\n", "  ~ a\n", "      bounce  0 -> 0.3\n",
      "  + a  spring, duration 0.5, bounce 0\n",
    ] {
      #expect(text.contains(line), "\(text)")
    }
    #expect(try self.changes("-n", "1").count == 1)
    made("add", "duration", "b", "0.2")
    #expect(try self.changes("a").count == 2)
    #expect(run("log", "--count", "0").code == 64)
    let unknown = run("log", "aa")
    #expect(
      unknown.code == 1 && unknown.err.contains(#"there is no preset "aa"; did you mean "a"?"#),
      "\(unknown.err)")
  }

  @Test("A group, or a glob, stands for the presets that it has")
  func groups() throws {
    made("add", "spring", "card.open", "--duration", "0.5")
    made("add", "spring", "other", "--duration", "0.5")
    made("add", "spring", "card.close", "--duration", "0.4")
    #expect(try changes("card").map { try $0.number("id") } == [3, 1])
    #expect(try changes("card.c*").map { try $0.number("id") } == [3])
    #expect(run("log", "car*.x").err.contains("no preset matches"))
  }

  @Test("A preset is followed through renames, and what later has its old name is another one")
  func renames() throws {
    made("add", "spring", "a", "--duration", "0.5")
    made("tweak", "a", "--duration", "0.6")
    made("rename", "a", "b")
    made("add", "spring", "a", "--duration", "2")
    made("tweak", "b", "--duration", "0.7")
    made("rename", "b", "c", "--keep-alias")
    made("add", "spring", "other", "--duration", "1")
    #expect(try changes("c").map { try $0.number("id") } == [6, 5, 3, 2, 1])
    #expect(try changes("b").map { try $0.number("id") } == [6, 5, 3, 2, 1])
    #expect(try changes("a").map { try $0.number("id") } == [4, 3, 2, 1])
    #expect(run("log", "c", "-n", "1").out.contains("~ b -> c; b stays as a deprecated alias"))
  }

  @Test(
    "Of a preset those changes are told that moved it, with what it is made of and no other's lines",
    arguments: [false, true])
  func lineage(inText: Bool) throws {
    let folder = try CommandRunner(packs: [])
    let registry = inText ? "motion.json" : "motion.db"
    func run(_ words: [String]) -> CommandRunner.Result {
      folder.run(words + ["--registry", registry], environment: Self.environment)
    }
    func made(_ words: String...) throws {
      let result = run(words)
      #expect(result.code == 0, "\(words): \(result.err)")
      if inText { try TestRepository.commit(in: folder.path) }
    }
    #expect(run(["init", "--empty"]).code == 0)
    if inText { try TestRepository.make(in: folder.path) }
    try made("add", "spring", "base", "--duration", "0.5")
    try made("add", "spring", "card", "--base", "base", "--extra-bounce", "0.1")
    try made("add", "spring", "still", "--duration", "0.3")
    try made("add", "duration", "pause", "0.2")
    try made("tweak", "base", "--summary", "What cards hang on.")
    try made("tweak", "base", "--duration", "0.4")
    try made("rename", "base", "root")
    try made("tweak", "still", "root", "pause", "--duration-scale", "0.9")
    func headings(_ words: String...) -> [Substring] {
      run(["log"] + words).out.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    }
    let text = run(["log", "card"]).out
    #expect(headings("card").count == 4, "\(text)")
    // Latest first: what moved it, the rename of what it names, what moved it, how it came to be.
    #expect(
      text.contains("~ root\n") && text.contains("> card\n") && text.contains("and 2 others"), "\(text)")
    #expect(text.contains("~ base -> root") && text.contains("+ card"), "\(text)")
    #expect(
      !text.contains("~ still") && !text.contains("~ pause") && !text.contains("What cards hang on."),
      "\(text)")
    #expect(headings("still").count == 2)
    #expect(headings("root").count == 5)
    #expect(headings("card", "-n", "1").count == 1)
  }

  @Test("Of many presets that are named, people are shown ten of a change and how many more there are")
  func many() throws {
    let presets = (10...30).map { #"{"name":"many.a\#($0)","kind":"duration","duration":0.2}"# }
    try runner.write(
      #"{"format":"motionbook/1","presets":[\#(presets.joined(separator: ","))]}"#, to: "many.json")
    made("import", "many.json")
    let text = run("log", "many.a30", "many").out
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("  + many.") }.count == 10, "\(text)")
    #expect(text.contains("  and 11 others\n"), "\(text)")
    #expect(run("log", "many.a30").out.contains("  + many.a30  duration, 0.2 s\n  and 20 others\n"))
    #expect(try changes("many")[0].objects("presets").count == 21)
  }

  @Test("undo and redo go back and forth, by the door of every change")
  func undo() throws {
    made("add", "spring", "a", "--duration", "0.5", "--bounce", "0")
    let first = try exported()
    made("tweak", "a", "--bounce", "0.3")
    let second = try exported()
    #expect(
      run("undo", "--dry-run").out.hasPrefix(
        "undid change 2, tweak a --bounce 0.3\n  ~ a\n      bounce  0.3 -> 0\n"))
    #expect(try exported() == second)
    let planned = try JSONObject(run("undo", "--dry-run", "--json").out).object("change").string("command")
    #expect(planned == "undo", "the words of the change that the real command makes")
    made("undo")
    #expect(try exported() == first)
    made("redo")
    #expect(try exported() == second)
    let json = try JSONObject(run("undo", "--json").out).object("change")
    #expect(try json.number("undoes") == 4 && json.string("kind") == "undo")
    #expect(try exported() == first)
    made("undo")
    #expect(run("undo").err.contains("nothing to undo"))
    made("redo")
    made("redo")
    #expect(try exported() == second)
    #expect(run("redo").err.contains("nothing to redo"))
    made("undo")
    made("add", "spring", "b", "--duration", "0.5")
    let refused = run("redo")
    #expect(refused.code == 1 && refused.err.contains("came after the latest undo"))
  }

  @Test("What newer work needs is refused with its name, and nothing is changed")
  func refusals() throws {
    made("add", "spring", "a", "--duration", "0.5", "--bounce", "0")
    made("add", "spring", "b", "--base", "a")
    made("tweak", "a", "--bounce", "0.2")
    made("rename", "a", "x")
    made("add", "spring", "c", "--base", "x")
    made("add", "spring", "a.b", "--duration", "0.5")
    let before = try runner.bytes("motionbook.db")
    for (words, reason) in [
      (["undo", "1"], "a has changed since; that is change 4, rename a x"),
      (["undo", "2"], "b has changed since; that is change 4"),
      (["undo", "4"], "c uses x, which would be gone; that is change 5, add spring c --base x"),
      (["undo", "99"], "there is no change 99"), (["undo", "x"], "is no change"),
    ] {
      let result = runner.run(words)
      #expect(
        result.code == (words == ["undo", "x"] ? 64 : 1) && result.err.contains(reason), "\(result.err)")
    }
    #expect(try runner.bytes("motionbook.db") == before)
    made("undo", "5")
    let group = run("undo", "4")
    #expect(group.code == 1 && group.err.contains("a cannot stand beside a.b"), "\(group.err)")
    #expect(run("undo", "5").err.contains("undone already, by change 7"))
    made("undo", "6")
    made("undo", "4")
    made("undo", "3")
    #expect(run("show", "b").out.contains("bounce 0,") || run("show", "b").out.contains("bounce 0"))
  }

  @Test("An undo that would break what derives from the preset is refused with its name")
  func broken() throws {
    made("add", "spring", "a", "--duration", "0.5", "--bounce", "0.8")
    made("tweak", "a", "--bounce", "0.1")
    made("add", "spring", "b", "--base", "a", "--extra-bounce", "0.6")
    let result = run("undo", "2")
    #expect(result.code == 1 && result.err.contains("b would no longer be right"), "\(result.err)")
  }

  @Test("What the registry was made with cannot be undone")
  func start() throws {
    let runner = try CommandRunner(packs: [])
    #expect(runner.run("init", "--seed", "apple,starter").code == 0)
    #expect(runner.run("undo").err.contains("nothing to undo"))
    #expect(runner.run("undo", "1").err.contains("what the journal began with"))
    #expect(runner.run("log").out.contains("init --seed apple,starter"))
    #expect(runner.run("log").out.hasSuffix("and 42 others\n"))
  }

  @Test("What another program changed is told with the next command, and can be undone")
  func found() throws {
    made("add", "spring", "a", "--duration", "0.5", "--bounce", "0")
    let before = try exported()
    try Connection(path: runner.path("motionbook.db"), mode: .readWrite).execute(
      "UPDATE spring SET bounce = 0.4")
    let undone = run("undo")
    #expect(undone.out.hasPrefix("undid change 2, another program's"), "\(undone.out)\(undone.err)")
    #expect(try exported() == before)
    #expect(run("log").out.contains("changed by another program"))
  }

  @Test("Settings are journalled and undone")
  func settings() throws {
    made("config", "set", "near-duplicate.threshold", "0.2")
    let first = try exported()
    made("config", "set", "near-duplicate.severity", "off")
    #expect(run("log").out.contains("~ near-duplicate: threshold 0.2 -> off, threshold 0.2"))
    made("undo")
    #expect(try exported() == first)
    let settings = try #require(try changes().first?.objects("settings").first)
    #expect(
      try settings.string("rule") == "near-duplicate" && settings.object("before").string("severity") == "off"
    )
  }

  @Test("Git's name of the person is taken, else the system's")
  func author() throws {
    func author(_ environment: [String: String]) throws -> String {
      let words = ["add", "duration", "d\(Int.random(in: 0..<1_000_000))", "0.2"]
      #expect(runner.run(words, environment: environment).code == 0)
      return try #require(try changes("-n", "1").first).string("author")
    }
    #expect(try author(["USER": "grace"]) == "grace")
    try runner.write("[user]\n\tname = \"Grace # Hopper\" ; quoted\n", to: "home/.gitconfig")
    #expect(try author(["USER": "grace", "HOME": runner.path("home")]) == "Grace # Hopper")
    try runner.write("[core]\n[user]\n name=Team\n", to: ".git/config")
    #expect(try author(["HOME": runner.path("home")]) == "Team")
    #expect(try author(["HOME": runner.path("home"), "GIT_AUTHOR_NAME": "CI"]) == "CI")
  }

  @Test("A text's log is git's: what is not committed, and the commits that changed presets")
  func text() throws {
    let runner = try CommandRunner(packs: [])
    #expect(runner.run("init", "--empty", "--registry", "motionbook.json").code == 0)
    #expect(runner.run("log").code == 2 && runner.run("log").err.contains("it is in no repository yet"))
    #expect(runner.run("add", "spring", "a", "--duration", "0.5", "--bounce", "0").code == 0)
    #expect(runner.run("add", "duration", "d", "0.5").code == 0)
    try TestRepository.make(in: runner.path)
    let noted = runner.run("tweak", "a", "--bounce", "0.3", "--note", "why")
    #expect(noted.err.contains("say it in the message of git's commit"))
    try TestRepository.commit(in: runner.path)
    try runner.write(try runner.read("motionbook.json") + "\n\n", to: "motionbook.json")
    try TestRepository.commit(in: runner.path)
    #expect(runner.run("undo").err.contains("`git restore --source="))
    #expect(runner.run("tweak", "d", "--duration", "0.6").code == 0)
    let text = runner.run("log").out
    let parts = text.components(separatedBy: "\n\n")
    #expect(parts.count == 3, "\(text)")
    #expect(
      parts[0] == "not committed\n  ~ d\n      duration  0.5 -> 0.6\n      0.5 s -> 0.6 s", "\(parts[0])")
    #expect(
      parts[1].contains("Test") && parts[1].contains("\n    all\n  ~ a\n      bounce  0 -> 0.3\n"),
      "\(parts[1])")
    #expect(parts[2].contains("+ a  spring, duration 0.5, bounce 0\n"))
    let changes = try runner.json("log", "a", "--json").objects("changes")
    #expect(changes.count == 2)
    #expect(try changes[0].string("id").count == 40 && changes[0].string("author") == "Test")
    #expect(try changes[0].objects("presets").map { try $0.string("name") } == ["a"])
    let undo = runner.run("undo")
    #expect(
      undo.code == 1 && undo.err.contains("`git restore --staged --worktree motionbook.json`"), "\(undo.err)")
    #expect(runner.run("undo", "abc").err.contains("has no revision abc"))
    let redo = runner.run("redo")
    #expect(
      redo.code == 1 && redo.err.contains("`git restore --source=COMMIT -- motionbook.json` brings back"),
      "\(redo.err)")
    #expect(runner.run("rename", "a", "late").code == 0)
    #expect(try runner.json("log", "late", "--json").objects("changes").count == 3)
    let unknown = runner.run("log", "latr")
    #expect(unknown.code == 1 && unknown.err.contains(#"did you mean "late"?"#), "\(unknown.err)")
  }
}
