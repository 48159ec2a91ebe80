import Export
import Findings
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

import PlainText
@testable import CommandLineKit
@testable import motionbook

/// Every command and every format, over a registry, an app, a project file and a folder in which every text is hostile.
@Suite("Hostile text in every output")
struct HostileOutputTests {
  private let runner: CommandRunner
  /// The working folder, below the runner's.
  private static let folder = "red\u{1B}[31m\n::error::folder\u{202E}<b>&\"'$(id)##[add-mask]x"
  private static let text =
    "\u{1B}]0;title\u{7}\r\n::error::summary\n##[add-mask]x\u{9B}31m\u{202E}\u{2028}</style>--><b>&\"'`$(id)` | *#/"

  init() throws {
    runner = try CommandRunner(packs: [])
    let text = Self.text
    let presets: [[String: Any]] = [
      [
        "name": "a", "kind": "spring", "duration": 0.5, "bounce": 0.2, "summary": text, "deprecated": text,
        "allow": ["missing-reduced": text], "extensions": [text: text],
      ],
      ["name": "b", "kind": "alias", "of": "a", "summary": text],
      ["name": "c", "kind": "curve", "path": "M0 0 L1 1", "summary": text],
      ["name": "d", "kind": "tween", "duration": 0.3, "curve": "c", "summary": text],
      [
        "name": "e", "kind": "clip", "initial": ["scale": 1, text: 2],
        "tracks": [["property": text, "keyframes": [["type": "linear", "to": 1, "duration": 0.3]]]],
      ],
      [
        "name": "f", "kind": "sequence", "mode": "loop",
        "phases": [
          ["name": text, "values": [text: 1], "animation": "a"],
          ["name": text + "2", "values": [text: 2], "animation": "d"],
        ],
      ],
      [
        "name": "g", "kind": "morph", "present": ["animation": "a"],
        "elements": [["name": text, "properties": [text: ["from": 0, "to": 1]]]],
      ],
    ]
    let book = try JSONSerialization.data(withJSONObject: ["format": "motionbook/1", "presets": presets])
    try runner.write(String(decoding: book, as: UTF8.self), to: Self.folder + "/hostile.json")
    try runner.write(
      String(decoding: book, as: UTF8.self).replacingOccurrences(of: "0.2", with: "0.3"),
      to: Self.folder + "/other\u{1B}[1m\n::x::.json")
    try runner.write(
      "withAnimation(.easeIn(duration: 2)) { x = 1 } // \(text)\n",
      to: Self.folder + "/app/::error::\u{1B}[0m\n::x::.swift")
    try runner.write(
      "withAnimation(.easeIn(duration: 2)) { x = 1 } // ##[x]\u{202E}\n", to: Self.folder + "/app/b.swift")
    let made = runner.run(["init", "--from", "hostile.json"], in: Self.folder)
    #expect(made.code == 0, "\(made.err)")
    Self.expectHarmless(made, ["init"])
  }

  /// The reader of an output, by what it takes it for.
  private enum Reader {
    case person
    case json
    case xml
    case github
    /// Code or data for another program.
    case program
  }

  private static let other = "other\u{1B}[1m\n::x::.json"

  private static var commands: [(words: [String], reader: Reader)] {
    var commands: [([String], Reader)] = [
      (["list"], .person), (["list", "--json"], .json), (["list", "--names"], .person), (["packs"], .person),
      (["packs", "--json"], .json), (["seed", "material3", "--dry-run"], .person),
      (["add", "spring", text, "--duration", "0.3"], .person),
      (["add", "duration", "n.n", "0.2", "--summary", text, "--dry-run"], .person),
      (["add", "clip", "n.n", "--from", other], .person),
      (["tweak", "a", "--bounce", "0.4", "--dry-run"], .person),
      (["tweak", "a", "--summary", "x", "--dry-run", "--json"], .json),
      (["tweak", "f", "--phase", "\u{1B}\n::x::", "--dry-run"], .person),
      (["copy", "a", text], .person), (["copy", "a", "a2", "--dry-run"], .person),
      (["rename", "a", "z", "--dry-run"], .person),
      (["remove", "g", "--dry-run"], .person),
      (["tweak", "a", "--summary", text + "2", "--note", text], .person), (["log"], .person),
      (["log", "--json"], .json), (["log", text], .person), (["log", "--registry", other], .person),
      (["undo"], .person), (["undo", text], .person), (["redo", "--json"], .json),
      (["undo", "--json"], .json),
      (["redo"], .person),
      (["rename", "--group", text, "z"], .person),
      (["replace", "a", text, "--dry-run"], .person), (["edit", text], .person),
      (["list", "--tree", "--long"], .person), (["list", "--search", text], .person),
      (["packs", text], .person),
      (["convert", "a", "--to", "swift"], .program), (["convert", text, "--to", "css"], .person),
      (["tweak", "*", "--summary", text, "--dry-run"], .person),
      (["sample", "d", "--property", text], .person),
      (["convert", "a"], .person),
      (["convert", "a", "--json"], .json),
      (["nearest", "a"], .person), (["nearest", "a", "--json"], .json),
      (["fit", other], .person), (["fit", "linear(\u{1B}[31m)", "--duration", "1"], .person),
      (["diff", "hostile.json", other], .person),
      (["diff", "hostile.json", other, "--json"], .json),
      (["diff", "hostile.json", other, "--format", "markdown"], .person),
      (["diff", "git:\u{1B}[0m\n::x::"], .person),
      (["config", "list"], .person), (["config", "get", text], .person),
      (["config", "set", text, "1"], .person),
      (["import", other], .person), (["import", other, "--dry-run", "--replace"], .person),
      (["import", text], .person),
      (["migrate"], .person), (["export", "--formats"], .person), (["export", "--format", text], .person),
      (["export", "--format", "css", "-o", "made/\u{1B}[0m\n::x::.css", "--dry-run"], .person),
      (["export", "-o", "app/b.swift"], .person), (["export", "-o", "app/b.swift", "--check"], .person),
      (["validate", "--explain", text], .person), (["check", text], .person),
      (["check", "app", "--since", text], .person),
      (["check", "app", "--fix", "--dry-run"], .person), (["survey", "app"], .person),
      (["survey", "app", "--json"], .json),
      (["survey", "app", "--svg", "-"], .xml), (["survey", "app", "--write", "-"], .json),
      (["init"], .person), (["init", "--registry", "\u{1B}\n::x::/m.db"], .person), ([text], .person),
      (["help", text], .person), (["gallery", "--against", text, "-o", "page.html"], .person),
      (["merge", text, text, text], .person), (["git-setup"], .person),
      (["list", "--registry", text], .person), (["list", "--registry", other], .person),
      (["--" + text], .person),
    ]
    for name in ["a", "b", "c", "d", "e", "f", "g", text] {
      commands += [
        (["show", name], .person), (["plot", name], .person),
        (["sample", name, "--fps", "5", "--until", "0.4"], .person),
      ]
      if name == text { continue }
      commands += [
        (["show", name, "--json"], .json), (["plot", name, "--svg", "-"], .xml),
        (["sample", name, "--fps", "5", "--until", "0.4", "--json"], .json),
      ]
    }
    for report in Reports.all {
      let reader: Reader =
        switch report.name {
        case "json", "sarif", "gitlab": .json
        case "junit": .xml
        case "github": .github
        default: .person
        }
      for words in [["validate"], ["validate", "hostile.json"], ["check", "app"], ["check", "."]] {
        commands.append((words + ["--format", report.name], reader))
      }
    }
    for format in ExportFormats.all where !format.writesFolder {
      commands.append((["export", "--format", format.name], format.name == "json" ? .json : .program))
    }
    return commands
  }

  @Test("reaches no terminal and no workflow, and leaves what programs read whole")
  func everything() throws {
    var ran: Set<String> = []
    for (words, reader) in Self.commands {
      ran.insert(words[0])
      let result = runner.run(words, in: Self.folder)
      Self.expectHarmless(result, words, reader: reader)
      switch reader {
      case .json:
        #expect(throws: Never.self, "\(words)") {
          try JSONSerialization.jsonObject(with: Data(result.out.utf8))
        }
      case .xml:
        #expect(XMLParser(data: Data(result.out.utf8)).parse(), "\(words): \(result.out.prefix(300))")
      case .person, .github, .program: break
      }
    }
    let missing = Motionbook.info.subcommands.map { $0.info.name }.filter { !ran.contains($0) }
    #expect(missing.isEmpty, "commands that nothing was tried on: \(missing)")
  }

  @Test(
    "of a project file is said without being obeyed",
    arguments: [
      #"{"registry": "TEXT"}"#, #"{"exports": [{"format": "TEXT", "to": "a"}]}"#, #"{"TEXT": 1}"#,
      #"{"exports": [{"format": "css", "to": "TEXT/x.css"}]}"#,
      #"{"exports": [{"format": "css", "to": "../TEXT"}]}"#,
      #"{"exports": [{"format": "css", "to": "x.css", "options": {"prefix": "TEXT"}}]}"#,
      #"{"exports": [{"format": "compose", "to": "x.kt", "options": {"package": "TEXT"}}]}"#,
      #"{"exports": [{"format": "swift", "to": "x.swift", "options": {"namespace": "TEXT", "access": "TEXT"}}]}"#,
      #"{"exports": [{"format": "css", "to": "x.css", "patterns": ["TEXT"]}]}"#,
      #"{"check": {"include": ["TEXT"], "wrappers": ["TEXT"], "rules": {"TEXT": "off"}}}"#,
    ])
  func project(_ project: String) throws {
    let hostile = #"\u001b[31m\n::error::x\u202e##[x]"#
    try runner.write(
      project.replacingOccurrences(of: "TEXT", with: hostile), to: Self.folder + "/.motionbook.json")
    for words in [
      ["export", "--all", "--check"], ["export", "--all", "--dry-run"], ["check", "app"], ["survey", "app"],
      ["list"],
    ] {
      Self.expectHarmless(runner.run(words, in: Self.folder), words)
    }
  }

  @Test("A line feed in the name of the working folder or of a file begins no line on stderr")
  func forgedLines() throws {
    let folder = "z\nFORGED"
    try runner.write("{", to: folder + "/bad.json")
    try runner.write("x", to: folder + "/by hand\nFORGED.css")
    let before = [
      ["list", "--registry", "bad.json"], ["migrate"], ["list", "-v"], ["export", "--all"],
      ["export", "--registry", "bad.json"], ["init", "--registry", "none\nFORGED/a.db"], ["init", "-v"],
    ]
    let after = [
      ["list", "-v"], ["init"], ["migrate"], ["export", "-v", "--format", "css", "-o", "new\nFORGED.css"],
      ["export", "--format", "css", "-o", "by hand\nFORGED.css"],
      ["export", "--format", "css", "-o", "none\nFORGED.css", "--check"],
      ["gallery", "-o", "page\nFORGED.html"], ["plot", "apple.snappy", "--svg", "plot\nFORGED.svg"],
      ["plot", "apple.snappy", "--svg", "motionbook.db"], ["check", "none\nFORGED"],
      ["import", "by hand\nFORGED.css"], ["diff", "git:x\nFORGED"], ["list", "x\nFORGED"], ["x\nFORGED"],
      ["list", "--x\nFORGED"], ["help", "x\nFORGED"], ["packs", "x\nFORGED"],
      ["validate", "--only", "x\nFORGED"], ["undo", "x\nFORGED"],
      ["tweak", "apple.snappy", "--bounce", "x\nFORGED"],
      ["add", "curve", "x", "--bezier", "x\nFORGED"], ["git-setup"],
      ["list", "--registry", "by hand\nFORGED.css"],
      ["sample", "apple.snappy", "--retarget", "0.1:a\nFORGED"],
    ]
    for words in before + after {
      let result = runner.run(words, in: folder)
      for text in [result.out, result.err] {
        let forged = text.split(separator: "\n").filter { $0.hasPrefix("FORGED") }
        #expect(forged.isEmpty, "\(words): \(text)")
      }
    }
    // The name that is shown is not the one that is opened.
    for file in ["new\nFORGED.css", "page\nFORGED.html", "plot\nFORGED.svg"] {
      #expect(runner.exists(folder + "/" + file), "\(file)")
    }
  }

  @Test("An output's path in a project file begins no line on stderr")
  func forgedTarget() throws {
    let folder = "project"
    try runner.write("x", to: folder + "/a\nError: x.css")
    #expect(runner.run(["init"], in: folder).code == 0)
    try runner.write(
      #"{"exports": [{"format": "css", "to": "a\nError: x.css"}, {"format": "css", "to": "b\nError: x.css"}]}"#,
      to: folder + "/.motionbook.json")
    for words in [["export", "--all"], ["export", "--all", "--check"], ["export", "--all", "--force"]] {
      let result = runner.run(words, in: folder)
      #expect(!result.err.split(separator: "\n").contains { $0.hasPrefix("Error: x.css") }, "\(result.err)")
    }
    #expect(runner.exists(folder + "/b\nError: x.css"))
  }

  private static func expectHarmless(
    _ result: CommandRunner.Result, _ words: [String], reader: Reader = .person,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (text, isErrors) in [(result.out, false), (result.err, true)] {
      let mayHoldReturns = !isErrors && words.contains("csv")
      let bad = text.unicodeScalars.filter { $0.isInvisible && $0 != "\n" && !(mayHoldReturns && $0 == "\r") }
      #expect(
        bad.isEmpty, "\(words): \(bad.map { String($0.value, radix: 16) })", sourceLocation: sourceLocation)
      // Data and code are no text of a log; what stands in them is somebody else's to print.
      if !isErrors, reader != .person { continue }
      let commands = text.split(whereSeparator: \.isNewline).filter {
        $0.drop(while: \.isWhitespace).hasPrefix("::") || $0.contains("##[")
      }
      #expect(commands.isEmpty, "\(words): \(commands)", sourceLocation: sourceLocation)
    }
    #expect(!result.err.contains("Optional(") && !result.err.contains("Export."), "\(words): \(result.err)")
  }
}
