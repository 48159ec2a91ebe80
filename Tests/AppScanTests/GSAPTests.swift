import Testing

@testable import AppScan

@Suite("GSAP")
struct GSAPTests {
  /// The value of an ease at a progress; nil for a text that is none.
  private func value(_ ease: String, _ progress: Double) -> Double? {
    WebEasing.curve(ease)?.curve?.value(at: progress)
  }

  // Worked out by hand from gsap-core.js 3.
  @Test(
    "eases are the functions that GSAP has by these names",
    arguments: [
      ("power1.out", 0.5, 0.75), ("power2.out", 0.5, 0.875), ("power2", 0.5, 0.875),
      ("power3.in", 0.5, 0.0625),
      ("power4.inOut", 0.25, 0.015625), ("sine.in", 0.5, 0.292893), ("circ.out", 0.5, 0.866025),
      ("expo.out", 0.5, 0.96875), ("none", 0.3, 0.3), ("quad.out", 0.5, 0.75), ("strong.in", 0.5, 0.03125),
      ("back.out(1.7)", 0.5, 1.0875), ("back.out", 0.5, 1.087698), ("back.in(3)", 0.5, -0.25),
      ("back.inOut(2)", 0.25, -0.0625), ("bounce.out", 0.5, 0.765625), ("elastic.out(1, 0.3)", 0.5, 1.015625),
      ("elastic.out(1,0.5)", 0.25, 1.176777), ("elastic.out(2, 0.3)", 1, 1), ("Power2.easeOut", 0.5, 0.875),
    ])
  func eases(name: String, progress: Double, expected: Double) throws {
    let found = try #require(value(name, progress))
    #expect(abs(found - expected) < 0.0005, "\(name): \(found)")
  }

  @Test(
    "what GSAP has not is no ease",
    arguments: ["power5.out", "power2.up", "back.out(x)", "elastic.out(1, 0)", "rough", "power2.out("])
  func others(name: String) { #expect(value(name, 0.5) == nil) }

  @Test("a tween's object is read in seconds")
  func tweens() {
    let text = "gsap.to(\".box\", { x: 100, duration: 0.5, ease: \"power1.out\" });"
    #expect(
      Language.javascript.sites(in: text).map(\.summary) == ["tween 0.5 0.333333:0.666667:0.666667:1"])
    let legacy = "tl.to(\".box\", { duration: 0.5, ease: Power1.easeOut });"
    #expect(
      Language.javascript.sites(in: legacy).map(\.summary) == ["tween 0.5 0.333333:0.666667:0.666667:1"])
  }
}
