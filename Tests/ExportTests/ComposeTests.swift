import Foundation
import MotionPhysics
import Presets
import Testing

@testable import Export

@Suite("Compose")
struct ComposeTests {
  @Test("stays as it was looked at")
  func golden() throws {
    var options = ExportGolden.options
    options.package = "com.acme.motion"
    try ExportGolden.expect("compose", options: options)
  }

  @Test("A colour whose spring is cut short of its target is one that Compose has")
  func colors() throws {
    let book = try MatrixBooks.book(
      #"""
      {"name": "c", "kind": "clip", "initial": {"color": [1, 0, 0]}, "tracks": [{"property": "color", "keyframes": [
      {"type": "spring", "to": [0, 0, 1], "duration": 0.3, "spring": {"duration": 0.4, "bounce": 0.6}}]}]}
      """#)
    let text = try ExportedFiles(.compose, ExportInput(book)).text
    #expect(text.contains(" Color(0f, 0f, 1f) at 300"), "\(text)")
  }

  @Test("A group and an object beside it that become one are an error")
  func groupAndObject() throws {
    var clip = try ExportGolden.preset("clip.pulse")
    clip.name = try PresetName("x.a-1")
    let other = Preset(name: try PresetName("x.a1.b"), content: .duration(0.2))
    #expect(
      throws: ExportError.collision(clip.name, other.name, identifier: "Motion.X.A1", format: "compose")
    ) {
      _ = try ExportedFiles(.compose, ExportInput(RegistrySnapshot([clip, other])))
    }
  }

  @Test("Springs read back are the core's in 32 bits, and settle when they do")
  func springs() throws {
    let everything = try ExportGolden.everything()
    let text = try ExportedFiles(.compose, ExportInput(everything)).text
    let resolver = Resolver(everything)
    var count = 0
    for preset in everything.presets {
      guard case .spring = preset.content, case .spring(let spring, _) = try resolver.motion(of: preset)
      else { continue }
      let leaf = try #require(preset.name.text.split(separator: ".").last)
      let name = NameCase.camel.joined(leaf.split(separator: "-"))
      let pattern = try Regex(
        "fun <T> `?_?\(name)`?\\(visibilityThreshold[^\n]*\n[^\n]*dampingRatio = (\\S+)f, stiffness = (\\S+)f"
      )
      let springs = try text.matches(of: pattern).map { match in
        (
          try #require(Float(match.output[1].substring ?? "")),
          try #require(Float(match.output[2].substring ?? ""))
        )
      }
      let ratio = Float(spring.dampingRatio)
      let stiffness = Float(spring.stiffness / spring.mass)
      #expect(springs.contains { $0 == (ratio, stiffness) }, "\(preset.name)")
      let read = try Spring(stiffness: Double(stiffness), dampingRatio: Double(ratio))
      for time in stride(from: 0.0, through: 2, by: 0.05) {
        #expect(abs(read.value(time: time) - spring.value(time: time)) < 2e-6, "\(preset.name) at \(time)")
      }
      count += 1
    }
    #expect(count > 15)
  }

  @Test("A group or preset with a name of Compose's own does not hide that from others")
  func hidden() throws {
    let text = try export(
      #"{"name": "easing.enter", "kind": "curve", "bezier": [0, 0, 0.2, 1]}"#,
      #"{"name": "float.up", "kind": "duration", "duration": 0.1}"#,
      #"{"name": "spring", "kind": "spring", "duration": 0.5, "reduced": "none"}"#)
    #expect(text.contains("import androidx.compose.animation.core.Easing as ComposeEasing\n"))
    #expect(text.contains("val enter: ComposeEasing ="))
    #expect(text.contains("composeSpring(dampingRatio = 1f"))
    try expectSyntax(text)
  }

  @Test("A group never hides the object around everything, unless that name was asked for")
  func hiddenRoot() throws {
    let preset = #"{"name": "motion.quick", "kind": "duration", "duration": 0.1}"#
    #expect(throws: ExportError.self) { try export(options: ExportOptions(namespace: "Motion"), preset) }
    #expect(try export(preset).contains("object MotionPresets {\n    object Motion {"))
    let both = #"{"name": "motion.motion-presets.quick", "kind": "duration", "duration": 0.1}"#
    #expect(try export(both).contains("object MotionPresets2 {\n    object Motion {"))
    #expect(
      try export(options: ExportOptions(namespace: "Acme"), preset).contains(
        "object Acme {\n    object Motion {"))
  }

  @Test("What every object has, and what the file calls, is no name of a preset or of a property")
  func inherited() throws {
    let text = try export(
      #"{"name": "y.equals", "kind": "spring", "duration": 0.5, "reduced": "none"}"#,
      #"{"name": "text.to-string", "kind": "tween", "curve": "easeIn", "duration": 0.1}"#,
      #"""
      {"name": "c", "kind": "clip", "initial": {"snap": 0, "hash-code": 0}, "reduced": "none", "tracks": [
      {"property": "snap", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]},
      {"property": "hash-code", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}]}
      """#)
    for name in ["<T> equals_(", "<T> toString_(", "fun snap_2(", "fun hashCode_("] {
      #expect(text.contains("fun \(name.replacing("fun ", with: ""))"), "\(name) in \(text)")
    }
    try expectSyntax(text)
  }

  @Test(
    "Namespaces and packages that Kotlin does not take are refused",
    arguments: ["", "1a", "a b", "class", "a;b", "Easing", "a.b"])
  func options(_ text: String) throws {
    #expect(throws: ExportError.self) { try export(options: ExportOptions(namespace: text)) }
    if !["Easing", "a.b"].contains(text) {
      #expect(throws: ExportError.self) { try export(options: ExportOptions(package: text)) }
    }
  }

  @Test("What should not be used any more says what an editor may put in its place")
  func replacements() throws {
    let spring = #""kind": "spring", "duration": 0.5, "reduced": "none""#
    let text = try export(
      options: ExportOptions(package: "com.acme"), #"{"name": "a", \#(spring), "deprecated": "b.c"}"#,
      #"{"name": "b.c", \#(spring)}"#, #"{"name": "d", "kind": "alias", "of": "b.c", "deprecated": true}"#,
      #"{"name": "e", "kind": "tween", "curve": "easeIn", "duration": 0.1, "deprecated": "b.c"}"#,
      #"{"name": "f", "kind": "duration", "duration": 0.1, "deprecated": "b.c"}"#)
    let mark = #"@Deprecated("Use Motion.B.c", ReplaceWith("Motion.B.c(VALUES)", "com.acme.Motion"))"#
    for (values, function) in [
      ("visibilityThreshold", "a(visibilityThreshold:"),
      ("reduceMotion, visibilityThreshold", "a(reduceMotion:"),
      ("visibilityThreshold", "d(visibilityThreshold:"), ("", "e():"),
    ] {
      let line = mark.replacing("VALUES", with: values)
      #expect(text.contains("\(line)\n    fun <T> \(function)"), "\(line) above \(function) in \(text)")
    }
    #expect(text.contains("@Deprecated(\"Use Motion.B.c\")\n    const val f: Int"))
    try expectSyntax(text)
  }

  @Test("Numbers of a place or a colour that keep time have one spec, and others none")
  func joined() throws {
    let clip = try #require(try MatrixBooks.single().first { $0.name == "clip" })
    let text = try ExportedFiles(.compose, ExportInput(clip.book)).text
    #expect(text.contains("fun offset(): KeyframesSpec<Offset> ="))
    #expect(text.contains("fun color(): KeyframesSpec<Color> ="))
    let apart = try export(
      #"{"name": "c", "kind": "clip", "initial": {"at": [0, 0]}, "tracks": [{"property": "at", "keyframes": [{"type": "cubic", "to": [1, 5], "startVelocity": [1, 0], "endVelocity": [0, 0], "duration": 1}]}]}"#
    )
    #expect(!apart.contains("Offset"))
  }

  @Test(
    "The registry's springs are Compose's own and Flutter's own to a thousandth of a per cent"
  )
  func formula() throws {
    for pack in ["apple", "material3", "react-spring"] {
      let book = try ExportGolden.pack(pack)
      for preset in book.presets {
        guard case .spring(let spring, _) = try Resolver(book).motion(of: preset) else { continue }
        #expect(FormulaGap.largest(of: spring, try #require(.compose(spring))) < 1e-5, "\(preset.name)")
        #expect(FormulaGap.largest(of: spring, .flutter(spring)) < 1e-5, "\(preset.name)")
      }
    }
  }

  @Test("A clip ends at its target, and not a hair beside it")
  func lastFrame() throws {
    let text = try ExportedFiles(.compose, ExportInput(ExportGolden.small())).text
    #expect(text.contains("1f at 600\n"))
  }

  @Test("Material's six springs make a motion scheme where it is asked for")
  func scheme() throws {
    #expect(
      try !ExportedFiles(.compose, ExportInput(ExportGolden.pack("material3"))).text.contains("MotionScheme"))
    let options = ExportOptions(material: true)
    let text = try ExportedFiles(.compose, ExportInput(ExportGolden.pack("material3"), options: options)).text
    #expect(text.contains("object MotionMaterial3SpringExpressiveMotionScheme : MotionScheme {"))
    #expect(
      text.contains(
        "override fun <T> fastEffectsSpec(): FiniteAnimationSpec<T> = Motion.Material3.Spring.Standard.Fast.effects()"
      ))
    try expectSyntax(text)
  }

  @Test("Kotlin's grammar takes it", .enabled(if: SyntaxTree.isThere, SyntaxTree.hint))
  func syntax() throws {
    let input = ExportGolden.input(try ExportGolden.everything())
    #expect(try SyntaxTree.complaints(ExportedFiles(.compose, input).text, language: "kotlin") == "")
    #expect(try SyntaxTree.complaints("object A { fun }", language: "kotlin") != "")
  }

  private func expectSyntax(_ text: String) throws {
    if SyntaxTree.isThere { #expect(try SyntaxTree.complaints(text, language: "kotlin") == "") }
  }

  private func export(options: ExportOptions = ExportOptions(), _ presets: String...) throws -> String {
    let book = try ExportGolden.book(presets: presets.joined(separator: ", "))
    return try ExportedFiles(.compose, ExportInput(book, options: options)).text
  }
}
