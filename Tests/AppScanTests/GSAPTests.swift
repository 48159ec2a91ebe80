import MotionPhysics
import Testing

@testable import AppScan

@Suite("GSAP")
struct GSAPTests {
  /// The value of an ease at a progress; nil for a text that is none.
  private func value(_ ease: String, _ progress: Double) -> Double? {
    GSAPEasing.curve(ease)?.curve?.value(at: progress)
  }

  // Worked out by hand from gsap-core.js 3.
  @Test(
    "eases are the functions that GSAP has by these names",
    arguments: [
      ("power1.out", 0.5, 0.75), ("power2.out", 0.5, 0.875), ("power2", 0.5, 0.875),
      ("power3.in", 0.5, 0.0625),
      ("power4.inOut", 0.25, 0.015625), ("sine.in", 0.5, 0.292893), ("circ.out", 0.5, 0.866025),
      ("expo.out", 0.5, 0.976563), ("linear", 0.3, 0.3), ("none", 0.3, 0.3), ("quad.out", 0.5, 0.75),
      ("strong.in", 0.5, 0.03125),
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

  @Test(
    "a staircase holds one value more than its number, but where it begins above 0",
    arguments: [
      ("steps(5)", 6, StepsCurve.Jump.none), ("steps(5, true)", 5, .start), ("steps(1)", 2, .none),
      ("steps(3, 0)", 4, .none),
    ])
  func steps(ease: String, count: Int, jump: StepsCurve.Jump) throws {
    #expect(GSAPEasing.curve(ease)?.curve == .steps(try StepsCurve(count: count, jump: jump)))
  }

  @Test(
    "eases of CSS and of Motion are none of GSAP's",
    arguments: ["ease-out", "easeInOut", "ease", "cubic-bezier(0.2,0,0,1)", "steps(x)", "steps(4294967296)"])
  func foreign(ease: String) {
    let tween = "to(box, { duration: 0.5, ease: '\(ease)' });"
    for call in [
      "gsap." + tween, "import gsap from 'gsap';\nconst a = " + tween.dropFirst(8).dropLast(2) + ";",
    ] {
      #expect(Language.javascript.sites(in: call).map(\.summary) == ["unreadable curve"], "\(call)")
    }
    #expect(
      Language.javascript.sites(in: "play(box, { duration: 0.5, ease: 'ease-out' });").first?.isReadable
        == true)
  }

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
