import TestSupport
import Testing

@testable import AppScan

@Suite("Values that are settled elsewhere")
struct SettledValueTests {
  @Test(
    "what a variable is at first, and the numbers that it is set to, are read",
    arguments: [
      ("struct A { var d = 0.4; func f() { UIView.animate(withDuration: d) {} } }", ["0.4"]),
      (
        "class A { var d = 0.4 { didSet { g() } }; func f() { UIView.animate(withDuration: d) {} } }", ["0.4"]
      ),
      ("func f() { var d = 0.4; if let k = k() { d = k }\n UIView.animate(withDuration: d) {} }", ["0.4"]),
      (
        "func f() { var d = 0.4; if isOpen { d = 0.2 }\n UIView.animate(withDuration: d) {} }",
        ["0.4", "0.2"]
      ),
      (
        "func f() { let d: Double\n if isOpen { d = 0.4 } else { d = 0.2 }\n UIView.animate(withDuration: d) {} }",
        ["0.4", "0.2"]
      ),
      (
        """
        class A { var d = 0.4 as CGFloat; init(d: CGFloat) { self.d = d }
          func f() { UIView.animate(withDuration: TimeInterval(d)) {} } }
        """, ["0.4"]
      ),
      (
        """
        class A { let pace: Double; init(d: Double = 0.4) { pace = d }
          func f() { UIView.animate(withDuration: pace) {} } }
        """, ["0.4"]
      ),
      (
        """
        class A { var d: Double { guard isFirst else { return 0.4 }
          return 0.2 }
          func f() { UIView.animate(withDuration: d) {} } }
        """, ["0.4", "0.2"]
      ),
      (
        """
        class A { var d = 0.4 }
        class B { var d = 0.2; func f() { UIView.animate(withDuration: d) {} } ; func g() { layer.d = 1 } }
        """, ["0.2"]
      ),
    ])
  func swiftVariables(text: String, seconds: [String]) {
    #expect(SmallApp.durations([("a.swift", text)]) == seconds.map { "tween " + $0 })
  }

  @Test(
    "a function of one line is read where it is called, also one that makes nothing of what it is given",
    arguments: [
      (Language.swift, "func pace() -> Double { 0.4 }\nfunc f() { UIView.animate(withDuration: pace()) {} }"),
      (
        .swift,
        "class A { let animationDuration = 0.4\n func transitionDuration(using c: C?) -> TimeInterval { return animationDuration }\n func f() { UIView.animate(withDuration: self.transitionDuration(using: c)) {} } }"
      ),
      (.kotlin, "fun pace() = 400\nval a = tween<Float>(pace())"),
      (.kotlin, "object A { fun pace(n: Int): Int { return 400 } }\nval a = tween<Float>(A.pace(1))"),
      (
        .dart,
        "Duration pace() => const Duration(milliseconds: 400);\nfinal a = AnimationController(duration: pace());"
      ),
      (
        .dart,
        "Duration ms(int n) { return Duration(milliseconds: n); }\nfinal a = AnimationController(duration: ms(400));"
      ),
      (.typescript, "import 'motion';\nconst pace = () => 0.4;\nanimate(x, { y: 1 }, { duration: pace() });"),
      (
        .typescript,
        "import 'motion';\nfunction pace() { return 0.4 }\nanimate(x, { y: 1 }, { duration: pace() });"
      ),
    ])
  func functions(language: Language, text: String) {
    let found = language.sites(in: text).map {
      $0.summary.split(separator: " ").prefix(2).joined(separator: " ")
    }
    #expect(found == ["tween 0.4"])
  }

  @Test(
    "what nothing but the running app knows is not",
    arguments: [
      "func f() { var d = 0.4; d = k()\n UIView.animate(withDuration: d) {} }",
      "func f() { var d = 0.4; for i in a { UIView.animate(withDuration: d) {}; d += 0.1 } }",
      "func f() { var d = 0.4; for i in a { UIView.animate(withDuration: d) {}; d = d * 2 } }",
      "class A { var d = 0.4; func f() { UIView.animate(withDuration: d) {} }; func g() { d = k() } }",
      "class A { var d = 0.4; func g() { d = k() } }\nextension A { func f() { UIView.animate(withDuration: d) {} } }",
      "class A { var d = 0.4; func f() { UIView.animate(withDuration: d) {} } }\nextension A { func g() { d = k() } }",
      "class A { var d = 0.0; func f() { UIView.animate(withDuration: d) {} } }",
      "class A { var d: Double { k() }; func f() { UIView.animate(withDuration: d) {} } }",
      "class A { var d: Double { if a { return 0.2 }\n return k() }; func f() { UIView.animate(withDuration: d) {} } }",
      "func f(n: Note) { if let d = n.info[key] as? Double { UIView.animate(withDuration: d) {} } }",
      "func f() { let a = layer.animation(forKey: key)\n UIView.animate(withDuration: a.duration) {} }",
    ])
  func swiftComputed(text: String) {
    #expect(SmallApp.summaries([("a.swift", text)]) == ["unreadable expression"])
  }

  @Test(
    "members that a constructor asks for are parameters",
    arguments: [
      "struct A { let d: Double; func f() { UIView.animate(withDuration: d) {} } }",
      "class A { let d: Double; init(d: Double) { self.d = d }; func f() { UIView.animate(withDuration: d) {} } }",
      "class A { var d: Double; init(_ e: Double) { d = e }; func f() { UIView.animate(withDuration: self.d) {} } }",
    ])
  func swiftParameters(text: String) {
    #expect(SmallApp.summaries([("a.swift", text)]) == ["unreadable parameter"])
  }

  @Test(
    "what an extension of Dart adds to a type is the member of its values",
    arguments: [
      "Widget f(BuildContext context) => AnimatedSize(duration: context.quick);",
      "Widget f(BuildContext c) => AnimatedSize(duration: c.motion.quick);",
      "Widget f() => AnimatedSize(duration: 300.millis);",
    ])
  func dartExtensions(text: String) {
    let members = """
      extension N on num { Duration get millis => Duration(milliseconds: toInt()); }
      extension X on BuildContext {
        Duration get quick => const Duration(milliseconds: 300);
        Times get motion => Theme.of(this).extension<Times>()!;
      }
      class Times { const Times({this.quick = const Duration(milliseconds: 300)}); final Duration quick; }
      """
    #expect(SmallApp.summaries([("b.dart", members), ("a.dart", text)]) == ["tween 0.3 0:0:1:1"])
  }

  @Test("what a constructor of Dart gives its members behind its parameters is read")
  func dartConstructors() {
    func route(_ parameter: String, _ initial: String) -> String {
      """
      class A extends PopupRoute {
        A({\(parameter), super.settings}) : page = builder, _d = \(initial), super(filter: x) { start(); }
        Duration get transitionDuration => _d;
        final Duration _d;
      }
      """
    }
    let short = "const Duration(milliseconds: 400)"
    for text in [route("Duration d = \(short)", "d"), route("Duration? d", "d ?? \(short)")] {
      #expect(SmallApp.summaries([("a.dart", text)]) == ["duration 0.4"], "\(text)")
    }
    #expect(SmallApp.summaries([("a.dart", route("required Duration d", "d"))]) == ["unreadable parameter"])
  }

  @Test(
    "a member of a constant of Dart is what the constant is made with",
    arguments: [
      "const spec = Spec(Curves.easeIn, fast: Duration(milliseconds: 400));",
      "final spec = const Spec(Curves.easeIn, fast: kFast);\nconst kFast = Duration(milliseconds: 400);",
    ])
  func dartMembers(constant: String) {
    let type = """
      class Spec {
        const Spec(this.curve, {required this.fast, this.slow = const Duration(seconds: 2)});
        Spec copyWith({Duration? fast}) => Spec(this.curve, fast: fast ?? this.fast);
        final Curve curve;
        final Duration fast;
        final Duration slow;
      }
      """
    func read(_ use: String) -> [String] {
      SmallApp.summaries([("spec.dart", type), ("specs.dart", constant), ("a.dart", "f() => \(use);")])
    }
    #expect(read("AnimatedSize(duration: spec.fast, curve: spec.curve)") == ["tween 0.4 0.42:0:1:1"])
    #expect(read("AnimatedSize(duration: spec.slow)") == ["tween 2 0:0:1:1"])
  }

  @Test(
    "static constants of an object's type, and values of an enum, have the members that they are made with")
  func dartTokens() {
    let members = "final Duration time;\n  final Curve curve;"
    let types = [
      "class Motions { static const fast = Spec(Duration(milliseconds: 400), Curves.easeIn); }\n"
        + "class Spec { const Spec(this.time, this.curve);\n  \(members) }",
      "enum Motions {\n  slow(Duration(seconds: 3), Curves.ease),\n  fast(Duration(milliseconds: 400), Curves.easeIn);\n"
        + "  const Motions(this.time, this.curve);\n  \(members) }",
    ]
    for type in types {
      let use = "f() => AnimatedSize(duration: Motions.fast.time, curve: Motions.fast.curve);"
      #expect(SmallApp.summaries([("types.dart", type), ("a.dart", use)]) == ["tween 0.4 0.42:0:1:1"])
    }
  }

  @Test(
    "variables that keep what they are unless they are given something, and defaults of freezed, are read",
    arguments: [
      "Curve c = Curves.easeIn;\nset(Curve? d) { c = d ?? c; }\nf() => AnimatedSize(duration: 0.4.seconds, curve: c);",
      """
      class Config { const factory Config({@Default(kShort) Duration slow}) = _Config; }
      const kShort = Duration(milliseconds: 400);
      class W extends StatefulWidget { final Config config; }
      class _W extends State<W> { build() => AnimatedSize(duration: widget.config.slow); }
      """,
      "f({Duration d = const Duration(seconds: 2)}) => AnimatedSize(duration: Duration(milliseconds: d.inMilliseconds ~/ 5));",
      "final base = 0.4.seconds;\nfinal d = Duration(milliseconds: base.inMilliseconds.round());\nf() => AnimatedSize(duration: d);",
    ])
  func dartValues(text: String) {
    #expect(SmallApp.durations([("a.dart", text)]).last == "tween 0.4")
  }

  @Test(
    "functions and members that Kotlin adds to a type are computed, settings are what they are unless set")
  func kotlinExtensions() {
    let functions = """
      fun Context.duration(@IntegerRes id: Int): Long { return (resources.getInteger(id) * scale).roundToLong() }
      val Context.scale: Float get() = Settings.Global.getFloat(this.contentResolver, Settings.Global.SCALE, 1f)
      """
    let integers = ("res/values/integers.xml", "<resources><integer name=\"fade\">400</integer></resources>")
    for use in [
      "ValueAnimator.ofInt(0).setDuration(child.context.duration(R.integer.fade))",
      "val d = context.duration(R.integer.fade)\nanimator.duration = d",
    ] {
      #expect(
        SmallApp.durations([integers, ("Times.kt", functions), ("a.kt", use)]) == ["tween 0.4"], "\(use)")
    }
  }

  @Test(
    "functions of arithmetic are computed",
    arguments: [
      ("a.ts", "x.value = withTiming(1, { duration: Math.min(900, Math.max(400, 100)) })"),
      ("a.ts", "x.value = withTiming(1, { duration: Math.sqrt(160000) })"),
      ("a.kt", "val a = tween<Float>(maxOf(FAST, 100).coerceAtMost(900))\nconst val FAST = 400"),
      ("a.kt", "val a = tween<Float>(FAST.coerceAtLeast(400))\nconst val FAST = 100"),
      ("a.swift", "UIView.animate(withDuration: max(0.4, 0.1)) {}"),
      ("a.dart", "f() => AnimatedSize(duration: Duration(milliseconds: 1200 ~/ 3));"),
    ])
  func arithmetic(path: String, text: String) {
    #expect(SmallApp.durations([(path, text)]) == ["tween 0.4"])
  }

  @Test(
    "numbers that shape a curve are looked up",
    arguments: [
      (
        "a.ts",
        "x.value = withTiming(1, { duration: 400, easing: Easing.out(Easing.back(PULL)) }); const PULL = 2",
        "0.333333:1.666667:0.666667:1"
      ),
      (
        "a.ts",
        "const f = ({ PULL = 2 }) => Animated.timing(x, { duration: 400, easing: Easing.elastic(PULL) }).start()",
        "Easing.elastic(2)"
      ),
      (
        "a.kt",
        """
        val curve = OvershootInterpolator(PULL)
        val fade = ObjectAnimator.ofFloat(view, "x", 1f).apply { duration = 400; interpolator = curve }
        const val PULL = 2f
        """, "0.333333:1.666667:0.666667:1"
      ),
    ])
  func shapedCurves(path: String, text: String, curve: String) {
    #expect(SmallApp.summaries([(path, text)]) == ["tween 0.4 " + curve])
  }
}

@Suite("Defaults")
struct ParameterDefaultTests {
  @Test("a parameter with a number as its default is read as that, one without not")
  func parameters() {
    let text = """
      func fade(in duration: Double = 0.4, _ other: Double) {
        UIView.animate(withDuration: duration) {}
        UIView.animate(withDuration: other) {}
      }
      """
    let sites = Language.swift.sites(in: text)
    #expect(sites.map(\.summary).first == "tween 0.4 0.42:0:0.58:1")
    #expect(sites.map(\.isReadable) == [true, false])
  }

  @Test("the duration of Core Animation's transactions is its default")
  func transaction() {
    let text = "UIView.animate(withDuration: CATransaction.animationDuration()) {}"
    #expect(Language.swift.sites(in: text).map(\.summary) == ["tween 0.25 0.42:0:0.58:1"])
  }
}

@Suite("Expressions that never end")
struct LongExpressionTests {
  @Test(
    "are found and not read, whatever they are made of",
    arguments: Extent.cases([
      " + 1", " * 2", " / 3", " - (1)", ".a", ".a()", "!", " as A", "?.b", " ? 1 : 2",
    ]))
  func unread(part: String) {
    for (language, before, after) in [
      (Language.swift, "withAnimation(.spring(response: a", ")) {}"),
      (.kotlin, "val b = tween<Float>(a", ")"),
      (.typescript, "animate(x, y, { duration: a", " })"),
    ] {
      let text = before + String(repeating: part, count: 40_000) + after
      let sites = language.sites(in: text)
      #expect(sites.count <= 1 && sites.allSatisfy { !$0.isReadable }, "\(language)")
    }
  }

  @Test("sums that people write are computed")
  func short() throws {
    let text = "withAnimation(.spring(response: 0.1" + String(repeating: " + 0.01", count: 20) + ")) {}"
    let site = try #require(Language.swift.sites(in: text).first)
    #expect(site.isReadable)
  }
}
