import Foundation
import Testing

@testable import motionbook

@Suite("A registry as text that commands change")
struct TextRegistryTests {
  /// Every command that writes.
  private static let commands = [
    ["add", "spring", "sheet.present", "--base", "apple.snappy", "--duration", "0.4"],
    ["add", "duration", "time.fast", "0.2"],
    ["add", "tween", "fade", "--curve", "easeOut", "--duration", "time.fast"],
    ["tweak", "sheet.present", "--bounce", "0.3", "--summary", "Opens a sheet."],
    ["copy", "sheet.present", "drawer.open"],
    ["rename", "apple.snappy", "quick", "--keep-alias"],
    ["remove", "quick", "--detach"],
    ["config", "set", "near-duplicate.severity", "off"],
    ["import", "more.json"],
    ["seed", "react-spring"],
    ["config", "unset", "near-duplicate"],
    ["tweak", "starter.shake", "--duration-scale", "1.5"],
  ]

  private func runner() throws -> CommandRunner {
    let runner = try CommandRunner(packs: [])
    try runner.write(
      Texts.registry(#"{"name": "m.one", "kind": "spring", "duration": 0.3}"#), to: "more.json")
    #expect(runner.run("init").code == 0)
    #expect(runner.run("init", "--registry", "motionbook.json").code == 0)
    return runner
  }

  @Test("Each command does to a text what it does to a database, and prints the same")
  func sameAsDatabase() throws {
    let runner = try runner()
    for command in Self.commands {
      let text = runner.run(command + ["--registry", "motionbook.json", "--json"])
      let database = runner.run(command + ["--registry", "motionbook.db", "--json"])
      #expect(text.code == database.code, "\(command): \(text.err)")
      #expect(text.out == database.out, "\(command)")
      let export = runner.run("export", "--registry", "motionbook.db")
      #expect(try runner.read("motionbook.json") == export.out, "\(command)")
    }
  }

  @Test("A dry run of each prints the same, of an import what differs besides, and writes nothing")
  func dryRuns() throws {
    let runner = try runner()
    for command in Self.commands {
      let words = command + ["--registry", "motionbook.db"]
      let before = try runner.bytes("motionbook.db")
      let rehearsed = runner.run(words + ["--dry-run"])
      #expect(rehearsed.err.contains("dry run"), "\(command): \(rehearsed.err)")
      #expect(try runner.bytes("motionbook.db") == before, "\(command)")
      #expect(rehearsed.out.hasPrefix(runner.run(words).out), "\(command): \(rehearsed.out)")
    }
  }

  @Test("A refusal, a dry run and a change of nothing leave every byte of a text")
  func untouched() throws {
    let runner = try runner()
    let text = try runner.read("motionbook.json").replacingOccurrences(of: "  ", with: "\t")
    try runner.write(text, to: "motionbook.json")
    for (command, code) in [
      (["tweak", "apple.snappy", "--bounce", "0.3", "--dry-run"], 0),
      (["tweak", "apple.snappy", "--bounce", "0.15"], 0),
      (["tweak", "apple.snappy", "--bounce", "-3"], 1),
      (["remove", "apple.none"], 1),
      (["rename", "apple.snappy", "apple.bouncy"], 1),
    ] {
      let result = runner.run(command + ["--registry", "motionbook.json"])
      #expect(result.code == Int32(code), "\(command): \(result.err)")
      #expect(try runner.read("motionbook.json") == text, "\(command)")
    }
  }

  @Test("A text with mistakes is refused with all their places, and nothing is written")
  func mistakes() throws {
    let runner = try runner()
    let text = Texts.registry(
      #"{"name": "a", "kind": "spring", "base": "none.such"}, {"name": "b", "kind": "spring", "bounce": 7}"#)
    try runner.write(text, to: "motionbook.json")
    for command in [["tweak", "a", "--bounce", "0.3"], ["list"], ["add", "duration", "d", "0.2"]] {
      let result = runner.run(command + ["--registry", "motionbook.json"])
      #expect(result.code == 2)
      #expect(result.err.contains("none.such") && result.err.contains("bounce"))
      #expect(try runner.read("motionbook.json") == text)
    }
  }

  @Test("init never overwrites a text, and makes one that is canonical")
  func make() throws {
    let runner = try runner()
    let text = try runner.read("motionbook.json")
    #expect(runner.run("export", "--registry", "motionbook.json").out == text)
    let again = runner.run("init", "--empty", "--registry", "motionbook.json")
    #expect(again.code != 0)
    #expect(try runner.read("motionbook.json") == text)
    #expect(runner.run("init", "--empty", "--registry", "new.json", "--dry-run").code == 0)
    #expect(!runner.exists("new.json"))
  }

  @Test("A link stays a link, and a file keeps its mode")
  func linkAndMode() throws {
    let runner = try runner()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: runner.path("motionbook.json"))
    try FileManager.default.createSymbolicLink(
      atPath: runner.path("link.json"), withDestinationPath: "motionbook.json")
    #expect(runner.run("tweak", "apple.snappy", "--bounce", "0.3", "--registry", "link.json").code == 0)
    #expect(try runner.read("motionbook.json").contains(#""bounce": 0.3"#))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: runner.path("link.json")) == "motionbook.json"
    )
    let attributes = try FileManager.default.attributesOfItem(atPath: runner.path("motionbook.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }
}
