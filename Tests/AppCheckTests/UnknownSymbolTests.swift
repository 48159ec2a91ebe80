import AppScan
import Findings
import Testing

@testable import AppCheck

@Suite("Names that no preset has any more")
struct UnknownSymbolTests {
  private static let imported = "import { motionPresets } from './motion';\n"

  private func unknown(_ ending: String, _ text: String) throws -> [String] {
    let language = try #require(Language(fileName: "a." + ending))
    return try FixedSource(text, language, ending).findings.filter { $0.rule == "unknown-symbol" }
      .map(\.subject)
  }

  @Test(
    "what leads to an export is claimed with all that stands behind it",
    arguments: [
      ("dart", "final a = Motion.std.duration;", ["Motion.std.duration"]),
      ("swift", "withAnimation(Motion.std.delay(0.1)) { x = 1 }", ["Motion.std.delay"]),
      ("kt", "package com.acme\nval a = Motion.Solo.x<Float>()", ["Motion.Solo.x"]),
      ("kt", "import com.acme.Motion\nval a = Motion.std<Float>()", ["Motion.std"]),
      ("ts", imported + "const a = motionPresets.solo.x;", ["motionPresets.solo.x"]),
      ("ts", imported + "const a = motionPresets['std'];", ["motionPresets.std"]),
      ("ts", imported + "const a = motionPresets?.solo?.['x'];", ["motionPresets.solo.x"]),
      ("ts", "import * as m from './motion';\nconst a = m.motionPresets.solo.x;", ["motionPresets.solo.x"]),
      (
        "ts", "import { motionPresets } from '@/theme';\nconst a = motionPresets.solo.x;",
        ["motionPresets.solo.x"]
      ),
      (
        "ts", "import { motionPresets } from '../theme';\nconst a = motionPresets.std;", ["motionPresets.std"]
      ),
    ])
  func paths(ending: String, text: String, expected: [String]) throws {
    #expect(try unknown(ending, text) == expected)
  }

  @Test(
    "a motion that such a name says is not called unreadable besides",
    arguments: [
      ("ts", imported + "x.value = withTiming(1, { duration: motionPresets.solo });", ["unknown-symbol"]),
      (
        "ts", imported + "x.value = withTiming(1, { duration: other.solo });\nconst a = motionPresets.solo;",
        ["unreadable-motion", "unknown-symbol"]
      ),
      ("dart", "f() => AnimatedOpacity(opacity: 1, duration: Motion.solo.duration);", ["unknown-symbol"]),
      ("css", ".a { transition: opacity var(--motion-solo-duration) ease; }", ["unknown-symbol"]),
    ])
  func toldOnce(ending: String, text: String, rules: [String]) throws {
    let language = try #require(Language(fileName: "a." + ending))
    let findings = try FixedSource(text, language, ending).findings.map(\.rule)
    #expect(findings.filter { $0 != "no-reduced-motion" } == rules)
  }

  @Test(
    "the names that a file gives an export and its parts are followed, where they mean that",
    arguments: [
      ("kt", "import com.acme.Motion as M\nval a = M.std<Float>()\nval b = M.fade<Float>()", ["Motion.std"]),
      ("kt", "import com.acme.Motion.Sheet\nval a = Sheet.close<Float>()", ["Motion.Sheet.close"]),
      ("kt", "import com.acme.Motion.std\nval a = std<Float>()", ["Motion.std"]),
      ("ts", "import { motionPresets as M } from './motion';\nconst a = M.std;", ["motionPresets.std"]),
      ("ts", imported + "const { std, fade } = motionPresets;", ["motionPresets.std"]),
      ("ts", imported + "const { sp: { std: a } } = motionPresets;", ["motionPresets.sp.std"]),
      (
        "ts", imported + "const { sp } = motionPresets;\nconst a = sp.std;\nfunction f(sp) { sp.push(1); }",
        ["motionPresets.sp", "motionPresets.sp.std"]
      ),
    ])
  func otherNames(ending: String, text: String, expected: [String]) throws {
    #expect(try unknown(ending, text).sorted() == expected)
  }

  @Test(
    "what something else is called so is no export's",
    arguments: [
      ("kt", "import other.Motion\nval a = Motion.std()\nval b = Motion.Solo.x()"),
      ("kt", "import other.Motion as M\nval a = M.std()"),
      ("kt", "import com.acme.Motion\nval a = Motion.Kind"),
      ("ts", "import { motionPresets } from 'kit';\nconst a = motionPresets.std;"),
      ("ts", "import motionPresets from './motion';\nconst a = motionPresets.std;"),
      (
        "ts",
        "import { motionPresets } from './all';\nexport { motionPresets } from 'kit';\nconst a = motionPresets.std;"
      ),
      ("ts", "const a = theme.motionPresets.solo.x;"),
      ("ts", "motionPresets?.enter(1);"),
      ("ts", imported + "const { fade, ...rest } = motionPresets;\nconst a = rest.out;"),
      ("ts", imported + "const a = motionPresets.toString();"),
      ("ts", "import { motionPresets } from './x';\nexport enum motionPresets { a }\nmotionPresets.std;"),
      ("ts", "import { motionPresets } from 'kit';\nexport { motionPresets };\nmotionPresets.std;"),
      ("kt", "package com.acme\nval a = Motion.javaClass.name"),
      ("ts", imported + "const a = { ...motionPresets.fade, x: motionPresets.fade.ease[0] };"),
      ("swift", "let a = Motion.Kind.first.rawValue; let b = Motion.self.x"),
    ])
  func others(ending: String, text: String) throws {
    #expect(try unknown(ending, text).isEmpty)
  }

  @Test("a short name is near to none that has other letters, however alike their beginnings are")
  func short() throws {
    let fixed = try FixedSource(
      Self.imported + "const a = motionPresets.std;", .typescript, "ts",
      more: #", {"name": "s", "kind": "duration", "duration": 1}"#)
    #expect(fixed.findings.first { $0.rule == "unknown-symbol" }.map { $0.hint == nil } == true)
  }

  @Test("a use by another name counts as taken from the registry, and is left where it is deprecated")
  func counted() throws {
    let text = "import { motionPresets as M } from './motion';\nconst a = M.past;\n"
    let old = #", {"name": "past", "kind": "alias", "of": "fade", "deprecated": true}"#
    let fixed = try FixedSource(text, .typescript, "ts", more: old)
    #expect(fixed.findings.contains { $0.rule == "deprecated-use" && $0.subject == "motionPresets.past" })
    #expect(fixed.text == text)
    #expect(fixed.left.contains { $0.contains("put motionPresets.fade there by hand") }, "\(fixed.left)")
  }
}
