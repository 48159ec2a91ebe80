import MotionPhysics
import Presets
import Testing

@Suite("Tween and curve literals")
struct TweenLiteralTests {
  private let standard = CurveShape.bezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1)

  @Test(
    "A Bezier may be typed in three ways",
    arguments: [
      "duration=0.3,bezier=0.4:0:0.2:1", "duration=0.3,cubic-bezier(0.4, 0, 0.2, 1)",
      "cubic-bezier(0.4,0,0.2,1),duration=300ms",
    ])
  func beziers(_ literal: String) throws {
    #expect(
      try MotionLiteral.parse(literal)
        == .tween(TypedTween(curve: .inline(standard), duration: .seconds(0.3))))
  }

  @Test("A Bezier alone is a curve")
  func curves() throws {
    #expect(try MotionLiteral.parse("cubic-bezier(0.4, 0, 0.2, 1)") == .curve(standard))
    #expect(try MotionLiteral.parse("bezier=0.4:0:0.2:1") == .curve(standard))
  }

  @Test("Curves and durations may be names")
  func names() throws {
    let tween = TypedTween(
      curve: .preset(try PresetName("curve.standard")), duration: .preset(try PresetName("duration.fast")),
      delay: 0.1)
    #expect(try MotionLiteral.parse("curve=curve.standard,duration=duration.fast,delay=0.1") == .tween(tween))
    #expect(
      try MotionLiteral.parse("duration=0.3,curve=easeInOut")
        == .tween(TypedTween(curve: .named(.easeInOut), duration: .seconds(0.3))))
  }

  @Test(
    "A refusal names the key and what is allowed",
    arguments: [
      ("duration=0,curve=linear", ["duration", "from 0.0001 to 3600 s"]),
      ("duration=-1,curve=linear", ["duration"]),
      ("duration=nan,curve=linear", ["duration"]), ("duration=inf,curve=linear", ["duration"]),
      ("duration=1e999,curve=linear", ["duration"]),
      ("duration=400,curve=linear", ["duration", "write 400ms"]),
      ("curve=linear", ["needs a duration"]), ("duration=0.3,bezier=0.4:0:0.2", ["bezier", "four numbers"]),
      ("duration=0.3,bezier=1.4:0:0.2:1", ["x1", "from 0 to 1"]),
      ("duration=0.3,bezier=0:inf:0:1", ["bezier"]),
      ("duration=0.3,curve=easeInOt", ["easeInOt", "did you mean easeInOut?"]),
      ("duration=0.3,curve=linear,bounce=1", ["bounce does not belong to a tween"]),
      ("duration=0.3,curve=linear,bezier=0:0:1:1", ["curve does not belong"]),
      ("duration=0.3,bezier=0:0:1:1,cubic-bezier(0,0,1,1)", ["bezier stands twice"]),
      ("duration=0.3,curve=linear,delay=-1", ["delay", "0, or from 0.0001 to 3600 s"]),
    ])
  func refusals(_ literal: String, _ parts: [String]) throws {
    let message = try #require(refusal(literal), "\(literal) is accepted")
    for part in parts { #expect(message.contains(part), "\(message)") }
  }

  @Test("Steps are a count and where they jump")
  func steps() throws {
    #expect(try CurveText.steps("4") == .steps(4, jump: nil))
    #expect(try CurveText.steps("4,jump-end") == .steps(4, jump: .end))
    #expect(try CurveText.steps("4:none") == .steps(4, jump: StepsCurve.Jump.none))
    for wrong in ["", "x", "0", "1,none", "4,middle", "4,end,end", "4.5"] {
      #expect(throws: LiteralError.self, "\(wrong)") { try CurveText.steps(wrong) }
    }
  }

  @Test("What has =, a parenthesis or a colon is a literal, a name is none")
  func literals() {
    #expect(MotionLiteral.isLiteral("duration=1") && MotionLiteral.isLiteral("cubic-bezier(0,0,1,1)"))
    #expect(!MotionLiteral.isLiteral("sheet.present-2"))
  }
}
