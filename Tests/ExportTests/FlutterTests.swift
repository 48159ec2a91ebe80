import Foundation
import MotionPhysics
import Presets
import Testing

@testable import Export

@Suite("Flutter")
struct FlutterTests {
  @Test("Springs read back are the core's, to a two-billionth")
  func springs() throws {
    let everything = try ExportGolden.everything()
    let text = try ExportedFiles(.flutter, ExportInput(everything)).text
    let resolver = Resolver(everything)
    var count = 0
    for preset in everything.presets {
      guard case .spring = preset.content,
        case .spring(let spring, let delay) = try resolver.motion(of: preset)
      else {
        continue
      }
      let name = DartText.member(preset.name).replacing("$", with: "\\$")
      let pattern = try Regex(
        "static const MotionSpring \(name) = MotionSpring\\(\\s+mass: (\\S+),\\s+stiffness: (\\S+),\\s+damping: (\\S+),"
          + "\\s+settlingDuration: Duration\\([^)]*\\),(\\s+delay: Duration\\((milliseconds|microseconds): (\\d+)\\),)?"
      )
      let match = try #require(try pattern.firstMatch(in: text), "\(preset.name)")
      for (place, number) in zip(1...3, [spring.mass, spring.stiffness, spring.damping]) {
        let found = try #require(Double(match.output[place].substring ?? ""))
        #expect(WrittenNumber.isSame(found, number), "\(preset.name)")
      }
      let unit = match.output[5].substring == "milliseconds" ? 1e-3 : 1e-6
      #expect(abs((Double(match.output[6].substring ?? "0") ?? 0) * unit - delay) < 1e-6)
      count += 1
    }
    #expect(count > 15)
  }

  @Test("Curves read back have the core's numbers")
  func curves() throws {
    let text = try ExportedFiles(.flutter, ExportInput(ExportGolden.everything())).text
    #expect(text.contains("static const Cubic curveOvershoot = Cubic(0.68, -0.55, 0.265, 1.55);"))
    #expect(text.contains("static const ThreePointCubic curvePath ="))
    #expect(text.contains("Duration durationStandard = Duration(microseconds: 333333);"))
  }

  @Test(
    "What Flutter's own curve is off where it is steep is said, and from 2 % on the file brings an exact one")
  func steepCurves() throws {
    let book = try RegistrySnapshot([
      Preset(name: PresetName("soft"), content: MotionLiteral.parse("cubic-bezier(0.42, 0, 0.58, 1)")),
      Preset(name: PresetName("steep"), content: MotionLiteral.parse("cubic-bezier(0.05, 0.7, 0.1, 1)")),
      Preset(name: PresetName("upright"), content: MotionLiteral.parse("cubic-bezier(1, 0, 0, 1)")),
    ])
    let text = try ExportedFiles(.flutter, ExportInput(book)).text
    #expect(text.contains("static const Curve upright = _PiecesCurve(<double>[0, 0, 1, 0, 0, 1, 1, 1]);"))
    #expect(text.components(separatedBy: "Flutter's own formula").count == 2)
    #expect(text.contains("up to 1.17 % of the travel off"))
  }

  @Test("No preset hides a type or an import that the class of the presets names itself")
  func hiding() throws {
    let names = ["bool", "double", "int", "math", "num", "ui"]
    let presets = try ExportGolden.copies(of: "spring.bouncy", named: names)
    let text = try ExportedFiles(.flutter, ExportInput(RegistrySnapshot(presets))).text
    for name in names { #expect(text.contains("static const MotionSpring \(name)_ = ")) }
  }

  @Test("Only what is used is imported: of anything else the analyzer warns")
  func imports() throws {
    for single in try MatrixBooks.single() {
      let text = try ExportedFiles(.flutter, ExportInput(single.book)).text
      let code = text.split(separator: "\n").filter { !$0.hasPrefix("import ") && !$0.contains("//") }
        .joined(separator: "\n")
      let widgets = code.contains(/\bWidget\b/)
      let animations = code.contains(/\b(?:Cubic|Curves?|CurveTween|Tween|TweenSequence|ConstantTween)\b/)
      for (library, isUsed) in [
        ("dart:math' as math", code.contains("math.")), ("dart:ui' as ui", code.contains("ui.")),
        ("package:flutter/widgets.dart'", widgets),
        ("package:flutter/animation.dart'", animations && !widgets),
        ("package:flutter/physics.dart'", code.contains(/\bSpring(?:Description|Simulation)\b/)),
      ] {
        #expect(text.contains("import '\(library)") == isUsed, "\(library) for \(single.name)")
      }
      if SyntaxTree.isThere {
        #expect(try SyntaxTree.complaints(text, language: "dart") == "", "\(single.name)")
      }
    }
  }

  @Test("A spring says how long it takes as a curve: the core's settling time, rounded up to milliseconds")
  func settling() throws {
    let text = try ExportedFiles(.flutter, ExportGolden.input(ExportGolden.everything())).text
    let settling = try Spring(validatingDuration: 0.4, bounce: 0.3).settlingTime()
    #expect(
      text.contains(
        "damping: 21.99114858,\n    settlingDuration: Duration(milliseconds: \(Int((settling * 1000).rounded(.up)))),"
      ))
    #expect(text.contains("settlingDuration: Duration(days: 1),"))
  }

  @Test("A clip ends at its target, and not a hair beside it")
  func lastFrame() throws {
    let text = try ExportedFiles(.flutter, ExportInput(ExportGolden.small())).text
    #expect(text.contains("Tween<double>(begin: 1.2, end: 1).chain("))
  }

  @Test("A curve that Flutter cannot begin or end as the registry has it is said to be another there")
  func ends() throws {
    let notes = try ExportedFiles(.flutter, ExportGolden.input(ExportGolden.everything())).notes
    #expect(notes.contains { $0.hasPrefix("curve.jump: every curve begins at 0") })
    #expect(notes.contains { $0.hasPrefix("curve.jump: every curve ends at 1") })
    #expect(!notes.contains { $0.hasPrefix("curve.enter: every") })
  }

  @Test("The partner is there for whoever asks for less motion")
  func reduced() throws {
    let text = try ExportedFiles(.flutter, ExportGolden.input(ExportGolden.everything())).text
    #expect(
      text.contains(
        "MotionAnimation get sheetPresent => disableAnimations ? Motion.fadeStandard : Motion.sheetPresent;"))
    #expect(
      text.contains("MotionSpring? get springBouncy => disableAnimations ? null : Motion.springBouncy;"))
    #expect(text.contains("MotionTween get fadeQuick => Motion.fadeQuick;"))
  }

  @Test(
    "Namespaces that Dart does not take are refused",
    arguments: ["", "motion", "1A", "A b", "_A", "A.B", "Curves"])
  func options(_ text: String) throws {
    #expect(throws: ExportError.self) {
      try ExportedFiles(.flutter, ExportInput(RegistrySnapshot([]), options: ExportOptions(namespace: text)))
    }
  }

  @Test("Dart's grammar takes it", .enabled(if: SyntaxTree.isThere, SyntaxTree.hint))
  func syntax() throws {
    let input = ExportGolden.input(
      try ExportGolden.everything(), options: ExportOptions(namespace: "AppMotion"))
    let text = try ExportedFiles(.flutter, input).text
    #expect(text.contains("abstract final class AppMotion {"))
    #expect(try SyntaxTree.complaints(text, language: "dart") == "")
    #expect(try SyntaxTree.complaints("class A { static const = ; }", language: "dart") != "")
  }
}
