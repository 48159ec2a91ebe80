import Export
import Foundation
import Presets
import Testing

@Suite("swift and uikit")
struct SwiftFormatTests {
  static let formats = ["swift", "uikit"]

  @Test("stay as they were looked at")
  func golden() throws {
    try ExportGolden.expect("uikit")
    var options = ExportGolden.options
    options.lean = true
    // A morph's types are those of uikit.
    try ExportGolden.expect("swift", options: options, without: ["dive.deeper"])
  }

  @Test("Unless it is lean, a file has names on SwiftUI's types, and is whole without SwiftUI")
  func names() throws {
    let book = try ExportGolden.small()
    let (text, lean) = (try text("swift", book), try text("swift", book, ExportOptions(lean: true)))
    for line in [
      "  public static var cardFlip: SwiftUI.Animation { Motion.card.flip }",
      #"  @available(*, deprecated, renamed: "Motion.spring.quick(reduceMotion:)")"#,
      "  public static func springQuick(reduceMotion: Bool) -> SwiftUI.Animation? {",
      "    Motion.spring.quick(reduceMotion: reduceMotion)",
      "  public static func curveEnter(duration: Double) -> SwiftUI.Animation {",
      "    Motion.curve.enter(duration: duration)",
      "  public static var cardFlip: SwiftUI.Spring { Motion.card.flipSpring }",
      "  public static var curveEnter: SwiftUI.UnitCurve { Motion.curve.enter }",
      "#if !canImport(SwiftUI)",
    ] {
      #expect(text.contains("\n\(line)\n"), "\(line)")
      #expect(!lean.contains("\n\(line)\n"), "\(line)")
    }
  }

  @Test("Another name that should not be used is renamed to what it stands for, not to another motion")
  func deprecatedAlias() throws {
    let book = try MatrixBooks.book(
      #"""
      {"name": "card.appear", "kind": "spring", "duration": 0.4},
      {"name": "card.open", "kind": "alias", "of": "card.appear", "deprecated": "card.show"},
      {"name": "card.self", "kind": "spring", "duration": 0.4, "deprecated": "card.self"},
      {"name": "card.show", "kind": "spring", "duration": 0.9}
      """#)
    for format in Self.formats {
      let text = try text(format, book)
      #expect(text.contains("Motion.card.appear\")"), "\(text)")
      #expect(!text.contains("renamed: \"Motion.card.show"))
      #expect(!text.contains("renamed: \"Motion.card.self"))
    }
    let compose = try text("compose", book)
    #expect(
      compose.contains(#"@Deprecated("Use Motion.Card.appear""#)
        && compose.contains(#"@Deprecated("card.self")"#))
  }

  @Test("A watch, whose UIKit has nothing that moves, is never sent there")
  func watch() throws {
    let texts = try Self.formats.map { try text($0, try ExportGolden.everything()) }
    for line in texts.joined(separator: "\n").split(separator: "\n") {
      #expect(!line.contains("canImport(UIKit)") || line.hasSuffix("canImport(UIKit) && !os(watchOS)"))
    }
    #expect(texts[1].contains("#if canImport(UIKit) && !os(watchOS)\npublic import UIKit\n"))
  }

  private func text(_ format: String, _ book: RegistrySnapshot, _ options: ExportOptions = ExportOptions())
    throws
    -> String
  {
    try ExportedFiles(named: format, ExportGolden.input(book, options: options))
      .text
  }

  @Test("Sequences are enums of their phases, morphs enums of their elements", arguments: formats)
  func composites(format: String) throws {
    let text = try text(format, try Composites.book())
    for line in [
      "public enum HopPhase: CaseIterable, Hashable, Sendable {", "case `default`", "case valuesX",
      "case .`default`: Values(y: -40.0, offset: Vector2(0, 1))", "case .valuesX: nil",
      "public typealias OtherPhase = \(format == "swift" ? "Motion" : "LayerMotion").sequence.HopPhase",
      "public static let repeats = true",
      "public static let to = Self(frame: Vector4(0, 0, 100, 200), cornerRadius: 0.0)",
      "public static let threshold = 0.4",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    for sign in ["*/", "${", "\\("] { #expect(!text.contains(sign), "\(sign)") }
  }

  @Test("A transition with a velocity, an element's own delay and a gesture's lack of one are said")
  func morphAnimations() throws {
    let text = try text("swift", try Composites.book())
    #expect(
      text.contains(
        "{ .interpolatingSpring(stiffness: 157.9136704, damping: 20.10619298, initialVelocity: 2) }"
      ))
    #expect(text.contains("]).animation(duration: 0.3).delay(0.1)"))
    #expect(text.contains("public static var cancel: Animation { .spring(duration: 0.3, bounce: 0.1) }"))
  }

  @Test("An overdamped spring with a velocity, which SwiftUI plays as a critical one, is said")
  func criticalVelocity() throws {
    let book = try MatrixBooks.book(
      #"""
      {"name": "m", "kind": "morph", "present": {"animation": {"duration": 0.4, "bounce": -0.5}, "initialVelocity": 4},
      "elements": [{"name": "e", "properties": {"opacity": {"from": 0, "to": 1}}}]}
      """#)
    let exported = try ExportedFiles(named: "swift", ExportInput(book))
    let words = "plays an overdamped spring as a critical one, up to 28.8 % of the travel"
    #expect(exported.notes.count == 1 && exported.notes[0].hasSuffix(words), "\(exported.notes)")
    #expect(
      exported.text.contains("/// What leads to the second screen.\n    /// Note: interpolatingSpring, which")
    )
    #expect(exported.text.contains("\(words)."))
    #expect(try ExportedFiles(named: "uikit", ExportInput(book)).notes.isEmpty)
  }

  @Test("--namespace and --access reach every declaration", arguments: formats)
  func options(format: String) throws {
    let everything = try ExportGolden.everything()
    let named = try text(format, everything, ExportOptions(namespace: "Brand", access: "internal"))
    #expect(named.contains("\nnonisolated enum Brand {\n"))
    #expect(!named.contains("Motion."))
    #expect(!named.contains("public "))
    #expect(
      try text(format, everything, ExportOptions(access: "package")).contains("package static let present"))
  }

  @Test(
    "What is no type's name and no access is refused",
    arguments: [
      ExportOptions(namespace: "class"), ExportOptions(namespace: "1st"), ExportOptions(namespace: "a b"),
      ExportOptions(namespace: ""), ExportOptions(namespace: "_"), ExportOptions(access: "open"),
    ])
  func refusals(options: ExportOptions) throws {
    #expect(throws: ExportError.self) { try text("swift", try ExportGolden.everything(), options) }
  }

  @Test("Velocities are said where SwiftUI's solver would hand others to the neighbour of a linear keyframe")
  func velocities() throws {
    let text = try text(
      "swift",
      try MatrixBooks.book(
        """
        {"name": "decelerate", "kind": "curve", "bezier": [0, 0, 0.2, 1]},
        {"name": "frames", "kind": "curve", "points": [[0, 0], [0.5, 0.8], [1, 1]]},
        {"name": "plain", "kind": "curve", "bezier": [0.4, 0, 0.2, 1]},
        \(clip("a", #""linear", "duration": 0.5, "curve": "easeIn""#, #""cubic", "duration": 0.5"#)),
        \(clip("b", #""linear", "duration": 0.5, "curve": "circularEaseIn""#, #""spring", "duration": 0.25"#)),
        \(clip("c", #""cubic", "duration": 0.5"#, #""linear", "duration": 0.5, "curve": "decelerate""#)),
        \(clip("d", #""cubic", "duration": 0.5"#, #""linear", "duration": 0.5, "curve": "circularEaseOut""#)),
        \(clip("e", #""linear", "duration": 0.5, "curve": "frames""#, #""cubic", "duration": 0.5"#)),
        \(clip("f", #""linear", "duration": 0.5, "curve": "plain""#, #""cubic", "duration": 0.75"#)),
        \(clip("g", #""linear", "duration": 0.5"#, #""cubic", "duration": 0.65"#)),
        \(clip("h", #""cubic", "duration": 0.85"#, #""linear", "duration": 0.5, "curve": "plain""#))
        """), ExportOptions(lean: true))
    for line in [
      "CubicKeyframe(200.0, duration: 0.5, startVelocity: 0.0)",
      "SpringKeyframe(200.0, duration: 0.25, spring: Spring(duration: 0.5, bounce: 0), startVelocity: 0.0)",
      "CubicKeyframe(100.0, duration: 0.5, endVelocity: 200.0)",
      "CubicKeyframe(100.0, duration: 0.5, endVelocity: 0.0)",
      "CubicKeyframe(200.0, duration: 0.5, startVelocity: 80.0)",
      "CubicKeyframe(200.0, duration: 0.75)", "CubicKeyframe(200.0, duration: 0.65)",
      "CubicKeyframe(100.0, duration: 0.85)",
    ] {
      #expect(text.contains("\(line)\n"), "\(line)\n\(text)")
    }
  }

  private func clip(_ name: String, _ first: String, _ second: String) -> String {
    """
    {"name": "\(name)", "kind": "clip", "driver": "time", "loops": false, "initial": {"opacity": 0}, "tracks":
      [{"property": "opacity", "keyframes": [{"to": 100, "type": \(first)}, {"to": 200, "type": \(second)}]}]}
    """
  }

  @Test("Names that become one are an error: groups, springs beside presets, and members of Animation")
  func collisions() throws {
    let spring = #""kind": "spring", "duration": 0.5, "bounce": 0"#
    for (first, second) in [
      ("a-2.x", "a2.y"), ("a.b", "a.b-spring"), ("a.b-c", "a-b.c"), ("a-1", "a1"),
    ] {
      let book = try MatrixBooks.book(
        "{\"name\": \"\(first)\", \(spring)}, {\"name\": \"\(second)\", \(spring)}")
      do {
        _ = try text("swift", book)
        Issue.record("\(first) and \(second) were written")
      } catch ExportError.collision(let one, let other, _, _, _) {
        #expect(Set([one.text, other.text]) == [first, second])
      }
    }
  }

  @Test(
    "A spring is written in the shortest numbers that say it, those that were typed among them",
    arguments: [
      (
        #""duration": 0.4, "bounce": -0.5"#, ".spring(duration: 0.4, bounce: -0.5)",
        "Spring(duration: 0.4, bounce: -0.5)"
      ),
      (
        #""response": 0.5, "dampingRatio": 0.825"#, ".spring(duration: 0.5, bounce: 0.175)",
        "Spring(duration: 0.5, bounce: 0.175)"
      ),
      (
        #""mass": 2, "stiffness": 300, "damping": 90"#,
        ".spring(response: 0.5130199321, dampingFraction: 1.837117307",
        "Spring(mass: 2, stiffness: 300, damping: 90, allowOverDamping: true)"
      ),
      (#""tension": 170, "friction": 26"#, ".spring(", "Spring(stiffness: 170, damping: 26)"),
      (#""duration": 1, "bounce": 1"#, ".spring(duration: 1, bounce: 1)", "Spring(duration: 1, bounce: 1)"),
    ])
  func springs(typed: String, animation: String, spring: String) throws {
    let text = try text("swift", try MatrixBooks.book("{\"name\": \"a.b\", \"kind\": \"spring\", \(typed)}"))
    #expect(text.contains("static let b: Animation = " + animation), "\(text)")
    #expect(text.contains("static var bSpring: Spring { \(spring) }"), "\(text)")
  }
}
