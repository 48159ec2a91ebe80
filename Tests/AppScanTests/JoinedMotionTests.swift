import Testing

@testable import AppScan

@Suite("What belongs together is one motion")
struct JoinedMotionTests {
  struct Case: CustomTestStringConvertible {
    let language: Language
    let text: String
    let motions: [String]
    var testDescription: String { text }

    init(_ language: Language, _ text: String, _ motions: [String]) {
      (self.language, self.text, self.motions) = (language, text, motions)
    }
  }

  private static func controller(_ body: String, _ motions: [String], then: String = "") -> Case {
    Case(
      .dart, "class A { final _c = AnimationController(duration: 1.seconds)\(then);\n  f() { \(body) } }",
      motions)
  }

  private static func route(_ name: String, _ opacity: String, _ motions: [String]) -> Case {
    Case(.dart, "\(name)(transitionsBuilder: (_, a, b, w) => FadeTransition(opacity: \(opacity)))", motions)
  }

  static let cases: [Case] = [
    Case(
      .css, ".a { animation-duration: 140ms; animation-timing-function: cubic-bezier(0.16, 1, 0.3, 1); }",
      ["tween 0.14 0.16:1:0.3:1"]),
    Case(
      .css,
      ".a { transition-timing-function: linear; color: red; transition-duration: 1s; transition-delay: 2s; }",
      ["tween 1 0:0:1:1 delay 2", "nothing"]),
    Case(
      .css, ".a { transition-duration: 1s, 2s, 3s; transition-timing-function: linear, ease-in; }",
      ["tween 1 0:0:1:1", "tween 2 0.42:0:1:1", "tween 3 0:0:1:1"]),
    // A shorthand sets everything anew, and what follows it overrules a part.
    Case(
      .css, ".a { transition: top 1s; transition-timing-function: linear; }", ["tween 1 0:0:1:1"]),
    Case(
      .css, ".a { transition-timing-function: linear; transition: top 1s; }",
      ["curve 0:0:1:1", "tween 1 0.25:0.1:0.25:1"]),
    // Another rule is another motion, and so is the other family.
    Case(
      .scss, ".a { transition-duration: 1s; .b { transition-timing-function: linear; } }",
      ["tween 1 0.25:0.1:0.25:1", "curve 0:0:1:1"]),
    Case(
      .css, ".a { transition-duration: 1s; animation-timing-function: linear; }",
      ["tween 1 0.25:0.1:0.25:1", "curve 0:0:1:1"]),
    Case(
      .typescript, "const A = styled.div`transition-duration: 1s; transition-timing-function: linear;`",
      ["tween 1 0:0:1:1"]),
    Case(
      .typescript, "<a className=\"duration-300 ease-linear delay-150\" />", ["tween 0.3 0:0:1:1 delay 0.15"]),
    Case(
      .typescript, "<a className=\"duration-300 ease-in hover:duration-500 hover:ease-linear\" />",
      ["tween 0.3 0.4:0:1:1", "tween 0.5 0:0:1:1"]),
    // A variant without a curve has the element's; a curve without a duration is one by itself.
    Case(
      .typescript, "<a className=\"ease-linear hover:duration-500\" />",
      ["curve 0:0:1:1", "tween 0.5 0:0:1:1"]),
    // The strings of one call or template are one element's classes; those of two branches are never both there.
    Case(
      .typescript,
      "<a className={cn(\"transition ease-out\", slow ? \"duration-500\" : \"p-1 duration-150\")} />",
      ["tween 0.5 0:0:0.2:1", "tween 0.15 0:0:0.2:1"]),
    Case(
      .typescript, "clsx('flex duration-300', { 'ease-in': isOpen, 'hover:ease-linear': true })",
      ["tween 0.3 0.4:0:1:1", "curve 0:0:1:1"]),
    Case(
      .typescript, "twMerge('duration-300', isOpen ? 'ease-in' : 'ease-out')",
      ["tween 0.3 0.4:0:1:1", "tween 0.3 0:0:0.2:1"]),
    Case(
      .typescript, "cn(isOpen ? 'p-1 duration-300' : 'p-2 ease-in')",
      ["tween 0.3 0.4:0:0.2:1", "curve 0.4:0:1:1"]),
    Case(
      .typescript, "cn('p-1 ease-in duration-300', isOpen && 'p-2 ease-out')",
      ["tween 0.3 0.4:0:1:1", "curve 0:0:0.2:1"]),
    Case(
      .typescript, "<a className={`ease-in ${big} ${open ? 'duration-500' : ''}`} />", ["tween 0.5 0.4:0:1:1"]
    ),
    Case(
      .typescript,
      "const a = html`<i class=\"p-1 ease-in ${a}\"></i><b class=\"p-1 duration-300 ${b}\"></b>`",
      ["curve 0.4:0:1:1", "tween 0.3 0.4:0:0.2:1"]),
    Case(
      .typescript, "f(\"p-1 ease-in\", \"p-1 duration-300\")", ["curve 0.4:0:1:1", "tween 0.3 0.4:0:0.2:1"]),
    // A style's curve may be a constant, a call, or depend on what its duration depends on.
    Case(
      .typescript,
      "const EASE = 'cubic-bezier(0.3, 0, 0.1, 1)';\na({ transitionDuration: '2s', transitionTimingFunction: EASE });",
      ["curve 0.3:0:0.1:1", "tween 2 0.3:0:0.1:1"]),
    Case(
      .typescript,
      "const MS = 240;\na({ animationDuration: `${MS}ms`, animationTimingFunction: cubicBezier(0.3, 0, 0.1, 1) });",
      ["tween 0.24 0.3:0:0.1:1"]),
    Case(
      .typescript,
      "const MS = 240;\na({ transitionDuration: open ? `${MS}ms` : '150ms',\n"
        + "  transitionTimingFunction: open ? 'ease-in' : 'ease-out' });",
      ["tween 0.24 0.42:0:1:1", "tween 0.15 0:0:0.58:1"]),
    Case(
      .typescript,
      "a({ transition: 'opacity 400ms', transitionTimingFunction: 'cubic-bezier(0.2, 1, 0.7, 1)' });",
      ["tween 0.4 0.2:1:0.7:1"]),
    Case(
      .typescript, "a({ animation: '1s linear spin', animationTimingFunction: 'ease-in' });",
      ["tween 1 0.42:0:1:1"]),
    Case(
      .typescript, "const SLOW = '200ms';\n<View style={{ transitionDuration: SLOW }} />", ["duration 0.2"]),
    Case(
      .dart,
      "_c = AnimationController(duration: Duration(seconds: 1));\n_a = CurvedAnimation(parent: _c, curve: Curves.easeIn);",
      ["tween 1 0.42:0:1:1"]),
    Case(
      .dart,
      "_c = AnimationController(duration: Duration(seconds: 1));\n_a = CurvedAnimation(parent: _d, curve: Curves.easeIn);",
      ["tween 1 0:0:1:1", "curve 0.42:0:1:1"]),
    Case(
      .dart,
      "_c = AnimationController(duration: 1.seconds);\n_a = x.chain(CurveTween(curve: Curves.easeIn)).animate(_c!);",
      ["tween 1 0.42:0:1:1"]),
    Case(
      .dart,
      "_c = AnimationController(duration: 1.seconds);\n_a = _c.drive(CurveTween(curve: Curves.easeIn));",
      ["tween 1 0.42:0:1:1"]),
    Case(
      .dart,
      "final c = useAnimationController(duration: 1.seconds);\nf(CurvedAnimation(parent: c, curve: Curves.easeIn));",
      ["tween 1 0.42:0:1:1"]),
    // Another class may call its own so.
    Case(
      .dart,
      "class A { final c = AnimationController(duration: 1.seconds); }\n"
        + "class B { final c = AnimationController(duration: 2.seconds);\n"
        + "  final a = CurvedAnimation(parent: c, curve: Curves.easeIn); }",
      ["tween 1 0:0:1:1", "tween 2 0.42:0:1:1"]),
    Case(
      .dart,
      "PageRouteBuilder(transitionDuration: 1.seconds, transitionsBuilder: (_, a, b, w) => Fade(\n"
        + "  CurvedAnimation(parent: a, curve: Curves.easeIn), CurveTween(curve: Curves.ease).animate(b)));",
      ["tween 1 0.42:0:1:1", "curve 0.25:0.1:0.25:1"]),
    // What moves a controller may ease it; with several, and beside what plays it evenly, no curve is its own.
    controller("_c!.animateTo(1, curve: Curves.easeIn);", ["tween 1 0.42:0:1:1"]),
    controller(
      "_c.forward(); _c.animateBack(0, curve: Curves.easeIn);", ["duration 1", "curve 0.42:0:1:1"]),
    controller(
      "_c?.animateTo(1, duration: 2.seconds, curve: Curves.easeIn);", ["duration 1", "tween 2 0.42:0:1:1"]),
    controller("_c.fling(velocity: 2);", ["duration 1"]),
    controller(
      "const curve = Curves.ease; _c.animateTo(1, curve: curve);", ["duration 1", "curve 0.25:0.1:0.25:1"]),
    controller(
      "_c.animateTo(1, curve: Curves.ease);", ["duration 1", "curve 0.25:0.1:0.25:1"], then: "..forward()"),
    controller("_c.animateTo(1);", ["tween 1 0:0:1:1"]),
    controller("_c.forward(); _c.fling(velocity: 2);", ["tween 1 0:0:1:1"]),
    controller(
      "_a = CurvedAnimation(parent: _c, curve: Curves.easeIn); _c.forward(); _c.animateTo(0, curve: Curves.ease);",
      ["tween 1 0.42:0:1:1", "curve 0.25:0.1:0.25:1"]),
    // A route that says no duration keeps Flutter's; one of an app's own may have another.
    route("PageRouteBuilder<void>", "a.drive(CurveTween(curve: Curves.easeIn))", ["tween 0.3 0.42:0:1:1"]),
    route(
      "CustomTransitionPage", "CurvedAnimation(parent: a, curve: Curves.easeIn)", ["tween 0.3 0.42:0:1:1"]),
    route("PageRouteBuilder", "a", []),
    route(
      "PageRouteBuilder", "f(CurveTween(curve: Curves.easeIn), CurveTween(curve: Curves.ease))",
      ["curve 0.42:0:1:1", "curve 0.25:0.1:0.25:1"]),
    Case(
      .dart,
      "showGeneralDialog(transitionBuilder: (_, a, b, w) => Fade(CurvedAnimation(parent: a, curve: Curves.easeIn)))",
      ["tween 0.2 0.42:0:1:1"]),
    Case(
      .dart,
      "AnimatedSwitcher(duration: 1.seconds, transitionBuilder: (w, a) => Fade(\n"
        + "  CurvedAnimation(parent: a, curve: Curves.easeIn)))", ["tween 1 0.42:0:1:1"]),
    Case(
      .dart,
      "AnimatedSwitcher(duration: 1.seconds, switchInCurve: Curves.ease, transitionBuilder: (w, a) => Fade(\n"
        + "  CurvedAnimation(parent: a, curve: Curves.easeIn)))",
      ["tween 1 0.25:0.1:0.25:1", "curve 0.42:0:1:1"]),
    route("AccountRoute", "a.drive(CurveTween(curve: Curves.easeIn))", ["curve 0.42:0:1:1"]),
    Case(
      .dart, "CurvedAnimation(parent: c, curve: const Interval(0, 0.5, curve: Curves.easeIn))",
      ["curve 0.42:0:1:1"]),
    Case(
      .swift,
      "let s = CASpringAnimation(keyPath: \"x\")\ns.damping = 10\ns.stiffness = 100\ns.mass = 1\ns.duration = s.settlingDuration",
      ["spring 0.628319 0.5"]),
    // A time by itself has no curve, and a delay is no motion.
    Case(
      .scss, "$tooltip-delay: 0.4s; $fade: 0.4s; $slide: 0.4s ease-in;",
      ["nothing", "duration 0.4", "tween 0.4 0.42:0:1:1"]),
    Case(
      .kotlin,
      "fun f() { view.animate().setInterpolator(LinearInterpolator()).start()\nValueAnimator.ofInt(1).setDuration(399) }",
      ["tween 0.399 AccelerateDecelerateInterpolator"]),
    Case(.typescript, "new Konva.Tween({ node, duration: 0.3, easing: Konva.Easings.Linear })", []),
  ]

  @Test("and counted once", arguments: cases)
  func joined(row: Case) {
    #expect(row.language.sites(in: row.text).map(\.summary) == row.motions)
  }

  @Test("the version of Reanimated is that of the file's own package")
  func version() {
    let text = Array(
      "import { withSpring } from 'react-native-reanimated';\nwithSpring(1, { damping: 15 });".utf8)
    let scanner = AppScanner()
    let motions = [nil, 3, 4].map { version in
      text.withUnsafeBufferPointer { scanner.scan($0, .typescript, versions: (version, nil)) }
        .sites(app: ConstantTable()).first?.summary
    }
    #expect(motions[0] == motions[2] && motions[1] == "spring 0.628319 0.25")
  }
}
