import Foundation
import MotionPhysics
import Presets
import Testing

@testable import Export

@Suite("TypeScript")
struct TypeScriptTests {
  /// The modules of every kind in a library's own words, by what all of them declare.
  static let formats = ExportFormats.all.filter {
    $0.fileName == "motion.ts" && $0.kinds.count == Kind.allCases.count
  }.map(\.name).filter {
    (try? text($0))?.contains("export function motionPresetsFor(") == true
  }

  @Test("is written for several libraries")
  func libraries() { #expect(Self.formats.contains("motion") && Self.formats.count > 4) }

  @Test("stays as it was looked at", arguments: formats)
  func golden(format: String) throws { try ExportGolden.expect(format) }

  @Test("With less motion a clip is at its target at once, and not a hair beside it", arguments: formats)
  func cut(format: String) throws {
    let format = try #require(ExportFormats.named(format))
    let text = try ExportedFiles(format, ExportInput(ExportGolden.small())).text
    // Where the spring of its last keyframe is when its time is over.
    #expect(text.contains("pulse: {") && !text.contains("0.99976"))
  }

  @Test("The namespace is what was chosen, its partners with it", arguments: formats)
  func namespace(format: String) throws {
    let text = try Self.text(format, ExportOptions(namespace: "tokens"))
    for part in ["export const tokens = {", "export const reducedTokens = {", "export function tokensFor("] {
      #expect(text.contains(part))
    }
    #expect(!text.contains("motionPresets"))
  }

  @Test(
    "A namespace that is no identifier, a reserved word or a name of the file's own is refused",
    arguments: ["", "1a", "a-b", "default", "a b", "a;alert(1)", "steps", "x\n", "größe"])
  func namespaces(name: String) throws {
    for format in Self.formats {
      #expect(throws: ExportError.self) { try Self.text(format, ExportOptions(namespace: name)) }
    }
  }

  @Test(
    "Groups that become one, and a preset that becomes a group, are refused with both names",
    arguments: [["a-1.x", "a1.y"], ["a-1", "a1.y"], ["a-1", "a1"]])
  func groups(names: [String]) throws {
    let presets = try ExportGolden.copies(of: "spring.bouncy", named: names)
    for name in Self.formats {
      let format = try #require(ExportFormats.named(name))
      do {
        _ = try ExportedFiles(format, ExportInput(RegistrySnapshot(presets)))
        Issue.record("\(names) were written as \(name)")
      } catch ExportError.collision(let first, let second, _, _) {
        #expect(Set([first.text, second.text]) == Set(names))
      }
    }
  }

  @Test("All collisions are told at once", arguments: formats)
  func collisions(format name: String) throws {
    let presets = try ExportGolden.copies(
      of: "spring.bouncy", named: ["a-1", "a1", "b-1", "b1", "c"])
    let format = try #require(ExportFormats.named(name))
    let error = #expect(throws: ExportError.self) {
      try ExportedFiles(format, ExportInput(RegistrySnapshot(presets)))
    }
    let sentence = try #require(error?.sentence)
    for pair in ["a-1 and a1 both become a1", "b-1 and b1 both become b1"] {
      #expect(sentence.contains(pair), "\(sentence)")
    }
  }

  @Test("A literal escapes whatever could end it, and reads back")
  func literals() throws {
    for text in HostileTextTests.texts + ["größe", "__proto__", "\u{1F600}"] {
      let literal = TypeScriptText.literal(text)
      let data = Data("[\(literal)]".utf8)
      #expect(try JSONDecoder().decode([String].self, from: data) == [text])
      #expect(!literal.dropFirst().dropLast().contains("\""))
    }
    #expect(TypeScriptText.key("__proto__") == "[\"__proto__\"]")
  }

  static func text(_ name: String, _ options: ExportOptions = ExportOptions()) throws -> String {
    let format = try #require(ExportFormats.named(name))
    return try ExportedFiles(format, ExportGolden.input(ExportGolden.everything(), options: options)).text
  }
}
