import Testing

@testable import AppScan

@Suite("React Native's and Reanimated's motions")
struct ReanimatedTests {
  private func read(_ source: String, _ options: ScanOptions = ScanOptions()) -> [String] {
    Language.typescript.sites(in: source, options).map { "\($0.place.line) \($0.api) \($0.summary)" }
  }

  private let quad = "0.455:0.03:0.515:0.955"

  @Test("a call's object is the site, over any lines, with a callback behind it")
  func lines() throws {
    let source = """
      x.value = withTiming(
        visible ? 1 : 0,
        {
          duration: 200,
        },
        () => runOnJS(done)());
      """
    #expect(read(source) == ["3 Reanimated.withTiming tween 0.2 \(quad)"])
    let site = try #require(Language.typescript.sites(in: source).first)
    #expect(site.place.endLine == 5)
    let bytes = Array(source.utf8)
    #expect(String(decoding: bytes[site.place.range], as: UTF8.self).hasPrefix("{"))
  }

  @Test("both branches of a condition are sites, whether in a number or around objects")
  func branches() {
    #expect(read("x = withTiming(1, { duration: open ? 50 : 300 })").count == 2)
    #expect(
      read("x = withTiming(1, open ? { duration: 50 } : { duration: 300 })") == [
        "1 Reanimated.withTiming tween 0.05 \(quad)", "1 Reanimated.withTiming tween 0.3 \(quad)",
      ])
    #expect(read("x = withSpring(1, { damping: 90, velocity: open ? 50 : 300 })").count == 1)
  }

  @Test(
    "an image of expo-image dissolves in milliseconds, by whatever name it has; others' transitions are no numbers",
    arguments: [
      (
        "import { Image } from 'expo-image'", "<Image transition={300} />",
        ["2 Image.transition duration 0.3"]
      ),
      (
        "import { Image as Photo } from 'expo-image'", "<Photo transition={300} />",
        ["2 Image.transition duration 0.3"]
      ),
      (
        "import * as Expo from 'expo-image'", "<Expo.Image transition={a ? 300 : 200} />",
        ["2 Image.transition duration 0.3", "2 Image.transition duration 0.2"]
      ),
      (
        "const FADE = 300; import { Image } from 'expo-image'", "<Image transition={FADE} />",
        ["2 Image.transition duration 0.3"]
      ),
      ("import { Image } from 'expo-image'", "<Image transition={0} />", []),
      ("import { Image } from 'expo-image'", "<Image transition={null} />", []),
      ("import { Image } from './image'", "<Image transition={300} />", []),
    ])
  func images(declarations: String, element: String, sites: [String]) {
    #expect(read(declarations + "\nconst a = " + element + ";") == sites)
    #expect(read(declarations + "; import { View } from 'react-native'\nconst a = " + element + ";") == sites)
  }

  @Test("a call that writes no number is no site")
  func bare() {
    #expect(read("a = withTiming(1); b = withTiming(1, config)").isEmpty)
    #expect(read("c = withSpring(0, { duration })") == ["1 Reanimated.withSpring unreadable constant"])
    #expect(read("const d = withTiming; function withTiming(a, { duration: b }) {}").isEmpty)
  }

  @Test("a delay and a repetition around a call belong to its motion")
  func wrappers() {
    #expect(
      read("x.value = withDelay(250, withRepeat(withSequence(withTiming(1, { duration: 100 })), -1))") == [
        "1 Reanimated.withTiming tween 0.1 \(quad) delay 0.25 repeats"
      ])
    #expect(
      read(
        "Animated.loop(Animated.timing(x, { toValue: 1, duration: 100, delay: 50, easing: Easing.linear }))")
        == [
          "1 RNAnimated.timing tween 0.1 0:0:1:1 delay 0.05 repeats"
        ])
  }

  @Test("names in the file and members of its objects are looked up")
  func constants() {
    let source = """
      const FADE = 100, STEPS = { slow: FADE * 4 };
      const SOFT = Easing.bezier(0.2, 0, 0, 1).factory();
      a = FadeIn.duration(FADE).delay(STEPS.slow);
      b = withTiming(1, { duration: STEPS.slow, easing: SOFT });
      function f(FADE) { c = withTiming(1, { duration: FADE }) }
      """
    #expect(
      read(source).dropFirst().prefix(2) == [
        "3 Reanimated.layout.duration() tween 0.1 \(quad) delay 0.4",
        "4 Reanimated.withTiming tween 0.4 0.2:0:0:1",
      ])
  }

  @Test("springs that say less take the defaults of their version")
  func versions() {
    let source = "x.value = withSpring(1, { damping: 12, stiffness: 260 })"
    #expect(read(source) == ["1 Reanimated.withSpring spring 0.779333 0.813948"])
    #expect(
      read(source, ScanOptions(reanimatedVersion: 3)) == ["1 Reanimated.withSpring spring 0.389667 0.627896"])
  }

  @Test("Moti's springs are those of the version of Reanimated beside it")
  func moti() {
    func read(_ transition: String, _ version: Int) -> [String] {
      self.read(
        "import { MotiView } from 'moti';\na = <MotiView transition={{ \(transition) }} />;",
        ScanOptions(reanimatedVersion: version))
    }
    let damping = "type: 'spring', damping: 15"
    #expect(read(damping, 4) == ["2 Motion.transition spring 0.418879 0.875"])
    #expect(read(damping, 3) == ["2 Motion.transition spring 0.628319 0.25"])
    #expect(read("scale: { \(damping) }", 3) == ["2 Motion.transition spring 0.628319 0.25"])
    #expect(read("type: 'spring'", 3) == ["2 Motion.transition spring 0.628319 0.5"])
    #expect(read("type: 'timing', duration: 350", 3) == ["2 Motion.transition tween 0.35 \(quad)"])
  }

  @Test("the steps of Moti's sequences are motions where they say their type")
  func motiSequences() {
    func read(_ animate: String) -> [String] {
      self.read("import { MotiView } from 'moti';\na = <MotiView animate={{ \(animate) }} />;")
    }
    #expect(
      read(
        "scale: [{ value: 1.1, type: 'timing', duration: 200 }, 1, { value: 2, type: 'spring', damping: 90 }]"
      )
        == ["2 Motion.transition tween 0.2 \(quad)", "2 Motion.transition spring 0.418879 0.25"])
    #expect(read("scale: [{ value: 1.1, delay: 50 }, 1], opacity: [0, 1], rows: [{ duration: 2 }]").isEmpty)
  }

  @Test(
    "without a type Moti fades and colours over a time, and moves all else on a spring",
    arguments: [
      ("animate={{ opacity: 1, borderTopColor: red }} transition={{ duration: 350 }}", ["tween 0.35"]),
      ("animate={{ scale: 1, y: 2 }} transition={{ damping: 15 }}", ["spring 0.418879"]),
      ("animate={{ scale: 1, opacity: 1 }} transition={{ duration: 350 }}", ["unreadable untyped-spring"]),
      ("animate={{ ...to, opacity: 1 }} transition={{ duration: 350 }}", ["unreadable untyped-spring"]),
      ("animate={to} transition={{ damping: 15 }}", ["unreadable untyped-spring"]),
      ("animate={{ x: 1 }} exit={{ opacity: 0 }} exitTransition={{ duration: 350 }}", ["tween 0.35"]),
      (
        "transition={{ opacity: { duration: 350 }, scale: { damping: 15 } }}",
        ["tween 0.35", "spring 0.418879"]
      ),
      ("transition={{ type: 'timing', scale: { duration: 350 } }}", ["tween 0.35"]),
      ("transition={{ type: 'decay', damping: 15 }}", ["unreadable unknown-argument"]),
    ])
  func untypedMoti(attributes: String, motions: [String]) {
    let sites = Language.typescript.sites(
      in: "import { MotiView } from 'moti';\na = <MotiView \(attributes) />;")
    #expect(sites.map { $0.summary.split(separator: " ").prefix(2).joined(separator: " ") } == motions)
    #expect(!sites.contains { $0.parameters.contains { $0.name == MotiTransition.standard } })
  }

  @Test("a spring by duration is read in version 4, and depends on the way in version 3")
  func durations() {
    let source = "x.value = withSpring(1, { dampingRatio: 1, duration: 550 })"
    #expect(read(source) == ["1 Reanimated.withSpring spring 0.419123 0"])
    #expect(
      read(source, ScanOptions(reanimatedVersion: 3)) == [
        "1 Reanimated.withSpring unreadable unknown-argument"
      ])
    #expect(read("a = withSpring(1, { duration: 0 })") == ["1 Reanimated.withSpring spring 0 0"])
  }

  @Test(
    "from critical on React Native's libraries have the critical formula alone",
    arguments: [
      (
        "withSpring(1, { damping: 500, mass: 3, stiffness: 1000 })", "Reanimated.withSpring spring 0.344144 0"
      ),
      (
        "FadeIn.springify().damping(500).mass(3).stiffness(1000)",
        "Reanimated.layout.damping() spring 0.344144 0"
      ),
      (
        "Animated.spring(x, { toValue: 1, damping: 500, mass: 3, stiffness: 1000 })",
        "RNAnimated.spring spring 0.344144 0"
      ),
      (
        "Animated.spring(x, { toValue: 1, tension: 40, friction: 40 })", "RNAnimated.spring spring 0.414121 0"
      ),
      // The stiffness is that of the spring with the ratio, the motion that of a critical one.
      ("withSpring(1, { duration: 550, dampingRatio: 2 })", "Reanimated.withSpring spring 0.807489 0"),
    ])
  func overdamped(source: String, motion: String) {
    #expect(read("a = " + source) == ["1 " + motion])
    if !source.contains("Ratio"), !source.contains("Animated.spring") {
      #expect(read("a = " + source, ScanOptions(reanimatedVersion: 3)) == ["1 " + motion])
    }
  }

  @Test("Origami's scales and physics of Animated.spring")
  func animatedSpring() {
    #expect(
      read("Animated.spring(x, { toValue: 1, tension: 40, friction: 7, useNativeDriver: true }).start()") == [
        "1 RNAnimated.spring spring 0.414121 0.274997"
      ])
    #expect(read("Animated.spring(x, { toValue: 1, mass: 1, useNativeDriver: true })").count == 1)
    #expect(read("Animated.spring(x, { toValue: 1, useNativeDriver: true })").isEmpty)
  }

  @Test(
    "a constant that says that the native driver moves it, or that Animated is given, has Animated's defaults",
    arguments: [
      ("{ stiffness: 600, damping: 120, useNativeDriver: true }", "animate(x, SPRING)"),
      ("{ stiffness: 600, damping: 120 }", "Animated.spring(x, { toValue: 1, ...SPRING })"),
      ("{ stiffness: 600, damping: 120 }", "RN.Animated.spring(x, SPRING)"),
    ])
  func animatedConstants(object: String, use: String) {
    let source = "import 'react-native';\nconst SPRING = \(object);\n\(use);"
    #expect(read(source) == ["2 RNAnimated.spring spring 0.25651 0"])
    let timing = source.replacing("stiffness: 600, damping: 120", with: "duration: 200")
    #expect(read(timing) == ["2 RNAnimated.timing tween 0.2 Easing.inOut(Easing.ease)"])
    let others = source.replacing("Animated.spring", with: "withSpring").replacing("useNative", with: "use")
    #expect(read(others) == ["2 JS.object(spring) spring 0.51302 0"])
  }

  @Test("a layout's preset that an object spreads has the object's duration")
  func spreadPresets() {
    func read(_ object: String) -> [String] {
      self.read("import 'react-native';\nLayoutAnimation.configureNext(\(object));")
    }
    let preset = "...LayoutAnimation.Presets.easeInEaseOut"
    #expect(read("{ \(preset), duration: 200 }") == ["2 RN.LayoutAnimation.Presets tween 0.2 0.42:0:0.58:1"])
    #expect(read("{ \(preset) }") == ["2 RN.LayoutAnimation.Presets tween 0.3 0.42:0:0.58:1"])
    #expect(
      read("{ \(preset), duration: 200, update: { type: 'linear' } }") == [
        "2 JS.object(layout) tween 0.2 0:0:1:1"
      ])
  }

  @Test("chains of layout animations over several lines, and other libraries' durations")
  func layouts() {
    #expect(
      read("const a = FadeInDown\n  .delay(50)\n  .duration(220)\n  .easing(Easing.out(Easing.quad))") == [
        "3 Reanimated.layout.duration() tween 0.22 0.333333:0.666667:0.666667:1 delay 0.05"
      ])
    #expect(
      read("const a = new ZoomOut().mass(M).damping(D)") == ["1 Reanimated.layout.mass() unreadable constant"]
    )
    #expect(
      read("moment.duration(end - start).humanize(); dayjs.duration(3); d3.select(a).duration(750)").isEmpty)
  }

  @Test("layout animations that say their curve alone take as long as withTiming")
  func layoutCurves() {
    #expect(
      read("const a = FadeInDown.easing(Easing.in(Easing.ease)).delay(50)") == [
        "1 Reanimated.layout.easing() tween 0.3 0.42:0:1:1 delay 0.05"
      ])
    #expect(
      read("const a = new LinearTransition().easing(Easing.bezier(0.2, 0, 0, 1).factory())") == [
        "1 Reanimated.layout.easing() tween 0.3 0.2:0:0:1"
      ])
    #expect(
      read("const a = FadeIn.easing(Easing.linear).duration(200)") == [
        "1 Reanimated.layout.duration() tween 0.2 0:0:1:1"
      ])
    // A spring has no curve, and a bounce is a row of its own that takes 600 ms.
    #expect(read("a = FadeIn.easing(Easing.quad).springify(); b = BounceIn.easing(Easing.quad)").isEmpty)
    #expect(read("a = FadeIn; b = FadeIn.delay(50); d3.easing(Easing.quad); chart.easing('linear')").isEmpty)
  }

  @Test(
    "a layout animation that has several curves or parts is told its duration alone",
    arguments: [
      "CurvedTransition.duration(351).easingX(Easing.linear).easingY(Easing.linear)",
      "JumpingTransition.duration(351)", "FadingTransition.duration(351)", "BounceIn.duration(351)",
      "new SequencedTransition().reverse().duration(351)", "LightSpeedInRight.duration(351)",
    ])
  func composed(chain: String) {
    #expect(read("const a = \(chain)") == ["1 Reanimated.layout.duration() duration 0.351"])
  }

  @Test("the springs that Reanimated 4 exports are its constants, also where an object spreads one")
  func librarySprings() {
    #expect(
      read("a = withSpring(1, { ...WigglySpringConfig, damping: 120 })") == [
        "1 Reanimated.withSpring spring 0.418879 0"
      ])
    #expect(
      read("a = withDelay(50, withSpring(1, Reanimated3DefaultSpringConfig))") == [
        "1 Reanimated.withSpring spring 0.628319 0.5 delay 0.05"
      ])
    #expect(
      read("a = withSpring(1, GentleSpringConfigWithDuration)") == [
        "1 Reanimated.withSpring spring 0.419123 0"
      ])
    // It stops where it arrives, which no spring does.
    #expect(read("a = withSpring(1, SnappySpringConfig)").isEmpty)
    #expect(
      read("import 'react-native-reanimated';\nconst a = { ...WigglySpringConfig, stiffness: 400, mass: 1 }")
        == [
          "2 JS.object(spring) spring 0.314159 0"
        ])
  }

  @Test("transitions of CSS in a style say a list of times, and have CSS's curve where they say none")
  func styles() {
    func read(_ style: String) -> [String] {
      self.read("import Animated, { cubicBezier } from 'react-native-reanimated';\nconst a = { \(style) };")
    }
    #expect(
      read("transitionProperty: 'opacity', transitionDuration: 300") == [
        "2 JS.option(duration) tween 0.3 0.25:0.1:0.25:1"
      ])
    #expect(
      read(
        "transitionProperty: ['opacity', 'width'], transitionDuration: ['100ms', 250], "
          + "transitionTimingFunction: cubicBezier(0.2, 0, 0, 1)") == [
          "2 JS.option(duration) tween 0.1 0.2:0:0:1", "2 JS.option(duration) tween 0.25 0.2:0:0:1",
        ])
    #expect(
      read(
        "transitionProperty: ['a', 'b', 'c'], transitionDuration: [100, '0.2s', 300], "
          + "transitionTimingFunction: ['linear', 'ease-in']") == [
          "2 JS.option(duration) tween 0.1 0:0:1:1", "2 JS.option(duration) tween 0.2 0.42:0:1:1",
          "2 JS.option(duration) tween 0.3 0:0:1:1",
        ])
    #expect(read("transitionDuration: 300, gestures: false") == ["2 JS.option(duration) duration 0.3"])
  }

  @Test("SwiftUI's animations through Expo count in seconds and are no springs of Reanimated")
  func expo() {
    let object = "const SPRING = { type: 'spring', duration: 0.3 } as const;"
    #expect(
      read("import 'react-native';\nimport { Host } from '@expo/ui/swift-ui';\n\(object)").isEmpty)
    #expect(read("import 'react-native';\n\(object)") == ["2 JS.object(spring) unreadable range"])
  }

  @Test(
    "a spring of a layout forgets the duration before it, and may be said by one or by its damping alone",
    arguments: [
      ("FadeInDown.duration(250).springify().damping(18)", "damping() spring 0.418879 0.85"),
      ("FadeIn.springify(550)", "springify() spring 0.419123 0"),
      ("FadeIn.duration(90).springify(550).damping(3)", "springify() spring 0.419123 0"),
      ("FadeIn.springify().dampingRatio(1)", "dampingRatio() spring 0.419123 0"),
    ])
  func layoutSprings(chain: String, summary: String) {
    #expect(read("const a = \(chain)") == ["1 Reanimated.layout.\(summary)"])
  }

  @Test("objects with the keys of springs and tweens, and curves by themselves")
  func objects() {
    let source = """
      import { Easing, type WithTimingConfig } from 'react-native-reanimated';
      export const springs = Object.freeze({ soft: { damping: 50, mass: 1, stiffness: 400, velocity: v } } as const);
      export const fade: WithTimingConfig = { duration: 250 };
      const layoutAnimConfig = { duration: 300, update: { type: 'linear' }, delete: { duration: 100 } };
      const standard = Easing.bezier(0.33, 0.01, 0, 1);
      """
    #expect(
      read(source) == [
        "2 JS.object(spring) spring 0.314159 0", "3 JS.object(timing) tween 0.25 \(quad)",
        "4 JS.object(layout) tween 0.3 0:0:1:1", "5 RN.Easing.bezier curve 0.33:0.01:0:1",
      ])
    #expect(
      read(
        "import 'react-native';\nconst c = {\n  duration: 250,\n  easing: Easing.bezier(0.2, 0, 0, 1),\n};")
        == [
          "2 JS.object(timing) tween 0.25 0.2:0:0:1", "4 RN.Easing.bezier curve 0.2:0:0:1",
        ])
  }

  @Test("toasts, films, types and patterns are no motions")
  func others() {
    #expect(
      read(
        """
        import { View } from 'react-native';
        showToast({ message: 'Saved', duration: 3000 });
        const [size, setSize] = useState({ height: 0, duration: 0 });
        const onLoad = (data: { duration: number }) => { seek(data.duration) };
        type Config = { duration: number; easing: EasingFunction };
        interface SpringConfig { damping: number; mass: number; stiffness: number }
        const springOf = ({ damping: a, stiffness: b }) => a;
        const { duration: c, easing: d } = animationOptions;
        <FormattedMessage values={{ duration: moment.duration(3).humanize(false) }} />;
        """
      ).isEmpty)
  }

  @Test("keyframes that have a name may be told later how long they take")
  func namedKeyframes() {
    #expect(
      read("const k = new Keyframe({ 0: { opacity: 0 } });\n<Animated.View entering={k.duration(410)} />")
        == [
          "2 Reanimated.layout.duration() tween 0.41 0:0:1:1"
        ])
    #expect(
      read(
        "const k = new Keyframe({ 0: { easing: Easing.quad } });\n<Animated.View entering={k.duration(410)} />"
      )
        == ["2 Reanimated.layout.duration() unreadable curve"])
  }

  @Test("keyframes of an app's own are linear, or what their curves say, which no name tells")
  func keyframes() {
    #expect(
      read("const a = new Keyframe({ from: { opacity: 0 }, to: { opacity: 1 } }).duration(300).delay(100)")
        == [
          "1 Reanimated.layout.duration() tween 0.3 0:0:1:1 delay 0.1"
        ])
    #expect(
      read("const a = new Keyframe({ 100: { opacity: 1, easing: Easing.quad } }).duration(300)") == [
        "1 Reanimated.layout.duration() unreadable curve"
      ])
  }

  @Test("a spring that is too short for Reanimated is the shortest that it has")
  func shortest() {
    #expect(read("a = withSpring(1, { duration: 100 })") == ["1 Reanimated.withSpring spring 0.140496 0"])
    #expect(
      read("a = withSpring(1, { duration: 50, dampingRatio: 0.5 })") == [
        "1 Reanimated.withSpring spring 0.140496 0.5"
      ])
  }
}
