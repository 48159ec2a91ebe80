import Testing

@testable import AppScan

private let motion = "import { motion, animate } from 'motion/react';\n"
private let native =
  "import { withTiming } from 'react-native-reanimated'; import { View } from 'react-native';\n"

@Suite("Objects of scripts that animations take")
struct TakenObjectTests {
  @Test(
    "an object that says nothing but a duration counts where an animation takes it, whatever it is called",
    arguments: [
      motion + "const C = { fast: { duration: 0.3 } }; const a = <motion.div transition={C.fast} />;",
      motion + "const C = { fast: { duration: 0.3 } }; const a = <motion.div transition={{ ...C.fast }} />;",
      motion + "const C = { a: { fast: { duration: 0.3 } } }; const a = { transition: C.a['fast'] };",
      motion + "const C = { fast: { duration: 0.3 } }; const fade = C.fast; animate(el, { x: 1 }, fade);",
      motion + "const o = { duration: 0.3 }; const a = <motion.div transition={{ ...o, delay: 0.1 }} />;",
      native + "const C = { fast: { duration: 300 } }; withTiming(1, C.fast);",
      native + "const o = ({ duration: 300 }); withTiming(1, o);",
      native + "const o = <const>{ duration: 300 }; withTiming(1, o);",
      native + "const o = Object.freeze({ duration: 300 }); withTiming(1, (o as Config));",
      native + "const o = { duration: 300 }; withTiming(1, { ...o });",
      native + "const C = ({ fast: 300 }); withTiming(1, { duration: C.fast });",
      "const C = { fast: { duration: 300 } }; el.animate(frames, C.fast);",
      "const D = 300; el.animate(frames, D);", "el.animate(frames, (300));",
      "el.animate?.(frames, { duration: 3e2 as number });",
      "import { fade } from 'svelte/transition'; const o = { duration: 300 }; <div transition:fade={o} />;",
      "import { fade } from 'svelte/transition'; <div in:fade={({ duration: 300 })} />;",
      "import { tweened } from 'svelte/motion'; const C = { a: { duration: 300 } }; tweened(0, C.a);",
    ])
  func objects(text: String) {
    #expect(SmallApp.durations([("a.ts", text)]) == ["tween 0.3"])
  }

  @Test("its members are its own, and not those of another of its name")
  func members() {
    let text = """
      function f() { const o = { duration: 300 }; withTiming(1, o); }
      function g() { const o = { easing: Easing.linear }; return o; }
      const C = { k: { duration: 300, easing: open && Easing.linear } }; withTiming(1, C.k);
      function h(duration) { const o = { duration }; withTiming(2, o); }
      """
    #expect(
      SmallApp.summaries([("a.ts", native + text)]) == [
        "tween 0.3 0.455:0.03:0.515:0.955", "unreadable expression", "unreadable ambiguous-name",
      ])
    #expect(
      SmallApp.summaries([
        ("b.ts", "export const o = { duration: 7 };"),
        ("a.ts", native + "const h = (o) => withTiming(1, o);"),
      ]) == [])
    #expect(
      SmallApp.summaries([
        ("b.ts", "export const o = { duration: 7 };"), ("c.ts", "export const o = { easing: E };"),
        ("a.ts", native + "import { o } from 'times'; withTiming(1, o);"),
      ]) == [])
  }

  @Test("both branches of a condition count")
  func branches() {
    let taken = "const C = { a: { duration: 300 }, b: { duration: 200 } }; withTiming(1, open ? C.a : C.b);"
    #expect(SmallApp.durations([("a.ts", native + taken)]) == ["tween 0.3", "tween 0.2"])
    let svelte = "<div in:fade={open ? { duration: 300 } : { duration: 200 }} />"
    #expect(
      SmallApp.summaries([("a.ts", "import { fade } from 'svelte/transition';\n" + svelte)]) == [
        "tween 0.3 0:0:1:1", "tween 0.2 0:0:1:1",
      ])
  }

  @Test("one of another file counts where it is taken, by any of the names that it is imported under")
  func otherFiles() {
    let files = [
      ("k.ts", "export const fast = { duration: 0.3 };\nexport const all = { slow: { duration: 1 } };")
    ]
    func taken(_ names: String, _ value: String) -> [String] {
      let use = motion + "import \(names) from './k';\nconst a = <motion.div transition={\(value)} />;"
      return SmallApp.durations(files + [("a.tsx", use)])
    }
    #expect(taken("{ fast }", "fast") == ["tween 0.3"])
    #expect(taken("{ fast as quick }", "quick") == ["tween 0.3"])
    #expect(taken("* as times", "times.all.slow") == ["tween 1"])
    #expect(taken("* as Times", "Times.all.slow") == ["tween 1"])
    #expect(taken("{ all as ALL }", "ALL.slow") == ["tween 1"])
  }

  @Test(
    "one that counts where it stands counts once, and what says no motion is none",
    arguments: [
      (native + "const TIMING = { fast: { duration: 300 } }; withTiming(1, TIMING.fast);", 1),
      (native + "const o = { duration: 300 }; withTiming(1, o); withTiming(2, { ...o });", 1),
      (native + "const C = { fast: { duration: 300, easing: Easing.linear } }; withTiming(1, C.fast);", 1),
      (
        native
          + "const C = { fast: { duration: 300, easing: Easing.linear } }; const o = C.fast; withTiming(1, o);",
        1
      ),
      ("const o = { duration: 300 }; el.animate(frames, { ...o });", 1),
      (native + "const o = { delay: 300 }; withTiming(1, o);", 0),
      (native + "const o = open ? A : B; withTiming(1, { ...(open ? A : B), velocity });", 0),
      (
        motion
          + "function A({ transition = { duration: 0.3 } }) { return <motion.p transition={transition} /> }",
        1
      ),
      (native + "const show = (config) => withTiming(1, config);", 0),
      (
        motion
          + "const a = <motion.div transition={transition} />; const b = <motion.div {...{ transition: other }} />;",
        0
      ),
      ("const show = (options) => el.animate(frames, options); el.animate(frames, make());", 0),
      ("const toast = { fast: { duration: 300 } }; show(toast.fast);", 0),
    ])
  func once(text: String, count: Int) {
    #expect(SmallApp.summaries([("a.ts", text)]).count == count)
  }

  @Test(
    "keys in quotes are the keys that they hold",
    arguments: [
      "export const spring = { 'type': 'spring', 'stiffness': 100, 'damping': 10 };",
      motion + "const t = { 'duration': 0.3, 'ease': 'easeIn' };",
      motion + "const exit = { opacity: 0, 'transition': { 'duration': 0.3 } };",
      "import { useSpring } from '@react-spring/web'; useSpring({ x: 1, 'config': { 'tension': 200, 'friction': 10 } });",
      "import gsap from 'gsap'; gsap.to('.a', { 'x': 1, 'duration': 0.3, 'ease': 'power2.out' });",
    ])
  func quotedKeys(text: String) {
    let plain = text.replacing(#/'([a-z]+)': /#) { "\($0.1): " }
    let found = SmallApp.summaries([("a.ts", text)])
    #expect(found.count == 1 && found == SmallApp.summaries([("a.ts", plain)]))
  }
}
