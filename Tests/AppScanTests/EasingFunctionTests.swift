import MotionPhysics
import Testing

@testable import AppScan

@Suite("Easing functions of React Native")
struct EasingFunctionTests {
  private func value(_ text: String, _ progress: Double) throws -> Double {
    let site = try #require(NativeEasing.curve(text))
    return try #require(site.curve).value(at: progress)
  }

  @Test(
    "the curves are the module's functions",
    arguments: [
      ("Easing.quad", 0.3, 0.09), ("Easing.cubic", 0.3, 0.027), ("Easing.poly(4)", 0.5, 0.0625),
      ("Easing.out(Easing.cubic)", 0.3, 0.657), ("Easing.inOut(Easing.quad)", 0.25, 0.125),
      ("Easing.inOut(Easing.quad)", 0.75, 0.875), ("Easing.in(Easing.linear)", 0.3, 0.3),
      ("Easing.circle", 0.6, 0.2), ("Easing.out(Easing.circle)", 0.4, 0.8), ("Easing.exp", 0.9, 0.5),
      ("Easing.sin", 0.5, 0.2928932), ("Easing.back(1.5)", 0.5, -0.0625), ("Easing.bounce", 1 / 2.75, 1),
      ("Easing.bounce", 0.5, 0.765625), ("Easing.elastic(1)", 0.5, 1),
      ("Easing.inOut(Easing.exp)", 0.45, 0.25),
    ] as [(String, Double, Double)])
  func values(text: String, progress: Double, expected: Double) throws {
    #expect(abs(try value(text, progress) - expected) < 1e-4, "\(text)")
  }

  @Test("powers to 3 are Beziers exactly")
  func beziers() throws {
    #expect(try #require(NativeEasing.curve("Easing.cubic")).bezier == [1.0 / 3, 0, 2.0 / 3, 0])
    for step in 0...20 {
      let progress = Double(step) / 20
      #expect(abs(try value("Easing.cubic", progress) - progress * progress * progress) < 1e-9)
      #expect(
        abs(try value("Easing.back()", progress) - (2.70158 * progress - 1.70158) * progress * progress)
          < 1e-9)
    }
  }

  @Test(
    "a bounce is four parabolas exactly, which exports can name",
    arguments: [
      ("Easing.bounce", BounceCurve.Side.end), ("Easing.in(Easing.bounce)", .end),
      ("Easing.out(Easing.bounce)", .start),
    ])
  func bounces(text: String, side: BounceCurve.Side) throws {
    let path = try #require(BounceCurve.path(side))
    #expect(NativeEasing.curve(text)?.curve == .path(path))
    for step in 0...40 {
      let progress = Double(step) / 40
      let exact = EasingFunction.bounce
      let expected = side == .end ? exact.value(progress) : 1 - exact.value(1 - progress)
      #expect(abs(path.value(at: progress) - expected) < 1e-9)
    }
  }

  @Test(
    "what is no function of the module, or has no number, is no curve",
    arguments: [
      "Easing.elastic(bounciness)", "Easing.wave", "linear", "Easing.out(ease)", "Easing.bezier(2, 0, 0, 1)",
      "",
    ])
  func others(text: String) { #expect(NativeEasing.curve(text) == nil) }
}
