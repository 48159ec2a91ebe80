import Foundation
import Presets
import StrictJSON
import Testing

@testable import Export

@Suite("Export as design tokens")
struct DTCGTests {
  @Test("One document of every kind of preset, as reviewed")
  func golden() throws { try ExportGolden.expect("dtcg") }

  @Test("A folder of tokens, what replaces them for less motion, and a Resolver file, as reviewed")
  func goldenFolder() throws {
    try ExportGolden.expect("dtcg", options: ExportOptions(resolver: true), as: "dtcg-resolver")
  }

  @Test("With a Resolver file the export needs a folder, without one it is a single document")
  func folder() {
    #expect(ExportFormat.dtcg.writesFolder(with: ExportOptions(resolver: true)))
    #expect(!ExportFormat.dtcg.writesFolder(with: ExportOptions()))
    #expect(!ExportFormat.json.writesFolder(with: ExportOptions()))
  }

  @Test("A length that milliseconds would round is written in seconds")
  func exactSeconds() throws {
    let third = 1.0 / 3
    let preset = Preset(name: try PresetName("third"), content: .duration(third))
    let text = try tokens(RegistrySnapshot([preset]))
    #expect(text.contains("\"value\": 0.3333333333333333,") && text.contains("\"unit\": \"s\""))
    #expect(try TokenText(Array(text.utf8)).registry.presets == [preset])
  }

  @Test("Partners that replace one another for less motion make no circle of references")
  func reducedCircle() throws {
    var first = Preset(name: try PresetName("a"), content: .duration(0.1))
    var second = Preset(name: try PresetName("b"), content: .duration(0.2))
    first.reduced = .preset(second.name)
    second.reduced = .preset(first.name)
    let reduced = try reducedTokens(RegistrySnapshot([first, second]))
    #expect(reduced.member("a")?.member("$value")?.member("value")?.number == 200)
    #expect(reduced.member("b")?.member("$value")?.member("value")?.number == 100)
  }

  @Test("A tween keeps its motion where the duration that it names is replaced")
  func reducedPart() throws {
    var duration = Preset(name: try PresetName("long"), content: .duration(0.4))
    duration.reduced = Reduced.none
    let tween = Preset(
      name: try PresetName("fade"),
      content: .tween(TypedTween(curve: .named(.easeIn), duration: .preset(duration.name))))
    let reduced = try reducedTokens(RegistrySnapshot([duration, tween]))
    #expect(reduced.member("long")?.member("$value")?.member("value")?.number == 0)
    let value = reduced.member("fade")?.member("$value")?.member("duration")
    #expect(value?.member("value")?.number == 400)
  }

  private func reducedTokens(_ book: RegistrySnapshot) throws -> JSONValue {
    let files = try ExportedFiles(.dtcg, ExportInput(book, options: ExportOptions(resolver: true))).files
    let text = try #require(files.first { $0.path == TokenFiles.reduced }?.text)
    return try JSONDocument(text).root
  }

  private func tokens(_ book: RegistrySnapshot) throws -> String {
    try ExportedFiles(.dtcg, ExportInput(book)).text
  }
}
