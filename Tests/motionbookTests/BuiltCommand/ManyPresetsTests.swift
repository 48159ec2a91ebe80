import Foundation
import TestSupport
import Testing

@Suite("The built command and thousands of presets")
struct ManyPresetsTests {
  @Test("imports, lists, checks, exports and changes them, and gives the same text back byte for byte")
  func roundTrip() throws {
    let count = Extent.of(10_000)
    let command = try BuiltCommand(presets: Texts.spring("mine"))
    try command.write(BuiltCommand.manyPresets(count), to: "many.json")
    #expect(try command.run("import", "many.json").expect(0).text.hasPrefix("added \(count),"))
    #expect(try command.run("list", "--names").expect(0).text.split(separator: "\n").count == count + 1)
    #expect(
      try command.run("list", "group-0.*").expect(0).text.split(separator: "\n").count == min(count, 100) + 1)
    try command.run("validate", "--only", "dangling-reference,exact-duplicate").expect(0)

    try command.run("export", "-o", "first.json").expect(0)
    try command.run("init", "--from", "first.json", "--registry", "second.db").expect(0)
    #expect(try command.run("export", "--registry", "second.db").out == command.bytes("first.json"))
    try command.run("diff", "motionbook.db", "first.json").expect(0)
    #expect(try command.run("import", "first.json").expect(0).text.contains("unchanged \(count + 1)"))

    try command.run("tweak", "group-0.preset-7", "--bounce", "0.25").expect(0)
    #expect(try command.preset("group-0.preset-7").object("typed").number("bounce") == 0.25)
    try command.run("export", "--check", "-o", "first.json").expect(1)
  }
}
