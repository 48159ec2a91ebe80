import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import motionbook

@Suite("plot")
struct PlotCommandTests {
  private func makeRunner() throws -> CommandRunner {
    let runner = try CommandRunner()
    try runner.add(
      """
      {"name": "card", "kind": "clip", "initial": {"scale": 1, "offset": [0, 0]}, "tracks": [
        {"property": "scale", "keyframes": [{"type": "linear", "to": 2, "duration": 0.5}]},
        {"property": "offset", "keyframes": [{"type": "linear", "to": [0, 90], "duration": 1}]}]},
      {"name": "scroll", "kind": "clip", "driver": "progress", "initial": {"scale": 1}, "tracks": [
        {"property": "scale", "keyframes": [{"type": "linear", "to": 2, "duration": 1}]}]}
      """)
    return runner
  }

  @Test("several motions are drawn over one another with a legend that names them and when they settle")
  func several() throws {
    let result = try makeRunner().run("plot", "apple.snappy", "apple.bouncy", "duration=0.4,bounce=0.2")
    #expect(result.code == 0)
    for words in [
      "position", "velocity", "apple.snappy", "apple.bouncy", "duration=0.4,bounce=0.2", "0.697 s", "0.819 s",
    ] {
      #expect(result.out.contains(words), "\(words)")
    }
  }

  @Test("colour on a terminal only, and ASCII where the locale is not UTF-8")
  func styles() throws {
    let runner = try makeRunner()
    let words = ["plot", "apple.snappy", "apple.smooth"]
    #expect(runner.run(words, isTerminal: true).out.contains("\u{1B}["))
    #expect(!runner.run(words).out.contains("\u{1B}["))
    #expect(!runner.run(words + ["--no-color"], isTerminal: true).out.contains("\u{1B}["))
    #expect(runner.run(words, environment: ["LC_ALL": "C"]).out.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("no line is wider than the terminal, or than --width")
  func width() throws {
    let runner = try makeRunner()
    for (words, width) in [(["plot", "apple.snappy"], 61), (["plot", "apple.snappy", "--width", "44"], 44)] {
      let lines = runner.run(words, width: 61).out.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width })
      #expect(lines.contains { $0.count > width - 10 })
    }
    #expect(runner.run("plot", "apple.snappy", "--width", "3").code == 64)
  }

  @Test("a clip has a curve for each number, a picture for each property")
  func clip() throws {
    let out = try makeRunner().run("plot", "card").out
    for words in ["scale", "offset.x", "offset.y"] { #expect(out.contains(words)) }
    #expect(out.components(separatedBy: "position").count == 3)
    #expect(!out.contains("target"))
  }

  @Test("more panels or curves than can be waited for are refused, with the number to change")
  func tooMany() throws {
    let runner = try CommandRunner()
    let properties = (0..<100).map { #""p\#($0)": [0, 1]"# }.joined(separator: ", ")
    try runner.add(
      """
      {"name": "wide", "kind": "sequence", "mode": "loop", "phases": [
        {"name": "one", "values": {\(properties)}, "animation": {"duration": 1, "curve": "linear"}},
        {"name": "two", "values": {\(properties)}, "animation": {"duration": 1, "curve": "linear"}}]}
      """)
    let wide = runner.run("plot", "wide", "--width", "5000")
    #expect(wide.code == 1)
    #expect(wide.err.contains("has 100 panels, which take 4000 columns each"))
    #expect(wide.err.contains("choose a smaller --width"))
    let many = runner.run("plot", "wide", "apple.snappy", "--width", "6000")
    #expect(many.code == 1)
    #expect(many.err.contains("has 100 panels, which take 4000 columns each"))
    #expect(runner.run("plot", "wide", "apple.snappy", "--width", "100").code == 0)
    let springs = (0..<201).map { "duration=0.\($0 + 100)" }
    let crowd = runner.run(["plot"] + springs + ["--width", "6000"])
    #expect(crowd.code == 1)
    #expect(crowd.err.contains("has 201 curves over one another, which take 4975 columns at the most"))
    let json = runner.run("plot", "wide", "--json")
    #expect(json.code == 1)
    #expect(json.err.contains("200 curves, and 150 is the most of a JSON document"))
    #expect(json.err.contains("--property"))
  }

  @Test("what runs over a progress says so and shares no axis with what runs over time")
  func progress() throws {
    let runner = try makeRunner()
    for name in ["starter.curve.enter", "scroll"] {
      #expect(runner.run("plot", name).out.contains("over a progress"))
      let mixed = runner.run("plot", name, "apple.snappy")
      #expect(mixed.code == 1)
      #expect(mixed.err.contains("plot \(name) by itself"))
    }
    #expect(runner.run("plot", "starter.duration.fast").code == 1)
  }

  @Test("an SVG is well-formed, names the motions, and is written whole or to stdout")
  func svg() throws {
    let runner = try makeRunner()
    let result = runner.run("plot", "apple.snappy", "apple.smooth", "--svg", "out.svg")
    #expect(result.code == 0)
    #expect(result.out.isEmpty)
    let text = try runner.read("out.svg")
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.contains("apple.smooth"))
    let standard = runner.run("plot", "apple.snappy", "apple.smooth", "--svg", "-")
    #expect(standard.out == text)
    #expect(standard.err.isEmpty)
    #expect(runner.run("plot", "apple.snappy", "--svg", "none/out.svg").code == 2)
  }

  @Test("a dry run writes no file")
  func dryRun() throws {
    let runner = try makeRunner()
    #expect(runner.run("plot", "apple.snappy", "--svg", "out.svg", "--dry-run").code == 0)
    #expect(!runner.exists("out.svg"))
  }

  @Test("--json prints the points that are drawn")
  func json() throws {
    let runner = try CommandRunner()
    let curves = try runner.json("plot", "apple.smooth", "duration=0.4,bounce=0.3", "--json").objects(
      "curves")
    #expect(try curves.map { try $0.string("name") } == ["apple.smooth", "duration=0.4,bounce=0.3"])
    let samples = try #require(curves.first).objects("samples")
    #expect(try samples.first?.number("value") == 0)
    #expect(try abs(#require(samples.last).number("value") - 1) < 0.001)
    #expect(runner.run("plot", "apple.smooth", "--json", "--svg", "x.svg").code == 64)
  }

  @Test("Patterns and groups are drawn, and with --apart each motion has a panel")
  func patterns() throws {
    let runner = try CommandRunner()
    #expect(
      runner.run("plot", "starter.spring.*", "!starter.spring.quick", "--json").out.contains(
        "starter.spring.bouncy"))
    let durations = runner.run("plot", "starter.duration.*")
    #expect(durations.code == 1 && durations.err.contains("only durations"))
    let apart = runner.run("plot", "starter.spring", "--svg", "-", "--apart").out
    let together = runner.run("plot", "starter.spring", "--svg", "-").out
    func count(_ text: String, of part: String) -> Int { text.components(separatedBy: part).count - 1 }
    #expect(count(apart, of: "class=\"axis\"") == 6)
    #expect(count(together, of: "class=\"axis\"") == 2)
    #expect(runner.run("plot", "starter.spring", "--apart").code == 64)
  }

  @Test("A duration names the motion that would be drawn, where it takes any time")
  func durations() throws {
    let runner = try CommandRunner()
    runner.run("add", "duration", "own.none", "0")
    #expect(runner.run("plot", "own.none").err.contains("takes no time"))
    let refused = runner.run("plot", "starter.duration.fast")
    let motion = "duration=0.15,curve=easeOut"
    #expect(refused.code == 1 && refused.err.contains(motion))
    #expect(runner.run("plot", motion).code == 0)
  }

  @Test("Of a group what runs over a progress is left out and named, with a word that draws it")
  func mixedGroup() throws {
    let runner = try CommandRunner()
    for words in [["plot", "apple"], ["plot", "apple.*", "--svg", "-", "--apart"]] {
      let result = runner.run(words)
      #expect(result.code == 0)
      #expect(
        result.err.contains("Left out what runs over a progress; plot it by itself: apple.core-animation."))
      #expect(result.out.contains("bouncy"))
    }
    let curves = runner.run("plot", "apple.core-animation")
    #expect(curves.code == 0 && curves.err.isEmpty)
  }

  @Test("Clips over one another have a picture for each property, in which their curves stand together")
  func clipsTogether() throws {
    let runner = try makeRunner()
    try runner.add(
      """
      {"name": "tile", "kind": "clip", "initial": {"scale": 1}, "tracks": [
        {"property": "scale", "keyframes": [{"type": "linear", "to": 3, "duration": 0.5}]}]}
      """)
    let pictures = runner.run("plot", "card", "tile").out.components(separatedBy: "velocity,").dropFirst()
    #expect(pictures.count == 2)
    #expect(pictures.first?.contains("card scale") == true && pictures.first?.contains("tile scale") == true)
    #expect(pictures.last?.contains("card offset.x") == true && pictures.last?.contains("tile") == false)
  }

  @Test("Panels beside one another leave out the group of all, and have one scale")
  func panelsApart() throws {
    let svg = try CommandRunner().run(
      "plot", "apple.smooth", "apple.bouncy", "--svg", "-", "--apart", "--width", "720"
    ).out
    #expect(svg.contains(">smooth<") && svg.contains(">bouncy<"))
    // Alone `bouncy` would begin its labels elsewhere than `smooth`, which never goes beyond its target.
    let labels = svg.components(separatedBy: "</text>").compactMap { $0.components(separatedBy: ">").last }
    #expect(labels.count { $0 == "0.5" } == 2 && labels.count { $0 == "1.0" } == 2, "\(labels)")
  }

  @Test("A clip and a morph have a panel for each property in an SVG, each with its own range")
  func panels() throws {
    let runner = try CommandRunner()
    func axes(_ name: String) -> Int {
      runner.run("plot", name, "--svg", "-").out.components(separatedBy: "class=\"axis\"").count - 1
    }
    #expect(axes("starter.heart-reaction") == 4)
    #expect(axes("starter.dive-deeper") == 8)
  }

  @Test("With a velocity the axis ends where the spring has settled")
  func velocityAxis() throws {
    let curves = try CommandRunner().json("plot", "apple.snappy", "--velocity", "1000", "--json").objects(
      "curves")
    let settling = try curves[0].number("settlingTime")
    let last = try #require(try curves[0].objects("samples").last).number("time")
    #expect(last >= settling)
  }
}
