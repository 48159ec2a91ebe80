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

  /// Two changes that make one spring from the other in a circle, and a change of theirs beside them.
  private var circling: CommandRunner {
    get throws {
      func book(_ one: String, _ two: String, _ time: Double) -> String {
        Texts.registry(
          """
          {"name": "one", "kind": "spring", \(one)"duration": 0.3},
          {"name": "two", "kind": "spring", \(two)"duration": 0.6},
          {"name": "x", "kind": "duration", "duration": \(time)}
          """)
      }
      let runner = try CommandRunner(packs: [])
      try runner.write(book("", "", 0.2), to: "base.json")
      try runner.write(book(#""base": "two", "#, "", 0.2), to: "ours.json")
      try runner.write(book("", #""base": "one", "#, 0.4), to: "theirs.json")
      return runner
    }
  }

  @Test(
    "Changes that are wrong only together are one side's, and the rest is merged", arguments: ["json", "db"])
  func wrongTogether(kind: String) throws {
    let runner = try circling
    for (side, wanted) in [("ours", "one"), ("theirs", "two"), ("base", nil)] {
      try runner.write(runner.read("ours.json"), to: "out.json")
      if kind == "db" {
        try? runner.remove("out.db")
        #expect(runner.run("init", "--from", "ours.json", "--registry", "out.db").code == 0)
      }
      let words = ["merge", "base.json", "ours.json", "theirs.json", "-o", "out.\(kind)"]
      let result = runner.run(words + ["--conflicts", side])
      #expect(result.code == 1 && result.out.contains("one: it is made from itself"), "\(result)")
      let list = try runner.json("list", "--json", "--registry", "out.\(kind)").objects("presets")
      let derived = try list.filter { !$0.isNull("base") && $0.keys.contains("base") }.map {
        try $0.string("name")
      }
      #expect(derived == [wanted].compactMap(\.self), "\(side)")
      #expect(runner.run("show", "x", "--registry", "out.\(kind)").out.contains("0.4"))
    }
    let marked = runner.run(
      "merge", "base.json", "ours.json", "theirs.json", "-o", "m.json", "--conflicts", "markers")
    let text = try runner.read("m.json")
    #expect(marked.code == 1 && text.components(separatedBy: "<<<<<<<").count == 3, "\(text)")
  }

  @Test("What is out of range only together is one side's")
  func outOfRangeTogether() throws {
    func book(_ bounce: Double, _ extra: Double) -> String {
      """
      {"name": "quick", "kind": "spring", "duration": 0.3, "bounce": \(bounce)},
      {"name": "sheet", "kind": "spring", "base": "quick", "extraBounce": \(extra)}
      """
    }
    let runner = try runner(ours: book(0.8, 0.1), theirs: book(0.1, 0.6))
    try runner.write(Texts.registry(book(0.1, 0.1)), to: "base.json")
    for (side, bounce) in [("ours", 0.9), ("theirs", 0.7), ("base", 0.2)] {
      let words = ["merge", "base.json", "ours.json", "theirs.json", "-o", "out.json", "--conflicts", side]
      #expect(runner.run(words).code == 1)
      let sheet = try runner.json("show", "sheet", "--json", "--registry", "out.json").object("spring")
      #expect(try abs(sheet.number("bounce") - bounce) < 1e-9, "\(side)")
    }
  }

  @Test("What one side added goes with what uses it, where it is wrong with the other side's base")
  func addedWrongTogether() throws {
    let quick = #"{"name": "quick", "kind": "spring", "duration": 0.3, "bounce": "#
    let runner = try runner(
      ours: "\(quick)0.8}",
      theirs: """
        \(quick)0.1}, {"name": "sheet", "kind": "spring", "base": "quick", "extraBounce": 0.6},
        {"name": "twin", "kind": "alias", "of": "sheet"}, {"name": "x", "kind": "duration", "duration": 0.2}
        """)
    try runner.write(Texts.registry("\(quick)0.1}"), to: "base.json")
    for (side, names) in [("ours", "quick\nx\n"), ("theirs", "quick\nsheet\ntwin\nx\n")] {
      let words = ["merge", "base.json", "ours.json", "theirs.json", "-o", "out.json", "--conflicts", side]
      let result = runner.run(words)
      #expect(result.code == 1 && result.out.contains("conflict: sheet: bounce is 1.4"), "\(result)")
      #expect(runner.run("list", "--names", "--registry", "out.json").out == names)
    }
  }
}
