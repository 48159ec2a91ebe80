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

  @Test("With less motion a clip is at its target at once, and not a hair beside it", arguments: formats)
  func cut(format: String) throws {
    let text = try ExportedFiles(named: format, ExportInput(ExportGolden.small())).text
    // Where the spring of its last keyframe is when its time is over.
    #expect(text.contains("pulse: {") && !text.contains("0.99976"))
  }

  @Test(
    "A path is written piece by piece, and one that is a power of time there and back by its name",
    arguments: [
      ("motion", "ease: "), ("gsap", "ease: "), ("react-spring", "easing: "), ("react-native", "easing: "),
      ("reanimated", "easing: "),
    ])
  func paths(format name: String, key: String) throws {
    let book = try ExportGolden.book(
      presets: """
        {"name": "quad", "kind": "tween", "duration": 0.3, "curve": {"path":
        "M 0,0 C 0.16666666666666666,0 0.3333333333333333,0.16666666666666666 0.5,0.5 C 0.6666666666666667,0.8333333333333334 0.8333333333333334,1 1,1"}},
        {"name": "two", "kind": "tween", "duration": 0.3, "curve": {"path":
        "M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1"}}
        """)
    let module = try ExportedFiles(named: name, ExportInput(book)).text
    #expect(
      module.contains(
        "\(key)pieces([0.05, 0, 0.133333, 0.06, 0.166666, 0.4], [0.208333, 0.82, 0.25, 1, 1, 1])"))
    #expect(!module.contains("lines(") && !module.contains("The curve within"))
    let isNative = name.hasPrefix("rea") && name != "react-spring"
    #expect(module.contains("\(key)Easing.inOut(Easing.quad)") == isNative)
  }

  @Test("A bounce is React Native's by its name", arguments: ["react-native", "reanimated"])
  func bounces(format: String) throws {
    let sides = [(BounceCurve.Side.end, "Easing.bounce"), (.start, "Easing.out(Easing.bounce)")]
    for (side, name) in sides {
      let path = try #require(BounceCurve.path(side)).svg
      let book = try ExportGolden.book(
        presets: #"{"name": "drop", "kind": "tween", "duration": 0.3, "curve": {"path": "\#(path)"}}"#)
      let module = try ExportedFiles(named: format, ExportInput(book)).text
      #expect(module.contains("easing: \(name)") && !module.contains("pieces("))
    }
  }

  @Test("A path of one piece is the cubic Bezier that it draws, on all platforms")
  func pathsOfOnePiece() throws {
    let book = try ExportGolden.book(
      presets: """
        {"name": "a", "kind": "curve", "path": "M 0,0 c 0.2,0 0,1 1,1"}
        """)
    for (name, words) in [
      ("css", "cubic-bezier(0.2, 0, 0, 1);"), ("motion", "[0.2, 0, 0, 1]"),
      ("reanimated", "Easing.bezier(0.2, 0, 0, 1)"), ("compose", "CubicBezierEasing(0.2f, 0f, 0f, 1f)"),
      ("json", "\"path\": \"M 0,0 c 0.2,0 0,1 1,1\""),
    ] {
      #expect(try ExportedFiles(named: name, ExportInput(book)).text.contains(words))
    }
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
      do {
        _ = try ExportedFiles(named: name, ExportInput(RegistrySnapshot(presets)))
        Issue.record("\(names) were written as \(name)")
      } catch ExportError.collision(let first, let second, _, _, _) {
        #expect(Set([first.text, second.text]) == Set(names))
      }
    }
  }

  @Test("All collisions are told at once", arguments: formats)
  func collisions(format name: String) throws {
    let presets = try ExportGolden.copies(
      of: "spring.bouncy", named: ["a-1", "a1", "b-1", "b1", "c"])
    let error = #expect(throws: ExportError.self) {
      try ExportedFiles(named: name, ExportInput(RegistrySnapshot(presets)))
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
    try ExportedFiles(named: name, ExportGolden.input(ExportGolden.everything(), options: options)).text
  }
}
