import AppScan
import Findings
import Testing

@testable import AppCheck

@Suite("Constants that hold what an export generates")
struct NamedConstantTests {
  private func findings(_ text: String, _ ending: String, symbols: SymbolTable? = nil) throws -> [Finding] {
    try FixedSource(text, #require(Language(fileName: "a." + ending)), ending, symbols: symbols).findings
      .filter { $0.rule != "no-reduced-motion" }
  }

  @Test(
    "a motion that constants take from an export is taken from it",
    arguments: [
      (
        "css",
        ":root { --own: var(--motion-quick-duration); }\n.a { transition: opacity var(--own) var(--motion-hold-easing); }"
      ),
      (
        "scss",
        "$fast: var(--motion-quick-duration);\n.a { transition: opacity $fast var(--motion-hold-easing); }"
      ),
      (
        "ts",
        "const FAST = 'var(--motion-quick-duration)';\nconst EASE = 'var(--motion-hold-easing, ease-out)';\n"
          + "const A = styled.div`\n  transition: opacity ${FAST} ${EASE};\n`;"
      ),
      (
        "ts",
        "const FADE = 'var(--motion-fade-transition)';\nconst A = styled.div`\n  transition: opacity ${FADE};\n`;"
      ),
      (
        "tsx",
        "import { motionPresets } from './motion';\nconst FAST = motionPresets.quick;\nconst EASE = motionPresets.hold;\n"
          + "const a = <motion.div transition={{ duration: FAST, ease: EASE }} />;"
      ),
      // What takes no time turns it off.
      (
        "dart",
        "class A { static const fast = Motion.quick; }\n"
          + "f(bool less) => AnimatedSize(duration: less ? Duration.zero : A.fast);"
      ),
    ])
  func taken(ending: String, text: String) throws {
    let found = try findings(text, ending)
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test("a variable of Sass may hold a call of the export's function")
  func sass() throws {
    for module in ["", "motion."] {
      let text = """
        $time: \(module)motion-get("quick", "duration");
        $ease: \(module)motion-get("hold", "easing");
        .a { transition: opacity $time $ease; }
        .b { transition: opacity $time; }
        """
      let found = try findings(text, "scss", symbols: FixedSource.sass)
      #expect(found.isEmpty, "\(found.map(\.message))")
    }
    let other = try findings("$time: own-get(\"quick\");\n.a { transition: opacity $time; }", "scss")
    #expect(other.map(\.message) == ["CSS.transition cannot be read: it is computed when the app runs"])
  }

  @Test("beside one that does the other half is looked at by itself")
  func halves() throws {
    for (ending, text) in [
      (
        "css",
        ":root { --own: var(--motion-quick-duration); }\n.a { transition: opacity var(--own) ease-in; }"
      ),
      (
        "ts",
        "const FAST = 'var(--motion-quick-duration)';\n"
          + "const A = styled.div`\n  transition: opacity ${FAST} ease-in;\n`;"
      ),
    ] {
      let found = try findings(text, ending)
      #expect(found.map(\.rule) == ["hand-written-unknown"], "\(text)")
      #expect(found.first?.message.hasPrefix("no preset is near the curve ease-in") == true)
    }
  }

  @Test("beside one that does the whole is looked at first where it is one preset's")
  func whole() throws {
    for (ending, text, symbols) in [
      (
        "scss", "$time: motion-get(\"out\", \"duration\");\n.a { transition: opacity $time ease-out; }",
        FixedSource.sass
      ),
      (
        "css",
        ":root { --own: var(--motion-out-easing); }\n.a { transition: opacity 0.2s var(--own); }", nil
      ),
      ("css", ".a { transition: opacity var(--motion-out-duration) ease-out; }", nil),
    ] {
      let found = try findings(text, ending, symbols: symbols)
      #expect(found.map(\.rule) == ["hand-written-equal"], "\(found)")
      #expect(found.first?.nearest?.preset == "out")
    }
    let near = try findings(
      ":root { --own: var(--motion-out-duration); }\n.a { transition: opacity var(--own) cubic-bezier(0, 0, 0.6, 1); }",
      "css")
    #expect(near.map(\.rule) == ["hand-written-near"], "\(near)")
  }

  @Test("a time that a constant of a script holds as CSS is read where a style uses it")
  func times() throws {
    let found = try findings(
      "const FAST = '300ms';\nconst A = styled.div`\n  transition: opacity ${FAST} cubic-bezier(0.4, 0, 0.2, 1);\n`;",
      "ts")
    #expect(found.map(\.rule) == ["hand-written-equal"] && found.first?.nearest?.preset == "fade")
  }
}
