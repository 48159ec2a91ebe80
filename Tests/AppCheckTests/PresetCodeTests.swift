import AppScan
import Testing

@testable import AppCheck

@Suite("Code that is proposed for presets")
struct PresetCodeTests {
  @Test(
    "a finding's replacement is what a fix writes",
    arguments: [
      (
        "swift", "func f() { withAnimation(.timingCurve(0.2, 0, 0, 1, duration: 0.15)) {} }",
        "Motion.hold(duration: Motion.quick)"
      ),
      ("swift", "func f() { withAnimation(.linear(duration: 0.5)) {} }", "Motion.even"),
      (
        "css", ".a { transition: opacity 150ms cubic-bezier(.2, 0, 0, 1); }",
        "var(--motion-quick-duration) var(--motion-hold-easing)"
      ),
      ("css", ".a { transition: opacity 200ms ease-out; }", "var(--motion-out-transition)"),
      (
        "css", ".a { transition: opacity 200ms ease-out 50ms; }",
        "var(--motion-out-duration) var(--motion-out-easing)"
      ),
      (
        "css", ".a { animation: spin 200ms ease-out; }", "var(--motion-out-duration) var(--motion-out-easing)"
      ),
      ("html", "<a class=\"duration-150 ease-[cubic-bezier(.2,0,0,1)]\">", "duration-m-quick ease-m-hold"),
    ])
  func replacement(ending: String, text: String, code: String) throws {
    let language = try #require(Language(fileName: "a." + ending))
    let result = try FixedSource(text, language, ending)
    let finding = try #require(result.findings.first { $0.rule == "hand-written-equal" })
    #expect(finding.replacement == code && finding.hint == "use \(code)")
    #expect(result.text.contains(code), "\(result.text) \(result.left)")
  }

  @Test("in Sass the hint calls the function that a fix calls")
  func sass() throws {
    for text in [".a { transition: opacity 200ms ease-out; }", ".a { animation: spin 200ms ease-out; }"] {
      let result = try FixedSource(text, .scss, "scss", symbols: FixedSource.sass)
      let finding = try #require(result.findings.first { $0.rule == "hand-written-equal" })
      #expect(
        finding.hint == "use motion-get(\"out\", \"duration\") motion-get(\"out\", \"easing\")")
      #expect(result.text.contains("motion.motion-get(\"out\", \"duration\")"))
    }
  }

  @Test("the two of a pair that stand apart in the source are a hint and no replacement")
  func apart() throws {
    let text = "package com.acme\nval v = tween<Dp>(150, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))\n"
    let finding = try #require(
      try FixedSource(text, .kotlin, "kt").findings.first { $0.rule == "hand-written-equal" })
    #expect(finding.hint == "use Motion.quick and Motion.hold")
    #expect(finding.replacement == nil && finding.severity == .warning)
  }
}
