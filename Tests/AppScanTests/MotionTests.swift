import MotionPhysics
import Testing

@testable import AppScan

@Suite("Motions of JavaScript on the web")
struct MotionTests {
  private func read(_ source: String) -> [String] {
    Language.typescript.sites(in: source).map { "\($0.place.line) \($0.api) \($0.summary)" }
  }

  @Test("transitions of elements, variants and single properties")
  func transitions() {
    #expect(
      read(
        """
        const variants = { open: { x: 1, transition: { duration: 0.3, ease: [0.2, 0, 0, 1] } } };
        <m.div
          transition={{
            y: { type: 'spring', stiffness: 400, damping: 20 },
            default: { duration: 0.15, ease: "linear" },
          }}
          exit={{ opacity: 0, transition: { duration: 0.1, ease: 'easeIn', delay: 0.2 } }}
        />
        """) == [
          "1 Motion.transition tween 0.3 0.2:0:0:1", "4 Motion.transition spring 0.314159 0.5",
          "5 Motion.transition tween 0.15 0:0:1:1", "7 Motion.transition tween 0.1 0.42:0:1:1 delay 0.2",
        ])
  }

  @Test("a transition without numbers is no site, a spring without numbers is Motion's default")
  func bare() {
    #expect(
      read("<m.div transition={{ delay: 0.1 }} /> ; <m.b transition={{ ...SPRING, delay: 1 }} />").isEmpty)
    #expect(
      read("<m.div transition={SPRING} />; const a = { transition: SPRING, staggerChildren: 1 }").isEmpty)
    #expect(read("<m.div transition={{ type: 'spring' }} />") == ["1 Motion.transition spring 0.628319 0.5"])
  }

  @Test("what goes away has a transition of its own with Moti, and with nothing else")
  func exits() {
    let element =
      "<MotiView transition={{ type: 'timing', duration: 200 }} "
      + "exitTransition={{ type: 'timing', duration: 100 }} />"
    let timing = "0.455:0.03:0.515:0.955"
    #expect(
      read("import { MotiView } from 'moti';" + element) == [
        "1 Motion.transition tween 0.2 \(timing)", "1 Motion.transition tween 0.1 \(timing)",
      ])
    #expect(read("<Card exitTransition={{ duration: 100 }} />").isEmpty)
  }

  @Test(
    "a transition of React Native is that of the package whose element it is, and no other's defaults count")
  func packagesOfReactNative() {
    func motions(_ module: String, _ element: String, _ transition: String) -> [String] {
      read(
        "import { \(element) } from '\(module)'; import { View } from 'react-native';"
          + "<\(element).View transition={{ \(transition) }} />")
    }
    let (legend, ease) = ("@legendapp/motion", "react-native-ease")
    #expect(
      motions(legend, "Motion", "type: 'spring', damping: 20, stiffness: 300") == [
        "1 Legend-Motion.transition spring 0.36276 0.42265"
      ])
    #expect(
      motions(legend, "Motion", "type: 'tween', duration: 200") == [
        "1 Legend-Motion.transition tween 0.2 Easing.inOut(Easing.ease)"
      ])
    #expect(
      motions(legend, "Motion", "duration: 200, easing: 'linear'") == [
        "1 Legend-Motion.transition tween 0.2 0:0:1:1"
      ])
    #expect(
      motions(ease, "EaseView", "type: 'timing', duration: 200, easing: [0.2, 0, 0, 1]") == [
        "1 JSX.transition tween 0.2 0.2:0:0:1"
      ])
    #expect(
      motions(ease, "EaseView", "type: 'timing', duration: 200, easing: 'easeInOut'") == [
        "1 JSX.transition tween 0.2 0.42:0:0.58:1"
      ])
    #expect(motions(ease, "EaseView", "type: 'timing', duration: 200") == ["1 JSX.transition duration 0.2"])
    #expect(
      motions(ease, "EaseView", "type: 'spring', damping: 20") == ["1 JSX.transition unreadable expression"])
    #expect(
      motions("./Box", "Box", "type: 'timing', duration: 200, easing: [0.2, 0, 0, 1]") == [
        "1 JSX.transition tween 0.2 0.2:0:0:1"
      ])
  }

  @Test("what says that it is a timing is no spring, whatever numbers it has besides")
  func timingWithPhysics() {
    let members = "type: 'timing', duration: 300, easing: [0.42, 0, 0.58, 1], damping: 15, stiffness: 120"
    #expect(read("const C = { \(members) };") == ["1 JS.object(timing) tween 0.3 0.42:0:0.58:1"])
  }

  @Test("a tween without an easing takes Motion's, and one that repeats says so")
  func defaults() {
    #expect(read("<m.div transition={{ duration: 0.2 }} />") == ["1 Motion.transition tween 0.2 0:0:0.58:1"])
    #expect(
      read("<m.div transition={{ duration: 2, ease: 'linear', repeat: Infinity }} />") == [
        "1 Motion.transition tween 2 0:0:1:1 repeats"
      ])
    for (count, repeats) in [("iterations", ""), ("once ? 1 : Infinity", " repeats"), ("1", "")] {
      #expect(
        read(
          "f = (el, iterations) => el.animate(to, { duration: 240, easing: 'linear', iterations: \(count) })")
          == ["1 JS.animate tween 0.24 0:0:1:1" + repeats], "\(count)")
    }
  }

  @Test(
    "Svelte's springs are what its steps give, 60 of them a second",
    arguments: [(0.1, 0.25), (0.2, 0.4), (0.15, 0.8), (0.05, 1), (0.9, 0.05)])
  func svelteSprings(stiffness: Double, damping: Double) throws {
    let written = "{ stiffness: \(stiffness), damping: \(damping) }"
    let calls = [
      "spring(0, \(written))", "new Spring(0, \(written))", "Spring.of(() => 1, \(written))", written,
    ]
    for call in calls {
      let sites = Language.typescript.sites(
        in: "import { spring, Spring } from 'svelte/motion';\nexport const size = \(call);")
      let site = try #require(sites.first)
      guard case .spring(let duration, let ratio)? = site.motion?.kind else { throw NoSpring() }
      let spring = try Spring(validatingResponse: duration, dampingRatio: ratio)
      let values = (0..<40).map { spring.value(time: Double($0) / 60) }
      for frame in 1..<39 {
        let step = (1 - damping) * (values[frame] - values[frame - 1]) + stiffness * (1 - values[frame])
        #expect(abs(values[frame + 1] - values[frame] - step) < 1e-4, "\(call): \(frame)")
      }
      #expect(sites.count == 1)
    }
  }

  private struct NoSpring: Error {}

  @Test("Svelte's springs and tweens have its own standards, and are no one else's")
  func svelteValues() {
    let source = """
      import { spring, tweened, Tween } from 'svelte/motion';
      import { cubicOut } from 'svelte/easing';
      const a = spring(0, { stiffness: 0.15 }), b = spring(0, { precision: 0.1 }), c = spring(0);
      const d = tweened(0, { duration: 250, easing: cubicOut });
      const e = new Tween(0, { duration: 300, delay: 50 });
      const f = spring(0, { stiffness: 2, damping: 0.2 });
      """
    #expect(
      read(source) == [
        "3 Svelte.spring spring 0.188282 -0.308845",
        "4 Svelte.transition tween 0.25 0.333333:1:0.666667:1",
        "5 Svelte.transition tween 0.3 0:0:1:1 delay 0.05", "6 Svelte.spring unreadable range",
      ])
  }

  @Test("Motion's springs: physics first, then visual duration, then settling duration")
  func springs() {
    func spring(_ text: String) -> [String] { read("<m.a transition={{ type: 'spring', \(text) }} />") }
    #expect(spring("duration: 0.3, stiffness: 500") == ["1 Motion.transition spring 0.280993 0.776393"])
    #expect(spring("visualDuration: 0.5, bounce: 0.2") == ["1 Motion.transition spring 0.6 0.2"])
    #expect(spring("duration: 0.8, bounce: 0.3").first?.hasSuffix(" 0.3") == true)
    #expect(spring("duration: 0, bounce: 0") == ["1 Motion.transition spring 0 0"])
    #expect(spring("...base, damping: 5") == ["1 Motion.transition unreadable expression"])
  }

  @Test("a spring that an object names with its bounce alone")
  func bounces() {
    #expect(read("export const POP = { type: 'spring', bounce: 0.6 };").first?.hasSuffix(" 0.6") == true)
    #expect(read("const ball = { bounce: 0.6 };").isEmpty)
  }

  @Test("numbers of a spring without its type are none that Motion plays, but useSpring's")
  func untyped() {
    #expect(
      read("<m.a transition={{ stiffness: 300, damping: 20 }} />") == [
        "1 Motion.transition unreadable untyped-spring"
      ])
    #expect(read("animate(box, { x: 1 }, { damping: 20 });") == ["1 JS.animate unreadable untyped-spring"])
    #expect(
      read("<m.a transition={{ stiffness: 300, duration: 0.2 }} />") == [
        "1 Motion.transition tween 0.2 0:0:0.58:1"
      ])
    let constant = "import { motion } from 'motion/react';\nconst SOFT = { stiffness: 100, damping: 10 };\n"
    #expect(read(constant + "<m.a transition={SOFT} />") == ["2 JS.object(timing) unreadable untyped-spring"])
    #expect(
      read(constant + "export const x = useSpring(0, SOFT);") == ["2 JS.object(spring) spring 0.628319 0.5"])
  }

  @Test(
    "anime.js counts in milliseconds and has eases and springs of its own",
    arguments: [
      ("animate('.a', { x: 1, duration: 500, ease: cubicBezier(0.2, 0, 0, 1) })", "0.5 0.2:0:0:1"),
      (
        "createTimeline({ defaults: { ease: 'outQuad', duration: 300 } })", "0.3 0.333333:0.666667:0.666667:1"
      ),
      ("waapi.animate('.a', { x: 1, duration: 400, ease: 'out(3)' })", "0.4 0.333333:1:0.666667:1"),
      ("anime({ targets: a, duration: 800, easing: 'easeInQuad' })", "0.8 0.333333:0:0.666667:0.333333"),
      (
        "anime({ targets: a, duration: 810, easing: 'cubicBezier(.5, .05, .1, .3)' })",
        "0.81 0.5:0.05:0.1:0.3"
      ),
      ("tl.add({ duration: 800, easing: 'easeInBack' })", "0.8 0.333333:0:0.666667:-0.666667"),
      ("animate(a, { duration: 500, ease: 'out' })", "0.5 out"),
    ])
  func anime(call: String, motion: String) {
    #expect(read("import { animate } from 'animejs';\n" + call) == ["2 anime.tween tween " + motion])
  }

  @Test("a spring of anime.js is one however it is written, and what says no whole motion is none")
  func animeSprings() {
    func read(_ call: String) -> [String] { self.read("import anime from 'animejs';\n" + call) }
    #expect(read("anime({ x: 1, easing: 'spring(1, 100, 10, 0)' })") == ["2 anime.tween spring 0.628319 0.5"])
    #expect(
      read("animate(a, { x: 1, duration: 9, ease: createSpring({ stiffness: 100, damping: 10 }) })") == [
        "2 JS.object(spring) spring 0.628319 0.5"
      ])
    #expect(read("animate('.a', { x: 100, ease: spring({ bounce: 0.3, duration: 400 }) })").isEmpty)
    #expect(read("animate('.a', { x: 100, duration: 400 })").isEmpty)
    #expect(read("anime({ duration: 9, easing: 'easeSideways' })") == ["2 anime.tween unreadable curve"])
    #expect(
      self.read("anime({ targets: a, duration: 500, easing: 'linear' })") == [
        "1 anime.tween tween 0.5 0:0:1:1"
      ])
  }

  @Test("what VueUse and Angular are given")
  func calls() {
    #expect(
      read(
        """
        useTransition(x, { duration: 900, transition: [0.75, 0, 0.25, 1] });
        useTransition(x, { duration: 800, easing: TransitionPresets.easeInOutBack });
        useTransition(x, { duration: 700, transition: TransitionPresets.linear });
        const [isPending, startTransition] = useTransition();
        """) == [
          "1 VueUse.useTransition tween 0.9 0.75:0:0.25:1",
          "2 VueUse.useTransition tween 0.8 0.68:-0.6:0.32:1.6", "3 VueUse.useTransition tween 0.7 0:0:1:1",
        ])
    #expect(
      read(
        """
        import { animate } from '@angular/animations';
        const FAST = 150, TEXT = '310ms ease-in';
        const all = [animate(250, style({})), animate(0), animate(FAST), animate(TEXT)];
        """) == [
          "2 CSSinJS.string tween 0.31 0.42:0:1:1", "3 Angular.animate tween 0.25 0:0:1:1",
          "3 Angular.animate tween 0.15 0:0:1:1",
        ])
  }

  @Test("the package motion is Motion One up to version 10")
  func motionVersions() {
    let text = """
      import { animate, spring } from 'motion';
      animate(a, { x: 1 }, { duration: 0.5, easing: 'ease-in' });
      animate(a, { x: 1 }, { duration: 0.7 });
      animate(a, { x: 1 }, { easing: spring() });
      animate(a, { x: 1 }, { easing: spring({ stiffness: 400, damping: 20 }) });
      """
    func read(_ version: Int?) -> [String] {
      var options = ScanOptions()
      options.motionVersion = version
      return Language.typescript.sites(in: text, options).map { "\($0.place.line) \($0.api) \($0.summary)" }
    }
    #expect(
      read(10) == [
        "2 MotionOne.transition tween 0.5 0.42:0:1:1", "3 MotionOne.transition tween 0.7 0.25:0.1:0.25:1",
        "4 MotionOne.transition spring 0.628319 0.5", "5 JS.object(spring) spring 0.314159 0.5",
      ])
    #expect(read(12)[1] == "3 JS.animate tween 0.7 0:0:0.58:1" && read(nil) == read(12))
  }

  @Test("of a key that stands twice in an object the last counts")
  func doubledKeys() {
    #expect(
      read("<m.p transition={{ duration: 0.2, ease: 'linear', duration: 0.5 }} />") == [
        "1 Motion.transition tween 0.5 0:0:1:1"
      ])
  }

  @Test("both branches of a transition")
  func branches() {
    #expect(
      read("<m.div transition={reduced ? { duration: 0 } : { duration: 0.3, ease: 'easeOut' }} />") == [
        "1 Motion.transition tween 0 0:0:0.58:1", "1 Motion.transition tween 0.3 0:0:0.58:1",
      ])
    #expect(read("<m.div transition={{ duration: reduced || old ? 0 : 0.3 }} />").count == 2)
  }

  @Test("constants with their types, also lists of numbers")
  func constants() {
    #expect(
      read(
        """
        const EASE = [0.22, 0.61, 0.36, 1] as const;
        const TIME: Record<string, number> = { slow: 0.45 } satisfies Times;
        <m.div transition={{ duration: TIME.slow, ease: EASE as [number, number, number, number] }} />
        """) == ["3 Motion.transition tween 0.45 0.22:0.61:0.36:1"])
  }

  @Test("Motion's functions, which count in seconds, and the browser's, which counts in milliseconds")
  func functions() {
    #expect(
      read(
        """
        animate(box, { x: 1 }, { duration: 2, ease: 'circIn' });
        const x = useSpring(0, { stiffness: 300, damping: 30 });
        box.animate(frames, { duration: 200, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', delay: 100 });
        box?.animate({ opacity: [0, 1] }, 300);
        $(box).animate({ opacity: 0 }, 300); camera.animate(frames); animate(a, b, c);
        """) == [
          "1 JS.animate tween 2 circIn", "2 JS.useSpring spring 0.36276 0.133975",
          "3 JS.animate tween 0.2 0.4:0:0.2:1 delay 0.1", "4 JS.animate tween 0.3 0:0:1:1",
        ])
  }

  @Test("the easing of keyframes plays between them, where the options say none, and is read where it is one")
  func keyframeEasings() {
    #expect(
      read(
        """
        el.animate([{ opacity: 0, easing: 'ease-out' }, { opacity: 1 }], { duration: 300 });
        el.animate({ opacity: [0, 1], easing: 'ease-out' }, 300);
        const frames = [{ x: 0, easing: 'ease-in' }, { x: 1, easing: 'ease-in' }, { x: 2, easing: 'linear' }];
        el.animate(frames, { duration: 300, easing: 'linear' });
        el.animate([{ x: 0, easing: 'ease-in' }, { x: 1 }, { x: 2 }], { duration: 300 });
        el.animate([{ x: 0, easing: 'cubic-bezier(0.2, 0, 0, 1)' }, { x: 1 }], { duration: 300, easing: 'ease' });
        el.animate([{ x: 0 }, { x: 1, easing: 'ease-in' }], { duration: 300 });
        el.animate([{ x: 0, easing: 'linear' }, { x: 1 }], { duration: 300, easing: 'ease' });
        """) == [
          "1 JS.animate tween 0.3 0:0:0.58:1", "2 JS.animate tween 0.3 0:0:0.58:1",
          "4 JS.animate tween 0.3 0.42:0:1:1", "5 JS.animate unreadable expression",
          "6 JS.animate unreadable expression", "7 JS.animate tween 0.3 0:0:1:1",
          "8 JS.animate tween 0.3 0.25:0.1:0.25:1",
        ])
  }

  @Test("options that spread a constant have what it says, and what is only spread is no motion of its own")
  func spreadOptions() {
    #expect(
      read(
        """
        const timing = { duration: 300 };
        el.animate({ opacity: [0, 1] }, { ...timing, easing: 'ease-out' });
        """) == ["2 JS.animate tween 0.3 0:0:0.58:1"])
    #expect(
      read("const timing = { duration: 300 };\nel.animate(frames, { ...timing, delay: 50 });") == [
        "1 JS.animate tween 0.3 0:0:1:1"
      ])
    #expect(
      read(
        "const timing = { duration: 300 };\nplay(timing);\nel.animate(a, { ...timing, easing: 'ease-out' });")
        == ["1 JS.object(timing) tween 0.3 0.42:0:0.58:1", "3 JS.animate tween 0.3 0:0:0.58:1"])
  }

  @Test("each step of a sequence of Motion's moves, also without an ease")
  func sequences() {
    let steps =
      "['ul', { opacity: 1 }, { duration: 0.5 }], ['li', { x: 1 }, { duration: 0.3, ease: 'linear' }]"
    let import_ = "import { animate } from 'motion';\n"
    #expect(
      read(import_ + "animate([\(steps)]);") == [
        "2 JS.animate tween 0.5 0:0:0.58:1", "2 JS.animate tween 0.3 0:0:1:1",
      ])
    #expect(
      read(import_ + "animate([\(steps)], { defaultTransition: { ease: 'easeIn' } });").contains(
        "2 JS.animate tween 0.5 0:0:0.58:1") == false)
  }

  @Test("transitions of @vueuse/motion count in milliseconds and have popmotion's eases")
  func vueTransitions() {
    let transition = "{ enter: { opacity: 1, transition: { duration: 300, ease: 'easeOut' } } }"
    let tween = "tween 0.3 0.333333:0.666667:0.666667:1"
    #expect(
      read("import { useMotion } from '@vueuse/motion';\nuseMotion(card, \(transition));") == [
        "2 VueUse.transition \(tween)"
      ])
    #expect(read("export const fade = \(transition);") == ["1 VueUse.transition \(tween)"])
    #expect(
      Language.html.sites(
        in: "<template><p v-motion :enter=\"{ transition: { duration: 50, ease: 'linear' } }\" /></template>"
      ).map(\.summary) == ["tween 0.05 0:0:1:1"])
    #expect(
      read(
        "import { motion } from 'motion/react';\n<motion.p transition={{ duration: 120, ease: 'linear' }} />")
        == ["2 Motion.transition tween 120 0:0:1:1"])
  }

  @Test(
    "an animate of the app's own takes the browser's options, as does any with an easing",
    arguments: [
      "import { animate } from './util/animate';", "import animate from '@/animate';",
      "import { run as animate } from '~/run'",
      "import { animate } from 'elsewhere';",
    ])
  func ownAnimate(imported: String) {
    let call =
      "animate(el, { opacity: 1 }, { duration: 150, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', delay: 50 });"
    #expect(read(imported + "\n" + call) == ["2 JS.animate tween 0.15 0.4:0:0.2:1 delay 0.05"])
  }

  @Test(
    "an animate of the app's own counts in milliseconds without an easing, but in seconds with words of Motion's"
  )
  func ownAnimateUnits() {
    func read(_ options: String) -> [String] {
      self.read("import { animate } from './animate'; animate(el, { opacity: 1 }, { \(options) });")
    }
    #expect(read("duration: 150") == ["1 JS.animate tween 0.15 0:0:1:1"])
    #expect(read("duration: 0.2") == ["1 JS.animate tween 0.2 0:0:0.58:1"])
    #expect(read("duration: 30, ease: 'linear'") == ["1 JS.animate tween 30 0:0:1:1"])
    #expect(
      self.read(
        "import { animate } from 'motion'; animate(el, { x: 1 }, { duration: 30, easing: 'linear' });")
        == ["1 JS.animate tween 30 0:0:0.58:1"])
  }

  @Test("react-spring's config")
  func reactSpring() {
    #expect(
      read(
        """
        import { useSpring } from '@react-spring/web';
        const a = useSpring({ x: 1, config: { mass: 1, tension: 170, friction: 26 } });
        const b = useSpring({ x: 1, config: { duration: 250 } });
        """) == [
          "2 react-spring.config spring 0.481898 0.002946", "3 react-spring.config tween 0.25 0:0:1:1",
        ])
  }

  @Test("react-spring's easings by their names, but not an app's own")
  func reactSpringEasings() {
    let use = "const a = useSpring({ x: 1, config: { duration: 250, easing: easings.easeOutCubic } });"
    #expect(
      read("import { easings, useSpring } from '@react-spring/web';\n" + use) == [
        "2 react-spring.config tween 0.25 0.333333:1:0.666667:1"
      ])
    #expect(
      read(
        "import { useSpring } from '@react-spring/web';\nconst easings = { easeOutCubic: [0, 0, 1, 1] };\n"
          + use
      )
      .last == "3 react-spring.config tween 0.25 0:0:1:1")
  }

  @Test("an easing function of Svelte's in any timing, beside Motion's of the same name")
  func svelteEasings() {
    func read(_ module: String, _ name: String) -> [String] {
      self.read(
        "import { \(name) } from '\(module)';\nconst motion = { type: 'tween', duration: 500, easing: \(name) };"
      )
    }
    #expect(read("svelte/easing", "cubicOut") == ["2 JS.object(timing) tween 0.5 0.333333:1:0.666667:1"])
    #expect(read("svelte/easing", "backOut") != read("motion", "backOut"))
    #expect(read("./easings", "cubicOut") == ["2 JS.object(timing) unreadable constant"])
  }

  @Test("objects that speak of motion by their keys or names")
  func objects() {
    #expect(
      read(
        """
        export const SPRING = { type: 'spring', stiffness: 280, damping: 22 } as const;
        scrollTo(target, { animation: { duration: 300 } });
        const tween = { duration: 250, easing: 'ease-out' };
        toast({ title: t`Saved`, duration: 5000 }); limiter({ duration: 60, requests: 5 });
        Constraint.create({ stiffness: 0.1, damping: 0.2 });
        """) == [
          "1 JS.object(spring) spring 0.375492 0.342624", "2 JS.object(timing) tween 0.3 0.42:0:0.58:1",
          "3 JS.object(timing) tween 0.25 0:0:0.58:1",
        ])
  }

  @Test("a transition that spreads a constant takes from it what it does not say itself")
  func spreads() {
    #expect(
      read(
        """
        const soft = { type: 'spring', stiffness: 100, damping: 20 } as const;
        const loose = { ...soft, mass: 2 };
        <m.a transition={{ ...soft, damping: 10 }} />;
        <m.a transition={{ damping: 10, ...soft }} />;
        <m.a transition={{ ...loose, damping: 10 }} />;
        <m.a transition={{ ...soft, delay: 1 }} />;
        """
      ).filter { $0.contains("Motion.transition") } == [
        "3 Motion.transition spring 0.628319 0.5", "4 Motion.transition unreadable expression",
        "5 Motion.transition unreadable expression",
      ])
  }

  @Test("Motion's easing functions by their imported names, and an app's constant of the same name")
  func importedEasings() {
    #expect(
      read("import { easeInOut } from 'motion/react'; <m.a transition={{ duration: 1, ease: easeInOut }} />")
        == ["1 Motion.transition tween 1 0.42:0:0.58:1"])
    #expect(
      read("const easeOut = [0, 0, 0.2, 1]; <m.a transition={{ duration: 1, ease: easeOut }} />")
        == ["1 Motion.transition tween 1 0:0:0.2:1"])
    #expect(
      read("<m.a transition={{ duration: 1, ease: 'anticipate' }} />") == [
        "1 Motion.transition tween 1 anticipate"
      ])
  }

  @Test("both branches of an object with a name")
  func namedBranches() {
    #expect(
      read(
        """
        import { motion } from 'motion/react';
        const transition = isStill ? { duration: 0 } : { duration: 0.25 };
        const size = isStill ? { duration: 0 } : { duration: 0.25 };
        const kinds = { tween: isStill ? { duration: 1 } : undefined };
        """) == [
          "2 JS.object(timing) tween 0 0:0:0.58:1", "2 JS.object(timing) tween 0.25 0:0:0.58:1",
          "4 JS.object(timing) tween 1 0:0:0.58:1",
        ])
  }

  @Test("the options of useSpring are milliseconds, but for the visual duration")
  func followed() {
    func spring(_ options: String) -> [String] {
      read("import { useSpring } from 'motion/react';\nconst x = useSpring(0, { \(options) });")
    }
    func transition(_ options: String) -> [String] {
      read("import { motion } from 'motion/react';\n<motion.i transition={{ type: 'spring', \(options) }} />")
    }
    func motion(_ sites: [String]) -> [Substring] { sites.map { $0.split(separator: " ", maxSplits: 2)[2] } }
    let expected = motion(transition("duration: 0.4, bounce: 0.2"))
    #expect(expected.count == 1 && motion(spring("duration: 400, bounce: 0.2")) == expected)
    #expect(motion(spring("bounce: 0.2")) == motion(transition("bounce: 0.2")))
    #expect(
      motion(spring("visualDuration: 0.4, bounce: 0.2"))
        == motion(transition("visualDuration: 0.4, bounce: 0.2")))
  }

  @Test(
    "objects that useSpring is given by a name have its units",
    arguments: [
      "const SOFT = { OPTIONS };\nconst x = useSpring(0, SOFT);",
      "const SOFT: SpringOptions = { OPTIONS };\nconst x = useSpring(0, own ?? SOFT);",
      "const SOFT = { OPTIONS };\nconst f = ({ own = SOFT }) => useSpring(0, own);",
      "const f = ({ own = { OPTIONS } }) =>\n useSpring(0, own);",
      "export const SOFT: SpringOptions = { OPTIONS };",
      "const a = <Cursor size={2} springConfig={{ OPTIONS }} />;", "const springOptions = { OPTIONS };",
    ])
  func followedByName(source: String) {
    func read(_ options: String) -> [String] {
      self.read("import { useSpring } from 'motion/react';\n" + source.replacing("OPTIONS", with: options))
    }
    let expected = self.read("const x = useSpring(0, { duration: 400, bounce: 0.2 });")
      .map { $0.replacing("1 JS.useSpring", with: "2 JS.object(spring)") }
    #expect(expected.count == 1 && read("duration: 400, bounce: 0.2") == expected)
  }

  @Test("what a transition takes too, or another library, are no options of useSpring")
  func otherOptions() {
    let both = "import { useSpring } from 'motion/react';\nconst SOFT = { duration: 0.4, bounce: 0.2 };\n"
    #expect(
      read(both + "useSpring(0, SOFT); <motion.i transition={SOFT} />") == [
        "2 JS.object(timing) tween 0.4 0:0:0.58:1"
      ])
    #expect(read("import '@react-spring/web';\nconst a = <Cursor springConfig={{ bounce: 0.2 }} />;").isEmpty)
    #expect(read("const a = <Ball physics={{ bounce: 0.2 }} />;").isEmpty)
  }

  @Test("react-spring's useSpring is not Motion's")
  func namesakes() {
    #expect(
      read("import { useSpring } from '@react-spring/web'; useSpring(() => x, { stiffness: 3, damping: 1 })")
        .isEmpty)
  }

  @Test("values that depend on one condition have its branches together")
  func sameCondition() {
    #expect(
      read("<m.a transition={{ duration: isOn ? 1 : 2, ease: isOn ? 'easeIn' : 'easeOut' }} />") == [
        "1 Motion.transition tween 1 0.42:0:1:1", "1 Motion.transition tween 2 0:0:0.58:1",
      ])
    #expect(
      read("<m.a transition={{ duration: isOn ? 1 : 2, ease: isOff ? 'easeIn' : 'easeOut' }} />").count == 4)
    #expect(
      read(
        "<m.a transition={{ duration: a ? 1 : b ? 2 : 3, ease: a ? 'easeIn' : b ? 'easeOut' : 'linear' }} />"
      )
      .count == 3)
  }

  @Test("objects that a transition spreads under a condition, and objects in parentheses")
  func spreadBranches() {
    #expect(
      read("<m.a transition={{ ...(isOn ? { type: 'spring', bounce: 0 } : { duration: 0.2 }) }} />").count
        == 2)
    #expect(
      read("<m.a transition={({ duration: 0.2 })} exit={(x) => ({ transition: { duration: 1 } })} />").count
        == 2)
  }

  @Test(
    "an app's own component may say how long it takes: without a duration its transition is a curve",
    arguments: [
      ("import { Spin } from './Spin';", "curve"), ("import Spin from '@/spin';", "curve"),
      ("function Spin({ transition }) {}", "curve"), ("const Spin = ({ transition }) => 1;", "curve"),
      ("const Spin = motion(Box);", "tween 0.3"), ("const Spin = motion.create('div');", "tween 0.3"),
      ("import { Spin } from 'motion/react';", "tween 0.3"),
    ])
  func components(declaration: String, summary: String) {
    let text = declaration + "\n<Spin transition={{ ease: 'linear', delay: 0 }} />;"
    #expect(read(text) == ["2 Motion.transition \(summary) 0:0:1:1"])
    let whole = declaration + "\n<Spin transition={{ ease: 'linear', duration: 0.2 }} />;"
    #expect(read(whole) == ["2 Motion.transition tween 0.2 0:0:1:1"])
  }
}
