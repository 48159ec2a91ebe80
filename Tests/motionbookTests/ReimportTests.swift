import Foundation
import Registry
import TestSupport
import Testing

@Suite("import of tokens again")
struct ReimportTests {
  private static let tokens = """
    {"motion": {
      "duration": {"$type": "duration", "fast": {"$value": {"value": 150, "unit": "ms"}, "$description": "Small things"},
        "slow": {"$value": {"value": 400, "unit": "ms"}}},
      "easing": {"$type": "cubicBezier", "standard": {"$value": [0.2, 0, 0, 1]}, "exit": {"$value": [0.3, 0, 1, 1]}},
      "fade": {"$type": "transition", "$value": {"duration": "{motion.duration.fast}",
        "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{motion.easing.standard}"}},
      "spring": {"stiffness": {"$type": "number", "$value": 300}, "damping": {"$type": "number", "$value": 30}}}}
    """

  /// A registry with the tokens, and with what a team says of them itself.
  private func registry() throws -> CommandRunner {
    let runner = try CommandRunner.empty(["t.json": Self.tokens])
    runner.run("import", "t.json")
    for words in [
      "add spring sheet.present --base motion.spring --extra-bounce 0.1",
      "add tween calm --duration 0.1 --bezier 0,0,0.2,1",
      "tweak motion.spring --reduced calm --role spatial --summary Ours",
      "tweak motion.fade --reduced none --allow near-duplicate=upstream",
      "tweak motion.duration.slow --deprecated motion.duration.fast",
    ] { #expect(runner.run(words.split(separator: " ").map(String.init)).code == 0, "\(words)") }
    return runner
  }

  @Test("leaves what tokens cannot say, and finds the same file unchanged, also under another name")
  func unchanged() throws {
    let runner = try registry()
    let before = runner.run("export").out
    #expect(runner.run("import", "t.json").out == "added 0, replaced 0, removed 0, unchanged 6\n")
    let moved =
      Self.tokens.replacingOccurrences(of: "{\"motion\"", with: "{\"sys\": {\"motion\"")
      .replacingOccurrences(of: "{motion.", with: "{sys.motion.") + "}"
    try runner.write(moved, to: "moved.json")
    let named = runner.run("import", "moved.json", "--name", "sys.motion=motion")
    #expect(named.out == "added 0, replaced 0, removed 0, unchanged 6\n", "\(named.err)")
    #expect(runner.run("export").out == before)
  }

  @Test("takes over what tokens say, and nothing else")
  func changed() throws {
    let runner = try registry()
    let tokens = Self.tokens.replacingOccurrences(of: "300}", with: "380}")
      .replacingOccurrences(of: "400, ", with: "450, ")
      .replacingOccurrences(of: "[0.2, 0, 0, 1]", with: "[0.2, 0, 0, 0.9]")
      .replacingOccurrences(of: "Small things", with: "Tiny things")
    try runner.write(tokens, to: "t.json")
    let result = runner.run("import", "t.json", "--replace")
    #expect(result.out.contains("replaced 4"), "\(result.out)\(result.err)")
    let presets = try runner.json("export").objects("presets")
    func preset(_ name: String) throws -> JSONObject {
      try #require(presets.first { try $0.string("name") == name })
    }
    let spring = try preset("motion.spring")
    #expect(try spring.number("stiffness") == 380 && spring.string("reduced") == "calm")
    #expect(try spring.string("role") == "spatial" && spring.string("summary") == "Ours")
    #expect(try preset("motion.duration.slow").string("deprecated") == "motion.duration.fast")
    #expect(try preset("motion.duration.slow").number("duration") == 0.45)
    #expect(try preset("motion.duration.fast").string("summary") == "Tiny things")
    #expect(try preset("motion.fade").string("reduced") == "none")
  }

  @Test(
    "of an export without its $extensions changes nothing, whatever the pack",
    arguments: ["apple", "material3", "starter", "open-props", "react-spring"])
  func stripped(pack: String) throws {
    let runner = try CommandRunner(packs: [pack])
    try exportStripped(runner)
    let before = runner.run("export").out
    let result = runner.run("import", "t.json", "--replace")
    #expect(result.out.hasPrefix("added 0, replaced 0, removed 0, unchanged "), "\(result.out)\(result.err)")
    #expect(runner.run("export").out == before)
    let exact = runner.run("import", "t.json", "--replace", "--exact")
    // A clip that goes by progress has no value that is motion, so that a file without extensions does not have it.
    #expect(
      exact.out.hasPrefix("added 0, replaced 0, removed \(pack == "starter" ? 1 : 0), "), "\(exact.out)")
  }

  private func exportStripped(_ runner: CommandRunner) throws {
    #expect(runner.run("export", "--format", "dtcg", "-o", "t.json").code == 0)
    try runner.removeExtensions(of: "t.json")
  }

  @Test("keeps a spring and keyframes where another motion stands in for them, and says so")
  func standIns() throws {
    let runner = try registry()
    let other = """
      {"motion": {"spring": {"$type": "transition", "$value": {"duration": {"value": 300, "unit": "ms"},
        "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0.2, 0, 0, 1]}}}}
      """
    let before = runner.run("export").out
    let result = runner.run(["import", "-", "--replace"], input: other)
    #expect(result.code == 0 && result.out.contains("replaced 0"), "\(result.out)\(result.err)")
    #expect(
      result.err.contains("motion.spring: is a spring here and a tween in standard input"), "\(result.err)")
    #expect(runner.run("export").out == before)
  }

  @Test("changes a derived spring over its base, and keeps a delay of its own")
  func derived() throws {
    let runner = try registry()
    runner.run("tweak", "motion.spring", "--delay", "0.1")
    try runner.write(
      """
      {"motion": {"spring": {"stiffness": {"$type": "number", "$value": 400}, "damping": {"$type": "number", "$value": 20}}},
       "sheet": {"present": {"$type": "spring", "$value": {"duration": 0.5, "bounce": 0.6}}}}
      """, to: "t.json")
    let result = runner.run("import", "t.json", "--replace")
    #expect(result.out.contains("replaced 2"), "\(result.out)\(result.err)")
    #expect(runner.run("import", "t.json").out.contains("unchanged 2"))
    let presets = try runner.json("export").objects("presets")
    let sheet = try #require(presets.first { try $0.string("name") == "sheet.present" })
    #expect(try sheet.string("base") == "motion.spring" && sheet.number("duration") == 0.5)
    let spring = try #require(presets.first { try $0.string("name") == "motion.spring" })
    #expect(try spring.number("delay") == 0.1 && spring.number("stiffness") == 400)
  }

  /// A registry of tweens with keywords, steps and a duration by its name, and its export.
  private func tweens() throws -> (runner: CommandRunner, exported: String) {
    let runner = try CommandRunner.empty()
    for words in [
      "add duration d.fast 0.15", "add tween t.io --duration 0.2 --curve easeInOut --role effects",
      "add tween t.lin --duration d.fast --curve linear",
      "add tween t.stairs --duration 0.2 --curve steps(4)",
    ] { #expect(runner.run(words.split(separator: " ").map(String.init)).code == 0, "\(words)") }
    runner.run("export", "--format", "dtcg", "-o", "t.json")
    return (runner, try runner.read("t.json"))
  }

  @Test("of a tween takes the value that was edited beside $extensions, and from these what it cannot say")
  func editedValue() throws {
    let (runner, exported) = try tweens()
    let edited = exported.replacingOccurrences(of: "200", with: "250")
      .replacingOccurrences(of: "\"fast\": {", with: "\"quick\": {")
      .replacingOccurrences(of: "{d.fast}", with: "{d.quick}")
    try runner.write(edited, to: "t.json")
    let result = runner.run("import", "t.json", "--replace")
    #expect(result.out.contains("added 1, replaced 3,"), "\(result.out)\(result.err)")
    let rows = try CommandRunner.rows(of: ["t.json": edited], imported: ["t.json"])
    #expect(
      rows == [
        "d.quick duration 0.15 s 0.15 s t.lin", "t.io tween 0.25 s, easeInOut 0.25 s",
        "t.lin tween d.quick, linear 0.15 s", "t.stairs tween 0.25 s, 4 steps 0.25 s",
      ], "\(rows)")
    #expect(runner.run("show", "t.io").out.contains("effects"))
    // Another curve is none of the keyword's, and another token is what the tween is then.
    let other = exported.replacingOccurrences(of: "[0.42, 0, 0.58, 1]", with: "[0.42, 0, 0.58, 0.9]")
    let curves = try CommandRunner.rows(of: ["t.json": other], imported: ["t.json"])
    #expect(curves.contains("t.io tween 0.2 s, bezier 0.42, 0, 0.58, 0.9 0.2 s"), "\(curves)")
  }

  @Test("changes of a tween only the part that changed, and nothing where what it names did")
  func parts() throws {
    let (runner, _) = try tweens()
    try runner.removeExtensions(of: "t.json")
    let text = try runner.read("t.json")
    try runner.write(text.replacingOccurrences(of: ":150", with: ":175"), to: "t.json")
    let moved = runner.run("import", "t.json", "--replace")
    #expect(moved.out.contains("replaced 1,") && moved.out.contains("replaced: d.fast"), "\(moved.out)")
    try runner.write(text.replacingOccurrences(of: ":200", with: ":250"), to: "t.json")
    runner.run("import", "t.json", "--replace")
    let list = runner.run("list").out
    for motion in ["0.25 s, easeInOut", "d.fast, linear", "0.25 s, 4 steps"] {
      #expect(list.contains(motion), "\(list)")
    }
  }

  @Test("keeps extensions that the file does not hold, and takes over those that it does")
  func extensions() throws {
    let runner = try CommandRunner.empty()
    func token(_ extensions: String) -> String {
      #"{"fast": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$extensions": \#(extensions)}}"#
    }
    #expect(runner.run(["import", "-"], input: token(#"{"a": {"x": 1}, "b": true}"#)).code == 0)
    #expect(runner.run(["import", "-"], input: token(#"{"b": true}"#)).out.contains("unchanged 1"))
    #expect(runner.run(["import", "-", "--replace"], input: token(#"{"b": false, "c": 2}"#)).code == 0)
    let kept = try runner.json("export").objects("presets")[0].object("extensions")
    #expect(kept.keys == ["a", "b", "c"])
  }

  @Test("prints what differs before it refuses it, and in a dry run")
  func difference() throws {
    let runner = try registry()
    let slower = Self.tokens.replacingOccurrences(of: "400, ", with: "450, ")
    let refused = runner.run(["import", "-"], input: slower)
    #expect(refused.code == 1 && refused.err.contains("1 preset differs from standard input"))
    #expect(refused.out.contains("~ motion.duration.slow\n    duration  0.4 -> 0.45"), "\(refused.out)")
    let tried = runner.run(["import", "-", "--replace", "--dry-run"], input: slower)
    #expect(
      tried.out.hasPrefix("added 0, replaced 1,") && tried.out.contains("\n1 changed\n"), "\(tried.out)")
    let json = try JSONObject(
      runner.run(["import", "-", "--replace", "--dry-run", "--json"], input: slower).out)
    #expect(try json.object("difference").objects("changed").count == 1)
  }

  /// The tokens with one renamed, in a text of its own.
  private static let renamed = tokens.replacingOccurrences(of: "fast", with: "quick")

  @Test("names what seems to be renamed, moved or gone in the file, and how to follow")
  func upstream() throws {
    let runner = try registry()
    runner.run("add", "duration", "motion.duration.ours", "1")
    let moved =
      Self.tokens.replacingOccurrences(of: "{\"motion\"", with: "{\"sys\": {\"motion\"")
      .replacingOccurrences(of: "{motion.", with: "{sys.motion.") + "}"
    let result = runner.run(["import", "-", "--dry-run"], input: moved)
    #expect(
      result.err.contains(
        "motion: 6 of its presets stand in sys.motion in standard input; to follow, run "
          + "`motionbook rename --group motion sys.motion --keep-alias` first"), "\(result.err)")
    let without = Self.renamed.replacingOccurrences(of: ", \"exit\": {\"$value\": [0.3, 0, 1, 1]}", with: "")
    let tried = runner.run(["import", "-"], input: without)
    #expect(
      tried.err.contains(
        "run `motionbook rename motion.duration.fast motion.duration.quick --keep-alias` first"),
      "\(tried.err)")
    #expect(
      tried.err.contains("`motionbook remove motion.easing.exit` follows where that is meant"), "\(tried.err)"
    )
    #expect(!tried.err.contains("motion.duration.ours"))
    runner.run("rename", "motion.duration.fast", "motion.duration.quick", "--keep-alias")
    runner.run("remove", "motion.easing.exit")
    let followed = runner.run(["import", "-"], input: without)
    #expect(followed.out == "added 0, replaced 0, removed 0, unchanged 5\n", "\(followed.err)")
    #expect(!followed.err.contains("to follow"), "\(followed.err)")
  }

  @Test("says of no preset that it was imported before where that is not known")
  func madeByHand() throws {
    let runner = try CommandRunner(packs: [])
    let text = ["--registry", "m.json"]
    _ = runner.run(["init", "--empty"] + text)
    try runner.write(Self.tokens, to: "t.json")
    try runner.write(":root { --fast: 1s; --slow: 2s }", to: "a.css")
    try runner.write(":root { --ease-in: ease-in }", to: "b.css")
    _ = runner.run(["import", "t.json"] + text)
    _ = runner.run(["import", "a.css"] + text)
    _ = runner.run(["add", "spring", "pop", "--duration", "0.3"] + text)
    _ = runner.run(["add", "duration", "motion.duration.ours", "1"] + text)
    for file in ["t.json", "a.css", "b.css"] {
      let result = runner.run(["import", file] + text)
      #expect(result.code == 0 && !result.err.contains("motionbook remove"), "\(result.err)")
    }
    // A journal tells one file's presets from another's.
    runner.run("init", "--empty")
    for file in ["a.css", "t.json", "b.css", "a.css"] {
      #expect(!runner.run("import", file).err.contains("motionbook remove"))
    }
    try runner.write(
      #"{"motion": {"duration": {"more": {"$type": "duration", "$value": "3s"}}}}"#, to: "c.json")
    let other = runner.run("import", "c.json")
    #expect(other.code == 0 && !other.err.contains("motionbook remove"), "\(other.err)")
  }

  @Test(
    "names as gone what came along with most of a file, without a group, in one of its own and a week later too",
    arguments: [
      (
        [
          ":root { --ease-a: ease-in; --ease-b: ease-out; --ease-c: linear; --dur-x: 1s }",
          ":root { --ease-a: ease-in; --dur-x: 1s; --ease-b: ease-out }",
        ],
        "ease-c"
      ),
      (
        [":root { --a: 1s; --b: 2s }", ":root { --a: 1s; --b: 2s; --c: 3s }", ":root { --a: 1s; --b: 2s }"],
        "c"
      ),
      (
        ["$a: (x: 1s, y: 2s, z: 3s); $b: (x: 4s); $y: 5s;", "$a: (x: 1s, y: 2s, z: 3s);"], "b.x, y"
      ),
    ])
  func gone(_ texts: [String], _ names: String) throws {
    let runner = try CommandRunner.empty()
    var err = ""
    for text in texts {
      try runner.write(text, to: "a.scss")
      err = runner.run("import", "a.scss", "--replace").err
    }
    #expect(
      err.contains("\(names): imported before, and not in a.scss, which has others that came along"), "\(err)"
    )
  }

  @Test("names what an exact import removes that no file brought")
  func exact() throws {
    let runner = try registry()
    let result = runner.run("import", "t.json", "--exact", "--dry-run", "--replace")
    #expect(
      result.err.contains("made here and not imported, and removed by --exact: calm, sheet.present"),
      "\(result.err)")
    #expect(result.out.contains("reduced  calm -> not set"), "\(result.out)")
    // Another name makes nobody's preset a file's, nor the other way round.
    runner.run("rename", "calm", "quiet")
    runner.run("mv", "motion.easing.exit", "motion.easing.out")
    let renamed = runner.run("import", "t.json", "--exact", "--dry-run", "--replace")
    #expect(renamed.err.contains("removed by --exact: quiet, sheet.present\n"), "\(renamed.err)")
  }
}
