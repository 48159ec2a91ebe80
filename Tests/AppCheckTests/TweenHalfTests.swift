import AppScan
import Testing

@testable import AppCheck

@Suite("Presets that say a half of a motion")
struct TweenHalfTests {
  struct Case: CustomTestStringConvertible {
    let ending: String
    let before: String
    let after: String
    var testDescription: String { before }

    init(_ ending: String, _ before: String, _ after: String) {
      (self.ending, self.before, self.after) = (ending, before, after)
    }
  }

  private func fixed(_ text: String, _ ending: String, presets: [String]?) throws -> FixedSource {
    try FixedSource(text, #require(Language(fileName: "a." + ending)), ending, presets: presets)
  }

  private func expect(_ row: Case, presets: [String]?) throws {
    let once = try fixed(row.before, row.ending, presets: presets)
    #expect(once.text == row.after, "\(once.left) \(once.findings.map(\.message))")
    let twice = try fixed(once.text, row.ending, presets: presets)
    #expect(twice.text == once.text)
    #expect(!twice.findings.contains { $0.rule.hasPrefix("hand-written") }, "\(twice.findings)")
  }

  /// Places that say how long they take and leave the curve to the platform.
  static let durations: [Case] = [
    Case(
      "kt", "package com.acme\nval v = tween<Float>(150)",
      "package com.acme\nval v = tween<Float>(Motion.quick)"),
    Case(
      "kt", "package com.acme\nval v = tween<Dp>(durationMillis = 150, delayMillis = 50)",
      "package com.acme\nval v = tween<Dp>(durationMillis = Motion.quick, delayMillis = 50)"),
    Case(
      "kt", "package com.acme\nfun f() { view.animate().setDuration(150).start() }",
      "package com.acme\nfun f() { view.animate().setDuration(Motion.quick.toLong()).start() }"),
    Case(
      "dart",
      "import '../lib/motion.dart';\nfinal w = AnimatedOpacity(opacity: 1, duration: const Duration(milliseconds: 150));",
      "import '../lib/motion.dart';\nfinal w = AnimatedOpacity(opacity: 1, duration: Motion.quick);"),
    Case(
      "dart",
      "import '../lib/motion.dart';\nfinal w = Bar(switchAnimationDuration: const Duration(milliseconds: 150), color: red);",
      "import '../lib/motion.dart';\nfinal w = Bar(switchAnimationDuration: Motion.quick, color: red);"),
    Case(
      "swift", "UIView.animate(withDuration: 0.15, delay: 0.2) { x = 1 }",
      "UIView.animate(withDuration: LayerMotion.quick, delay: 0.2) { x = 1 }"),
    Case(
      "swift", "let a = CABasicAnimation(keyPath: \"opacity\")\na.duration = 0.15",
      "let a = CABasicAnimation(keyPath: \"opacity\")\na.duration = LayerMotion.quick"),
    Case(
      "ts", "import { frames } from './frames';\ncard.animate(to, { duration: 150 });",
      "import { frames } from './frames';\ncard.animate(to, { duration: frames.quick });"),
    Case(
      "ts", "import { frames } from './frames';\ncard.animate(to, 150);",
      "import { frames } from './frames';\ncard.animate(to, frames.quick);"),
  ]

  @Test(
    "a duration that stands alone is compared with durations, and the curve stays the platform's",
    arguments: durations)
  func durationAlone(row: Case) throws {
    try expect(row, presets: nil)
    try expect(row, presets: ["quick"])
  }

  @Test("a tween that equals a whole preset is that one, although a duration equals its own")
  func wholeFirst() throws {
    let text = "package com.acme\nval v = tween<Float>(300)"
    let finding = try #require(fixed(text, "kt", presets: ["fade", "quick"]).findings.first)
    #expect(finding.nearest?.preset == "fade" && finding.rule == "hand-written-equal")
  }

  @Test(
    "a registry with durations alone has no say in curves",
    arguments: [
      Case(
        "swift", "withAnimation(.easeInOut(duration: 0.15)) { x = 1 }",
        "withAnimation(.easeInOut(duration: Motion.quick)) { x = 1 }"),
      Case(
        "css", ".a { transition: opacity 150ms steps(2); }",
        ".a { transition: opacity var(--motion-quick-duration) steps(2); }"),
      Case(
        "kt", "package com.acme\nval v = tween<Float>(150, easing = LinearEasing)",
        "package com.acme\nval v = tween<Float>(Motion.quick, easing = LinearEasing)"),
      Case(
        "css", ".a { transition-timing-function: ease-in; }", ".a { transition-timing-function: ease-in; }"),
    ])
  func durationsAlone(row: Case) throws { try expect(row, presets: ["quick"]) }

  @Test(
    "a registry with curves alone has no say in how long things take",
    arguments: [
      Case(
        "swift", "withAnimation(.timingCurve(0.2, 0, 0, 1, duration: 0.4)) { x = 1 }",
        "withAnimation(Motion.hold(duration: 0.4)) { x = 1 }"),
      Case(
        "css", ".a { transition: opacity 0.33s cubic-bezier(0.2, 0, 0, 1) 1s; }",
        ".a { transition: opacity 0.33s var(--motion-hold-easing) 1s; }"),
      Case(
        "css", ".a { transition-duration: 0.33s; transition-timing-function: cubic-bezier(0.2, 0, 0, 1); }",
        ".a { transition-duration: 0.33s; transition-timing-function: var(--motion-hold-easing); }"),
      Case(
        "tsx", "<a className=\"transition duration-200 ease-[cubic-bezier(0.2,0,0,1)] p-1\" />",
        "<a className=\"transition duration-200 ease-m-hold p-1\" />"),
      Case(
        "kt", "package com.acme\nval v = tween<Float>(200, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))",
        "package com.acme\nval v = tween<Float>(200, easing = Motion.hold)"),
      Case(
        "dart",
        "import '../lib/motion.dart';\nfinal w = AnimatedOpacity(duration: Duration(seconds: 1), curve: Cubic(0.2, 0, 0, 1));",
        "import '../lib/motion.dart';\nfinal w = AnimatedOpacity(duration: Duration(seconds: 1), curve: Motion.hold);"
      ),
      Case("css", ".a { transition: opacity 0.33s; }", ".a { transition: opacity 0.33s; }"),
    ])
  func curvesAlone(row: Case) throws { try expect(row, presets: ["hold"]) }

  @Test("of a whole transition in square brackets no class takes the place for its curve")
  func brackets() throws {
    let text = "<a className=\"[transition:opacity_200ms_cubic-bezier(0.2,0,0,1)]\" />"
    let result = try fixed(text, "tsx", presets: ["hold"])
    #expect(result.text == text && result.findings.first?.rule == "hand-written-equal")
    #expect(result.left.first?.contains("only a part") == true)
  }

  @Test("what is said of a half is said of that half, and what is added is one too")
  func words() throws {
    let text = "package com.acme\nval v = tween<Float>(150)\nval w = tween<Float>(950)"
    let messages = try fixed(text, "kt", presets: ["quick"]).findings
    #expect(messages.first?.message == "the duration 0.15 s is quick")
    #expect(messages.first?.hint == "use Motion.quick")
    #expect(
      messages.last?.message.hasPrefix("no preset is near the duration 0.95 s; the nearest is quick") == true)
    #expect(messages.last?.hint == "motionbook add duration duration.long-950ms --duration 0.95")
    let curve = try fixed(
      "package com.acme\nval v = tween<Float>(150, easing = LinearEasing)", "kt", presets: ["hold"])
    #expect(curve.findings.first?.hint == "motionbook add curve curve.linear --bezier 0,0,1,1")
  }

  @Test(
    "beside a curve that an export has the duration is looked at by itself on every platform that takes its curves"
  )
  func halves() throws {
    for (ending, text) in [
      ("kt", "package com.acme\nval v = tween<Float>(200, easing = Motion.hold)"),
      (
        "dart",
        "import '../lib/motion.dart';\nfinal w = AnimatedOpacity(duration: Duration(milliseconds: 200), curve: Motion.hold);"
      ),
    ] {
      let finding = try #require(fixed(text, ending, presets: ["quick", "hold"]).findings.first, "\(text)")
      #expect(finding.message.hasPrefix("no preset is near the duration 0.2 s"), "\(finding)")
    }
    let kept = "UIView.animate(withDuration: LayerMotion.quick, delay: 0, options: .curveEaseOut) { x = 1 }"
    #expect(
      try fixed(kept, "swift", presets: ["quick", "hold"]).findings.allSatisfy {
        $0.rule == "no-reduced-motion"
      })
  }

  @Test(
    "the constant of a curve that a motion takes has no finding of its own, unless a preset is that curve")
  func curveConstants() throws {
    let lines = [
      "let ease = CAMediaTimingFunction(controlPoints: 0.741, 0, 0.545, 1)",
      "let sweep = CABasicAnimation()", "sweep.duration = 1.3", "sweep.timingFunction = ease",
    ]
    func rules(_ curve: String) throws -> [String] {
      let registry = """
        {"format": "motionbook/1", "presets": [
          {"name": "ease.std", "kind": "curve", "bezier": [\(curve)]},
          {"name": "sweep", "kind": "tween", "curve": {"bezier": [0.741, 0, 0.545, 1]}, "duration": 1.3}]}
        """
      return try SwiftApp([("A.swift", SwiftApp.view(lines))], registry: registry).findings().map(\.rule)
    }
    #expect(try rules("0.4, 0, 0.2, 1") == ["hand-written-equal"])
    #expect(try rules("0.741, 0, 0.545, 1") == ["hand-written-equal", "hand-written-equal"])
  }
}
