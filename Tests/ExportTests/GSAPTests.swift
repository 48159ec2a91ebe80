import MotionPhysics
import PlainText
import Presets
import Testing

@testable import Export

@Suite("gsap")
struct GSAPTests {
  @Test("Durations are seconds, curves eases along their path, and a spring that never settles is left out")
  func presets() throws {
    let text = try text(
      #"{"name": "curve.enter", "kind": "curve", "bezier": [0, 0, 0.2, 1]}"#,
      #"{"name": "fade.quick", "kind": "tween", "duration": 0.2, "curve": "curve.enter", "delay": 0.1}"#,
      #"{"name": "sheet.forever", "kind": "spring", "duration": 1, "bounce": 1}"#,
      #"{"name": "sheet.present", "kind": "spring", "duration": 0.5, "bounce": 0.2}"#,
      #"{"name": "standard", "kind": "duration", "duration": 0.25}"#)
    for line in [
      #"import { gsap } from "gsap";"#, #"import { CustomEase } from "gsap/CustomEase";"#,
      #"    enter: ease("M0,0 C0,0 0.2,1 1,1"),"#,
      #"    quick: { duration: 0.2, ease: ease("M0,0 C0,0 0.2,1 1,1"), delay: 0.1 },"#,
      "    // sheet.forever is not here: spring: an undamped spring never settles, so it cannot be baked.",
      "  standard: 0.25,",
    ] {
      #expect(text.contains(line), "\(line) is not in \(text)")
    }
    let baked = try LinearEasing(baking: Spring(validatingDuration: 0.5, bounce: 0.2), tolerance: 0.002)
    let points = baked.points.dropFirst().map { "L\(DecimalText.exact($0.x)),\(DecimalText.exact($0.y))" }
    #expect(text.contains("duration: \(Double(baked.durationMillis) / 1000),"))
    #expect(text.contains("ease(\"M0,0 \(points.joined(separator: " "))\")"))
  }

  @Test(
    "TypeScript and node take every preset, and eases go where the core says",
    .enabled(if: TypeScriptRun.isPossible, TypeScriptRun.missing))
  func runs() throws {
    let run = try TypeScriptRun(
      TypeScriptTests.text("gsap"),
      use: """
        import { gsap } from "gsap";
        import { motionPresets, motionPresetsFor, valueAt } from "./motion";
        export const play = (element: Element) => [
          gsap.to(element, { x: 100, ...motionPresets.sheet.present }), gsap.to(element, motionPresetsFor(true).fade.quick),
          valueAt(motionPresets.clip.keyframes.tracks.opacity, 0.5),
        ];
        """)
    #expect(run.exports["isChosen"] as? Bool == true)
  }

  private func text(_ presets: String...) throws -> String {
    let book = try ExportGolden.book(presets: presets.joined(separator: ", "))
    return try ExportedFiles(.gsap, ExportInput(book)).text
  }
}
