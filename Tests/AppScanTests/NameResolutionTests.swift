import Testing

@testable import AppScan

@Suite("What names mean")
struct NameResolutionTests {
  private func summaries(_ files: (path: String, text: String)...) -> [String] { SmallApp.summaries(files) }

  private static let quad = "0.455:0.03:0.515:0.955"

  @Test(
    "the innermost declaration counts, and what a parameter is by default",
    arguments: [
      ("a.swift", "let d = 0.1\nfunc f(d: Double = 0.4) { UIView.animate(withDuration: d) {} }", "0.4"),
      (
        "a.swift", "func f() { let d = 0.4\n UIView.animate(withDuration: d) {} }\nfunc g() { let d = 1.0 }",
        "0.4"
      ),
      ("a.swift", "func f(d: Double?) { UIView.animate(withDuration: d ?? 0.4) {} }", "0.4"),
      ("a.swift", "func f(d: Double = 0.2) { let d = d * 2\n UIView.animate(withDuration: d) {} }", "0.4"),
      (
        "a.swift",
        "class A { let d = 0.4; func f(d: Double = 1) { UIView.animate(withDuration: self.d) {} } }", "0.4"
      ),
      ("a.kt", "fun f(d: Int = 400) { a(tween<Float>(d)) }\nfun g(d: Int) {}", "0.4"),
      ("a.kt", "class A(val d: Int = 400) { val s = tween<Float>(d) }", "0.4"),
      ("a.kt", "fun f(d: Int?) = tween<Float>(d ?: 400)", "0.4"),
      ("a.dart", "f({Duration d = const Duration(milliseconds: 400)}) => AnimatedSize(duration: d);", "0.4"),
      (
        "a.dart",
        """
        class A extends StatefulWidget { const A({this.d = const Duration(milliseconds: 400)}); final Duration d; }
        class _AState extends State<A> { build() => AnimatedSize(duration: widget.d); }
        """, "0.4"
      ),
      ("a.dart", "f(Duration? d) => AnimatedSize(duration: d ?? Duration(milliseconds: 400));", "0.4"),
      ("a.ts", "const f = ({ d = 400 }) => withTiming(1, { duration: d })", "0.4"),
      ("a.ts", "function f(d: number = 400) { x.value = withTiming(1, { duration: d }) }", "0.4"),
      ("a.ts", "const f = (d?: number) => withTiming(1, { duration: d ?? 400 })", "0.4"),
    ])
  func scopes(path: String, text: String, seconds: String) {
    let found = summaries((path, text)).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(found == ["tween " + seconds])
  }

  @Test(
    "what each call says is a parameter, by one word in all languages",
    arguments: [
      ("a.swift", "func f(d: Double) { UIView.animate(withDuration: d) {} }"),
      ("a.swift", "let d = 0.3\nlet g = { (d: Double) in UIView.animate(withDuration: d) {} }"),
      ("a.kt", "fun f(d: Int) = tween<Float>(d)"),
      ("a.kt", "val f = { d -> a(tween<Float>(d)) }"),
      ("a.dart", "f(Duration d) => AnimatedSize(duration: d);"),
      (
        "a.dart",
        """
        class A extends StatefulWidget { const A({required this.d}); final Duration d; }
        class _AState extends State<A> { build() => AnimatedSize(duration: widget.d); }
        """
      ),
      ("a.ts", "const f = ({ d }) => withTiming(1, { duration: d })"),
      ("a.ts", "const f = props => withTiming(1, { duration: props.d })"),
    ])
  func parameters(path: String, text: String) {
    #expect(summaries((path, text)) == ["unreadable parameter"])
  }

  @Test(
    "functions of one expression are computed",
    arguments: [
      ("a.ts", "const time = { s: (x: number) => x * 1000 };\ny = withTiming(1, { duration: time.s(0.4) })"),
      (
        "a.ts",
        "function s(x) { 'worklet'; return x * 1000 }\ny = withTiming(1, { duration: s(0.4) })"
      ),
      ("a.swift", "func s(_ x: Double) -> Double { x / 1000 }\nUIView.animate(withDuration: s(400)) {}"),
      (
        "a.swift",
        "extension Double { var ms: Double { self / 1000 } }\nUIView.animate(withDuration: 400.ms) {}"
      ),
      ("a.kt", "fun s(x: Int) = x * 1000\nval a = tween<Float>(s(0.4))"),
      ("a.kt", "val Int.half: Int get() = this / 2\nval d = 800\nval a = tween<Float>(d.half)"),
      (
        "a.dart",
        """
        extension A on int { Duration get quick => off ? 1.ms : Duration(milliseconds: this); }
        final a = AnimatedSize(duration: 400.quick);
        """
      ),
    ])
  func functions(path: String, text: String) {
    let found = summaries((path, text)).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(found == ["tween 0.4"])
  }

  @Test("a function that reads anything else is not computed")
  func opaque() {
    #expect(
      summaries(("a.ts", "const s = x => x * scale();\ny = withTiming(1, { duration: s(2) })")) == [
        "unreadable expression"
      ])
  }

  @Test("members of a type are found in its extensions, in other files too")
  func members() {
    let type = (
      "Card.swift", "struct Card { let pace = 0.4; static let other = 0.3 }\nstruct Other { let pace = 9.0 }"
    )
    #expect(
      summaries(
        type, ("Card+Logic.swift", "extension Card { func f() { UIView.animate(withDuration: pace) {} } }"))
        == ["tween 0.4 0.42:0:0.58:1"])
  }

  @Test(
    "a type has the members of those that it takes over, in other files too",
    arguments: [
      (
        ("Base.swift", "class Base<T>: Root { let pace = 0.4 }\nclass Root { let duration = 9.0 }"),
        ("a.swift", "class Card: Base<Int>, Tall { func f() { UIView.animate(withDuration: pace) {} } }")
      ),
      (
        ("Base.swift", "protocol Moving {}\nextension Moving { var pace: Double { 0.4 } }\nlet duration = 1"),
        (
          "a.swift",
          "extension Card: Tall, Moving { func f() { UIView.animate(withDuration: self.pace) {} } }"
        )
      ),
      (
        (
          "Base.kt",
          "open class Base(x: Int) : Root() { val pace = 400 }\nopen class Root { val duration = 9 }"
        ),
        ("a.kt", "class Card(val x: Int) : Base(x), Tall { fun f() { a(tween<Float>(pace)) } }")
      ),
      (
        ("base.dart", "abstract class Base { Duration get pace => const Duration(milliseconds: 400); }"),
        ("a.dart", "class Card extends Tall with Base { f() => AnimatedSize(duration: pace); }")
      ),
      (
        (
          "base.dart",
          "abstract class Root { final Duration pace = 0.4.seconds; }\nclass Base implements Root {}"
        ),
        ("a.dart", "class Card extends Base { f() => AnimatedSize(duration: this.pace); }")
      ),
    ])
  func parents(base: (String, String), use: (String, String)) {
    #expect(SmallApp.durations([base, use]) == ["tween 0.4"])
  }

  @Test("types that take each other over end")
  func circle() {
    let use = "class A: B { func f() { UIView.animate(withDuration: pace) {} } }\nclass B: A {}"
    #expect(summaries(("a.swift", use)) == ["unreadable constant"])
  }

  @Test("tokens that are reached through a value are those of its type")
  func types() {
    let tokens = (
      "times.dart",
      """
      class Times { final Duration fast = Duration(milliseconds: 400); Times({this.slow = const Duration(seconds: 1)});
        final Duration slow; }
      class Styles { final Times times = Times(); }
      """
    )
    let uses = [
      "f(Styles styles) => AnimatedSize(duration: styles.times.fast);",
      "f(context) => AnimatedSize(duration: context.read<Times>().fast);",
      "f(context) => AnimatedSize(duration: Times.of(context).fast);",
      "f(context) => AnimatedSize(duration: $styles.times.fast);",
      "f(context) => AnimatedSize(duration: Theme.of(context).extension<Times>()!.fast);",
    ]
    for use in uses { #expect(summaries(tokens, ("a.dart", use)) == ["tween 0.4 0:0:1:1"], "\(use)") }
    #expect(
      summaries(tokens, ("a.dart", "f(Other o) => AnimatedSize(duration: o.fast);")) == [
        "unreadable parameter"
      ])
  }

  @Test(
    "other names of an object, tokens behind a call and variables that nothing sets are followed",
    arguments: [
      (
        "a.ts",
        "const S = { soft: { d: 400 } };\nconst A = S.soft;\nx.value = withTiming(1, { duration: A.d })"
      ),
      (
        "a.ts",
        """
        export const base = { motion: { fast: 400 } };
        const f = ({ theme }) => { const { fast } = theme.motion; return withTiming(1, { duration: fast }) }
        """
      ),
      ("a.dart", "f() { Duration d = Duration(milliseconds: 200); return AnimatedSize(duration: d * 2); }"),
    ])
  func followed(path: String, text: String) {
    let found = summaries((path, text)).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(found.last == "tween 0.4")
  }

  @Test("a variable that its file sets to another value, and a cycle of names, mean nothing")
  func notFollowed() {
    #expect(
      summaries(("a.dart", "f() { Duration d = x1; d = y; return AnimatedSize(duration: d); }")).last
        == "unreadable expression")
    #expect(
      summaries(("a.ts", "const a = b.c;\nconst b = a.d;\nx.value = withTiming(1, { duration: a.e })")).last
        == "unreadable expression")
  }

  @Test(
    "an import says which file's name is meant, and how it is called here",
    arguments: [
      ("import { fast } from './times';", "fast"), ("import { fast as quick } from './times'", "quick"),
      ("import * as T from './times'", "T.fast"), ("import { times } from '@/theme/times'", "times.fast"),
      ("import * as T from '@/theme/times'", "T.times.fast"),
    ])
  func imports(statement: String, name: String) {
    let times = ("theme/times.ts", "export const fast = 400; export const times = { fast: 400 }")
    let other = ("other/times.ts", "export const fast = 900; export const times = { fast: 900 }")
    let use = ("theme/a.ts", "\(statement)\nx.value = withTiming(1, { duration: \(name) })")
    #expect(summaries(times, other, use) == ["tween 0.4 \(Self.quad)"])
  }

  @Test("constants are found in files without a word of motion")
  func plainFiles() {
    #expect(
      summaries(
        ("T.swift", "enum AppTime { static let quick = 0.4 }"),
        ("a.swift", "UIView.animate(withDuration: AppTime.quick) {}")) == ["tween 0.4 0.42:0:0.58:1"])
    #expect(
      summaries(
        ("T.kt", "object Times { const val FAST = 400 }"), ("a.kt", "val a = tween<Float>(Times.FAST)"))
        == ["tween 0.4 0.4:0:0.2:1"])
    #expect(
      summaries(
        ("t.ts", "export const timings = { fast: 400 }"),
        ("a.ts", "x.value = withTiming(1, { duration: timings.fast })")) == ["tween 0.4 \(Self.quad)"])
  }

  @Test(
    "what is imported under another name is called by it",
    arguments: [
      (Language.typescript, "import { animate as go } from 'motion'; go('#a', { x: 1 }, { duration: 0.3 });"),
      (.typescript, "import { withTiming as w } from 'react-native-reanimated'; w(1, { duration: 300 });"),
      (
        .kotlin,
        "import androidx.compose.animation.core.tween as move\nval a = move<Float>(durationMillis = 300)"
      ),
    ])
  func importedNames(language: Language, text: String) {
    #expect(language.sites(in: text).map { $0.summary.prefix(9) } == ["tween 0.3"])
  }

  @Test(
    "an easing is known behind a module's name and under another",
    arguments: [
      "import * as R from 'react-native-reanimated'; R.withTiming(1, { duration: 300, easing: R.Easing.inOut(R.Easing.poly(P)) });",
      "import { withTiming, Easing as E } from 'react-native-reanimated'; withTiming(1, { duration: 300, easing: E.inOut(E.poly(P)) });",
    ])
  func importedEasings(text: String) {
    #expect(
      summaries(("a.ts", "const P = 3;\n" + text)) == ["tween 0.3 Easing.inOut(Easing.poly(3))"])
  }
}
