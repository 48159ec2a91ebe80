import Testing

@Suite("What is told of a motion and of its change")
struct ToldMotionTests {
  private let runner: CommandRunner

  init() throws {
    runner = try CommandRunner(packs: [])
    try runner.write(
      Texts.registry(
        Texts.spring("quick"), Texts.spring("own", #""base": "quick", "duration": 0.4, "reduced": "fade""#),
        Texts.spring("made", #""base": "quick""#),
        #"{"name": "fade", "kind": "tween", "duration": 0.3, "curve": "linear"}"#,
        #"""
        {"name": "clip", "kind": "clip", "initial": {"scale": 1, "offset": [0, 0]}, "tracks": [
          {"property": "scale", "keyframes": [
            {"type": "linear", "to": 1.5, "duration": 0.36, "curve": "easeIn"},
            {"type": "spring", "to": 1, "duration": 0.2, "spring": "quick"},
            {"type": "spring", "to": 2, "duration": 0.5, "spring": {"duration": 0.3, "bounce": 0.7}},
            {"type": "move", "to": 1}]}]}
        """#,
        #"""
        {"name": "steps", "kind": "sequence", "mode": "trigger", "phases": [
          {"name": "rest", "values": {"y": 0}, "animation": "fade"},
          {"name": "up", "values": {"y": -64}, "animation": {"duration": 0.3, "bounce": 0.7}}]}
        """#,
        #"""
        {"name": "dive", "kind": "morph", "present": {"animation": "fade"},
          "elements": [{"name": "cell", "animation": {"curve": "easeOut", "duration": 0.2},
            "properties": {"opacity": {"from": 0, "to": 1}}}, {"name": "back", "properties": {"scale": {"from": 0, "to": 1}}}],
          "interactive": {"axis": "up", "distance": 320, "finish": "quick", "cancel": "fade"}}
        """#), to: "start.json")
    #expect(runner.run("init", "--from", "start.json").code == 0)
  }

  @Test("show says of a clip, a sequence and a morph what was typed, by the names that were typed")
  func typed() {
    let clip = runner.run("show", "clip").out
    #expect(clip.contains("1 -> 1.5 (ease"), "\(clip)")
    #expect(
      clip.contains("-> 1 (quick, 0.2 s) -> 2 (duration 0.3, bounce 0.7, 0.5 s) -> 1 (at once)"), "\(clip)")
    let steps = runner.run("show", "steps").out
    #expect(
      steps.contains("y 0 (fade, from") && steps.contains("y -64 (duration 0.3, bounce 0.7, from"), "\(steps)"
    )
    let dive = runner.run("show", "dive").out
    for words in [
      "presents   fade, over", "dismisses  fade, over", "moves by 0.2 s, easeOut",
      "finishes by quick, cancels by fade",
    ] {
      #expect(dive.contains(words), "\(words): \(dive)")
    }
  }

  @Test("tweak and diff say what a change does to a clip, and of what uses it only what moves otherwise")
  func gaps() throws {
    let before = runner.run("export").out
    try runner.write(before, to: "before.json")
    let clip = runner.run("tweak", "clip", "--track", "scale", "--keyframe", "1", "--to", "1.4").out
    #expect(clip.contains("  tracks.scale[0].to  1.5 -> 1.4\n"), "\(clip)")
    #expect(clip.contains(" % apart at ") && clip.contains(" s, scale\n"), "\(clip)")
    let quick = runner.run("tweak", "quick", "--duration", "0.6").out
    #expect(quick.contains("\n  clip ") && quick.contains(", scale\n"), "\(quick)")
    #expect(quick.contains("\n  dive ") && quick.contains("after letting go"), "\(quick)")
    #expect(quick.contains("\n  made ") && !quick.contains("own") && !quick.contains("steps"), "\(quick)")
    let diff = runner.run("diff", "before.json", "motionbook.db").out
    #expect(
      diff.contains("  > dive\n") && diff.contains("after letting go") && !diff.contains("own"), "\(diff)")
    let dismissed = runner.run("tweak", "fade", "--duration", "0.5").out
    #expect(dismissed.contains("\n  dive ") && dismissed.contains("back.scale"), "\(dismissed)")
  }

  @Test("A summary, a role or a partner that changes shows itself, and the motion not at all")
  func about() {
    for words in [["--summary", "x"], ["--role", "effects"], ["--reduced", "none"], ["--no-reduced"]] {
      let out = runner.run(["tweak", "own"] + words).out
      #expect(out.split(separator: "\n").count == 2 && !out.contains("settles"), "\(out)")
    }
  }
}
