import Foundation
import MotionPhysics
import Testing

@testable import motionbook

@Suite("fit")
struct FitCommandTests {
  private let runner: CommandRunner

  init() throws { runner = try CommandRunner() }

  /// A recording of a spring at 60 frames a second, in whole pixels of 320.
  private static func csv(_ spring: Spring, heading: String = "time,value\n", unit: Double = 1) -> String {
    let rows = (0..<90).map { index in
      let time = Double(index) / 60
      return "\(time * unit),\((320 * spring.value(time: time - 0.1)).rounded())"
    }
    return heading + rows.joined(separator: "\n") + "\n"
  }

  @Test("a recording is said to be the preset that it is, and its spring comes with its error")
  func recording() throws {
    try runner.write(Self.csv(.bouncy), to: "seen.csv")
    let result = runner.run("fit", "seen.csv")
    #expect(result.code == 0)
    #expect(result.out.hasPrefix("apple.bouncy within "))
    #expect(result.out.contains("a spring: it is "))
    let json = try runner.json("fit", "seen.csv", "--json")
    #expect(json.keys == ["nearest", "spring", "tween", "justified", "reason"])
    #expect(try json.string("justified") == "spring")
    #expect(try json.objects("nearest")[0].string("preset") == "apple.bouncy")
    let spring = try json.object("spring")
    #expect(spring.keys == ["duration", "bounce", "velocity", "start", "from", "to", "maxError", "at"])
    #expect(abs(try spring.number("duration") - 0.5) < 0.005)
    #expect(abs(try spring.number("bounce") - 0.3) < 0.005)
    #expect(abs(try spring.number("start") - 0.1) < 0.003)
    #expect(try spring.number("maxError") < 0.005)
  }

  @Test("a clock that began long ago is told to the millisecond")
  func clock() throws {
    let rows = Self.csv(.bouncy).split(separator: "\n").map { row in
      let cells = row.split(separator: ",")
      return Double(cells[0]).map { "\($0 + 123456),\(cells[1])" } ?? String(row)
    }
    try runner.write(rows.joined(separator: "\n"), to: "seen.csv")
    let out = runner.run("fit", "seen.csv").out
    #expect(out.contains("  123456.1 s") || out.contains("  123456.10"), "\(out)")
  }

  @Test("times that go on for long are asked whether they are milliseconds, unless their unit is said")
  func longTimes() throws {
    for (heading, words, isAsked) in [
      ("t,value\n", [], true), ("t_ms,value\n", [], false), ("t,value\n", ["--unit", "ms"], false),
    ] as [(String, [String], Bool)] {
      try runner.write(Self.csv(.snappy, heading: heading, unit: 1000), to: "seen.csv")
      let result = runner.run(["fit", "seen.csv"] + words)
      #expect(result.err.contains("--unit ms") == isAsked, "\(heading) \(words): \(result.err)")
    }
  }

  @Test("a table in UTF-16 is refused by that name")
  func wideCharacters() throws {
    let text = Self.csv(.bouncy).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try runner.write(Data([0xFF, 0xFE] + text), to: "seen.csv")
    let refused = runner.run("fit", "seen.csv")
    #expect(refused.code == 2 && refused.err.contains("UTF-16; save it as UTF-8"), "\(refused.err)")
  }

  @Test("times may be milliseconds or frames, separators and columns are found or named")
  func forms() throws {
    let spring = Spring.snappy
    let semicolons = (0..<90).map { index in
      let value = (3200 * spring.value(time: Double(index) / 60 - 0.1)).rounded() / 10
      return "\(index);7;\(value)".replacing(".", with: ",")
    }
    let files: [(text: String, arguments: [String])] = [
      (Self.csv(spring, heading: "t_ms,value\n", unit: 1000), []),
      (Self.csv(spring, heading: "", unit: 1000), ["--unit", "ms"]),
      (Self.csv(spring, heading: "# a comment\nframe,y\n", unit: 60), ["--fps", "60"]),
      ("\u{FEFF}frame;x;y\r\n" + semicolons.joined(separator: "\r\n"), ["--fps", "60", "--column", "y"]),
      (semicolons.joined(separator: "\n"), ["--fps", "60", "--unit", "frames", "--column", "3"]),
      ("sep=;\r\nframe;x;y\r\n" + semicolons.joined(separator: "\r\n"), ["--fps", "60", "--column", "y"]),
    ]
    for (text, arguments) in files {
      try runner.write(text, to: "seen.csv")
      let found = try JSONObject(runner.run(["fit", "seen.csv", "--json"] + arguments).out).object("spring")
      #expect(abs(try found.number("duration") - 0.5) < 0.01, "\(arguments)")
      #expect(abs(try found.number("bounce") - 0.15) < 0.01, "\(arguments)")
    }
  }

  @Test("what sample prints is read back as the spring that it is, of a clip by its property")
  func samples() throws {
    let sampled = runner.run("sample", "duration=0.7,bounce=0.4", "--fps", "240", "--json").out
    try runner.write(sampled, to: "samples.json")
    let spring = try runner.json("fit", "samples.json", "--start", "0", "--json").object("spring")
    #expect(abs(try spring.number("duration") - 0.7) < 1e-9)
    #expect(abs(try spring.number("bounce") - 0.4) < 1e-9)
    try runner.add(
      #"""
      {"name": "pop", "kind": "clip", "driver": "time", "loops": false, "initial": {"scale": 1}, "tracks": [
        {"property": "scale", "keyframes": [{"type": "spring", "to": 2, "spring": {"duration": 0.3, "bounce": 0.5}}]}]}
      """#)
    try runner.write(runner.run("sample", "pop", "--json").out, to: "pop.json")
    let clip = try runner.json("fit", "pop.json", "--column", "scale", "--json").object("spring")
    #expect(abs(try clip.number("duration") - 0.3) < 1e-6)
    #expect(abs(try clip.number("bounce") - 0.5) < 1e-6)
  }

  @Test("a curve and a closed form may stand in a file or come from stdin")
  func texts() throws {
    for text in [
      "linear(0, 0.22, 0.62, 0.92, 1.05, 1.07, 1.05, 1.02, 1, 1);\n", "cubic-bezier(0.4, 0, 0.2, 1)\n",
    ] {
      try runner.write(text, to: "curve.css")
      let expected = runner.run("fit", text, "--duration", "600ms", "--json").out
      #expect(!expected.isEmpty)
      #expect(runner.run("fit", "curve.css", "--duration", "600ms", "--json").out == expected)
      #expect(runner.run(["fit", "-", "--duration", "600ms", "--json"], input: text).out == expected)
    }
    try runner.write("1 - exp(-8t)(cos(9t) + 0.889 sin(9t))\n", to: "form.txt")
    #expect(try runner.json("fit", "form.txt", "--json").string("justified") == "spring")
  }

  @Test("values without times are counted by --fps")
  func countedValues() throws {
    let values = (0..<90).map { "\(Spring.bouncy.value(time: Double($0) / 60))" }.joined(separator: ", ")
    try runner.write("[\(values)]", to: "values.json")
    let spring = try runner.json("fit", "values.json", "--fps", "60", "--json").object("spring")
    #expect(abs(try spring.number("bounce") - 0.3) < 0.001)
    let refused = runner.run("fit", "values.json")
    #expect(refused.code == 2 && refused.err.contains("need --fps, such as --fps 60"))
  }

  @Test("keyframes of After Effects have their own frames a second; of several properties one is named")
  func afterEffects() throws {
    let spring = Spring(duration: 0.6, bounce: 0.25)
    func table(_ heading: String, _ row: (Int) -> String) -> String {
      heading + "\n" + (0..<60).map { "\t\($0)\t\(row($0))" }.joined(separator: "\n") + "\n\n"
    }
    let text =
      "Adobe After Effects 8.0 Keyframe Data\n\n\tUnits Per Second\t30\n\tSource Width\t100\n\n"
      + table("Transform\tPosition\n\tFrame\tX pixels\tY pixels\tZ pixels\t") {
        "50\t\(320 * spring.value(time: Double($0) / 30))\t0\t"
      }
      + table("Transform\tOpacity\n\tFrame\tpercent\t") { "\($0)\t" } + "End of Keyframe Data\n"
    try runner.write(text, to: "copied.txt")
    let refused = runner.run("fit", "copied.txt")
    #expect(
      refused.code == 2 && refused.err.contains("--track is one of Transform/Position, Transform/Opacity"))
    let column = runner.run("fit", "copied.txt", "--track", "Transform/Position")
    #expect(column.code == 2 && column.err.contains("copied.txt:7: which column holds the values?"))
    let found = try runner.json(
      "fit", "copied.txt", "--track", "Transform/Position", "--column", "Ypixels", "--json"
    ).object("spring")
    #expect(abs(try found.number("duration") - 0.6) < 1e-6)
    #expect(abs(try found.number("bounce") - 0.25) < 1e-6)
  }

  @Test("linear() with a duration, beside it or as an option, is its spring; a Bezier is said to be none")
  func curves() throws {
    let easing = try LinearEasing(baking: .bouncy)
    let stops = easing.points.map { "\($0.y) \($0.x * 100)%" }.joined(separator: ", ")
    for arguments in [
      ["\(easing.durationMillis)ms linear(\(stops))"], ["linear(\(stops)) \(easing.durationMillis)ms"],
      ["linear(\n  \(stops)\n)", "--duration", "\(easing.durationMillis)ms"],
    ] {
      let json = try JSONObject(runner.run(["fit"] + arguments + ["--json"]).out)
      #expect(try json.string("justified") == "spring")
      #expect(abs(try json.object("spring").number("duration") - 0.5) < 0.002)
      #expect(abs(try json.object("spring").number("bounce") - 0.3) < 0.002)
      #expect(try json.objects("nearest")[0].string("preset") == "apple.bouncy")
    }
    let bezier = runner.run("fit", "cubic-bezier(0.42, 1.67, 0.21, 0.9)", "--duration", "350ms")
    #expect(bezier.code == 0 && bezier.out.contains("a tween: it is no spring"))
    #expect(runner.run("fit", "linear(0, 1)").err.contains("--duration"))
    #expect(runner.run("fit", "linear(0, 1)").code == 64)
    #expect(
      runner.run("fit", "linear(0, one, 1)", "--duration", "1s").err.contains("\"one\" is no part of a stop"))
  }

  @Test("a closed form is exact, however it is written")
  func closedForms() throws {
    let spring = try Spring(validatingDuration: 0.6, bounce: 0.25)
    let (a, b) = (spring.decay, spring.dampedFrequency)
    for text in [
      "1 - exp(-\(a)t)(cos(\(b)t) + \(a / b) sin(\(b)t))",
      "y(t) = 1 − e^(-\(a)*t) * (Math.cos(\(b)*t) + \(a / b)*Math.sin(\(b)*t));",
    ] {
      let found = try JSONObject(runner.run(["fit", text, "--json"]).out).object("spring")
      #expect(abs(try found.number("duration") / 0.6 - 1) < 1e-12)
      #expect(abs(try found.number("bounce") - 0.25) < 1e-12)
      #expect(abs(try found.number("velocity")) < 1e-12)
    }
    #expect(runner.run("fit", "1 - exp(-8t)(cos(9t) + sin(8t))").code == 64)
  }

  @Test("a Lottie file's track is its Bezier, or its spring where it is baked")
  func lottie() throws {
    let spring = Spring.bouncy
    let baked = (0..<60).map { "{\"t\": \($0), \"s\": [\(200 * spring.value(time: Double($0) / 60)), 40]}" }
    try runner.write(
      """
      {"v": "5.7", "fr": 60, "layers": [
        {"nm": "Card", "ks": {"o": {"a": 1, "k": [
            {"t": 0, "s": [0], "o": {"x": [0.4], "y": [0]}, "i": {"x": [0.2], "y": [1]}}, {"t": 18, "s": [100]}]},
          "p": {"a": 1, "k": [\(baked.joined(separator: ", "))]}, "s": {"a": 0, "k": [100, 100]}}}]}
      """, to: "card.json")
    let fade = try runner.json("fit", "card.json", "--track", "Card/opacity", "--json")
    #expect(try fade.object("tween").numbers("bezier") == [0.4, 0, 0.2, 1])
    #expect(abs(try fade.object("tween").number("duration") - 0.3) < 1e-12)
    let move = try runner.json("fit", "card.json", "--track", "position", "--json").object("spring")
    #expect(abs(try move.number("duration") - 0.5) < 0.01)
    #expect(abs(try move.number("bounce") - 0.3) < 0.01)
    let several = runner.run("fit", "card.json")
    #expect(several.code == 2 && several.err.contains("Card/opacity, Card/position"))
  }

  @Test("--as adds what is justified in few decimals, --kind the other one, and what is neither is refused")
  func adding() throws {
    try runner.write(Self.csv(.bouncy), to: "seen.csv")
    let dry = runner.run("fit", "seen.csv", "--as", "seen.bouncy", "--dry-run")
    #expect(dry.code == 0 && dry.out.contains("added seen.bouncy: "))
    #expect(runner.run("show", "seen.bouncy").code == 1)
    #expect(runner.run("fit", "seen.csv", "--as", "seen.bouncy", "--summary", "As seen.").code == 0)
    let added = try runner.json("show", "seen.bouncy", "--json")
    #expect(try added.string("summary") == "As seen.")
    #expect(abs(try added.object("spring").number("duration") - 0.5) < 0.005)
    #expect(runner.run("fit", "seen.csv", "--as", "seen.tween", "--kind", "tween").code == 0)
    #expect(try runner.json("show", "seen.tween", "--json").string("kind") == "tween")
    let wild = (0..<40).map { "\(Double($0) / 60),\($0 * 37 % 100)" }.joined(separator: "\n")
    try runner.write(wild, to: "wild.csv")
    let refused = runner.run("fit", "wild.csv", "--as", "seen.wild")
    #expect(refused.code == 1 && refused.err.contains("nothing was added"))
    #expect(runner.run("fit", "wild.csv").out.contains("no spring and no single tween"))
    #expect(runner.run("show", "seen.wild").code == 1)
  }

  @Test("of samples that scatter it is said that it is they, and which tolerance allows for it")
  func scatter() throws {
    let lines = (0..<60).map { index in
      let time = Double(index) / 60
      return "\(time),\(200 * Spring.bouncy.value(time: time) + Double(index * 37 % 11 - 5))"
    }
    try runner.write("time,y\n" + lines.joined(separator: "\n"), to: "noisy.csv")
    let out = runner.run("fit", "noisy.csv").out
    #expect(out.contains("neither: ") && out.contains("the samples themselves scatter by "), "\(out)")
    let tolerance = try #require(out.split(separator: "--tolerance ").last?.split(separator: " ").first)
    #expect(runner.run("fit", "noisy.csv", "--tolerance", String(tolerance)).out.contains("a spring: "))
  }

  @Test("bad input is refused at its place, and nothing is written")
  func refusals() throws {
    let cases: [(text: String, arguments: [String], words: String, code: Int32)] = [
      ("time,value\n0,1\n0.1,x\n", [], "seen.csv:3: \"0.1,x\"", 2),
      ("time,value\n0,1\n0,2\n0.1,3\n0.2,4\n0.3,5\n0.4,6\n", [], "samples[1].time", 2),
      ("time,value\n0,1\n", [], "at least 6 samples", 2),
      ("", [], "samples", 2),
      ("time,a,b\n0,1,2\n", [], "--column is one of a, b", 2),
      ("time,x,y\n0,1,7\n", [], "--column is one of x, y", 2),
      (#"[{"time": 0, "x": 1, "y": 7}, {"time": 1, "x": 2, "y": 7}]"#, [], "--column says which", 2),
      ("time,a\n0,1\n", ["--column", "z"], "there is no column \"z\"", 2),
      ("1\n2\n", [], "--fps", 2),
      ("[[0, 1], [0.1]]", [], "[1]", 2),
      ("[{\"time\": 0}]", [], "value", 2),
      ("{\"a\": 1}", [], "samples", 2),
      ("{\"layers\": []}", [], "frame rate", 2),
      ("[[0, 1e999]", [], "seen.csv", 2),
    ]
    for (text, arguments, words, code) in cases {
      try runner.write(text, to: "seen.csv")
      let result = runner.run(["fit", "seen.csv", "--as", "a.b"] + arguments)
      #expect(result.code == code, "\(text): \(result.err)")
      #expect(result.err.contains(words), "\(text): \(result.err)")
    }
    #expect(runner.run("fit", "nowhere.csv").code == 2)
    #expect(runner.run("fit", "seen.csv", "--unit", "frames").code == 64)
    #expect(runner.run("fit", "seen.csv", "--tolerance", "2").code == 64)
    #expect(runner.run("show", "a.b").code == 1)
  }
}
