import Testing

@testable import motionbook

@Suite("Sequences and morphs from the command line")
struct SequenceAndMorphCommandTests {
  private let runner: CommandRunner

  private static let phases = """
    {"name": "other", "kind": "sequence", "mode": "trigger", "phases": [
      {"name": "initial", "values": {"scale": 1, "offset": [0, 0]}, "animation": "apple.smooth"},
      {"name": "move", "values": {"scale": 1.2, "offset": [0, -64]}, "animation": "apple.bouncy"},
      {"name": "scale", "values": {"scale": 1.5}, "animation": {"duration": 0.3, "bounce": 0.7}}]}
    """

  private static let dive = """
    {"kind": "morph", "present": {"animation": {"duration": 0.5}, "initialVelocity": 0.5},
      "dismiss": {"animation": "apple.smooth"},
      "elements": [{"name": "cell", "delay": 0, "animation": "apple.snappy", "properties": {
        "frame": {"from": [16, 200, 80, 80], "to": [0, 0, 390, 844]}, "opacity": {"from": 0, "to": 1}}}],
      "interactive": {"axis": "up", "distance": 320, "cap": 0.9, "threshold": 0.1, "finish": "apple.smooth",
        "cancel": "apple.snappy"}}
    """

  init() throws {
    runner = try CommandRunner()
    try runner.write(Self.phases, to: "phases.json")
    #expect(runner.run("add", "sequence", "reaction.phases", "phases.json").code == 0)
    #expect(
      runner.run(["add", "morph", "dive.deeper", "-", "--reduced", "none"], input: Self.dive).code == 0)
  }

  @Test("They are added from files and listed, and a file of another kind is refused")
  func adding() throws {
    let table = runner.run("list", "reaction.*", "dive.*").out
    #expect(table.contains("initial, move, scale, by a trigger") && table.contains("cell, by a gesture up"))
    #expect(runner.run("list", "dive.*", "--kind", "morph", "--names").out == "dive.deeper\n")
    let other = runner.run("add", "morph", "a.morph", "phases.json")
    #expect(other.code == 2 && other.err.contains("holds a sequence, and a morph is needed"), "\(other.err)")
    let broken = runner.run(["add", "sequence", "a", "-"], input: #"{"kind": "sequence", "mode": "loop"}"#)
    #expect(broken.code == 2 && broken.err.contains("a sequence needs phases"), "\(broken.err)")
    let dangling = runner.run(
      ["add", "sequence", "a", "-"], input: Self.phases.replacing("apple.bouncy", with: "apple.bounzy"))
    #expect(dangling.code == 1 && dangling.err.contains("did you mean \"apple.bouncy\"?"), "\(dangling.err)")
  }

  @Test("show says what leads where, in words and as JSON")
  func showing() throws {
    let text = runner.run("show", "dive.deeper").out
    for part in [
      "starts with 0.5 travels a second", "frame [16, 200, 80, 80] -> [0, 0, 390, 844]", "at most 90 %",
    ] {
      #expect(text.contains(part), "\(text)")
    }
    let sequence = try runner.json("show", "reaction.phases", "--json").object("sequence")
    #expect(try abs(sequence.number("duration") - 1.3) < 1e-12)
    #expect(try sequence.objects("phases").map { try $0.number("start") } == [0.8, 0, 0.5])
    let morph = try runner.json("show", "dive.deeper", "--json").object("morph")
    #expect(try morph.number("presentDuration") > 0.5)
    #expect(runner.run("show", "apple.snappy").out.contains("dive.deeper"))
  }

  @Test("Samples have a value and a velocity for every property, and a plot a curve for every number")
  func sampling() throws {
    let samples = try runner.json("sample", "dive.deeper", "--times", "0,10", "--json").objects("samples")
    #expect(try samples[0].object("values").object("cell.opacity").number("value") == 0)
    #expect(try abs(samples[1].object("values").object("cell.opacity").number("value") - 1) < 1e-9)
    #expect(runner.run("sample", "reaction.phases", "--from", "0").err.contains("values are its own"))
    let curves = try runner.json("plot", "reaction.phases", "--json").objects("curves")
    #expect(try curves.map { try $0.string("name") } == ["scale", "offset.x", "offset.y"])
    #expect(runner.run("plot", "dive.deeper").out.contains("cell.frame.w"))
  }

  @Test("A tweaked spring brings along what is animated by it")
  func movingAlong() throws {
    let text = runner.run("tweak", "apple.bouncy", "--duration", "0.6").out
    #expect(text.contains("reaction.phases  1.3 s, 3 phases  ->  1.4 s, 3 phases"), "\(text)")
    #expect(!text.contains("dive.deeper"))
  }

  @Test("Tweaks change one phase, element or number of the gesture, and what does not fit is refused")
  func tweaking() throws {
    let lines = [
      [
        "reaction.phases", "--phase", "move", "--property", "scale", "--to", "1.3", "--animation",
        "apple.snappy",
      ],
      ["reaction.phases", "--mode", "loop"], ["reaction.phases", "--phase", "scale", "--animation", "none"],
      ["dive.deeper", "--element", "cell", "--delay", "50ms", "--property", "frame", "--to", "0,0,400,900"],
      ["dive.deeper", "--threshold", "0.2", "--cap", "1", "--distance", "400", "--cancel", "duration=0.3"],
      ["dive.deeper", "--initial-velocity", "1"], ["dive.deeper", "--dismiss", "--animation", "none"],
      ["dive.deeper", "--summary", "A cell becomes a screen.", "--role", "spatial"],
    ]
    for line in lines {
      let result = runner.run(["tweak"] + line)
      #expect(result.code == 0 && result.out.contains("changed"), "\(line): \(result.err)")
    }
    let text = runner.run("export", "dive.*", "reaction.*").out
    for part in [
      "\"scale\": 1.3", "\"mode\": \"loop\"", "\"animation\": null", "\"delay\": 0.05",
      "\"to\": [0, 0, 400, 900]", "\"threshold\": 0.2", "\"distance\": 400", "\"initialVelocity\": 1",
    ] { #expect(text.contains(part), "\(part)") }
    #expect(!text.contains("\"dismiss\""))
    let refused = [
      (["dive.deeper", "--time-scale", "2"], Int32(1), "its elements[0].animation is apple.snappy"),
      (["dive.deeper", "--phase", "x"], 1, "no sequence's phases"),
      (["apple.snappy", "--cap", "0.5"], 1, "no morph's elements"),
      (["dive.deeper", "--finish", "none"], 64, "--finish must be"),
      (["dive.deeper", "--finish", "gone"], 1, "no preset of that name"),
      (
        ["reaction.phases", "--phase", "move", "--animation", "cubic-bezier(0, 0, 1, 1)"], 64,
        "without a duration"
      ),
      (["reaction.phases", "--phase", "move", "--property", "scale", "--to", "x"], 64, "finite number"),
      (["reaction.phases", "--mode", "once"], 64, "trigger"),
    ]
    for (words, code, part) in refused {
      let result = runner.run(["tweak"] + words)
      #expect(result.code == code && result.err.contains(part), "\(words): \(result.code) \(result.err)")
    }
  }

  @Test("Copies, renames, removals and differences treat them as any preset")
  func housekeeping() throws {
    #expect(runner.run("copy", "dive.deeper", "dive.copy").code == 0)
    #expect(runner.run("rename", "apple.snappy", "quick").code == 0)
    #expect(runner.run("export", "dive.*").out.contains("\"animation\": \"quick\""))
    let refused = runner.run("remove", "quick")
    #expect(refused.code == 1 && refused.err.contains("dive.copy"), "\(refused.err)")
    #expect(runner.run("export", "-o", "before.json").code == 0)
    #expect(runner.run("remove", "quick", "--detach").code == 0)
    #expect(!runner.run("export", "dive.*").out.contains("quick"))
    let difference = runner.run("diff", "before.json", "motionbook.db")
    #expect(difference.code == 1 && difference.out.contains("dive.deeper"), "\(difference.out)")
    let removed = runner.run("remove", "dive.deeper")
    #expect(removed.code == 0, "\(removed.err)")
  }

  @Test("What is exported is imported again byte for byte")
  func roundTrip() throws {
    let text = runner.run("export").out
    try runner.write(text, to: "all.json")
    #expect(runner.run("init", "--from", "all.json", "--registry", "second.db").code == 0)
    #expect(runner.run("export", "--registry", "second.db").out == text)
    #expect(runner.run("diff", "all.json", "second.db").code == 0)
  }
}
