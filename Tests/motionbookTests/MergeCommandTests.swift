import Foundation
import Testing

@testable import motionbook

@Suite("merge")
struct MergeCommandTests {
  private static let base = """
    {"name": "card", "kind": "spring", "duration": 0.5, "bounce": 0.2},
    {"name": "pop", "kind": "clip", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [
      {"type": "linear", "to": 1.2, "duration": 0.2}, {"type": "linear", "to": 1, "duration": 0.8}]}]}
    """

  private func runner(ours: String, theirs: String) throws -> CommandRunner {
    let runner = try CommandRunner(packs: [])
    for (text, file) in [(Self.base, "base.json"), (ours, "ours.json"), (theirs, "theirs.json")] {
      try runner.write(Texts.registry(text), to: file)
    }
    return runner
  }

  private var moved: CommandRunner {
    get throws {
      try runner(
        ours: Self.base.replacingOccurrences(of: #""duration": 0.8"#, with: #""duration": 0.6"#)
          .replacingOccurrences(of: #""name": "card""#, with: #""name": "card.open""#),
        theirs: Self.base.replacingOccurrences(of: #""to": 1.2"#, with: #""to": 1.4"#)
          + #", {"name": "late", "kind": "spring", "base": "card", "delay": 0.1}"#)
    }
  }

  private var conflicting: CommandRunner {
    get throws {
      try runner(
        ours: Self.base.replacingOccurrences(of: #""bounce": 0.2"#, with: #""bounce": 0.3"#),
        theirs: Self.base.replacingOccurrences(of: #""duration": 0.5"#, with: #""duration": 0.4"#))
    }
  }

  @Test("Both sides' changes of one clip are taken, and a rename is followed")
  func clean() throws {
    let runner = try moved
    let result = runner.run("merge", "base.json", "ours.json", "theirs.json", "-o", "out.json")
    #expect(result.code == 0, "\(result.err)")
    #expect(result.out.contains("moves as on neither side: pop"))
    let text = try runner.read("out.json")
    #expect(text.contains(#""to": 1.4"#) && text.contains(#""duration": 0.6"#))
    #expect(text.contains(#""base": "card.open""#))
    #expect(runner.run("validate", "out.json", "--only", "dangling-reference").code == 0)
  }

  @Test("Without -o the result is printed")
  func printed() throws {
    let runner = try moved
    let result = runner.run("merge", "base.json", "ours.json", "theirs.json")
    try runner.write(result.out, to: "out.json")
    #expect(runner.run("list", "--names", "--registry", "out.json").out == "card.open\nlate\npop\n")
    #expect(result.err.contains("moves as on neither side: pop"))
  }

  @Test("A conflict ends with 1, and says both motions and how far they are apart")
  func conflict() throws {
    let runner = try conflicting
    let result = runner.run("merge", "base.json", "ours.json", "theirs.json", "-o", "out.json")
    #expect(result.code == 1)
    for words in [
      "conflict: card", "duration 0.5, bounce 0.3", "duration 0.4, bounce 0.2", "settles in", "apart",
    ] {
      #expect(result.out.contains(words), "\(words)")
    }
    #expect(try runner.read("out.json").contains(#""bounce": 0.3"#))
    _ = runner.run(
      "merge", "base.json", "ours.json", "theirs.json", "-o", "out.json", "--conflicts", "theirs")
    #expect(try runner.read("out.json").contains(#""duration": 0.4"#))
    let neither = runner.run(
      "merge", "base.json", "ours.json", "theirs.json", "-o", "out.json", "--conflicts", "base")
    #expect(neither.code == 1)
    #expect(runner.run("diff", "base.json", "out.json").out == "No difference.\n")
  }

  @Test(
    "A name that one side gave and the other added stands twice between markers, each with its own motion")
  func twins() throws {
    let runner = try runner(
      ours: Self.base.replacingOccurrences(of: #""name": "card""#, with: #""name": "panel""#),
      theirs: Self.base + #", {"name": "panel", "kind": "spring", "duration": 2}"#)
    let result = runner.run(
      "merge", "base.json", "ours.json", "theirs.json", "-o", "out.json", "--conflicts", "markers")
    #expect(result.code == 1)
    #expect(
      result.out.contains("conflict: panel: ours renamed card to it, and theirs added a preset of that name"))
    let lines = result.out.split(separator: "\n").map(String.init)
    #expect(
      lines.contains { $0.hasPrefix("  ours    name panel, kind spring, duration 0.5") }, "\(result.out)")
    #expect(lines.contains { $0.hasPrefix("  theirs  name panel, kind spring, duration 2") }, "\(result.out)")
    let text = try runner.read("out.json")
    #expect(text.contains("<<<<<<< ours") && text.contains(#""duration": 2"#))
  }

  @Test("JSON names the conflict and all three values")
  func json() throws {
    let result = try conflicting.run("merge", "base.json", "ours.json", "theirs.json", "--json")
    #expect(result.code == 1)
    let conflict = try JSONObject(result.out).objects("conflicts")[0]
    #expect(try conflict.string("name") == "card")
    #expect(try conflict.object("base").number("duration") == 0.5)
    #expect(try conflict.object("ours").number("bounce") == 0.3)
    #expect(try conflict.object("theirs").number("duration") == 0.4)
  }

  @Test("Markers hold both versions; with one of them taken the text is a registry")
  func markers() throws {
    let runner = try conflicting
    let words = [
      "merge", "base.json", "ours.json", "theirs.json", "-o", "out.json", "--conflicts", "markers",
    ]
    #expect(runner.run(words).code == 1)
    let lines = try runner.read("out.json").split(separator: "\n").map(String.init)
    let marks = ["<<<<<<< ours", "=======", ">>>>>>> theirs"].compactMap(lines.firstIndex)
    #expect(marks.count == 3 && marks == marks.sorted())
    let ours = Array(lines[..<marks[0]] + lines[(marks[0] + 1)..<marks[1]] + lines[(marks[2] + 1)...])
    let theirs = Array(lines[..<marks[0]] + lines[(marks[1] + 1)..<marks[2]] + lines[(marks[2] + 1)...])
    for (text, file) in [(ours, "ours.json"), (theirs, "theirs.json")] {
      try runner.write(text.joined(separator: "\n"), to: "chosen.json")
      #expect(runner.run("diff", "chosen.json", file).out == "No difference.\n")
    }
  }

  @Test("A database takes the result in one step")
  func database() throws {
    let runner = try moved
    for file in ["base", "ours", "theirs"] {
      #expect(runner.run("init", "--from", "\(file).json", "--registry", "\(file).db").code == 0)
    }
    #expect(runner.run("merge", "base.db", "ours.db", "theirs.json", "-o", "ours.db").code == 0)
    #expect(runner.run("merge", "base.json", "ours.json", "theirs.json", "-o", "out.json").code == 0)
    #expect(runner.run("diff", "ours.db", "out.json").out == "No difference.\n")
    let missing = runner.run("merge", "base.db", "ours.db", "theirs.db", "-o", "none.db")
    #expect(missing.code == 2)
    #expect(!runner.exists("none.db"))
  }

  @Test("What cannot be read is refused, and nothing is written")
  func unreadable() throws {
    let runner = try moved
    try runner.write("{", to: "broken.json")
    let result = runner.run("merge", "base.json", "ours.json", "broken.json", "-o", "out.json")
    #expect(result.code == 2)
    #expect(result.err.contains("broken.json"))
    #expect(!runner.exists("out.json"))
    #expect(runner.run("merge", "-", "-", "ours.json").code == 64)
  }

  @Test("The result replaces a registry, and nothing else that is there")
  func replaced() throws {
    let runner = try moved
    let words = ["merge", "base.json", "ours.json", "theirs.json", "-o"]
    try runner.write("mine\n", to: "notes.txt")
    let result = runner.run(words + ["notes.txt"])
    #expect(result.code == 1 && result.err.contains("notes.txt is no registry"), "\(result.err)")
    #expect(try runner.read("notes.txt") == "mine\n")
    #expect(runner.run(words + ["theirs.json"]).code == 0)
    // Ours is a registry wherever in it the format stands.
    let summary = String(repeating: "a", count: 2000)
    try runner.write(
      #"{"presets": [\#(Self.base), {"name": "a", "kind": "duration", "duration": 1, "summary": "\#(summary)"}], "#
        + #""format": "motionbook/1"}"#, to: "ours.json")
    #expect(runner.run(words + ["ours.json"]).code == 0)
    #expect(try runner.read("ours.json").hasPrefix("{\n  \"format\""))
  }
}
