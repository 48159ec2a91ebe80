import Foundation
import Presets
import StrictJSON
import TestSupport
import Testing

@testable import Export

@Suite("Export as design tokens")
struct DTCGTests {
  @Test("A folder of the same tokens, what replaces them for less motion, and a Resolver file")
  func folderOfTokens() throws {
    let book = try ExportGolden.small()
    let single = try ExportedFiles(.dtcg, ExportGolden.input(book))
    let folder = try ExportedFiles(.dtcg, ExportGolden.input(book, options: ExportOptions(resolver: true)))
    #expect(folder.notes == single.notes)
    #expect(folder.files.map(\.path) == [TokenFiles.tokens, TokenFiles.reduced, TokenFiles.resolver])
    #expect(folder.text == single.text)
    let reduced = try JSONDocument(folder.files[1].text).root
    for (path, millis, curve, description) in [
      ("spring.quick", 150.0, [0.2, 0, 0, 1], "fade in place of spring.quick."),
      ("card.flip", 0, [0, 0, 1, 1], "Nothing moves in place of card.flip."),
      ("dive.deeper", 150, [0.2, 0, 0, 1], "fade in place of dive.deeper."),
    ] {
      let token = try #require(reduced.descendant(at: path))
      #expect(token.member("$type")?.string == "transition")
      #expect(token.member("$description")?.string == description)
      let value = token.member("$value")
      #expect(value?.descendant(at: "duration.value")?.number == millis)
      #expect(value?.member("timingFunction")?.elements.map(\.number) == curve)
    }
    // An alias is what it stands for there too.
    #expect(
      reduced.member("curve") == nil && reduced.member("duration") == nil && reduced.member("button") == nil)
    try Golden.expect(folder.files[2].text, equals: "motion.resolver.json")
  }

  @Test("With a Resolver file the export needs a folder, without one it is a single document")
  func folder() {
    #expect(ExportFormat.dtcg.writesFolder(with: ExportOptions(resolver: true)))
    #expect(!ExportFormat.dtcg.writesFolder(with: ExportOptions()))
    #expect(!ExportFormat.json.writesFolder(with: ExportOptions()))
  }

  @Test("What a Bezier shows no more is told, and what stands beside it")
  func standIns() throws {
    let book = try ExportGolden.book(
      presets: #"""
        {"name": "calm", "kind": "spring", "duration": 0.5, "bounce": 0.3},
        {"name": "long", "kind": "spring", "duration": 0.5, "bounce": 0.95},
        {"name": "stairs", "kind": "curve", "steps": 2, "jump": "end"},
        {"name": "walk", "kind": "tween", "curve": "stairs", "duration": 0.3}
        """#)
    let exported = try ExportedFiles(.dtcg, ExportGolden.input(book))
    #expect(
      exported.notes == [
        "3 presets: its token is a cubic Bezier more than a quarter of the way off; linear() stands in its extension: "
          + "long, stairs and walk"
      ])
    #expect(exported.text.contains("\"cubicBezierError\""))
  }

  @Test("A length that milliseconds would round is written in seconds")
  func exactSeconds() throws {
    let third = 1.0 / 3
    let preset = Preset(name: try PresetName("third"), content: .duration(third))
    let text = try tokens(RegistrySnapshot([preset]))
    #expect(text.contains("\"value\": 0.3333333333333333,") && text.contains("\"unit\": \"s\""))
    #expect(try TokenText([TokenFile(Array(text.utf8))]).registry.presets == [preset])
  }

  @Test("Durations are texts for tools that read those alone, in transitions and for less motion too")
  func textDurations() throws {
    let options = ExportOptions(resolver: true, textDurations: true)
    let files = try ExportedFiles(.dtcg, ExportGolden.input(try ExportGolden.small(), options: options)).files
    let root = try JSONDocument(files[0].text).root
    #expect(root.descendant(at: "duration.fast.$value")?.string == "150ms")
    let reduced = try JSONDocument(files[1].text).root
    #expect(reduced.descendant(at: "spring.quick.$value.duration")?.string == "150ms")
    #expect(reduced.descendant(at: "card.flip.$value.delay")?.string == "0ms")
    for file in files.prefix(2) { #expect(!file.text.contains(#""unit""#), "\(file.path)") }
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

  @Test("An alias is what it stands for with less motion too, unless it has a partner of its own")
  func reducedAlias() throws {
    let reduced = try reducedTokens(
      ExportGolden.book(
        presets: #"""
          {"name": "fade", "kind": "tween", "curve": "easeInOut", "duration": 0.15},
          {"name": "boing", "kind": "spring", "duration": 0.4, "bounce": 0.3, "reduced": "fade"},
          {"name": "other", "kind": "alias", "of": "boing"},
          {"name": "own", "kind": "alias", "of": "boing", "reduced": "none"},
          {"name": "fly", "kind": "clip", "initial": {"x": 0}, "reduced": "fade", "tracks": [
          {"property": "x", "keyframes": [{"type": "linear", "to": 1, "duration": 0.5}]}]},
          {"name": "flight", "kind": "alias", "of": "fly"}
          """#))
    // A clip's token is a duration, and what replaces this one a transition.
    #expect(reduced.member("flight")?.member("$type")?.string == "transition")
    #expect(reduced.member("flight")?.member("$value")?.string == "{fly}")
    #expect(reduced.member("boing")?.member("$value")?.string == "{fade}")
    #expect(reduced.member("other") == nil && reduced.member("fade") == nil)
    #expect(reduced.member("own")?.member("$description")?.string == "Nothing moves in place of own.")
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
