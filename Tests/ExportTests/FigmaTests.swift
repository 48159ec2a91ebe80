import Foundation
import MotionPhysics
import Presets
import StrictJSON
import Testing

@testable import Export

@Suite("Figma")
struct FigmaTests {
  @Test("stays as it was looked at")
  func golden() throws {
    try ExportGolden.expect(
      "figma", without: ["card.flip", "dive.deeper", "duration.fast", "heart.pulse", "reaction.phases"])
  }

  @Test("has the same variables in the script that makes them, without what Figma has no place for")
  func script() throws {
    let input = ExportGolden.input(try ExportGolden.small())
    let script = try ExportedFiles(.figmaScript, input)
    let data = try ExportedFiles(.figma, input)
    #expect(script.notes == data.notes)
    let start = try #require(
      script.text.range(of: "(async () => {\n/** @type {ExportedFile} */\nconst exported = "))
    let head = script.text[..<start.lowerBound].split(separator: "\n")
    #expect(head.allSatisfy { $0.hasPrefix("// ") } && head[2].hasPrefix("// Paste it into Figma's console "))
    let code = try SupportFile("figmaVariables.js").lines().joined(separator: "\n")
    let tail = ";\n\n" + code + "\n\nreturn await writeVariables(exported);\n})();\n"
    try #require(script.text.hasSuffix(tail))
    let written = try JSONDocument(String(script.text[start.upperBound...].dropLast(tail.count))).root
    let document = try JSONDocument(data.text)
    #expect(written.count == 2)
    #expect(written.rawText("variableCollections") == document.root.rawText("variableCollections"))
    let (found, expected) = (written.member("variables")?.elements ?? [], try variables(document))
    #expect(found.count == expected.count)
    for (variable, own) in zip(found, expected) {
      #expect(variable.count == 7)
      variable.forEachMember { key, value in
        #expect(value.rawText == own.rawText(key.string ?? ""), "\(value.path)")
      }
    }
  }

  @Test("is JSON whose variables have names of their own, and aliases that name one of the same type")
  func names() throws {
    let document = try everything()
    #expect(document.duplicateKeys.isEmpty)
    let variables = try variables(document)
    let types = Dictionary(
      variables.map { ($0.string("name"), $0.string("resolvedType")) }, uniquingKeysWith: { _, _ in nil })
    #expect(types.count == variables.count)
    #expect(types.values.allSatisfy { ["EASING", "TIMING"].contains($0) })
    for variable in variables {
      // Figma refuses dots and braces in a variable's name.
      #expect(variable.string("name")?.contains { ".{}".contains($0) } == false)
      let modes = variable.member("valuesByMode")
      for mode in ["full", "reduced"] {
        let value = try #require(modes?.member(mode))
        guard value.string("type") == "VARIABLE_ALIAS" else { continue }
        let target = try #require(value.string("id"))
        #expect(types[target] == variable.string("resolvedType"), "\(target)")
      }
    }
  }

  @Test("holds every preset: as variables, or among what is omitted with a note")
  func complete() throws {
    let input = ExportGolden.input(try ExportGolden.everything())
    let exported = try ExportedFiles(.figma, input)
    let document = try JSONDocument(exported.text)
    let written = Set(try variables(document).compactMap { $0.string("name") })
    let omitted = document.root.member("omitted")?.elements.compactMap { $0.string("name") } ?? []
    for name in input.presets.map(\.name) {
      let group = name.text.replacing(".", with: "/")
      let isWritten = FigmaRole.allCases.contains { written.contains("\(group)/\($0.rawValue)") }
      #expect(isWritten != omitted.contains(name.text), "\(name)")
      if !isWritten { #expect(exported.hasNote(on: "\(name)"), "\(name)") }
    }
    for variable in try variables(document) where variable.member("comments") != nil {
      let name = try #require(variable.string("name")).split(separator: "/").dropLast().joined(separator: ".")
      #expect(exported.hasNote(on: "\(name)"), "\(name)")
    }
  }

  @Test("has the bounce, the physics and the settling time of each spring")
  func springs() throws {
    let input = ExportGolden.input(try ExportGolden.everything())
    let variables = try everythingByName()
    for exported in try input.all() {
      guard case .spring(let spring, let delay) = exported.motion, exported.target == nil else { continue }
      let group = exported.name.text.replacing(".", with: "/")
      let easing = try #require(variables["\(group)/easing"])
      let physics = try #require(easing.descendant(at: "prototype.easingFunctionSpring"))
      #expect(easing.descendant(at: "prototype.type")?.string == "CUSTOM_SPRING")
      for (key, number) in [
        ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
      ] {
        #expect(
          WrittenNumber.isSame(try #require(physics.member(key)?.number), number), "\(exported.name) \(key)")
      }
      #expect(physics.member("initialVelocity")?.number == 0)
      let value = try #require(easing.descendant(at: "valuesByMode.full"))
      if spring.bounce >= 0 {
        let bounce = try #require(value.descendant(at: "easingFunctionSpring.bounce")?.number)
        #expect(WrittenNumber.isSame(bounce, spring.bounce), "\(exported.name)")
      } else {
        #expect(value.string("type") == "CUSTOM_CUBIC_BEZIER")
        #expect(easing.member("comments")?.elements.isEmpty == false)
      }
      let seconds = variables["\(group)/duration"]?.descendant(at: "valuesByMode.full")?.number
      let settling = spring.settlingTime()
      #expect(abs((seconds ?? 0) - (settling.isFinite ? settling : spring.duration)) < 0.01)
      let waits = variables["\(group)/delay"]?.descendant(at: "valuesByMode.full")?.number
      #expect((waits ?? 0) == delay)
    }
  }

  @Test(
    "writes curves as Figma's own where it has them",
    arguments: [
      ("curve.enter", "CUSTOM_CUBIC_BEZIER"), ("tween.steps", "CUSTOM_CUBIC_BEZIER"),
      ("curve.path", "CUSTOM_CUBIC_BEZIER"),
    ])
  func curves(name: String, type: String) throws {
    let variable = try everythingByName()[name.replacing(".", with: "/") + "/easing"]
    let value = try #require(variable?.descendant(at: "valuesByMode.full"))
    #expect(value.string("type") == type)
    let isExact = name == "curve.enter"
    #expect((variable?.member("comments") == nil) == isExact)
    if isExact {
      let numbers = ["x1", "y1", "x2", "y2"].map {
        value.descendant(at: "easingFunctionCubicBezier.\($0)")?.number
      }
      #expect(numbers == [0, 0, 0.2, 1])
    }
  }

  @Test("has a straight line and a jump at the end by name")
  func namedEasings() throws {
    #expect(try easing(of: .linear) == "LINEAR")
    #expect(try easing(of: .steps(StepsCurve(count: 1, jump: .end))) == "HOLD")
    // Figma's own is only similar to that of CSS.
    #expect(try easing(of: .easeIn) == "CUSTOM_CUBIC_BEZIER")
  }

  @Test("replaces by what was chosen for less motion, and follows no further")
  func reduced() throws {
    let variables = try everythingByName()
    func value(_ name: String) -> JSONValue? { variables[name]?.descendant(at: "valuesByMode.reduced") }
    // Its partner is itself replaced by another, which is not meant here.
    #expect(value("sheet/present/duration")?.number == 0.3333333333333333)
    #expect(value("sheet/present/easing")?.string("type") == "CUSTOM_CUBIC_BEZIER")
    // A partner that stays is named.
    #expect(value("class/in/easing")?.string("id") == "fade/quick/easing")
    #expect(value("fade/quick/duration")?.number == 0.15)
    // Nothing moves.
    #expect(value("spring/bouncy/easing")?.string("type") == "HOLD")
    #expect(value("spring/bouncy/duration")?.number == 0)
    // A delay belongs to the partner too.
    #expect(
      value("spring/delayed/delay")?.number == 0.08 || value("spring/delayed/delay")?.string("id") != nil)
    // Another name follows what it stands for.
    #expect(value("sheet/open/easing")?.string("id") == "sheet/present/easing")
    #expect(
      variables["fade/standard/easing"]?.descendant(at: "valuesByMode.full.id")?.string
        == "curve/enter/easing")
  }

  @Test("names what the style sheet, the Kotlin file and the Swift file declare")
  func codeSyntax() throws {
    let input = ExportGolden.input(try ExportGolden.everything())
    let css = try ExportedFiles(.css, input).text
    let kotlin = try ExportedFiles(.compose, input).text
    let swift = try ExportedFiles(.swift, input).text
    let variables = try everythingByName()
    for variable in variables.values {
      let names = try #require(variable.member("codeSyntax"))
      if let web = names.string("WEB") {
        let property = web.dropFirst("var(".count).dropLast()
        let isThere = css.contains("\(property): ")
        #expect(isThere, "\(property)")
      }
      if let android = names.string("ANDROID"), let member = android.split(separator: ".").last {
        let name = member.replacing("()", with: "")
        let isThere = kotlin.contains(member.hasSuffix("()") ? " \(name)(" : "val \(name): ")
        #expect(isThere, "\(android)")
      }
      if let iOS = names.string("iOS"), let member = iOS.split(separator: ".").last {
        let isThere = swift.contains(" \(member): ")
        #expect(isThere, "\(iOS)")
      }
    }
    #expect(
      variables["default/easing"]?.member("codeSyntax").map { names in
        ["WEB", "ANDROID", "iOS"].map { names.string($0) }
      } == ["var(--motion-default-easing)", "Motion.default()", "Motion.`default`"])
  }

  @Test("takes a namespace and a prefix, and refuses those that are no names")
  func options() throws {
    let presets = try ExportGolden.everything()
    let named = ExportGolden.input(presets, options: ExportOptions(namespace: "Moves", prefix: "m"))
    let text = try ExportedFiles(.figma, named).text
    #expect(text.contains("\"Moves.default()\"") && text.contains("\"var(--m-default-easing)\""))
    for options in [ExportOptions(namespace: "a b"), ExportOptions(prefix: "A")] {
      #expect(throws: ExportError.self) {
        _ = try ExportedFiles(.figma, ExportGolden.input(presets, options: options))
      }
    }
  }

  @Test("refuses two presets that have one name in code, before anything is written")
  func collisions() throws {
    let presets = try ExportGolden.copies(of: "sheet.present", named: ["a.b-c", "a-b.c"])
    #expect(throws: ExportError.self) {
      _ = try ExportedFiles(.figma, ExportInput(RegistrySnapshot(presets)))
    }
  }

  @Test("holds any text as it is", arguments: HostileTextTests.texts)
  func hostile(text: String) throws {
    var preset = try ExportGolden.preset("fade.quick")
    preset.summary = text
    preset.deprecated = .instead(text)
    let document = try JSONDocument(ExportedFiles(.figma, ExportInput(RegistrySnapshot([preset]))).text)
    for variable in try variables(document) {
      let description = try #require(variable.string("description"))
      #expect(description.hasPrefix(text + "\n") && description.hasSuffix("Deprecated: " + text))
    }
  }

  private func everything() throws -> JSONDocument {
    try JSONDocument(ExportedFiles(.figma, ExportGolden.input(try ExportGolden.everything())).text)
  }

  private func variables(_ document: JSONDocument) throws -> [JSONValue] {
    try #require(document.root.member("variables")).elements
  }

  private func everythingByName() throws -> [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: try variables(everything()).map { ($0.string("name") ?? "", $0) })
  }

  private func easing(of curve: UnitCurve) throws -> String? {
    var writer = JSONWriter()
    try #require(FigmaMotion(.curve(curve), tolerance: 0.002).easing).write(to: &writer)
    return try JSONDocument(writer.text).root.string("type")
  }
}

extension JSONValue {
  /// The text of a member; nil where there is none.
  fileprivate func string(_ key: String) -> String? { member(key)?.string }

  /// A member as it is written; nil where there is none.
  fileprivate func rawText(_ key: String) -> String? { member(key)?.rawText }
}
