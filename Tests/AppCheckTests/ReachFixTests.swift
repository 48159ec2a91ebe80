import AppScan
import Testing

@testable import AppCheck

@Suite("Fixes that reach no further than their file")
struct ReachFixTests {
  @Test(
    "a parameter and a property that others set keep their places: callers would lose what they give",
    arguments: [
      (
        "swift",
        "struct A: View { var speed: Double = 0.5\n func f() { withAnimation(.linear(duration: speed)) {} } }",
        "`speed` is a parameter"
      ),
      (
        "swift", "func shake(duration: Double = 0.5) { withAnimation(.linear(duration: duration)) {} }",
        "`duration` is a parameter"
      ),
      (
        "swift", "func shake(duration: Double?) { withAnimation(.linear(duration: duration ?? 0.5)) {} }",
        "`duration` is a parameter"
      ),
      (
        "swift",
        "class A { private let d: Double\n init(d: Double = 0.5) { self.d = d }\n func f() { withAnimation(.linear(duration: d)) {} } }",
        "`d` is a parameter"
      ),
      (
        "kt", "package com.acme\nfun fade(ms: Int = 300) = tween<Dp>(durationMillis = ms)",
        "`ms` is a parameter"
      ),
      (
        "kt",
        "package com.acme\nclass A(private val ms: Int = 300) { val v = tween<Dp>(durationMillis = ms) }",
        "`ms` is a parameter"
      ),
      (
        "dart",
        "class A { const A({this.duration = const Duration(milliseconds: 200)}); final Duration duration;\nbuild(c) => AnimatedOpacity(opacity: 1, duration: duration, curve: Curves.easeOut); }",
        "`duration` is a parameter"
      ),
      (
        "dart",
        "class A { Duration fade = const Duration(milliseconds: 200);\nbuild(c) => AnimatedOpacity(opacity: 1, duration: fade, curve: Curves.easeOut); }",
        "`fade` is a parameter"
      ),
      (
        "tsx",
        "import { motion } from 'motion/react';\nconst A = ({ duration = 0.2 }) => <motion.div transition={{ duration, ease: 'easeOut' }} />;",
        "`duration` is a parameter"
      ),
      (
        "tsx",
        "import { motion } from 'motion/react';\nfunction A(props) { const { duration = 0.2 } = props; return <motion.div transition={{ duration, ease: 'easeOut' }} />; }",
        "is a parameter"
      ),
      (
        "tsx",
        "import { motion } from 'motion/react';\nconst A = (p) => <motion.div transition={{ duration: p.duration ?? 0.2, ease: 'easeOut' }} />;",
        "`p.duration` is a parameter"
      ),
    ])
  func leaves(ending: String, text: String, reason: String) throws {
    let language = try #require(Language(fileName: "a." + ending))
    let result = try FixedSource(text, language, ending)
    #expect(result.text == text)
    #expect(result.left.contains { $0.contains(reason) }, "\(result.left)")
  }

  @Test(
    "constants and what nobody else sets are replaced",
    arguments: [
      "struct A: View { private var speed: Double = 0.5\n func f() { withAnimation(.linear(duration: speed)) {} } }",
      "enum A { private(set) static var speed: Double = 0.5 }\nfunc f() { let d = A.speed\n withAnimation(.linear(duration: d)) {} }",
      "let speed = 0.5\nfunc f() { withAnimation(.linear(duration: speed)) {} }",
      "func f() { var speed = 0.5\n withAnimation(.linear(duration: speed)) {} }",
    ])
  func replaces(text: String) throws {
    let result = try FixedSource(text, .swift, "swift")
    #expect(result.text.contains("withAnimation(Motion.even)"), "\(result.left)")
  }

  @Test(
    "an export of another module is used only where that is imported",
    arguments: [
      ("", "/app/Sources/Design", true), ("", "/app/Sources/App", false), ("", nil, false),
      ("import Design\n", "/app/Sources/App", true), ("import DesignKit\n", "/app/Sources/App", false),
    ] as [(String, String?, Bool)])
  func modules(head: String, own: String?, isChanged: Bool) throws {
    let text = head + "func f() { withAnimation(.linear(duration: 0.5)) {} }"
    let result = try FixedSource(text, .swift, "swift", symbols: FixedSource.swiftPackage) { path in
      path.hasPrefix("/app/Sources/Design/") ? "/app/Sources/Design" : own
    }
    #expect(result.text.contains("Motion.even") == isChanged)
    #expect(
      isChanged
        || result.left == ["Motion.even belongs to the module Design; import that, or put it there by hand"])
  }

  @Test(
    "an export that is in no target is said to have to move, without its path",
    arguments: [nil, "/app"])
  func outside(folder: String?) throws {
    let text = "func f() { withAnimation(.linear(duration: 0.5)) {} }"
    let result = try FixedSource(text, .swift, "swift", symbols: FixedSource.swiftPackage) { path in
      path.hasSuffix("/Motion.swift") ? folder : "/app/Sources/App"
    }
    #expect(
      result.left == [
        "Motion.even stands in Motion.swift, outside of this target; export it into the target, or put it there by hand"
      ])
  }

  @Test(
    "an internal export is for its own module alone, also where that is imported", arguments: [true, false])
  func internalExport(isOwn: Bool) throws {
    var symbols = SymbolTable()
    symbols.add(
      [
        PresetSymbol(
          preset: "even", use: "Motion.even", names: ["": "Motion.even"], platforms: [.swiftui],
          replacement: .always, format: "swift",
          module: PresetSymbol.Module(
            path: "/app/Sources/Design/Motion.swift", package: nil, isInternal: true))
      ], roots: ["Motion"], prefixes: [])
    let text = "import Design\nfunc f() { withAnimation(.linear(duration: 0.5)) {} }"
    let result = try FixedSource(text, .swift, "swift", symbols: symbols) { path in
      path.hasSuffix("/Motion.swift") || isOwn ? "/app/Sources/Design" : "/app/Sources/App"
    }
    #expect(result.text.contains("Motion.even") == isOwn)
    #expect(result.left.contains { $0.contains("internal") } != isOwn)
  }

  @Test("a module of Gradle too, whose package may be imported already")
  func gradle() throws {
    let body = "val v = tween<Dp>(durationMillis = 300)\n"
    func fixed(_ head: String) throws -> FixedSource {
      try FixedSource(head + body, .kotlin, "kt") { $0.hasSuffix("/Motion.kt") ? "/app/core" : "/app/ui" }
    }
    #expect(try fixed("package com.acme.ui\n").text == "package com.acme.ui\n" + body)
    #expect(try fixed("package com.acme.ui\nimport com.acme.Motion\n").text.contains("Motion.fade<Dp>()"))
  }

  @Test(
    "an export is seen from its own source set, main from all of a plain module, commonMain from all of another",
    arguments: [
      ("main", "main", true), ("main", "debug", true), ("main", "test", true), ("debug", "main", false),
      ("debug", "release", false), ("commonMain", "androidMain", true), ("androidMain", "commonMain", false),
      ("main", "commonMain", false), ("androidMain", "androidMain", true),
    ])
  func sourceSets(export: String, own: String, isSeen: Bool) throws {
    let symbol = PresetSymbol(
      preset: "fade", use: "Motion.fade()", names: [:], platforms: [.compose], replacement: .whereImported)
    let reach = ExportReach(module: { _ in "/app" })
    let obstacle = reach.outOfSourceSet(
      symbol, "/app/src/\(own)/kotlin/Card.kt", "/app/src/\(export)/kotlin/Motion.kt")
    #expect(
      isSeen
        ? obstacle == nil
        : obstacle?.contains("stands in src/\(export), which src/\(own) does not see") == true)
  }

  @Test(
    "a pair of which either symbol cannot be reached keeps its place",
    arguments: [
      (
        AppPlatform.swiftui, "swift",
        "func f() { withAnimation(.timingCurve(0.2, 0, 0, 1, duration: 0.15)) {} }"
      ),
      (
        .compose, "kt",
        "package com.acme\nval v = tween<Dp>(150, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))\n"
      ),
    ])
  func pairs(platform: AppPlatform, ending: String, text: String) throws {
    func fixed(_ curve: PresetSymbol.Replacement, _ folder: String) throws -> FixedSource {
      let language = try #require(Language(fileName: "a." + ending))
      let symbols = FixedSource.twoModules(platform, ending, curve: curve)
      return try FixedSource(text, language, ending, symbols: symbols) {
        $0.hasPrefix("/app/Design/") ? folder : "/app/src"
      }
    }
    #expect(try fixed(.always, "/app/src").text.contains("Curves.hold"))
    for (curve, folder, reason) in [
      (PresetSymbol.Replacement.always, "/app/Design", "Curves.hold "),
      (.never, "/app/src", "Curves.hold is of another type"),
    ] {
      let result = try fixed(curve, folder)
      #expect(result.text == text)
      #expect(result.left.contains { $0.hasPrefix(reason) }, "\(result.left)")
    }
  }

  @Test("places are counted, not the changes that they take")
  func counts() throws {
    let text =
      "package com.acme.ui\nval a = tween<Dp>(durationMillis = 300)\nval b = tween<Dp>(durationMillis = 300)\n"
    let result = try FixedSource(text, .kotlin, "kt")
    #expect(result.count == 2 && result.text.contains("import com.acme.Motion"))
    #expect(try FixedSource(".a { transition: opacity 400ms ease; }", .css, "css").count == 1)
  }

  @Test(
    "a script that imports and exports nothing may be no module, and cannot import",
    arguments: [
      ("js", "", false), ("cjs", "", false), ("js", "import('./x');\n", false), ("mjs", "", true),
      ("jsx", "", true), ("ts", "", true), ("js", "import './x';\n", true),
      ("js", "export const x = 1;\n", true), ("js", "'use strict';\n(() => {\n", false),
      ("js", ";(function () {\n", false), ("js", "import './x';\n(() => {\n", true),
      ("js", "(() => {})();\n", false),
    ])
  func scripts(ending: String, head: String, isChanged: Bool) throws {
    let text =
      head + "card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: 'ease-out' });\n"
      + (head.hasSuffix("{\n") ? "})();\n" : "")
    let package = AppPackage(folder: "/app", name: "app", dependencies: [])
    let language = try #require(Language(fileName: "a." + ending))
    let result = try FixedSource(text, language, ending, packages: [package])
    #expect(result.text.contains("frames.out") == isChanged, "\(result.left)")
    #expect(result.left.contains { $0.contains("no module") } == !isChanged)
  }

  @Test("classes of a theme in CSS are none for Tailwind 3", arguments: [3, 4, nil])
  func tailwind(version: Int?) throws {
    let package = AppPackage(folder: "/app", name: "", dependencies: [], tailwind: version)
    for (ending, text) in [
      ("tsx", "<a className=\"transition duration-300\" />"),
      ("css", ".a { @apply transition duration-300; }"),
    ] {
      let language = try #require(Language(fileName: "a." + ending))
      let result = try FixedSource(text, language, ending, packages: [package])
      #expect(result.text.contains("ease-m-fade") == (version != 3))
      #expect(result.left.contains { $0.contains("which Tailwind 3 does not read") } == (version == 3))
    }
  }

  @Test(
    "classes of a theme are written where the app names Tailwind, and not for UnoCSS",
    arguments: [
      (AppPackage.ClassTool.tailwind, false, nil), (nil, true, nil),
      (.uno, true, "which UnoCSS does not read"),
      (nil, false, "which nothing in the app names"),
    ])
  func classTools(tool: AppPackage.ClassTool?, isNamed: Bool, reason: String?) throws {
    let package = AppPackage(
      folder: "/app", name: "", dependencies: [], tailwind: tool == .uno ? 4 : nil, classes: tool)
    let text = "<a className=\"transition duration-300\" />"
    let result = try FixedSource(
      text, .typescript, "tsx", packages: [package], namesTailwind: isNamed)
    #expect((result.text == text) == (reason != nil))
    #expect(reason.map { reason in result.left.contains { $0.contains(reason) } } ?? result.left.isEmpty)
  }

  @Test(
    "the duration of an animation is replaced alone, whose easing function its theme says",
    arguments: [("150", "duration-m-quick"), ("400", "duration-400")])
  func animation(duration: String, fixed: String) throws {
    let text = "<a className=\"animate-blink DURATION bg-red\" />"
    let result = try FixedSource(
      text.replacing("DURATION", with: "duration-" + duration), .typescript, "tsx")
    #expect(result.text == text.replacing("DURATION", with: fixed), "\(result.left)")
  }
}
