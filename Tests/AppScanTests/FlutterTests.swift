import Testing

@testable import AppScan

@Suite("Flutter")
struct FlutterTests {
  private func summaries(_ text: String) -> [String] { Language.dart.sites(in: text).map(\.summary) }

  @Test(
    "durations are seconds, however they are written",
    arguments: [
      ("Duration(milliseconds: 250)", 0.25), ("const Duration(seconds: 1, milliseconds: 500)", 1.5),
      ("Duration(microseconds: 250000)", 0.25), ("300.ms", 0.3), ("1.5.seconds", 1.5), ("2.minutes", 120),
      ("Durations.short3", 0.15), ("Duration.zero", 0), ("const Duration(milliseconds: 100) * 3", 0.3),
      ("(fast) + 50.ms", 0.35), ("Duration(milliseconds: (0.25 * 1000).toInt())", 0.25),
      ("Duration(milliseconds: count.toInt())", 0.15), ("count.ms", 0.15), ("kThemeAnimationDuration", 0.2),
      ("const Duration(milliseconds: 300) ~/ 2", 0.15), ("kThemeAnimationDuration ~/ 2", 0.1),
      ("fast ~/ 2", 0.15), ("const Duration(seconds: 5) ~/ 2", 2.5),
      ("Duration(milliseconds: 301 ~/ 2)", 0.15), ("Duration(milliseconds: (count + 1) ~/ 2)", 0.075),
    ])
  func durations(text: String, seconds: Double) {
    let source = """
      const fast = Duration(milliseconds: 300);
      const count = 150;
      final a = AnimatedSize(duration: \(text));
      """
    guard case .tween(let duration, _)? = Language.dart.sites(in: source).first?.motion?.kind else {
      Issue.record("\(text) is no tween")
      return
    }
    #expect(abs(duration - seconds) < 1e-12)
  }

  @Test("a site ends with what it says of its motion, where children and closures stand behind that")
  func placeEnd() throws {
    let place = try #require(
      Language.dart.sites(
        in: "f() => AnimatedOpacity(\n  duration: 250.ms,\n  curve: Curves.easeIn,\n  child: g(\n    h),\n);"
      ).first?.place)
    #expect([place.line, place.endLine, place.endColumn] == [2, 3, 23])
    #expect(place.range.count > 60, "a fix sees all of the call")
  }

  @Test("a site stands at its first duration or curve and reports both by name")
  func place() throws {
    let site = try #require(
      Language.dart.sites(
        in: "return AnimatedSwitcher(\n  child: x,\n  switchInCurve: Curves.easeIn,\n  duration: 250.ms,\n);"
      ).first)
    #expect(site.place.line == 3 && site.place.endLine == 5)
    #expect(site.api == "Flutter.AnimatedSwitcher")
    #expect(
      site.parameters == [
        SiteParameter("switchInCurve", .text("easeIn")), SiteParameter("duration", .number(0.25)),
      ])
  }

  @Test(
    "durations of debounces, timeouts and messages are not motions",
    arguments: [
      "Debounce(duration: const Duration(milliseconds: 300))", "Timer(const Duration(seconds: 1), f)",
      "Future.delayed(const Duration(milliseconds: 300))", "SnackBar(duration: Duration(seconds: 4))",
      "AnimatedSnackBar.material('a', duration: Duration(seconds: 4))", "showToast(duration: 2.seconds)",
      "Tooltip(waitDuration: Durations.short3)", "super(duration: duration, curve: curve)",
      "Curves.easeOut.transform(0.3)", "f({Duration duration = const Duration(seconds: 1)}) {}",
      "{duration: 300}",
      "// AnimatedSize(duration: 300.ms)", "'AnimatedSize(duration: 300.ms)'", "list.fade(3)",
      "Interval(start, end)", "item.animate(a, b)", "ok ? duration : other",
    ])
  func negatives(text: String) { #expect(summaries(text).isEmpty) }

  @Test(
    "an app's own widgets and functions count when their name says so or when they take a curve",
    arguments: [
      "AnimatedPanel(curve: Curves.linear, duration: 250.ms)",
      "LocalHeroScope(curve: Curves.linear, duration: 250.ms)", "AnimatedTheme.custom(duration: 250.ms)",
      "TweenAnimationBuilder<double>(tween: Tween<double>(begin: 0), duration: 250.ms)",
      "Get.to(page, curve: Curves.linear, duration: 250.ms)",
    ])
  func ownNames(text: String) { #expect(summaries(text) == ["tween 0.25 0:0:1:1"]) }

  @Test("effects of flutter_animate have a delay, and take what they do not say from the effect before")
  func effects() {
    #expect(
      summaries(
        "x.animate().fade(delay: 50.ms).scale(curve: Curves.easeOut).slide(duration: 250.ms, delay: 1.seconds)"
      )
        == ["curve 0:0:0.58:1", "tween 0.25 0:0:0.58:1 delay 1"])
    #expect(
      summaries(
        "x.animate().fade(duration: 1.seconds, curve: Curves.ease).then().slide(curve: Curves.easeIn)")
        == ["tween 1 0.25:0.1:0.25:1", "tween 1 0.42:0:1:1"])
    let list = "[FadeEffect(duration: 1.seconds, curve: Curves.ease), const ScaleEffect(duration: 250.ms)]"
    #expect(
      summaries("Animate(effects: \(list), child: x)") == [
        "tween 1 0.25:0.1:0.25:1", "tween 0.25 0.25:0.1:0.25:1",
      ])
    // What another animation says is its own.
    #expect(
      summaries("x.animate().fade(curve: Curves.ease).animate().scale(duration: 250.ms)") == [
        "curve 0.25:0.1:0.25:1", "tween 0.25 0:0:1:1",
      ])
  }

  @Test(
    "what leaves its curve to another is a duration alone",
    arguments: [
      "AnimationConfiguration.staggeredList(duration: 250.ms, child: SlideAnimation(child: x))",
      "class Slow extends MaterialPageRoute<void> { Duration get transitionDuration => 250.ms; }",
      "CustomRoute(page: x, duration: 250.ms)",
      "AnimatedPanel(duration: 250.ms)", "_AnimatedTranslate(duration: 250.ms)",
      "x.animatedPanelX(duration: 250.ms)", "InitialFadeTransition(duration: 250.ms)",
      "PageTransitionSwitcher(duration: 250.ms, transitionBuilder: fadeThrough)",
      "PageRouteBuilder(transitionDuration: 250.ms, transitionsBuilder: fade)",
      "PageRouteBuilder(transitionDuration: 250.ms, transitionsBuilder: (_, a, b, w) => SharedAxisTransition(animation: a))",
      "PageTransitionSwitcher(duration: 250.ms, transitionBuilder: (w, a, b) => FadeThroughTransition(animation: a))",
      "PageRouteBuilder(transitionDuration: 250.ms, transitionsBuilder: (c, a, b, w) { const curve = Curves.ease; "
        + "return SlideTransition(position: a.drive(Tween(begin: x).chain(CurveTween(curve: curve))), child: w); })",
      "c = AnimationController(duration: 250.ms);\nfinal a = CurvedAnimation(parent: c, curve: Curves.ease), "
        + "b = CurvedAnimation(parent: c, curve: Curves.easeIn);",
    ])
  func withoutCurve(text: String) {
    #expect(summaries(text).first { !$0.hasPrefix("curve") } == "duration 0.25")
  }

  @Test(
    "a transition goes evenly where nothing in it eases, also an app's own",
    arguments: [
      "PageRouteBuilder(transitionDuration: 250.ms, transitionsBuilder: (_, a, __, w) => FadeTransition(opacity: a))",
      "AnimatedSwitcher(duration: 250.ms, transitionBuilder: (w, a) { return LooseSizeTransition(sizeFactor: a); })",
    ])
  func evenTransition(text: String) {
    #expect(summaries(text) == ["tween 0.25 0:0:1:1"])
  }

  @Test(
    "a TabController eases, whatever it is called",
    arguments: [
      "tabs.animateTo(1, duration: 250.ms)", "f(TabController c) { c.animateTo(1, duration: 250.ms); }",
      "c = TabController(length: 2);\nf() => c!.animateTo(1, duration: 250.ms);",
      "SlideAnimation(duration: 250.ms)",
    ])
  func tabs(text: String) { #expect(summaries(text) == ["tween 0.25 0.25:0.1:0.25:1"]) }

  @Test(
    "what Flutter eases where no curve is given",
    arguments: [
      "Expansible(controller: c, duration: 250.ms)", "box.showOnScreen(duration: 250.ms)",
      "carousel.animateToItem(3, duration: 250.ms)", "Scrollable.ensureVisible(c, duration: 250.ms)",
    ])
  func easedByFlutter(text: String) { #expect(summaries(text) == ["tween 0.25 0.25:0.1:0.25:1"]) }

  @Test(
    "what a class hands on to the one that it extends is that one's",
    arguments: [
      (
        "ImplicitlyAnimatedWidget",
        "{super.key, super.curve = Curves.ease, super.duration = const Duration(seconds: 1)}", "",
        "tween 1 0.25:0.1:0.25:1"
      ),
      (
        "PageRouteBuilder<T>",
        "{required super.pageBuilder, super.transitionDuration = const Duration(seconds: 1)}", "",
        "duration 1"
      ),
      (
        "ImplicitlyAnimatedWidget", "{Key? key}",
        " : super(key: key, duration: 1.seconds, curve: Curves.ease)", "tween 1 0.25:0.1:0.25:1"
      ),
      (
        "ImplicitlyAnimatedWidget", "{Duration d = const Duration(seconds: 1), Curve c = Curves.ease}",
        " : super(duration: d, curve: c)", "tween 1 0.25:0.1:0.25:1"
      ),
      ("PageRouteBuilder<T>", "", " : x = 1, super(transitionDuration: 1.seconds)", "duration 1"),
    ])
  func handedOn(parent: String, parameters: String, initializers: String, summary: String) {
    #expect(
      summaries("class A<T extends B> extends \(parent) { A(\(parameters))\(initializers); }") == [summary])
  }

  @Test(
    "what each call of a constructor says, and what goes to a class that does not move, is none",
    arguments: [
      "class A extends ImplicitlyAnimatedWidget { A({required Duration duration, super.curve}) : super(duration: duration); }",
      "class A extends ImplicitlyAnimatedWidget { A({required super.duration, super.curve = Curves.ease}); }",
      "class A extends SnackBar { A({super.duration = const Duration(seconds: 4)}); }",
      "class A extends SnackBar { A() : super(duration: const Duration(seconds: 4)); }",
    ])
  func notHandedOn(text: String) { #expect(summaries(text).isEmpty) }

  @Test("a repeating controller repeats")
  func repeats() {
    #expect(
      summaries("AnimationController(vsync: this, duration: 2.seconds)..repeat()") == [
        "tween 2 0:0:1:1 repeats"
      ])
  }

  @Test("an interval's curve is counted once; points belong to the call that has a duration")
  func nesting() {
    let both = Language.dart.sites(
      in: "CurvedAnimation(parent: a, curve: Interval(0, half, curve: Curves.easeIn))")
    #expect(both.map(\.api) == ["Flutter.Interval"])
    #expect(both.map(\.summary) == ["curve 0.42:0:1:1"])
    #expect(summaries("CurveTween(curve: const Cubic(0.2, 0, 0, 1))") == ["curve 0.2:0:0:1"])
    #expect(
      summaries("AnimatedSize(duration: 250.ms, curve: Cubic(0.2, 0, 0, 1))") == ["tween 0.25 0.2:0:0:1"])
  }

  @Test(
    "a motion in a part of its time goes by no curve that is known",
    arguments: [
      "AnimatedSize(duration: 0.4.seconds, curve: Interval(0.2, 0.7, curve: Curves.easeOut))",
      "AnimatedSwitcher(duration: 0.4.seconds, switchInCurve: const Interval(0.5, 1, curve: Curves.easeOut))",
      "AnimatedSize(duration: 0.4.seconds, curve: late);\nconst late = Interval(0.3, 0.9, curve: Curves.easeOut);",
    ])
  func intervals(text: String) {
    #expect(summaries(text) == ["unreadable curve", "curve 0:0:0.58:1"])
  }

  @Test("an interval without a curve leaves the motion unread, too")
  func emptyIntervals() {
    #expect(
      summaries("AnimatedSize(duration: 0.4.seconds, curve: const Interval(0.2, 0.7))") == [
        "unreadable curve"
      ])
  }

  @Test("an interval without a curve says when something moves, not how")
  func bareIntervals() {
    #expect(summaries("CurvedAnimation(parent: a, curve: const Interval(0.2, 0.7))").isEmpty)
    #expect(summaries("CurveTween(curve: late ? Interval(0, 0.5) : const Interval(0.5, 1))").isEmpty)
    let site = Language.dart.sites(
      in: "CurvedAnimation(\n parent: a,\n curve: Interval(0, 1),\n reverseCurve: Curves.easeIn)")
    #expect(site.map(\.parameters) == [[SiteParameter("reverseCurve", .text("easeIn"))]])
    #expect(site.first?.place.line == 4)
  }

  @Test(
    "a controller's duration may be set later",
    arguments: [
      "late final AnimationController fade;\nf() { fade.duration = const Duration(milliseconds: 250); }",
      "AnimationController? _fade;\nf() { _fade?.duration = 250.ms; g(); }",
      "AnimationController? _fade;\nf() { _fade!.reverseDuration = 250.ms; }",
      "f() { var fade = AnimationController(vsync: this);\n fade.duration = 250.ms; }",
      "final fade = AnimationController(vsync: this)..duration = 250.ms..forward();",
    ])
  func controllers(text: String) {
    let sites = Language.dart.sites(in: text)
    #expect(sites.map(\.api) == ["Flutter.AnimationController.duration="])
    #expect(sites.map(\.summary) == ["tween 0.25 0:0:1:1"])
  }

  @Test(
    "what else is given a duration is no controller",
    arguments: [
      "final Player player;\nf() { player.duration = 250.ms; }", "this.duration = 250.ms;",
      "Timer()..duration = 250.ms;", "a[AnimationController(vsync: b)] = Song()..duration = 250.ms;",
      "AnimationController(vsync: b, child: song.duration = 250.ms);", "duration = 250.ms;",
    ])
  func otherDurations(text: String) { #expect(summaries(text).isEmpty) }

  @Test("the material library's constants count where the app has none of that name")
  func libraryConstants() {
    let text = "AnimatedSize(duration: kTabScrollDuration, curve: decelerateEasing)"
    #expect(summaries(text) == ["tween 0.3 0:0:0.2:1"])
    #expect(
      summaries("const decelerateEasing = Curves.easeIn;\nfinal a = \(text);") == ["tween 0.3 0.42:0:1:1"])
    #expect(summaries("f(Curve decelerateEasing) => \(text);") == ["unreadable parameter"])
    #expect(summaries("CurveTween(curve: standardEasing.flipped)") == ["curve 0.8:0:0.6:1"])
  }

  @Test("both branches of a condition are sites; one that only turns the motion off is none")
  func branches() {
    #expect(
      summaries("AnimatedSize(duration: wide ? 250.ms : 300.ms)") == [
        "tween 0.25 0:0:1:1", "tween 0.3 0:0:1:1",
      ])
    #expect(summaries("AnimatedSize(duration: on ? widget.time : Duration.zero)") == ["unreadable constant"])
    #expect(summaries("AnimatedSize(duration: on ? widget.time : 1.ms)") == ["unreadable constant"])
    #expect(summaries("AnimatedSize(duration: 0.ms)") == ["tween 0 0:0:1:1"])
  }

  @Test("a branch that is null says nothing, and the callee's own is not written")
  func nothing() {
    for value in ["reduce ? 250.ms : null", "wide ? null : reduce ? null : 250.ms"] {
      #expect(summaries("AnimatedSize(duration: \(value))") == ["tween 0.25 0:0:1:1"])
      #expect(summaries("super(transitionDuration: \(value))") == ["duration 0.25"])
    }
    #expect(
      summaries("AnimatedSize(duration: wide ? 250.ms : reduce ? null : 300.ms)") == [
        "tween 0.25 0:0:1:1", "tween 0.3 0:0:1:1",
      ])
  }

  @Test("a function of how far it goes is read where it gives the same for all")
  func functions() {
    func read(_ duration: String) -> [String] {
      summaries(
        "const way = 3;\nc.animateToItem(duration: \(duration), curve: (_) => Curves.easeOut, alignment: 0);")
    }
    #expect(read("(way) => const Duration(milliseconds: 450)") == ["tween 0.45 0:0:0.58:1"])
    #expect(read("(double? way) => 450.ms") == ["tween 0.45 0:0:0.58:1"])
    #expect(read("(way) => Duration(milliseconds: way.round())") == ["unreadable parameter"])
    #expect(read("(it) => Duration(seconds: way)") == ["tween 3 0:0:0.58:1"])
  }

  @Test("curves that are several Beziers or parabolas are exact, flipped ones turned, elastic ones too")
  func curves() throws {
    func curve(_ name: String) throws -> SiteCurve {
      let site = try #require(Language.dart.sites(in: "CurveTween(curve: Curves.\(name))").first)
      guard case .curve(let curve)? = site.motion?.kind else { throw NotACurve() }
      return curve
    }
    #expect(try curve("easeIn.flipped").bezier == [0, 0, 0.58000000000000007, 1])
    let elastic = try curve("elasticOut")
    #expect(elastic.name == "elasticOut" && elastic.bezier == nil)
    // 1 + 2^-1 sin(0) and 1 + 2^-5 sin(2 pi).
    #expect(
      abs((elastic.curve?.value(at: 0.1) ?? 0) - 1) < 1e-3
        && abs((elastic.curve?.value(at: 0.5) ?? 0) - 1) < 1e-3)
    #expect((elastic.curve?.value(at: 0.2) ?? 0) > 1.2)
    let emphasized = try #require(try curve("easeInOutCubicEmphasized").curve)
    #expect(abs(emphasized.value(at: 0.166666) - 0.4) < 1e-5)
    let decelerate = try #require(try curve("decelerate").curve)
    for step in 0...10 {
      let left = 1 - Double(step) / 10
      #expect(abs(decelerate.value(at: 1 - left) - (1 - left * left)) < 1e-9)
    }
  }

  @Test(
    "curves by their own classes are those of the same numbers that have names",
    arguments: [
      ("const ElasticOutCurve()", "curve elasticOut"), ("ElasticInCurve(0.4)", "curve elasticIn"),
      ("const ElasticInOutCurve(0.6)", "curve elasticInOut(0.6)"),
      (
        "ThreePointCubic(Offset(0.05, 0), Offset(0.13, 0.06), Offset(0.16, 0.4), Offset(0.2, 0.82), Offset(0.25, 1))",
        "curve ThreePointCubic(0.05 0 0.13 0.06 0.16 0.4 0.2 0.82 0.25 1)"
      ),
      ("ElasticOutCurve(0)", "unreadable range"), ("ElasticOutCurve(period)", "unreadable expression"),
      ("ThreePointCubic(Offset(0.05, 0), Offset.zero)", "unreadable expression"),
    ])
  func curveClasses(text: String, summary: String) throws {
    let sites = Language.dart.sites(in: "final a = CurvedAnimation(parent: b, curve: \(text));")
    #expect(sites.map(\.summary) == [summary])
    guard case .curve(let curve)? = sites.first?.motion?.kind else { return }
    let ends = try #require(curve.curve)
    #expect(abs(ends.value(at: 0)) < 1e-3 && abs(ends.value(at: 1) - 1) < 1e-3)
  }

  @Test("a style without a curve leaves that to the widget that takes it")
  func styles() {
    #expect(
      summaries("showModalBottomSheet(sheetAnimationStyle: const AnimationStyle(duration: Durations.short4))")
        == ["duration 0.2"])
    #expect(
      summaries("AnimationStyle(duration: 250.ms, curve: Curves.easeIn)") == ["tween 0.25 0.42:0:1:1"])
  }

  private struct NotACurve: Error {}

  @Test("a parameter hides a constant of its name")
  func ambiguity() {
    #expect(
      summaries("const time = Duration(seconds: 1);\nf(Duration time) => AnimatedSize(duration: time);")
        == ["unreadable parameter"])
  }

  @Test("a curve of the way back makes one motion two no more than one of the way there")
  func reverseCurves() {
    func read(_ curves: String) -> [String] {
      Language.dart.sites(in: "final a = CurvedAnimation(parent: b, \(curves));").map(\.summary)
    }
    #expect(read("curve: Curves.ease, reverseCurve: Curves.easeOut") == ["curve 0.25:0.1:0.25:1"])
    #expect(
      read("curve: Interval(0, 0.5, curve: Curves.ease), reverseCurve: Curves.easeOut")
        == ["curve 0.25:0.1:0.25:1"])
  }
}
