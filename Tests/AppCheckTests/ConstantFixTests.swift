import AppScan
import Testing

@testable import AppCheck

@Suite("Fixes where constants stand")
struct ConstantFixTests {
  private static let head = "import { withTiming, withSpring } from 'react-native-reanimated';\n"

  @Test(
    "a member of a script that is its own key is one too",
    arguments: [
      (
        "const duration = 500;\nx = withTiming(1, { duration, easing: Easing.linear });\n",
        "const duration = 500;\nx = withTiming(1, motionPresets.even);\n"
      ),
      (
        "const stiffness = 380;\nx = withSpring(1, { mass: 1, stiffness, damping: 29.2404, overshootClamping: true });\n",
        "const stiffness = 380;\nx = withSpring(1, { ...motionPresets.co, overshootClamping: true });\n"
      ),
      (
        "const duration = 150;\nx = withTiming(1, { duration, easing: Easing.bezier(0.2, 0, 0, 1) });\n",
        "const duration = 150;\nx = withTiming(1, { duration: motionPresets.quick, easing: motionPresets.hold });\n"
      ),
    ])
  func shorthand(before: String, after: String) throws {
    let result = try FixedSource(Self.head + before, .typescript, "ts")
    #expect(
      result.text == Self.head + "import { motionPresets } from '../native';\n" + after, "\(result.left)")
    #expect(result.remarks.allSatisfy { $0.hasSuffix(" any more") } && result.remarks.count == 1)
  }

  @Test("a constant that is a preset by itself is changed, and what uses it is not")
  func changed() throws {
    func source(_ curve: String, _ duration: String) -> String {
      let use = "tween<Float>(\(duration), easing = Out)\n"
      return "package com.acme\nprivate val Out: Easing = \(curve)\nval a = \(use)val b = \(use)"
    }
    let after = source("Motion.hold", "Motion.quick")
    let result = try FixedSource(source("CubicBezierEasing(0.2f, 0f, 0f, 1f)", "150"), .kotlin, "kt")
    #expect(result.text == after && result.remarks.isEmpty, "\(result.left) \(result.remarks)")
    let again = try FixedSource(after, .kotlin, "kt")
    #expect(again.text == after && again.left.isEmpty, "\(again.left)")
  }

  @Test(
    "the object of a constant takes the format of the library to which all its uses give it",
    arguments: [
      (
        "import { motion } from 'motion/react';\n",
        "const FADE = { duration: 0.2, ease: 'easeOut' } as const;\n<motion.div transition={FADE} />;\n",
        "const FADE = motionPresets.out;\n<motion.div transition={FADE} />;\n", "./motion"
      ),
      (
        "import { animate } from 'motion';\n",
        "const FADE: Transition = { duration: 0.2, ease: 'easeOut', delay: 1 };\nanimate(el, { x: 1 }, FADE);\n",
        "const FADE: Transition = { ...motionPresets.out, delay: 1 };\nanimate(el, { x: 1 }, FADE);\n",
        "./motion"
      ),
      (
        "import { animate } from 'motion';\n", "animate(el, { x: 1 }, { duration: 0.2, ease: 'easeOut' });\n",
        "animate(el, { x: 1 }, motionPresets.out);\n", "./motion"
      ),
      (
        head,
        "const enter = { duration: 500, easing: Easing.linear };\nx = withTiming(1, enter);\ny = withTiming(0, enter, done);\n",
        "const enter = motionPresets.even;\nx = withTiming(1, enter);\ny = withTiming(0, enter, done);\n",
        "../native"
      ),
      (
        "", "const O = { duration: 500 };\nel.animate([{ opacity: 0 }, { opacity: 1 }], O);\n",
        "const O = frames.even;\nel.animate([{ opacity: 0 }, { opacity: 1 }], O);\n", "./frames"
      ),
    ])
  func takers(imports: String, before: String, after: String, module: String) throws {
    let result = try FixedSource(imports + before, .typescript, "tsx")
    #expect(result.text.hasSuffix(after), "\(result.text) \(result.left)")
    #expect(result.text.contains("from '\(module)'") || result.text.contains("from \"\(module)\""))
    #expect(result.left.isEmpty, "\(result.left)")
  }

  @Test(
    "the object of a constant stays where a use may want another unit or another member",
    arguments: [
      (
        "const FADE = { duration: 0.2, ease: 'easeOut' };\nwait(FADE.duration);\n<motion.div transition={FADE} />;",
        "which of"
      ),
      (
        "const FADE = { duration: 0.2, ease: 'easeOut' };\nplay(FADE);\n<motion.div transition={FADE} />;",
        "which of"
      ),
      (
        "const FADE = { duration: 0.2, ease: 'easeOut' };\nel.animate(frames, FADE);\n<motion.div transition={FADE} />;",
        "`motionPresets.out` (motion) or `frames.out` (waapi)"
      ),
      (
        "export const FADE = { duration: 0.2, ease: 'easeOut' };\n<motion.div transition={FADE} />;",
        "other files can take it"
      ),
    ])
  func otherTakers(text: String, reason: String) throws {
    let text = "import { motion } from 'motion/react';\n" + text
    let result = try FixedSource(text, .typescript, "tsx")
    #expect(result.text == text)
    #expect(result.left.contains { $0.contains(reason) }, "\(result.left)")
  }

  @Test("a spring that Reanimated exports gives way to the preset, and its import with it")
  func librarySprings() throws {
    let before = """
      import { WigglySpringConfig, withSpring } from 'react-native-reanimated';
      a = withSpring(1, WigglySpringConfig);
      b = withSpring(1, { ...WigglySpringConfig, mass: 4 });

      """
    let result = try FixedSource(
      before, .typescript, "ts",
      more: #", {"name": "wiggly", "kind": "spring", "mass": 4, "stiffness": 900, "damping": 90}"#)
    #expect(result.text.contains("a = withSpring(1, motionPresets.wiggly);"), "\(result.left)")
    #expect(result.left == ["another object is spread in it"])
  }

  @Test("the curve inside of an object that is replaced is not said to be left")
  func innerCurve() throws {
    let result = try FixedSource(
      Self.head
        + "const c = { duration: 150, easing: Easing.bezier(0.2, 0, 0, 1) };\nx = withTiming(1, c);\n",
      .typescript, "ts")
    #expect(result.text.contains("{ duration: motionPresets.quick, easing: motionPresets.hold }"))
    #expect(result.left.isEmpty, "\(result.left)")
  }

  @Test(
    "a constant that something else uses too keeps its places together",
    arguments: [
      (
        "ts",
        "const EXIT = 500;\nconst UNMOUNT = EXIT + 200;\nx = withTiming(1, { duration: EXIT, easing: Easing.linear });",
        "`EXIT`"
      ),
      (
        "ts",
        "const T = { exit: 500 };\nwait(T.exit);\nx = withTiming(1, { duration: T.exit, easing: Easing.linear });",
        "`T.exit`"
      ),
      (
        "swift", "let exit = 0.5\nfunc f() { withAnimation(.linear(duration: exit)) {}; wait(exit) }",
        "`exit`"
      ),
      (
        "swift",
        "struct A { private let exit = 0.5\n func f() { withAnimation(.linear(duration: exit)) {}; wait(self.exit) } }",
        "`exit`"
      ),
      (
        "kt",
        "package com.acme\nprivate const val EXIT = 300\nval a = tween<Dp>(durationMillis = EXIT)\nval b = EXIT * 2",
        "`EXIT`"
      ),
      (
        "dart",
        "f() { final t = 100; wait(t); return AnimatedOpacity(duration: Duration(milliseconds: t * 2), curve: Curves.easeOut); }",
        "`t`"
      ),
    ])
  func shared(ending: String, text: String, name: String) throws {
    let language = try #require(Language(fileName: "a." + ending))
    let whole = ending == "ts" ? Self.head + text : text
    let result = try FixedSource(whole, language, ending)
    #expect(result.text == whole)
    #expect(
      result.left.contains { $0 == "\(name) says it, and is used elsewhere: put the preset there" },
      "\(result.left)")
  }

  @Test(
    "one that nothing else uses is told, whatever other things are called so",
    arguments: [
      (
        "swift",
        "func f() { let exit = 0.5\n withAnimation(.linear(duration: exit)) {}\n withAnimation(.linear(duration: exit)) {} }\nfunc g(exit: Int) { h(exit: exit, view.exit) }",
        "exit"
      ),
      (
        "kt",
        "package com.acme\nfun a() { val exit = 300; run(tween<Dp>(durationMillis = exit)) }\nval b = c(exit = 3)",
        "exit"
      ),
      (
        "dart",
        "f() { final exit = 200; return AnimatedOpacity(exit: 3, duration: Duration(milliseconds: exit), curve: Curves.easeOut); }",
        "exit"
      ),
    ])
  func unused(ending: String, text: String, name: String) throws {
    let language = try #require(Language(fileName: "a." + ending))
    let result = try FixedSource(text, language, ending)
    #expect(result.text.contains("Motion."), "\(result.left)")
    #expect(result.remarks == ["nothing in /app/src/A.\(ending) uses `\(name)` any more"])
  }

  @Test(
    "a constant that a script exports keeps its places, which is said where nothing else is known",
    arguments: [
      ("export const EXIT = 500;\n", ""), ("const EXIT = 500;\n", "export { EXIT };\n"),
      ("const EXIT = 500;\n", "export { EXIT as exit, other };\n"),
      ("const EXIT = 500;\n", "export default EXIT;\n"),
      ("const EXIT = 500;\n", "export default { exit: EXIT };\n"),
      ("const EXIT = 500;\n", "module.exports = { run, EXIT };\n"),
      ("const EXIT = 500;\n", "exports.exit = EXIT;\n"),
      ("const EXIT = 500;\n", "fill(module.exports);\n"),
    ])
  func exported(before: String, after: String) throws {
    let text = Self.head + before + "x = withTiming(1, { duration: EXIT, easing: Easing.linear });\n" + after
    let result = try FixedSource(text, .typescript, "ts")
    #expect(result.text == text)
    let how = after.contains("EXIT") ? "is used elsewhere" : "is exported"
    #expect(
      result.left.contains("`EXIT` says it, and \(how): put the preset there"), "\(result.left)")
  }

  @Test(
    "what a script exports besides keeps no constant of its own",
    arguments: [
      "export default function Step() { return <a />; }", "export default class Step {}",
      "export default async function* steps() {}", "export default Step;", "export { Step, other };",
      "export { other } from './times';", "export default { step: Step, go() { return 1; } };",
      "module.exports = { Step };", "exports.default = Step;", "export default memo(() => 1);",
    ])
  func unexported(export: String) throws {
    let text =
      Self.head + "const EXIT = 500;\nx = withTiming(1, { duration: EXIT, easing: Easing.linear });\n"
      + export
    let result = try FixedSource(text, .typescript, "tsx")
    #expect(result.text.contains("withTiming(1, motionPresets.even)"), "\(result.left)")
  }

  @Test(
    "what another file declares is left to that file, also where the rest is the export's already",
    arguments: [
      ("Times.fade", "Curves.easeOut", "Times.fade"), ("Motion.quick", "Times.sharp", "Times.sharp"),
    ])
  func afar(duration: String, curve: String, constant: String) throws {
    var app = ConstantTable()
    let times =
      "class Times { static const fade = Duration(milliseconds: 200); static const sharp = Cubic(0.2, 0, 0, 1); }\n"
    app.add(Language.dart.scan(times).shared, path: "/app/src/times.dart")
    let text =
      "import '../lib/motion.dart';\nf() => AnimatedOpacity(opacity: 1, duration: \(duration), curve: \(curve));\n"
    let result = try FixedSource(text, .dart, "dart", app: app)
    #expect(result.text == text && result.count == 0)
    #expect(result.left == ["`\(constant)` says it: put the preset there"])
  }

  @Test(
    "a member that a type of the app overrides stays, as its heirs move by what they say",
    arguments: [
      (
        Language.dart, "dart",
        "class Button { Duration get d => const Duration(milliseconds: 200);\n"
          + "  f() => AnimatedOpacity(opacity: 1, duration: d, curve: Curves.easeOut); }\n",
        "class Pill extends Button {}\nclass Slow extends Pill { Duration get d { return x; } }\n"
      ),
      (
        .dart, "dart",
        "mixin Fading { final Duration d = const Duration(milliseconds: 200);\n"
          + "  f() => AnimatedOpacity(opacity: 1, duration: this.d, curve: Curves.easeOut); }\n",
        "class Slow extends A with Fading { final Duration d = const Duration(milliseconds: 900); }\n"
      ),
      (
        .dart, "dart",
        "class Button { Duration d() => const Duration(milliseconds: 200);\n"
          + "  f() => AnimatedOpacity(opacity: 1, duration: d(), curve: Curves.easeOut); }\n",
        "class Slow extends Button { Duration d() => const Duration(milliseconds: 900); }\n"
      ),
      (
        .kotlin, "kt",
        "package com.acme\ninterface Button { fun time() = 300\n"
          + "  fun f() = tween<Dp>(durationMillis = time(), easing = FastOutSlowInEasing) }\n",
        "class Slow : Button { override fun time() = 900\n  val x = tween<Dp>(9) }\n"
      ),
      (
        .swift, "swift",
        "class Button { var time: Double { 0.2 }\n  func f() { withAnimation(.easeOut(duration: time)) {} } }\n",
        "class Slow: Button { override var time: Double { 0.9 }\n  let x = Animation.linear(duration: 9) }\n"
      ),
    ])
  func overridden(language: Language, ending: String, text: String, heir: String) throws {
    func fixed(_ others: [String]) throws -> FixedSource {
      var app = ConstantTable()
      for other in [text] + others { app.add(language.scan(other).shared) }
      return try FixedSource(text, language, ending, app: app)
    }
    let result = try fixed([heir])
    #expect(result.text == text)
    #expect(
      result.left.first?.hasSuffix(
        "is a parameter, or can be set or overridden: others may give another value")
        == true)
    #expect(try fixed([]).text != text)
  }

  @Test("a function of Kotlin that is open stays where it is used, whoever overrides it")
  func openFunction() throws {
    let text =
      "package com.acme\nopen class Button { protected open fun time() = 300\n"
      + "  fun f() = tween<Dp>(durationMillis = time(), easing = FastOutSlowInEasing) }\n"
    let result = try FixedSource(text, .kotlin, "kt")
    #expect(result.text == text)
    #expect(
      result.left == ["`time` is a parameter, or can be set or overridden: others may give another value"])
  }

  @Test("a constant that another object spreads is said to be")
  func spread() throws {
    let text =
      Self.head + "const S: Config = { mass: 1, stiffness: 80, damping: 5 };\n"
      + "x = withSpring(1, S);\ny = withSpring(1, { ...S, velocity: v });\n"
    let result = try FixedSource(
      text, .typescript, "ts",
      more: #", {"name": "s", "kind": "spring", "mass": 1, "stiffness": 80, "damping": 5}"#)
    #expect(result.text == text)
    #expect(
      result.left.contains {
        $0.hasPrefix(
          "an object takes it with `...S`, which may want more or less of it than motionPresets.s has")
      }, "\(result.left)")
  }
}
