import Testing

@testable import AppScan

@Suite("Compose")
struct ComposeTests {
  private func summaries(_ text: String) -> [String] { Language.kotlin.sites(in: text).map(\.summary) }

  @Test("bare specs have the library's defaults")
  func defaults() {
    #expect(summaries("a(tween())\nb(spring<Float>())") == ["tween 0.3 0.4:0:0.2:1", "spring 0.162231 0"])
  }

  @Test("arguments are known by position and by name, in any order and over several lines")
  func arguments() {
    #expect(summaries("tween(300, 40, EaseIn)") == ["tween 0.3 0.42:0:1:1 delay 0.04"])
    #expect(
      summaries("tween<IntOffset>(\n  easing = EaseIn,\n  durationMillis = 300,\n)") == [
        "tween 0.3 0.42:0:1:1"
      ])
    #expect(summaries("spring(stiffness = 400f, visibilityThreshold = unknown)") == ["spring 0.314159 0"])
  }

  @Test("reports list milliseconds and stiffness as written, but not the easing")
  func parameters() {
    let site = Language.kotlin.sites(in: "tween(durationMillis = 300, easing = EaseIn)").first
    #expect(site?.parameters == [SiteParameter("durationMillis", .number(300))])
    #expect(site?.place.line == 1)
  }

  @Test("repeatable specs repeat")
  func repeats() {
    #expect(
      summaries("infiniteRepeatable(tween(900), RepeatMode.Reverse)") == ["tween 0.9 0.4:0:0.2:1 repeats"])
    #expect(
      summaries("repeatable<Float>(iterations = 3, animation = keyframes { durationMillis = 900 })")
        == ["tween 0.9 keyframes repeats"])
  }

  @Test(
    "a condition that is not finished is not read",
    arguments: ["tween(if)", "tween(if, 300)", "f(tween(if))"])
  func unfinishedCondition(text: String) { #expect(summaries(text) == ["unreadable expression"]) }

  @Test("each branch of a condition is a site")
  func branches() {
    #expect(summaries("tween(if (fast) 100 else 200)") == ["tween 0.1 0.4:0:0.2:1", "tween 0.2 0.4:0:0.2:1"])
    #expect(
      summaries("val spec = if (fast) tween(100) else spring(0.5f, 400f)")
        == ["tween 0.1 0.4:0:0.2:1", "spring 0.314159 0.5"])
  }

  @Test("constants of the file and its objects are looked up, curves too")
  func constants() {
    let text = """
      object Motion { const val Fast = 2 * 75; private val Curve = CubicBezierEasing(.2f, 0f, 0f, 1f) }
      val spec = tween<Float>(Motion.Fast.toInt(), easing = Motion.Curve)
      """
    #expect(summaries(text).last == "tween 0.15 0.2:0:0:1")
  }

  @Test(
    "numbers of other types and kotlin.time's durations are milliseconds",
    arguments: [
      "(FADE / 2 * 2).toInt()", "FADE.toInt()", "fade.inWholeMilliseconds.toInt()",
      "fade.toInt(DurationUnit.MILLISECONDS)", "250.milliseconds.inWholeMilliseconds.toInt()",
      "FADE.milliseconds.inWholeMilliseconds.toInt()", "0.25.seconds.inWholeMilliseconds.toInt()",
      "TimeUnit.MILLISECONDS.toMillis(250).toInt()", "Motion.Fade.inWholeMilliseconds.toInt()",
    ])
  func conversions(value: String) {
    let text = """
      const val FADE = 250L
      val fade = 250.milliseconds
      object Motion { val Fade = fade }
      val spec = tween<Float>(\(value))
      """
    #expect(summaries(text) == ["tween 0.25 0.4:0:0.2:1"])
  }

  @Test("an app's own easing goes before the library's of the same name")
  func ownEasing() {
    let own = "val EaseIn = CubicBezierEasing(0f, 0f, 0f, 1f)\nval spec = tween<Float>(300, 0, EaseIn)"
    #expect(summaries(own) == ["curve 0:0:0:1", "tween 0.3 0:0:0:1"])
    #expect(summaries("fun f(EaseIn: Easing) = tween<Float>(300, 0, EaseIn)") == ["unreadable parameter"])
  }

  @Test("a name means what is declared in the brackets around it, whatever others call so")
  func scopes() {
    let text = "fun f() { val d = 300; a(tween<Float>(d)) }\nfun g() { val d = 300 }"
    #expect(summaries(text) == ["tween 0.3 0.4:0:0.2:1"])
    #expect(summaries(text + "\nfun h() { val d = 200 }") == ["tween 0.3 0.4:0:0.2:1"])
    #expect(summaries(text + "\nfun h(d: Int) {}") == ["tween 0.3 0.4:0:0.2:1"])
  }

  @Test("a constant that a parameter or another declaration hides is not resolved")
  func ambiguity() {
    let text = "private const val duration = 300\nfun f(duration: Int) = tween<Float>(duration)"
    #expect(summaries(text) == ["unreadable parameter"])
    #expect(summaries("val d = (d * 2).toInt()\nval s = tween<Float>(d)") == ["unreadable ambiguous-name"])
  }

  @Test("the curve inside a tween is no site of its own")
  func nestedCurve() {
    #expect(summaries("tween(300, easing = CubicBezierEasing(0f, 0f, 0f, 1f))") == ["tween 0.3 0:0:0:1"])
  }

  @Test("bounces are exact, and elastic easings have a function")
  func namedEasings() {
    #expect(summaries("tween(300, easing = EaseOutBounce)") == ["tween 0.3 EaseOutBounce"])
    #expect(summaries("tween(300, easing = EaseInElastic)") == ["tween 0.3 EaseInElastic"])
    guard
      case .tween(_, let curve)? = Language.kotlin.sites(in: "tween(1, 0, EaseOutBounce)").first?.motion?.kind
    else {
      Issue.record("no tween")
      return
    }
    for step in 0...20 {
      let time = Double(step) / 20
      let value = curve.curve?.value(at: time) ?? .nan
      #expect(abs(value - Self.bounce(time)) < 1e-9)
    }
    let middle = ["EaseInElastic": -0.015625, "EaseOutElastic": 1.015625, "EaseInOutElastic": 0.5]
    for (name, value) in middle {
      let curve = CurveNames.compose(name)?.curve
      #expect(abs((curve?.value(at: 0.5) ?? .nan) - value) < 1e-3, "\(name)")
    }
  }

  private static func bounce(_ time: Double) -> Double {
    switch time * 2.75 {
    case ..<1: 7.5625 * time * time
    case ..<2: 7.5625 * (time - 1.5 / 2.75) * (time - 1.5 / 2.75) + 0.75
    case ..<2.5: 7.5625 * (time - 2.25 / 2.75) * (time - 2.25 / 2.75) + 0.9375
    default: 7.5625 * (time - 2.625 / 2.75) * (time - 2.625 / 2.75) + 0.984375
    }
  }

  @Test(
    "what is no motion is not found",
    arguments: [
      "import androidx.compose.animation.core.tween", "fun <T> tween(a: Int): Spec<T> = build()",
      "season.spring(3)", "// tween(300)", "val s = \"tween(300)\"", "class SpringSpec<T>(val a: Float)",
      "delay(300)",
      "val spring = 3", "tween < 3 && b > (4)", "snap(100)",
    ])
  func negatives(text: String) { #expect(summaries(text).isEmpty) }

  @Test("values that no motion can have are refused")
  func ranges() {
    #expect(summaries("spring(1f, 0f)\ntween(-1)") == ["unreadable range", "unreadable range"])
    #expect(summaries("tween(0)") == ["tween 0 0.4:0:0.2:1"])
  }

  @Test("a delay that depends on something is not the motion's own")
  func computedDelays() {
    #expect(
      summaries("val a = tween<Float>(250, delayMillis = index * 50, easing = LinearEasing)") == [
        "tween 0.25 0:0:1:1 unread delay"
      ])
  }
}
