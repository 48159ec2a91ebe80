import Testing

@testable import AppScan

@Suite("Constants of other files")
struct SharedConstantsTests {
  private func summaries(_ language: Language, _ constants: String, _ use: String) -> [String] {
    var app = ConstantTable()
    app.add(language.scan(constants).shared)
    return language.scan(use).sites(app: app).map(\.summary)
  }

  @Test("a constant means what it means in its own file, whatever the file that uses it calls so")
  func origin() {
    let constants = """
      private let base: TimeInterval = 0.2
      enum Time { static let slow = base * 2; static let slower = Time.slow + base
        static let fade = CAMediaTimingFunction(controlPoints: 0.2, 0, base - 0.2, 1) }
      """
    let use = """
      let base = 7.0
      withAnimation(.linear(duration: Time.slow)) {}
      withAnimation(.linear(duration: Time.slower)) {}
      """
    #expect(
      summaries(.swift, constants, use).map { $0.prefix(8) } == ["tween 0.", "tween 0."])
    #expect(summaries(.swift, constants, use).first == "tween 0.4 0:0:1:1")
    #expect(
      summaries(
        .dart, "const _base = 100; const slow = Duration(milliseconds: _base * 3);",
        "final _base = 5; final a = AnimatedSize(duration: slow);") == ["tween 0.3 0:0:1:1"])
  }

  @Test("a theme of Material UI's overrules what a transition takes of it")
  func themes() {
    let theme = """
      export const theme = createTheme({ transitions: {
        duration: { short: 130, standard: 140 }, easing: { easeInOut: 'cubic-bezier(0.1, 0, 0.9, 1)' } } });
      """
    let use = """
      const A = styled('a')(({ theme }) => ({
        transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.short }) }));
      const B = styled('a')(({ theme }) => ({ transition: theme.transitions.create('opacity', {
        duration: theme.transitions.duration.complex, easing: theme.transitions.easing.sharp }) }));
      const C = styled('a')(({ theme }) => ({ transition: theme.transitions.create('width') }));
      """
    #expect(
      summaries(.typescript, theme, use) == [
        "tween 0.13 0.1:0:0.9:1", "tween 0.375 0.4:0:0.6:1", "tween 0.14 0.1:0:0.9:1",
      ])
    let unnamed = "export default" + theme.dropFirst("export const theme =".count)
    #expect(summaries(.typescript, unnamed, use) == summaries(.typescript, theme, use))
    #expect(
      summaries(.typescript, "", use) == [
        "tween 0.25 0.4:0:0.2:1", "tween 0.375 0.4:0:0.6:1", "tween 0.3 0.4:0:0.2:1",
      ])
  }

  @Test("a configuration of react-spring that another file declares counts where it is no motion by itself")
  func configurations() {
    let use = """
      import { useSpring } from '@react-spring/web';
      useSpring({ opacity: 1, config: configs.timed });
      useSpring({ opacity: 1, config: configs.quick });
      useSpring({ opacity: 1, config: { ...SOFT, mass: 4 } });
      """
    let constants = """
      export const configs = { quick: { tension: 300, friction: 20 }, timed: { duration: 240 } };
      export const SOFT = { tension: 100, friction: 40 };
      """
    #expect(summaries(.typescript, constants, use) == ["tween 0.24 0:0:1:1", "spring 1.256637 0"])
  }

  @Test("what a file of Java imports by its name means the member of the class that it names")
  func staticImports() {
    let constants =
      "class Times { public static final int FADE = 250; } class Waits { public static final int FADE = 9; }"
    func use(_ head: String, _ name: String) -> String {
      head + "class A { void f(Animator a) { a.setDuration(" + name + "); } }"
    }
    let standard = "tween 0.25 AccelerateDecelerateInterpolator"
    #expect(
      summaries(.java, constants, use("import static com.acme.Times.FADE;\n", "FADE")) == [standard])
    #expect(summaries(.java, constants, use("", "Times.FADE")) == [standard])
    #expect(summaries(.java, constants, use("", "FADE")) != [standard])
  }

  /// The motions of a file of an app whose other files are given by their paths.
  private func summaries(_ files: [String: String], _ path: String, _ use: String) -> [String] {
    let scanner = AppScanner()
    func scan(_ text: String, _ path: String) -> FileScan {
      let language = Language(fileName: path) ?? .scss
      return Array(text.utf8).withUnsafeBufferPointer { scanner.scan($0, language) }
    }
    var app = ConstantTable()
    for (path, text) in files { app.add(scan(text, path).shared, path: path) }
    return scan(use, path).sites(app: app, path: path).map(\.summary)
  }

  @Test(
    "a variable of Sass is that of the module which is named, or that is used without a name",
    arguments: [
      "@use './common'; .x { transition: opacity common.$time ease }",
      "@use 'common'; .x { transition: opacity common.$time ease }",
      "@use '_common.scss' as c; .x { transition: opacity c.$time ease }",
      "@use './core'; .x { transition: opacity core.$time ease }",
      "@use './common' as *; .x { transition: opacity $time ease }",
      "@import './common'; .x { transition: opacity $time ease }",
    ])
  func sassModules(use: String) {
    let files = [
      "/a/_common.scss": "$time: 200ms;", "/a/_other.scss": "$time: 280ms !default;",
      "/a/core/_index.scss": "$time: 200ms;",
    ]
    #expect(summaries(files, "/a/x.scss", use) == ["tween 0.2 0.25:0.1:0.25:1"])
  }

  @Test(
    "a variable of a module that is not read is looked for everywhere, and a whole motion counts where it stands"
  )
  func otherSassModules() {
    let files = ["/a/_common.scss": "$time: 200ms; $fade: 200ms ease;"]
    let uses = [
      "@use 'package/common' as c; .x { transition: opacity c.$time ease }",
      ".x { transition: opacity c.$time ease }",
    ]
    for use in uses { #expect(summaries(files, "/a/b/x.scss", use) == ["tween 0.2 0.25:0.1:0.25:1"]) }
    #expect(summaries(files, "/a/x.scss", "@use './common'; .x { transition: height common.$fade }") == [])
    #expect(
      summaries(
        ["/a/_v.scss": "$dur: 300ms; $fn: ease-in;"], "/a/x.scss",
        "@use 'sass:math'; @use './v'; .x { transition: color v.$dur math.div(v.$dur, 3) v.$fn }")
        == ["tween 0.3 0.42:0:1:1 delay 0.1"])
  }

  @Test(
    "what turns motion off for some is no other value of a variable",
    arguments: [
      "@media (prefers-reduced-motion: reduce) { .c { --u: 1ms } }", ".still { --u: 0s }",
      ".still { --u: 0 }",
      "@media (prefers-reduced-motion) { :root { --u: 90ms } }",
    ])
  func motionOff(other: String) {
    let tween = "tween 0.2 0.25:0.1:0.25:1"
    let use = ".c a { transition: opacity var(--u) ease }"
    #expect(summaries([:], "/a.css", ".c { --u: 200ms } \(other) \(use)").last == tween)
    #expect(summaries(["/b.css": other], "/a.css", ":root { --u: 200ms } \(use)").last == tween)
    #expect(summaries(["/b.css": ":root { --u: 200ms }"], "/a.css", "\(other) \(use)").last == tween)
    #expect(summaries([:], "/a.css", ".c { --u: 200ms } .d { --u: 300ms } \(use)").last != tween)
  }

  @Test("custom properties of the document count for the app where a template of a script declares them")
  func scriptedProperties() {
    let files = [
      "/theme.ts": "export const all = css`:root { --out: cubic-bezier(0.2, 0, 0, 1); --t: 200ms }`;"
    ]
    let use = "const A = styled.a`transition: opacity var(--t) var(--out);`;"
    #expect(summaries(files, "/a.ts", use) == ["tween 0.2 0.2:0:0:1"])
    let own = ["/b.ts": "const B = styled.b`--t: 200ms; a { --out: ease; }`;"]
    #expect(summaries(own, "/a.ts", use) == ["unreadable constant"])
  }

  @Test("the indented syntax of Sass is read as SCSS is, on its own lines")
  func indentedSass() {
    let text = """
      @use '../times'
      // A comment,
         .which { transition: opacity 9s }
      $own: 150ms !default // here
      .a
        transition: opacity 200ms ease, // first
          width times.$slow ease-in
        &:hover,
        &:focus
          transition-duration: $own
          // motionbook:ignore -- meant so
          animation: spin 1s linear infinite
        transition-timing-function: linear
        @media (prefers-reduced-motion: reduce)
          transition: none 5s
          .b
            transition: opacity 7s
      @mixin fade($time: 300ms)
        transition: opacity $time
      .c
        transition: opacity 100ms
      =fall($time: 320ms)
        transition: top $time
      .d
        +fade(opacity, 330ms)
        +fade
      """
    let scanner = AppScanner()
    func scan(_ text: String, _ language: Language) -> FileScan {
      Array(text.utf8).withUnsafeBufferPointer { scanner.scan($0, language) }
    }
    var app = ConstantTable()
    app.add(scan("$slow: 400ms", .sass).shared, path: "/_times.sass")
    let found = scan(text, .sass)
    #expect(
      found.sites(app: app, path: "/a/x.sass").map { "\($0.place.line) \($0.summary)" } == [
        "4 duration 0.15", "6 tween 0.2 0.25:0.1:0.25:1", "7 tween 0.4 0.42:0:1:1",
        "12 tween 1 0:0:1:1 repeats", "13 curve 0:0:1:1",
        "19 tween 0.3 0.25:0.1:0.25:1", "21 tween 0.1 0.25:0.1:0.25:1",
        "23 tween 0.32 0.25:0.1:0.25:1", "25 duration 0.33",
      ])
    #expect(found.exceptions.map(\.lines) == [11...12])
    #expect(
      Language.html.sites(
        in: "<style lang=\"sass\">\n  .a\n    transition: opacity 200ms\n\n  .b\n    color: red\n</style>"
      ).map { "\($0.place.line) \($0.summary)" } == ["3 tween 0.2 0.25:0.1:0.25:1"])
  }

  @Test("constants that name others many times over are given up, not written out")
  func growing() {
    let names = (0...12).map { "step\($0)" }
    let sums = zip(names, names.dropFirst()).map { name, next in
      "let \(name) = " + Array(repeating: next, count: 40).joined(separator: " + ")
    }
    let constants = (sums + ["let step12 = 0.1"]).joined(separator: "\n")
    #expect(
      summaries(.swift, constants, "withAnimation(.linear(duration: step0)) {}") == [
        "unreadable constant"
      ])
  }

  @Test("what its own file cannot say of a constant, no other file guesses")
  func unknown() {
    let use = "let step = 0.3\nwithAnimation(.linear(duration: Time.slow)) {}"
    #expect(
      summaries(.swift, "func f(step: Double) {}\nenum Time { static let slow = step * 2 }", use) == [
        "unreadable constant"
      ])
    let durations = "val fadeDuration = 300\nval moveDuration = turnDuration\nval turnDuration = moveDuration"
    let tweens = "val s = tween<Float>(fadeDuration)\nval t = tween<Float>(moveDuration)"
    #expect(
      summaries(.kotlin, durations, tweens) == ["tween 0.3 0.4:0:0.2:1", "unreadable ambiguous-name"])
  }

  @Test("a word that is an argument's own stays one beside a constant of that name")
  func words() {
    let constants = """
      enum Curve { static let easeOut = CAMediaTimingFunction(name: .easeIn)
        static let fade = CAMediaTimingFunction(name: .easeOut) }
      """
    let use = """
      let a = CABasicAnimation(keyPath: "opacity")
      a.duration = 0.3
      a.timingFunction = Curve.fade
      """
    #expect(summaries(.swift, constants, use) == ["tween 0.3 0:0:0.58:1"])
  }
}
