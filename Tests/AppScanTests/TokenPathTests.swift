import Testing

@testable import AppScan

@Suite("Tokens behind other names")
struct TokenPathTests {
  private static let theme: [(path: String, text: String)] = [
    (
      "theme/motion.ts",
      """
      export const times = { fast: 400, slow: 900 };
      export const curves = { standard: [0.2, 0, 0, 1] };
      export const expressive = { ...springs, easing: curves, duration: times };
      """
    ),
    (
      "theme/base.ts",
      """
      import { expressive } from './motion';
      export const base = { motion: expressive, animation: { scale: 2 }, list: { skeleton: { time: 400 } } };
      """
    ),
  ]

  @Test(
    "tokens of a theme are reached through hooks, patterns and other names of objects",
    arguments: [
      "const theme = useTheme(); x.value = withTiming(1, { duration: theme.motion.duration.fast })",
      "const { motion } = useTheme(); x.value = withTiming(1, { duration: motion.duration.fast })",
      "const { motion: { duration } } = useTheme(own); x.value = withTiming(1, { duration: duration.fast })",
      "const { animation: { scale } } = useTheme(); x.value = withTiming(1, { duration: 200 * scale })",
      "const { theme: { list: { skeleton: { time } } } } = useTheme(); x.value = withTiming(1, { duration: time })",
      "const f = ({ theme }) => withTiming(1, { duration: theme.motion.duration.fast })",
    ])
  func themes(text: String) {
    #expect(SmallApp.durations(Self.theme + [("a.ts", text)]) == ["tween 0.4"])
  }

  @Test(
    "what a file passes on of others is what they declare, whatever else the app calls so",
    arguments: [
      ("./motion", "fast"), ("./motion", "quick"), ("./motion", "times.fast"), ("./motion", "own"),
      ("@/motion", "fast"), ("@acme/motion", "fast"), ("@acme/motion/presets", "fast"),
      ("@acme/looped", "fast"),
    ])
  func passedOn(module: String, name: String) {
    let files = [
      ("app/motion/index.ts", Self.barrel), ("app/motion/presets.ts", "export const fast = 400;"),
      ("packages/looped/src/index.ts", "export * from './index';\nexport * from './again';"),
      (
        "packages/looped/src/again.ts",
        "export * from './index'; export * from '../../../app/motion/presets';"
      ),
      ("app/other.ts", "export const fast = 900; export const quick = 900; export const own = 900;"),
    ]
    let use =
      "import { \(name.prefix { $0 != "." }) } from '\(module)';\nx.value = withTiming(1, { duration: \(name) })"
    #expect(SmallApp.durations(files + [("app/a.ts", use)]) == ["tween 0.4"])
  }

  private static let barrel = """
    import { fast as own } from './presets';
    export * from './presets';
    export { fast as quick } from './presets';
    export * as times from './presets';
    export { own };
    """

  @Test("control points are spread from a constant")
  func spread() {
    let use = """
      import { Easing } from 'react-native-reanimated';
      const theme = useTheme();
      export const fade = { duration: 400, easing: Easing.bezier(...theme.motion.easing.standard) };
      """
    #expect(SmallApp.summaries(Self.theme + [("a.ts", use)]) == ["tween 0.4 0.2:0:0:1", "curve 0.2:0:0:1"])
  }

  @Test(
    "members of objects are found by their keys",
    arguments: [
      ("times['fast']", ["tween 0.4"]), ("times[isOpen ? \"fast\" : 'slow']", ["tween 0.4", "tween 0.9"]),
      ("times[speed]", ["unreadable expression"]),
    ])
  func keys(value: String, motions: [String]) {
    let use = "import { times } from './theme/motion'; x.value = withTiming(1, { duration: \(value) })"
    #expect(SmallApp.durations(Self.theme + [("a.ts", use)]) == motions)
    let curve = "x.value = withTiming(1, { duration: 400, easing: Easing[on ? 'in' : 'out'](Easing.quad) })"
    #expect(
      SmallApp.summaries([("a.ts", curve)]) == [
        "tween 0.4 0.333333:0:0.666667:0.333333", "tween 0.4 0.333333:0.666667:0.666667:1",
      ])
  }

  @Test("a path that two objects hold with different numbers means nothing")
  func severalThemes() {
    let other = ("b.ts", "export const darkTheme = { list: { skeleton: { time: 100 } } }")
    let use = (
      "a.ts", "const theme = useTheme(); x.value = withTiming(1, { duration: theme.list.skeleton.time })"
    )
    #expect(SmallApp.summaries(Self.theme + [other, use]) == ["unreadable expression"])
  }

  @Test("an object of tokens is no motion by itself")
  func objects() {
    #expect(SmallApp.summaries([Self.theme[0]]).filter { !$0.hasPrefix("duration") } == ["curve 0.2:0:0:1"])
  }

  @Test(
    "what a function of the file gives back of its arguments is found by its new name, in other files too")
  func given() {
    let configs = (
      "motion/configs.ts",
      """
      const springs = deepFreeze({ soft: { mass: 1, stiffness: 100, damping: 14 } });
      function build<S, T>(a: S, b: T): { SPRINGS: S; FADES: T } {
        if (!isTest) return { SPRINGS: a, FADES: b };
        return { SPRINGS: zeroed(a), FADES: b };
      }
      export const { SPRINGS, FADES } = build(springs, fades);
      """
    )
    let use = (
      "a.ts",
      """
      import { SPRINGS } from '@/motion/configs';
      const SOFT = SPRINGS.soft;
      const layout = LinearTransition.springify().mass(SOFT.mass).stiffness(SOFT.stiffness).damping(SOFT.damping);
      """
    )
    #expect(SmallApp.summaries([configs, use]) == ["spring 0.628319 0.3"])
  }
}
