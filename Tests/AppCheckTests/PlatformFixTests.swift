import AppScan
import Testing

@testable import AppCheck

@Suite("Fixes on each platform")
struct PlatformFixTests {
  struct Case: CustomTestStringConvertible {
    let language: Language
    let ending: String
    let before: String
    let after: String
    var testDescription: String { before }

    init(_ language: Language, _ ending: String, _ before: String, _ after: String) {
      (self.language, self.ending, self.before, self.after) = (language, ending, before, after)
    }
  }

  static let cases: [Case] = [
    // Type arguments, the visibility threshold and the import.
    Case(
      .kotlin, "kt", "package com.acme.ui\n\nimport a.b\n\nval v = SpringSpec<Float>(0.75f, 380f)\n",
      "package com.acme.ui\n\nimport a.b\nimport com.acme.Motion\n\nval v = Motion.co<Float>()\n"),
    Case(
      .kotlin, "kt", "package com.acme\nval v = spring(0.75f, 380f, visibilityThreshold = 0.01f)\n",
      "package com.acme\nval v = Motion.co(visibilityThreshold = 0.01f)\n"),
    Case(
      .kotlin, "kt", "package a\nimport com.acme.Motion\nval v = tween<Dp>(durationMillis = 300)\n",
      "package a\nimport com.acme.Motion\nval v = Motion.fade<Dp>()\n"),
    Case(
      .kotlin, "kt",
      "package com.acme\nfun f() { v.animate().setDuration(500L).setInterpolator(LinearInterpolator()) }",
      "package com.acme\nfun f() { v.animate().setDuration(Motion.even<Float>().durationMillis.toLong()).setInterpolator(LinearInterpolator()) }"
    ),
    // What an object says besides stays.
    Case(
      .typescript, "tsx",
      "import { motion } from 'framer-motion';\n<motion.div transition={{ duration: 0.2, ease: 'easeOut' }} />\n",
      "import { motion } from 'framer-motion';\nimport { motionPresets } from './motion';\n<motion.div transition={motionPresets.out} />\n"
    ),
    Case(
      .typescript, "tsx",
      "import { motion } from 'framer-motion'\n<motion.div transition={{ delay: 1, duration: 0.2, ease: 'easeOut', repeat: 2 }} />\n",
      "import { motion } from 'framer-motion'\nimport { motionPresets } from './motion'\n<motion.div transition={{ delay: 1, ...motionPresets.out, repeat: 2 }} />\n"
    ),
    Case(
      .typescript, "ts",
      "import { withTiming, Easing } from \"react-native-reanimated\";\nx.value = withTiming(1, { duration: 500, easing: Easing.linear }, done);\n",
      "import { withTiming } from \"react-native-reanimated\";\nimport { motionPresets } from \"../native\";\nx.value = withTiming(1, motionPresets.even, done);\n"
    ),
    // Moti's objects are Reanimated's.
    Case(
      .typescript, "tsx",
      "import { MotiView } from 'moti';\nimport { Easing } from 'react-native-reanimated';\n<MotiView transition={{ type: 'timing', duration: 500, easing: Easing.linear, delay: 90 }} />\n",
      "import { MotiView } from 'moti';\nimport { motionPresets } from '../native';\n<MotiView transition={{ ...motionPresets.even, delay: 90 }} />\n"
    ),
    // React Native's own functions take objects of another export, spread in theirs.
    Case(
      .typescript, "ts",
      "import { Animated, Easing } from 'react-native';\nAnimated.timing(x, { toValue: 1, duration: 500, easing: Easing.linear, useNativeDriver: true }).start();\n",
      "import { Animated } from 'react-native';\nimport { animatedPresets } from '../animated';\nAnimated.timing(x, { toValue: 1, ...animatedPresets.even, useNativeDriver: true }).start();\n"
    ),
    Case(
      .typescript, "ts",
      "import { Animated } from 'react-native';\nAnimated.spring(x, { stiffness: 380, damping: 29.240384, mass: 1, toValue: 1 }).start();\n",
      "import { Animated } from 'react-native';\nimport { animatedPresets } from '../animated';\nAnimated.spring(x, { ...animatedPresets.co, toValue: 1 }).start();\n"
    ),
    // In a component the script is changed; in its attributes stands what no import need reach.
    Case(
      .html, "vue",
      "<template>\n  <a :transition=\"{ duration: 0.2, ease: 'easeOut' }\" class=\"transition duration-300\" />\n</template>\n\n<script setup lang=\"ts\">\n  import { animate } from 'motion'\n\n  const open = { transition: { duration: 0.2, ease: 'easeOut' } }\n</script>\n",
      "<template>\n  <a :transition=\"{ duration: 0.2, ease: 'easeOut' }\" class=\"transition duration-m-fade ease-m-fade\" />\n</template>\n\n<script setup lang=\"ts\">\n  import { animate } from 'motion'\n  import { motionPresets } from './motion'\n\n  const open = { transition: motionPresets.out }\n</script>\n"
    ),
    Case(
      .html, "svelte",
      "<p>Hi</p>\n<script>\n  let open = { transition: { duration: 0.2, ease: 'easeOut' } };\n</script>\n<style>\n  p { transition: opacity 200ms ease-out; }\n</style>\n",
      "<p>Hi</p>\n<script>\n  import { motionPresets } from './motion';\n  let open = { transition: motionPresets.out };\n</script>\n<style>\n  p { transition: opacity var(--motion-out-transition); }\n</style>\n"
    ),
    // Astro's script and its plain scripts are modules, too.
    Case(
      .astro, "astro",
      "---\nconst open = { transition: { duration: 0.2, ease: 'easeOut' } };\n---\n<p class=\"transition duration-300\" />\n<script>\n  const shut = { transition: { duration: 0.2, ease: 'easeOut' } };\n</script>\n<script is:inline>const old = { transition: { duration: 0.2, ease: 'easeOut' } }</script>\n",
      "---\nimport { motionPresets } from './motion';\nconst open = { transition: motionPresets.out };\n---\n<p class=\"transition duration-m-fade ease-m-fade\" />\n<script>\n  import { motionPresets } from './motion';\n  const shut = { transition: motionPresets.out };\n</script>\n<script is:inline>const old = { transition: { duration: 0.2, ease: 'easeOut' } }</script>\n"
    ),
    // In a page each module imports for itself; styles in attributes and elements are changed too.
    Case(
      .html, "html",
      "<style>\n  p { transition: opacity 200ms ease-out; }\n</style>\n<p style=\"transition: opacity 200ms ease-out\" class=\"transition duration-300\">\n<script type=\"module\">\n  import { animate } from 'motion'\n  const open = { transition: { duration: 0.2, ease: 'easeOut' } }\n</script>\n<script type='module'>\n  const shut = { transition: { duration: 0.2, ease: 'easeOut' } };\n</script>\n<script>const old = { transition: { duration: 0.2, ease: 'easeOut' } }</script>\n",
      "<style>\n  p { transition: opacity var(--motion-out-transition); }\n</style>\n<p style=\"transition: opacity var(--motion-out-transition)\" class=\"transition duration-m-fade ease-m-fade\">\n<script type=\"module\">\n  import { animate } from 'motion'\n  import { motionPresets } from './motion.ts'\n  const open = { transition: motionPresets.out }\n</script>\n<script type='module'>\n  import { motionPresets } from './motion.ts';\n  const shut = { transition: motionPresets.out };\n</script>\n<script>const old = { transition: { duration: 0.2, ease: 'easeOut' } }</script>\n"
    ),
    // A duration and a curve that are presets each, or one of them beside what is the export's already.
    Case(
      .css, "css", ".a { transition: opacity 150ms cubic-bezier(.2, 0, 0, 1) 20ms; }",
      ".a { transition: opacity var(--motion-quick-duration) var(--motion-hold-easing) 20ms; }"),
    Case(
      .css, "css",
      ".a { transition-duration: 150ms; transition-timing-function: cubic-bezier(.2, 0, 0, 1); }",
      ".a { transition-duration: var(--motion-quick-duration); transition-timing-function: var(--motion-hold-easing); }"
    ),
    Case(
      .css, "css", ".a { transition: opacity 150ms; }",
      ".a { transition: opacity var(--motion-quick-duration); }"),
    Case(
      .css, "css", ".a { transition: opacity var(--motion-quick-duration) cubic-bezier(.2, 0, 0, 1); }",
      ".a { transition: opacity var(--motion-quick-duration) var(--motion-hold-easing); }"),
    Case(
      .css, "css", ".a { transition: opacity 150ms var(--motion-hold-easing) 1s; }",
      ".a { transition: opacity var(--motion-quick-duration) var(--motion-hold-easing) 1s; }"),
    Case(
      .css, "css",
      ".a { transition-duration: 150ms; transition-timing-function: var(--motion-hold-easing); }",
      ".a { transition-duration: var(--motion-quick-duration); transition-timing-function: var(--motion-hold-easing); }"
    ),
    Case(
      .css, "css",
      ".a { transition-duration: var(--motion-quick-duration); transition-timing-function: cubic-bezier(.2, 0, 0, 1); }",
      ".a { transition-duration: var(--motion-quick-duration); transition-timing-function: var(--motion-hold-easing); }"
    ),
    Case(
      .typescript, "tsx",
      "<a className=\"duration-150 ease-[cubic-bezier(.2,0,0,1)]\" /><b className=\"transition duration-150\" />",
      "<a className=\"duration-m-quick ease-m-hold\" /><b className=\"transition duration-m-quick\" />"),
    Case(
      .typescript, "tsx",
      "<a className=\"transition duration-150 ease-m-hold\" /><b className=\"transition duration-300 ease-m-hold\" />",
      "<a className=\"transition duration-m-quick ease-m-hold\" /><b className=\"transition duration-300 ease-m-hold\" />"
    ),
    Case(
      .typescript, "tsx",
      "import { motion } from 'framer-motion';\n<motion.div transition={{ duration: 0.15, ease: [0.2, 0, 0, 1], delay: 1 }} />\n",
      "import { motion } from 'framer-motion';\nimport { motionPresets } from './motion';\n<motion.div transition={{ duration: motionPresets.quick, ease: motionPresets.hold, delay: 1 }} />\n"
    ),
    Case(
      .typescript, "tsx",
      "import { motion } from 'framer-motion';\nimport { motionPresets } from './motion';\n<motion.div transition={{ duration: motionPresets.quick, ease: [0.2, 0, 0, 1] }} />\n",
      "import { motion } from 'framer-motion';\nimport { motionPresets } from './motion';\n<motion.div transition={{ duration: motionPresets.quick, ease: motionPresets.hold }} />\n"
    ),
    Case(
      .typescript, "ts",
      "import { withTiming, Easing } from \"react-native-reanimated\";\nx.value = withTiming(1, { duration: 150, easing: Easing.bezier(0.2, 0, 0, 1) });\n",
      "import { withTiming } from \"react-native-reanimated\";\nimport { motionPresets } from \"../native\";\nx.value = withTiming(1, { duration: motionPresets.quick, easing: motionPresets.hold });\n"
    ),
    Case(
      .dart, "dart",
      "import '../lib/motion.dart';\nconst w = AnimatedOpacity(opacity: 1, duration: Duration(milliseconds: 150), curve: Cubic(0.2, 0, 0, 1), child: x);\n",
      "import '../lib/motion.dart';\nconst w = AnimatedOpacity(opacity: 1, duration: Motion.quick, curve: Motion.hold, child: x);\n"
    ),
    Case(
      .kotlin, "kt",
      "package com.acme\nval v = tween<Dp>(150, delayMillis = 20, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))\n",
      "package com.acme\nval v = tween<Dp>(Motion.quick, delayMillis = 20, easing = Motion.hold)\n"),
    Case(
      .swift, "swift",
      "import SwiftUI\nfunc f() { withAnimation(.timingCurve(0.2, 0, 0, 1, duration: 0.15)) {} }",
      "import SwiftUI\nfunc f() { withAnimation(Motion.hold(duration: Motion.quick)) {} }"),
    // Duration and curve each by their own.
    Case(
      .dart, "dart",
      "import 'package:flutter/material.dart';\nfinal w = AnimatedOpacity(opacity: 1, duration: const Duration(milliseconds: 200), curve: Curves.easeOut, child: x);\n",
      "import 'package:flutter/material.dart';\nimport '../lib/motion.dart';\nfinal w = AnimatedOpacity(opacity: 1, duration: Motion.out.duration, curve: Motion.out.curve, child: x);\n"
    ),
    // Of a function of how far it goes what it gives.
    Case(
      .dart, "dart",
      "import '../lib/motion.dart';\nf(l) => l.animateToItem(index: 3, duration: (d) => const Duration(milliseconds: 200), curve: (double d) => Curves.easeOut);\n",
      "import '../lib/motion.dart';\nf(l) => l.animateToItem(index: 3, duration: (d) => Motion.out.duration, curve: (double d) => Motion.out.curve);\n"
    ),
    Case(
      .dart, "dart",
      "import '../lib/motion.dart';\nf(l) => l.animateToItem(index: 3, duration: (_) => const Duration(milliseconds: 150), curve: (_) => const Cubic(0.2, 0, 0, 1));\n",
      "import '../lib/motion.dart';\nf(l) => l.animateToItem(index: 3, duration: (_) => Motion.quick, curve: (_) => Motion.hold);\n"
    ),
    // A preset that is a curve or a duration is a constant, and stands where constants must.
    Case(
      .dart, "dart",
      "import '../lib/motion.dart';\nconst a = Interval(0, 0.5, curve: Cubic(0.2, 0, 0, 1));\nfinal b = CurveTween(curve: const Cubic(0.2, 0, 0, 1));\n",
      "import '../lib/motion.dart';\nconst a = Interval(0, 0.5, curve: Motion.hold);\nfinal b = CurveTween(curve: Motion.hold);\n"
    ),
    Case(
      .kotlin, "kt", "package com.acme\nval Emphasized = CubicBezierEasing(0.2f, 0f, 0f, 1f)\n",
      "package com.acme\nval Emphasized = Motion.hold\n"),
    Case(
      .swift, "swift", "UIView.animate(withDuration: 0.2, delay: 0.1, options: [.curveEaseOut]) { x() }",
      "UIView.animate(withDuration: LayerMotion.out.duration, delay: 0.1, options: [.curveEaseOut]) { x() }"),
    Case(
      .swift, "swift", "let fade = CABasicAnimation(keyPath: \"opacity\")\nfade.duration = 0.5\n",
      "let fade = CABasicAnimation(keyPath: \"opacity\")\nfade.duration = LayerMotion.even.duration\n"),
    Case(
      .swift, "swift", "let ease = CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)\n",
      "let ease = LayerMotion.hold.timingFunction\n"),
    Case(
      .swift, "swift", "CATransaction.setAnimationDuration(0.4)\n",
      "CATransaction.setAnimationDuration(LayerMotion.soft.duration)\n"),
    Case(
      .typescript, "ts", "const A = styled.div`\n  transition: opacity 200ms ease-out;\n`;",
      "const A = styled.div`\n  transition: opacity var(--motion-out-transition);\n`;"),
    // Strings that are CSS by where they stand.
    Case(
      .typescript, "tsx", "<a style={{ transition: 'opacity 200ms ease-out' }} />",
      "<a style={{ transition: 'opacity var(--motion-out-transition)' }} />"),
    Case(
      .typescript, "ts", "export default { theme: { animation: { up: 'up 200ms ease-out' } } };",
      "export default { theme: { animation: { up: 'up var(--motion-out-duration) var(--motion-out-easing)' } } };"
    ),
    Case(
      .typescript, "ts",
      "@Component({ template: `<a class=\"duration-300 transition\" style=\"transition: opacity 200ms ease-out\">` })",
      "@Component({ template: `<a class=\"duration-m-fade ease-m-fade transition\" "
        + "style=\"transition: opacity var(--motion-out-transition)\">` })"),
    // How long an app's own component takes, that may say.
    Case(
      .typescript, "tsx",
      "import { Spin } from './Spin';\n<Spin transition={{ ease: [0.2, 0, 0, 1], delay: 1 }} />\n",
      "import { motionPresets } from './motion';\nimport { Spin } from './Spin';\n"
        + "<Spin transition={{ ease: motionPresets.hold, delay: 1 }} />\n"),
    Case(
      .typescript, "tsx", "import { Spin } from './Spin';\n<Spin transition={{ ease: 'linear' }} />\n",
      "import { Spin } from './Spin';\n<Spin transition={{ ease: 'linear' }} />\n"),
    // A component's own classes may ease.
    Case(
      .typescript, "tsx", "<Card className=\"p-1 duration-300\" />", "<Card className=\"p-1 duration-300\" />"
    ),
    Case(
      .typescript, "tsx", "<Card className=\"p-1 duration-150\" />",
      "<Card className=\"p-1 duration-m-quick\" />"),
    // One motion in two declarations or classes.
    Case(
      .css, "css", ".a { transition-duration: 200ms; transition-timing-function: ease-out; }",
      ".a { transition-duration: var(--motion-out-duration); transition-timing-function: var(--motion-out-easing); }"
    ),
    Case(
      .css, "css", ".a { transition: opacity ease-out .2s 50ms; }",
      ".a { transition: opacity var(--motion-out-easing) var(--motion-out-duration) 50ms; }"),
    // What is computed is one part, and a delay is none of what is replaced.
    Case(
      .css, "css", ".a { transition: opacity calc(100ms * 2) EASE-OUT -50ms; }",
      ".a { transition: opacity var(--motion-out-duration) var(--motion-out-easing) -50ms; }"),
    Case(
      .css, "css", ".a { transition: opacity +.2s cubic-bezier(calc(0), 0, calc(0.29 * 2), 1); }",
      ".a { transition: opacity var(--motion-out-transition); }"),
    Case(
      .scss, "scss", ".a { transition: opacity (100ms * 2) ease-out; }",
      ".a { transition: opacity var(--motion-out-transition); }"),
    Case(
      .typescript, "ts", "const A = styled.div`\n  animation: ${fadeIn} 200ms ease-out;\n`;",
      "const A = styled.div`\n  animation: ${fadeIn} var(--motion-out-duration) var(--motion-out-easing);\n`;"
    ),
    // The curve that is meant where none is said.
    Case(
      .css, "css", ".a { transition: opacity 400ms; }",
      ".a { transition: opacity var(--motion-soft-transition); }"),
    Case(
      .typescript, "tsx", "<a className=\"p-1 hover:duration-500 x hover:ease-linear\" />",
      "<a className=\"p-1 hover:duration-m-even x hover:ease-m-even\" />"),
    Case(
      .typescript, "tsx", "<a className=\"md:transition md:duration-300\" />",
      "<a className=\"md:transition md:duration-m-fade md:ease-m-fade\" />"),
    // The curve of the element without the variants is said again with them.
    Case(
      .typescript, "tsx",
      "<a className=\"transition ease-in-out data-[state=closed]:duration-300 data-[state=open]:duration-500\" />",
      "<a className=\"transition ease-in-out data-[state=closed]:duration-m-fade "
        + "data-[state=closed]:ease-m-fade data-[state=open]:duration-500\" />"),
    Case(
      .typescript, "tsx", "<a className=\"transition ease-linear hover:duration-500\" />",
      "<a className=\"transition ease-linear hover:duration-m-even hover:ease-m-even\" />"),
  ]

  @Test("classes in other states take their own form at once: a second run changes nothing")
  func states() throws {
    let curves = ["", "ease-in-out", "hover:ease-in-out", "ease-in-out hover:ease-in-out"]
    let durations = ["duration-300", "duration-200", "duration-150", ""]
    for curve in curves {
      for own in durations {
        for other in durations {
          let hover = other.isEmpty ? "" : "hover:" + other
          let text = "<a className=\"transition \(own) \(curve) \(hover)\" />"
          let once = try FixedSource(text, .typescript, "tsx")
          #expect(try FixedSource(once.text, .typescript, "tsx").text == once.text, "\(text)")
          #expect(!once.text.contains("duration-300"), "\(text): \(once.text)")
        }
      }
    }
  }

  @Test("what equals a preset becomes the export's, and a second run changes nothing", arguments: cases)
  func replaces(row: Case) throws {
    let once = try FixedSource(row.before, row.language, row.ending)
    #expect(once.text == row.after, "\(once.left)")
    #expect(try FixedSource(once.text, row.language, row.ending).text == row.after)
  }

  @Test(
    "what an animation of the browser says besides stands behind the preset, which says a delay",
    arguments: [
      ("{ delay: wait, duration: 200, easing: 'ease-out' }", "{ ...frames.out, delay: wait }"),
      ("{ fill: 'both', easing: 'ease-out', duration: 200 }", "{ ...frames.out, fill: 'both' }"),
      ("{ duration: 200, easing: 'ease-out', delay: 90 }", "{ ...frames.out, delay: 90 }"),
      (
        "{ fill: 'both', delay: 100, duration: 500, easing: 'linear' }",
        "{ ...frames.late, fill: 'both', delay: 100 }"
      ),
      ("{ delay: 100, duration: 500, easing: 'linear' }", nil),
    ] as [(String, String?)])
  func browserOptions(options: String, fixed: String?) throws {
    let call = "const card = f();\ncard.animate([{ opacity: 0 }, { opacity: 1 }], OPTIONS);\n"
    let late = #", {"name": "late", "kind": "tween", "duration": 0.5, "delay": 0.1, "curve": "linear"}"#
    let result = try FixedSource(
      call.replacing("OPTIONS", with: options), .typescript, "ts", presets: ["out", "late"], more: late)
    #expect(result.text.hasSuffix(call.replacing("OPTIONS", with: fixed ?? options)), "\(result.text)")
    #expect(result.left.contains { $0.contains("shows its start while it waits") } == (fixed == nil))
  }

  @Test(
    "what would change or lose something else is left, and why is said",
    arguments: [
      ("kt", "package com.acme\nval v = tween<Dp>(300, delayMillis = 50)", "begins at another time"),
      (
        "kt", "package com.acme\nfun f(i: Int) = tween<Dp>(300, delayMillis = i * 50)",
        "when it begins cannot be read"
      ),
      ("kt", "package com.acme\nval v = tween<Dp>(/* why */ 300)", "comment"),
      (
        "swift", "withAnimation(.spring(response: 0.3223, dampingFraction: 0.75, blendDuration: 0.3)) {}",
        "blend"
      ),
      ("swift", "withAnimation(.linear(duration: /* why */ 0.5)) {}", "comment"),
      ("swift", "foo(.linear(duration: 0.5))", "expected"),
      ("scss", "$fade: opacity 200ms ease-out;", "compute with it"),
      ("scss", ".a { @include fade($delay: 10ms, $duration: 200ms, $curve: ease-out); }", "compute with it"),
      ("ts", "export const hold = \"cubic-bezier(0.2, 0, 0, 1)\";", "animate()"),
      // Angular's animate() takes no var() either.
      (
        "ts", "const a = transition('* => *', animate('200ms ease-out', style({ opacity: 1 })));", "animate()"
      ),
      ("ts", "class Menu { @Input() showTransitionOptions = '200ms ease-out'; }", "animate()"),
      ("tsx", "const a = <Menu timing=\"200ms ease-out\" />;", "animate()"),
      (
        "ts",
        "const EASE = \"cubic-bezier(0, 0, 0.58, 1)\";\n"
          + "const A = styled('div')({ transitionDuration: \"200ms\", transitionTimingFunction: EASE });",
        "only a part"
      ),
      ("css", ".a { transition: opacity var(--speed, 200ms) ease-out; }", "only a part"),
      ("scss", "$speed: 200ms;\n.a { transition: opacity $speed ease-out 50ms; }", "only a part"),
      (
        "dart",
        "const w = AnimatedOpacity(opacity: 1, duration: Duration(milliseconds: 200), curve: Curves.easeOut);",
        "constant"
      ),
      (
        "kt", "package com.acme\nval a: CubicBezierEasing = CubicBezierEasing(0.2f, 0f, 0f, 1f)",
        "another type"
      ),
      (
        "html", "<script>\nconst a = { transition: { duration: 0.2, ease: 'easeOut' } };\n</script>",
        "by hand"
      ),
      (
        "ts", "import { motion } from 'motion';\nconst a = { type: 'tween', duration: 0.5, ease: 'linear' };",
        "nothing in the file says which of"
      ),
      (
        "ts", "const a = cubicBezier(0.2, 0, 0, 1);", "no program can tell how it takes"
      ),
      // The export writes an overdamped spring as its path over time.
      (
        "ts",
        "import { withSpring } from 'react-native-reanimated';\nx = withSpring(1, { mass: 1, damping: 100, stiffness: 80 });",
        "is a timing and no spring"
      ),
      (
        "ts",
        "import { Animated } from 'react-native';\nAnimated.spring(x, { toValue: 1, mass: 1, damping: 100, stiffness: 80 });",
        "is a timing and no spring"
      ),
    ])
  func leaves(ending: String, text: String, reason: String) throws {
    let language = try #require(Language(fileName: "a." + ending))
    let result = try FixedSource(text, language, ending)
    #expect(result.text == text)
    #expect(result.left.contains { $0.contains(reason) }, "\(result.left)")
  }
}
