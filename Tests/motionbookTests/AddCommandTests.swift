import Testing

@testable import motionbook

@Suite("add")
struct AddCommandTests {
  @Test(
    "Every system's numbers make a spring that comes back as it was typed",
    arguments: [
      (["--duration", "0.5", "--bounce", "0.3"], ["duration": 0.5, "bounce": 0.3]),
      (["--response", "0.5", "--damping-ratio", "0.7"], ["response": 0.5, "dampingRatio": 0.7]),
      (["--stiffness", "170", "--damping", "26"], ["stiffness": 170, "damping": 26]),
      (
        ["--mass", "2", "--stiffness", "170", "--damping", "26"],
        ["mass": 2, "stiffness": 170, "damping": 26]
      ),
      (["--damping-ratio", "0.8", "--stiffness", "380"], ["dampingRatio": 0.8, "stiffness": 380]),
      (["--tension", "170", "--friction", "26"], ["tension": 170, "friction": 26]),
      (
        ["--settling-duration", "0.8", "--damping-ratio", "0.7"],
        ["settlingDuration": 0.8, "dampingRatio": 0.7]
      ),
      (["--bounciness", "12", "--speed", "10"], ["bounciness": 12, "speed": 10]),
      (["--duration", "400ms"], ["duration": 0.4]),
    ])
  func typed(options: [String], typed: [String: Double]) throws {
    let runner = try CommandRunner()
    #expect(runner.run(["add", "spring", "card.flip"] + options).code == 0)
    let shown = try runner.json("show", "card.flip", "--json")
    for (key, value) in typed { #expect(try shown.object("typed").number(key) == value) }
  }

  @Test("--dialect takes the words of any system, as a motion with the system's name before it does")
  func foreignDialect() throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "a", "--dialect", "framer", "--duration", "1", "--damping-ratio", "0.5")
    runner.run("add", "spring", "b", "framer:duration=1,dampingRatio=0.5")
    let shown = try ["a", "b"].map { try runner.json("show", $0, "--json") }
    let durations = try shown.map { try $0.object("typed").number("duration") }
    #expect(durations[0] == durations[1] && durations[0] < 0.5)
    let refused = runner.run("add", "spring", "c", "--dialect", "framer", "--bounciness", "1")
    #expect(refused.code == 64 && refused.err.contains("bounciness"), "\(refused.err)")
  }

  @Test("A derived spring resolves from its base and lists its lineage")
  func derived() throws {
    let runner = try CommandRunner()
    let result = runner.run(
      "add", "spring", "sheet.present", "--base", "apple.snappy", "--duration", "0.4", "--extra-bounce",
      "0.05")
    #expect(result.code == 0)
    let shown = try runner.json("show", "sheet.present", "--json")
    #expect(try shown.object("spring").number("duration") == 0.4)
    #expect(try shown.object("spring").number("bounce") == 0.2)
    #expect(try shown.strings("lineage") == ["sheet.present", "apple.snappy"])
    #expect(try runner.json("show", "apple.snappy", "--json").strings("usedBy").contains("sheet.present"))
  }

  @Test("Curves, durations, tweens and aliases are added in every way of typing them")
  func others() throws {
    let runner = try CommandRunner()
    try runner.write("[[0, 0], [0.3, 1.05], [1, 1]]", to: "points.json")
    let lines = [
      ["add", "curve", "curve.standard", "--bezier", "0.2,0,0,1"],
      ["add", "curve", "curve.frames", "--steps", "4,jump-end"],
      ["add", "curve", "curve.springy", "--points", "points.json"],
      ["add", "curve", "curve.path", "--path", "M 0,0 C 0.05,0 0.13,0.06 0.17,0.4 C 0.2,0.8 0.25,1 1,1"],
      ["add", "duration", "duration.fast", "150ms"],
      ["add", "duration", "duration.none", "--duration", "0"],
      ["add", "tween", "fade", "--curve", "curve.standard", "--duration", "duration.fast"],
      ["add", "tween", "slide", "--bezier", "0.4,0,0.2,1", "--duration", "0.3", "--delay", "50ms"],
      ["add", "tween", "ease", "--curve", "easeInOut", "--duration", "0.3"],
      ["add", "alias", "button.press", "apple.snappy"],
    ]
    for line in lines { #expect(runner.run(line).code == 0, "\(line)") }
    #expect(try runner.json("show", "fade", "--json").object("tween").number("duration") == 0.15)
    #expect(try runner.json("show", "slide", "--json").object("tween").number("delay") == 0.05)
    #expect(
      runner.run("validate", "--only", "invalid-parameters,dangling-reference,wrong-reference").code == 0)
  }

  @Test("The kind that was typed need not stand in the file, and what has parts says how long it takes")
  func untoldKind() throws {
    let runner = try CommandRunner()
    let text =
      #"{"initial": {"opacity": 0}, "tracks": [{"property": "opacity", "keyframes": [{"type": "linear", "to": 1, "duration": 300}]}]}"#
    let added = runner.run(["add", "clip", "a.b", "-"], input: text)
    #expect(added.out == "added a.b: opacity (takes 300 s)\n", "\(added.err)")
    #expect(added.err.contains("write 0.3 if milliseconds are meant"))
    #expect(runner.run(["add", "sequence", "a.c", "-"], input: text).code == 2)
    let misspelt = runner.run(["add", "clip", "a.c", "-"], input: #"{"kind": "clipp", "initial": {}}"#)
    #expect(misspelt.err.contains("did you mean clip?"))
  }

  @Test("A clip comes from a file, from stdin, and under the name that was typed")
  func clip() throws {
    let runner = try CommandRunner()
    let text = """
      {"name": "other.name", "kind": "clip", "initial": {"scale": 1}, "tracks": [
        {"property": "scale", "keyframes": [{"type": "linear", "to": 2, "duration": 0.3}]}]}
      """
    try runner.write(text, to: "clip.json")
    #expect(runner.run("add", "clip", "heart.beat", "clip.json").code == 0)
    #expect(runner.run(["add", "clip", "heart.skip", "-"], input: text).code == 0)
    #expect(try runner.json("show", "heart.beat", "--json").object("clip").number("duration") == 0.3)
    #expect(runner.run("show", "other.name").code == 1)
    let broken = runner.run(["add", "clip", "heart.stop", "-"], input: #"{"kind": "clip", "initial": {}}"#)
    #expect(broken.code == 2)
    #expect(broken.err.contains("standard input: line 1, column 1: a clip needs initial values and tracks"))
  }

  @Test(
    "What is wrong is refused with a sentence, and nothing is written",
    arguments: [
      (["spring", "Sheet", "--duration", "0.4"], 64, "such as sheet"),
      (["spring", "apple.snappy", "--duration", "0.4"], 1, "there is a preset \"apple.snappy\" already"),
      (["spring", "apple", "--duration", "0.4"], 1, "is the group of \"apple."),
      (["spring", "apple.snappy.more", "--duration", "0.4"], 1, "\"apple.snappy\" is a preset"),
      (["spring", "a", "--duration", "0"], 64, "must be from 0.0001 to 3600 s"),
      (["spring", "a", "--duration", "0.4", "--bounce", "-1"], 64, "from -0.9999 to 0.9999, or 1"),
      (["spring", "a", "--duration", "0.4", "--stiffness", "3"], 64, "different systems"),
      (["spring", "a", "--duration", "400"], 64, "400ms"),
      (["spring", "a", "--base", "apple.snapy"], 1, "no preset of that name"),
      (["spring", "a", "--base", "starter.curve.enter"], 1, "is a curve, where a spring is needed"),
      (["spring", "a", "--base", "apple.bouncy", "--extra-bounce", "0.9"], 1, "bounce is"),
      (["spring", "a", "--duration", "0.4", "--reduced", "nothing.there"], 1, "nothing.there"),
      (["spring", "a", "--duration", "0.4", "--role", "spacial"], 64, "spatial"),
      (["spring", "a"], 64, "a spring needs numbers"),
      (["curve", "a", "--bezier", "1.2,0,0,1"], 64, "x1"),
      (["curve", "a"], 64, "--bezier"),
      (["tween", "a", "--duration", "0.3"], 64, "curve"),
      (["tween", "a", "--curve", "linear", "--duration", "0"], 64, "from 0.0001 to 3600 s"),
      (["alias", "a", "b"], 1, "no preset of that name"),
      (["alias", "a", "a"], 1, "made from itself"),
      (["clip", "a", "nowhere.json"], 2, "nowhere.json"),
    ])
  func refusals(words: [String], code: Int32, part: String) throws {
    let runner = try CommandRunner()
    let before = try runner.bytes("motionbook.db")
    let result = runner.run(["add"] + words)
    #expect(result.code == code, "\(result.err)")
    #expect(result.err.contains(part), "\(result.err)")
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test("A delay is no part of the time that is said beside it, and is where one time stands alone")
  func delay() throws {
    let runner = try CommandRunner()
    let added = runner.run("add", "spring", "d", "--duration", "0.5", "--bounce", "0.3", "--delay", "0.1")
    #expect(added.out.contains("settles 0.819 s after its delay"), "\(added.out)")
    #expect(runner.run("list", "d").out.contains("0.919 s"))
  }
}
