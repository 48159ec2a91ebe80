import AppScan
import Findings
import Testing

@testable import AppCheck

@Suite("Fixes that are made twice")
struct RepeatedFixTests {
  private static let curve = "cubic-bezier(0.2, 0, 0, 1)"

  struct Case: Sendable {
    let ending: String
    let text: String
    /// The lines that the fix writes.
    let changed: [String]
    var isSass = false
  }

  static let cases: [Case] = [
    Case(
      ending: "scss",
      text: "$time: 0.15s;\n$easing: \(curve);\n.a { transition: opacity $time ease-in-out; }\n"
        + ".b { transition: opacity 0.15s $easing; }\n.c { animation: spin $time \(curve); }\n",
      changed: [
        "$time: motion.motion-get(\"quick\", \"duration\");", "opacity $time ease-in-out;",
        "opacity motion.motion-get(\"quick\", \"duration\") $easing;",
        "spin $time motion.motion-get(\"hold\", \"easing\");",
      ], isSass: true),
    Case(
      ending: "css",
      text:
        ":root { --time: 0.15s; --easing: \(curve); }\n.a { transition: opacity var(--time) ease-in-out; }\n"
        + ".b { transition: opacity 0.15s var(--easing); }\n.c { transition: opacity var(--time) \(curve); }\n",
      changed: [
        "--time: var(--motion-quick-duration); --easing: var(--motion-hold-easing);",
        "opacity var(--motion-quick-duration) var(--easing);",
        "opacity var(--time) var(--motion-hold-easing);",
      ]),
    Case(
      ending: "tsx",
      text: "import { motionPresets } from './motion';\nexport const TIME = 0.15;\n"
        + "const a = <motion.div transition={{ duration: TIME, ease: [0.2, 0, 0, 1] }} />;\n"
        + "const b = <motion.div transition={{ duration: TIME, ease: \"easeInOut\" }} />;\n",
      changed: ["{ duration: TIME, ease: motionPresets.hold }", "{ duration: TIME, ease: \"easeInOut\" }"]),
    Case(
      ending: "kt",
      text: "package com.acme\nprivate const val TIME = 150\nval t = TIME * 2\n"
        + "val a = tween<Float>(TIME, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))\n"
        + "val b = tween<Float>(TIME, easing = FastOutSlowInEasing)\n",
      changed: ["tween<Float>(TIME, easing = Motion.hold)"]),
  ]

  @Test("the second time nothing changes, and no errors are made", arguments: cases)
  func twice(row: Case) throws {
    func fixed(_ text: String) throws -> FixedSource {
      try FixedSource(
        text, #require(Language(fileName: "a." + row.ending)), row.ending,
        more: #", {"name": "blink", "kind": "tween", "duration": 0.15, "curve": "easeInOut"}"#,
        symbols: row.isSass ? FixedSource.sass : nil)
    }
    let once = try fixed(row.text)
    for change in row.changed { #expect(once.text.contains(change), "\(once.text) \(once.left)") }
    let twice = try fixed(once.text)
    #expect(twice.text == once.text)
    let errors = [once, twice].map { $0.findings.filter { $0.severity == .error } }
    #expect(errors[1].count <= errors[0].count, "\(errors[1].map(\.message))")
    // What equals a preset is told of as that still.
    let blinks = [once, twice].map { $0.findings.filter { $0.nearest?.preset == "blink" }.map(\.rule) }
    #expect(blinks[0] == blinks[1])
  }
}
