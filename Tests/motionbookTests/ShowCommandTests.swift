import Foundation
import Testing

@testable import motionbook

@Suite("show")
struct ShowCommandTests {
  private func makeRunner() throws -> CommandRunner {
    let runner = try CommandRunner()
    try runner.add(
      """
      {"name": "sheet.present", "kind": "spring", "summary": "A card that comes up.", "base": "apple.snappy", \
      "duration": 0.4, "extraBounce": 0.05, "reduced": "starter.fade.quick", "role": "spatial", \
      "deprecated": "sheet.rise", "allow": {"near-duplicate": "it is meant"}, "extensions": {"com.acme": 1}},
      {"name": "sheet.rise", "kind": "spring", "base": "sheet.present", "delay": 0.1},
      {"name": "sheet.all", "kind": "alias", "of": "sheet.rise"},
      {"name": "endless", "kind": "spring", "mass": 1, "stiffness": 170, "damping": 0},
      {"name": "stairs", "kind": "curve", "steps": 4, "jump": "end"}
      """)
    return runner
  }

  @Test("JSON has the promised shape and the numbers of the documentation's example")
  func jsonOfDerivedSpring() throws {
    let preset = try makeRunner().json("show", "sheet.present", "--json")
    #expect(
      preset.keys == [
        "name", "kind", "summary", "reduced", "role", "deprecated", "origin", "usedBy", "base", "lineage",
        "typed",
        "spring",
      ])
    #expect(try preset.strings("lineage") == ["sheet.present", "apple.snappy"])
    #expect(try preset.strings("usedBy") == ["sheet.rise"])
    #expect(try preset.string("base") == "apple.snappy")
    #expect(try preset.string("reduced") == "starter.fade.quick")
    #expect(preset.isNull("origin"))
    #expect(try preset.object("typed").keys == ["base", "duration", "extraBounce"])
    let spring = try preset.object("spring")
    let expected = [
      "duration": 0.4, "bounce": 0.2, "delay": 0, "mass": 1, "stiffness": 246.74, "damping": 25.13,
      "response": 0.4,
      "dampingRatio": 0.8, "settlingTime": 0.539, "swiftUISettlingDuration": 0.757, "overshoot": 0.015,
      "peakTime": 0.333,
    ]
    #expect(spring.keys == Set(expected.keys))
    for (key, value) in expected {
      #expect(abs(try spring.number(key) - value) <= 0.005 * max(1, value / 10), "\(key)")
    }
  }

  @Test("the text says what was typed, what it is made from, how it moves, and what it is tied to")
  func textOfDerivedSpring() throws {
    let out = try makeRunner().run("show", "sheet.present").out
    for words in [
      "sheet.present, a spring", "A card that comes up.", "apple.snappy, duration 0.4, bounce + 0.05",
      "duration 0.4 s, bounce 0.2", "0.539 s", "SwiftUI's settlingDuration says 0.757 s",
      "Core Animation's settlingDuration says", "1.52 % at 0.333 s", "starter.fade.quick", "spatial",
      "sheet.rise",
      "near-duplicate: it is meant", "com.acme", "estimatedDurationMillis", "linear(0, ",
      "settles at 0.539 s",
    ] {
      #expect(out.contains(words), "\(words)")
    }
  }

  @Test("what derives is shown with what derives from that, aliases too")
  func lineageDown() throws {
    let lines = try makeRunner().run("show", "apple.snappy").out.split(separator: "\n").map(String.init)
    let first = try #require(
      lines.firstIndex { $0.hasPrefix("moves along") && $0.hasSuffix("sheet.present") })
    #expect(lines[first + 1].hasSuffix("    sheet.rise"))
    #expect(lines[first + 2].hasSuffix("      sheet.all, an alias"))
  }

  @Test("a delay counts into when a spring settles and overshoots")
  func delay() throws {
    let out = try makeRunner().run("show", "sheet.rise").out
    #expect(out.contains("0.639 s, the delay included"))
    #expect(out.contains("at 0.433 s"))
  }

  @Test("an alias shows what it stands for and inherits the reduced partner")
  func alias() throws {
    let runner = try makeRunner()
    let preset = try runner.json("show", "sheet.all", "--json")
    #expect(try preset.string("kind") == "alias")
    #expect(try preset.string("reduced") == "starter.fade.quick")
    #expect(
      try preset.strings("lineage") == ["sheet.all", "sheet.rise", "sheet.present", "apple.snappy"])
    #expect(preset.has("spring"))
    #expect(runner.run("show", "sheet.all").out.contains("stands for"))
  }

  @Test("what an undamped spring has not is null with a reason, and said in words")
  func undamped() throws {
    let runner = try makeRunner()
    let spring = try runner.json("show", "endless", "--json").object("spring")
    for key in ["settlingTime", "swiftUISettlingDuration"] {
      #expect(spring.isNull(key))
      #expect(try spring.string(key + "Reason").contains("damping"))
    }
    #expect(runner.run("show", "endless").out.contains("never: it has no damping"))
  }

  @Test("every preset of the packs can be shown, as text and as JSON", arguments: ["text", "json"])
  func everyKind(format: String) throws {
    let runner = try makeRunner()
    let names = runner.run("list", "--names").out.split(separator: "\n").map(String.init)
    #expect(names.count > 40)
    for name in names {
      let result = runner.run(format == "json" ? ["show", name, "--json"] : ["show", name])
      #expect(result.code == 0, "\(name): \(result.err)")
      if format == "json" {
        #expect(try JSONObject(result.out).string("name") == name)
      } else {
        #expect(
          result.out.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy {
            !$0.hasSuffix(" ")
          })
      }
    }
  }

  @Test("the plot keeps to the terminal's width and to ASCII where the locale asks for it")
  func plot() throws {
    let runner = try makeRunner()
    let narrow = runner.run(["show", "stairs"], width: 50).out
    #expect(narrow.contains("⣀"))
    let ascii = runner.run(["show", "stairs"], environment: ["LANG": "C"]).out
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
    #expect(ascii.split(separator: "\n").contains { $0.contains("****") })
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test("a motion can be shown without a registry")
  func literal() throws {
    let runner = try CommandRunner(packs: [])
    let preset = try runner.json("show", "bounciness=12,speed=10", "--json")
    #expect(try preset.string("name") == "bounciness=12,speed=10")
    #expect(try preset.object("typed").number("bounciness") == 12)
  }

  @Test("a registry as JSON shows the same as the registry itself")
  func registryAsJSON() throws {
    let runner = try CommandRunner()
    try runner.write(
      #"{"format": "motionbook/1", "presets": [{"name": "a", "kind": "spring", "duration": 0.5}, "#
        + #"{"name": "b", "kind": "alias", "of": "a"}]}"#, to: "other.json")
    let preset = try runner.json("show", "a", "--json", "--registry", "other.json")
    #expect(try preset.strings("usedBy") == ["b"])
  }

  @Test("an unknown preset is an error with the nearest name, a bad literal one of the command line")
  func errors() throws {
    let runner = try makeRunner()
    let unknown = runner.run("show", "apple.snapy")
    #expect(unknown.code == 1)
    #expect(unknown.err.contains("did you mean \"apple.snappy\""))
    #expect(unknown.out.isEmpty)
    let literal = runner.run("show", "duration=400")
    #expect(literal.code == 64)
    #expect(literal.err.contains("400ms"))
    #expect(runner.run("show", "Apple Snappy").code == 64)
    let none = try CommandRunner(packs: []).run("show", "apple.snappy")
    #expect(none.code == 2)
    #expect(none.err.contains("motionbook init"))
  }

  @Test("reading changes no byte of the registry")
  func readingOnly() throws {
    let runner = try makeRunner()
    let before = try runner.bytes("motionbook.db")
    _ = runner.run("show", "sheet.present")
    #expect(try runner.bytes("motionbook.db") == before)
    #expect(try runner.names() == ["motionbook.db"])
  }
}
