import Testing

@testable import AppScan

@Suite("Motions that no call of an animation writes")
struct MissedShapeTests {
  private func read(_ text: String, _ language: Language = .typescript) -> [String] {
    language.sites(in: text).map { "\($0.api) \($0.summary)" }
  }

  private func native(_ text: String) -> [String] {
    read("import { View } from 'react-native';\n" + text)
  }

  @Test("numbers of navigators and of elements that move, in seconds or milliseconds")
  func options() {
    #expect(
      native("const c = { options: { transitionDuration: 0.3, dismissable: false } };") == [
        "JS.option(duration) duration 0.3"
      ])
    #expect(read("<Screen options={{ animationDuration: 320 }} />") == ["JS.option(duration) duration 0.32"])
    #expect(read("<Bar dataKey=\"a\" animationDuration={100} />") == ["JS.option(duration) duration 0.1"])
    #expect(native("<ButtonPressAnimation duration={35} scaleTo={0.9} />") == ["JSX.duration duration 0.035"])
    #expect(
      read("const a = { transitionDuration: 311, transitionTimingFunction: 'ease-in' };") == [
        "JS.option(duration) tween 0.311 0.42:0:1:1"
      ])
    #expect(
      read("<CSSTransition timeout={{ enter: 300, exit: 200 }} classNames=\"a\">{x}</CSSTransition>") == [
        "JSX.timeout duration 0.3", "JSX.timeout duration 0.2",
      ])
    #expect(
      native("const o = { transitionSpec: { open: { animation: 'timing', config: { duration: 250 } } } };")
        == [
          "RNAnimated.timing tween 0.25 Easing.inOut(Easing.ease)"
        ])
  }

  @Test("numbers of toasts, films, types and fetches are none")
  func noOptions() {
    #expect(read("interface A { transitionDuration: number; animationDuration?: number }").isEmpty)
    #expect(read("<Toast duration={3000} />; <Slideshow duration={5000} />; <Video duration={9} />").isEmpty)
    #expect(read("fetch(url, { timeout: 300 }); <Poll timeout={3000} />").isEmpty)
    #expect(read("const durations = { hour: 3600, day: 86400 };").isEmpty)
    #expect(read("const toastDurations = { short: 2000, long: 1500 };").isEmpty)
    #expect(read("const lesson = { transition: { duration: 45 } };").isEmpty)
    #expect(native("const a = { transitionDuration: 0 };").isEmpty)
  }

  @Test("tokens of durations, of curves and of springs are sites of their own")
  func tokens() {
    #expect(
      read("const durations = defineTokens.durations({ fast: { value: '150ms' }, slow: { value: '0.4s' } });")
        == [
          "CSSinJS.custom-property duration 0.15", "CSSinJS.custom-property duration 0.4",
        ])
    #expect(
      read("export const theme = { transitions: { duration: { short: 250, complex: 375 } } };") == [
        "JS.token(duration) duration 0.25", "JS.token(duration) duration 0.375",
      ])
    #expect(
      read("const motionEasing: E = { standard: [0.2, 0, 0, 1] };") == ["JS.token(curve) curve 0.2:0:0:1"])
    #expect(
      read("const tokens = { fast: { spatial: { stiffness: 800, damping: 0.6 } } };") == [
        "JS.token(spring) spring 0.222144 0.4"
      ])
    #expect(read("const body = { stiffness: 0.2, damping: 0.1 };").isEmpty)
  }

  @Test("a style written as an element's property is CSS")
  func styleProperties() {
    #expect(
      read("<Box transition=\"transform 0.2s\" animationDuration=\"0.8s\" />") == [
        "CSSinJS.transition tween 0.2 0.25:0.1:0.25:1",
        "CSSinJS.animation-duration tween 0.8 0.25:0.1:0.25:1",
      ])
    #expect(read("el.style.setProperty('--d', '590ms');") == ["CSSinJS.custom-property duration 0.59"])
    #expect(
      read("const s = { '--duration': '590ms', '--w': '10px' };") == ["CSSinJS.custom-property duration 0.59"]
    )
  }

  @Test("an object with nothing but a duration is a motion where it is given to one by its name")
  func given() {
    #expect(
      native("const enterConfig = { duration: 300 }; x.value = withTiming(1, enterConfig);") == [
        "JS.object(timing) tween 0.3 0.455:0.03:0.515:0.955"
      ])
    #expect(
      read(
        "import { motion } from 'framer-motion';\nconst cfg = { duration: 0.5 };\n<motion.p transition={cfg} />"
      )
        == ["JS.object(timing) tween 0.5 0:0:0.58:1"])
    #expect(native("const question = { duration: 300 }; ask(question);").isEmpty)
  }

  @Test("a value that is named only is looked up")
  func named() {
    #expect(
      native("const duration = 300; x.value = withTiming(1, { duration });") == [
        "Reanimated.withTiming tween 0.3 0.455:0.03:0.515:0.955"
      ])
    #expect(
      read("const duration = 0.5; <motion.p transition={{ duration }} />") == [
        "Motion.transition tween 0.5 0:0:0.58:1"
      ])
    #expect(
      read(
        "import { useSpring } from '@react-spring/web';\nconst duration = 500;\n"
          + "useSpring({ x: 1, config: { duration } });") == ["react-spring.config tween 0.5 0:0:1:1"])
  }

  @Test("what libraries call by name")
  func libraries() {
    #expect(
      native("LayoutAnimation.configureNext(LayoutAnimation.create(300, 'easeInEaseOut', 'opacity'));") == [
        "RN.LayoutAnimation.create tween 0.3 0.42:0:0.58:1"
      ])
    #expect(
      native(
        "const c: LayoutAnimationConfig = { duration: 200, update: { type: LayoutAnimation.Types.linear } };")
        == ["JS.object(layout) tween 0.2 0:0:1:1"])
    #expect(
      read("theme.transitions.create(['a', 'b'], { duration: theme.transitions.duration.short })") == [
        "MUI.transitions.create tween 0.25 0.4:0:0.2:1"
      ])
    #expect(read("theme.transitions.create('width')") == ["MUI.transitions.create tween 0.3 0.4:0:0.2:1"])
    #expect(read("const a = cubicBezier(0.4, 0, 0.2, 1);") == ["JS.cubicBezier curve 0.4:0:0.2:1"])
  }

  @Test("what mixins are given, and classes that a sheet applies")
  func sheets() {
    #expect(read(".a { @include tr(opacity, 304ms); }", .scss) == ["CSS.include duration 0.304"])
    #expect(
      read(".a { @include transition(opacity 0.3s ease-in, color 1s linear); @include size(3px); }", .scss)
        == [
          "CSS.include tween 0.3 0.42:0:1:1", "CSS.include tween 1 0:0:1:1",
        ])
    #expect(
      read(".a { @apply p-2 duration-313 ease-in; }", .css) == ["Tailwind.duration tween 0.313 0.4:0:1:1"])
  }

  @Test("Swift's default with a delay, Kotlin's arcs, and an app's own animate")
  func others() {
    #expect(
      read("withAnimation(.default.delay(0.75)) {}", .swift) == ["SwiftUI.default spring 0.55 0 delay 0.75"])
    #expect(read("switch x { default: break }; NotificationCenter.default.post(x)", .swift).isEmpty)
    #expect(
      read("val a = ArcAnimationSpec<Offset>(durationMillis = 300)", .kotlin) == [
        "Compose.ArcAnimationSpec tween 0.3 0.4:0:0.2:1"
      ])
    #expect(
      read("v.animate { duration = 406 }", .kotlin) == [
        "AndroidView.duration= tween 0.406 AccelerateDecelerateInterpolator"
      ])
  }

  @Test("of Flutter's: a tab eases, and nothing moves for days")
  func flutter() {
    #expect(
      read("tabController.animateTo(1, duration: const Duration(milliseconds: 250));", .dart) == [
        "Flutter.animateTo tween 0.25 0.25:0.1:0.25:1"
      ])
    #expect(read("final p = TransitionPolicy(duration: Duration(days: 2));", .dart).isEmpty)
  }

  @Test("of Flutter's: arguments whose labels say that they are motions, whatever is called")
  func flutterArguments() {
    let milliseconds = "const Duration(milliseconds: 250)"
    #expect(
      read("DotsIndicator(count: 3, animationDuration: \(milliseconds))", .dart) == [
        "Flutter.argument duration 0.25"
      ])
    #expect(
      read("picker.showPickerDialog(context, transitionDuration: \(milliseconds));", .dart) == [
        "Flutter.argument duration 0.25"
      ])
    #expect(
      read(
        "showGeneralDialog(context: context, transitionDuration: kFade);\nconst kFade = \(milliseconds);",
        .dart) == [
          "Flutter.showGeneralDialog tween 0.25 0:0:1:1"
        ])
    #expect(
      read(
        "class A extends PageRouteBuilder<void> { A() : super(transitionDuration: \(milliseconds), "
          + "reverseTransitionDuration: Durations.short1); }", .dart) == [
          "Flutter.PageRouteBuilder duration 0.25"
        ])
    #expect(
      read("Dialog(insetAnimationDuration: \(milliseconds), insetAnimationCurve: Curves.easeIn)", .dart) == [
        "Flutter.argument tween 0.25 0.42:0:1:1"
      ])
    #expect(
      read("Dialog(insetAnimationDuration: \(milliseconds))", .dart) == [
        "Flutter.argument tween 0.25 0.333333:0.666667:0.666667:1"
      ])
    #expect(
      read(
        "LineChart(data, swapAnimationDuration: kSwap, swapAnimationCurve: kCurve)\n"
          + "const kSwap = Durations.medium1;\nconst kCurve = Curves.easeIn;", .dart) == [
          "Flutter.argument tween 0.25 0.42:0:1:1"
        ])
    #expect(
      read("dialog.style(insetAnimCurve: Curves.easeIn)", .dart) == ["Flutter.argument curve 0.42:0:1:1"])
    #expect(
      read("TabController(length: 2, vsync: this, animationDuration: 250.ms)", .dart) == [
        "Flutter.TabController tween 0.25 0.25:0.1:0.25:1"
      ])
  }

  @Test(
    "of Flutter's: the default of what a component hands on",
    arguments: [
      "A({this.animationDuration = %}); f() => Panel(animationDuration: animationDuration); }",
      "A([this.animationDuration = %]); f() => Panel(animationDuration: this.animationDuration); }",
      "A({Key? key, this.animationDuration = %}); f() => 1; }\n"
        + "class B extends State<A> { f() => Panel(animationDuration: widget.animationDuration); }",
    ])
  func handedOn(body: String) {
    func source(_ value: String) -> String {
      "class A { final Duration animationDuration; " + body.replacing("%", with: value)
    }
    #expect(read(source("const Duration(milliseconds: 250)"), .dart) == ["Flutter.argument duration 0.25"])
    for none in ["Duration.zero", "const Duration()", "null"] {
      #expect(read(source(none), .dart).isEmpty, "\(none)")
    }
  }

  @Test(
    "of Flutter's: other durations, what is only passed on, and declarations are none",
    arguments: [
      "Flushbar(showDuration: Duration(seconds: 3))", "Snack(snackAnimationDuration: Duration(seconds: 3))",
      "Panel(animationDuration: widget.animationDuration, animationCurve: animationCurve)",
      "class A { A({required this.fadeDuration}); f() { this.fadeDuration = 1.seconds; Panel(fadeDuration: fadeDuration); } }",
      "Picture(fadeInDuration: Duration.zero)",
      "void f({Duration animationDuration = const Duration(seconds: 1)}) {}",
      "final map = {animationDuration: const Duration(seconds: 1)};",
    ])
  func noFlutterArguments(text: String) { #expect(read(text, .dart).isEmpty) }

  @Test("a chart's animation has the curves of the library that draws it")
  func charts() {
    let chart = "import Chart from 'chart.js/auto';\n"
    let quart = read(chart + "const options = { animation: { duration: 300 } };")
    #expect(quart.count == 1 && quart[0].hasPrefix("Chart.animation tween 0.3 easeOutQuart"))
    #expect(
      read(
        chart + "const o = { animations: { tension: { duration: 300, easing: 'easeInQuad', loop: true } } };")
        == [
          "Chart.animation tween 0.3 0.333333:0:0.666667:0.333333 repeats"
        ])
    let recharts = "import { Bar } from 'recharts';\n"
    #expect(
      read(
        recharts
          + "<Bar animationDuration={300} />; <Bar animationEasing=\"ease-in\" animationDuration={300} />")
        == [
          "JS.option(duration) tween 0.3 0.25:0.1:0.25:1", "JS.option(duration) tween 0.3 0.42:0:1:1",
        ])
  }

  @Test("Penner's functions go through the points that their authors publish")
  func penner() throws {
    func value(_ name: String, _ time: Double) throws -> Double {
      try #require(PennerEasing.chart(name)?.curve).value(at: time)
    }
    // t^4 backwards: 1 - 0.5^4; 0.5 back in both directions; a bounce's first peak.
    #expect(abs(try value("easeOutQuart", 0.5) - 0.9375) < 1e-4)
    #expect(abs(try value("easeInOutBack", 0.5) - 0.5) < 1e-6)
    #expect(abs(try value("easeInOutBack", 0.25) - (0.25 * (3.5949095 * 0.5 - 2.5949095)) / 2) < 1e-3)
    #expect(abs(try value("easeOutBounce", 1 / 2.75) - 1) < 1e-6)
    #expect(abs(try value("easeOutElastic", 0.075) - 1) < 1e-3)
    #expect(PennerEasing.chart("easeSideways") == nil && PennerEasing.svelte("bounceOut") == nil)
    // Svelte's elastic has 13 quarters of a wave.
    let elastic = try #require(PennerEasing.svelte("elasticOut"))
    #expect(abs(elastic.value(1 / 13.0) - 1) < 1e-9)
  }

  @Test("prose is no list of classes")
  func prose() {
    #expect(read("const help = \"Use ease-in with duration-200 for sheets\";").isEmpty)
    #expect(read("const classes = \"transition ease-in duration-200\";").count == 1)
  }

  @Test("an app's own functions with numbers are found where the settings name them")
  func wrappers() {
    let swift = NumberWrapper(name: "animate", duration: .label("duration"), curve: .label("options"))
    let options = ScanOptions(numberWrappers: [swift])
    #expect(
      Language.swift.sites(in: "await animate(duration: 0.2, options: .curveEaseOut) {}", options).map(
        \.summary) == [
          "tween 0.2 0:0:0.58:1"
        ])
    #expect(
      Language.swift.sites(in: "func animate(duration: Double) {}; animate(duration: 0.4) {}", options).map(
        \.summary)
        == ["duration 0.4"])
    let kotlin = NumberWrapper(name: "fadeTo", duration: .position(2), perSecond: 1000)
    #expect(
      Language.kotlin.sites(in: "fadeTo(view, 240)", ScanOptions(numberWrappers: [kotlin])).map(\.summary)
        == [
          "duration 0.24"
        ])
    #expect(Language.kotlin.sites(in: "fadeTo(view)", ScanOptions(numberWrappers: [kotlin])).isEmpty)
  }
}
