import AppScan
import Testing

@testable import AppCheck

@Suite("Imports that fixes write and take out")
struct ImportFixTests {
  private static let kotlin = "val a = tween<Dp>(durationMillis = 300, easing = FastOutSlowInEasing)\n"

  @Test(
    "an import has its place in an order, else the last; what nothing uses any more goes",
    arguments: [
      (
        "import androidx.compose.animation.core.FastOutSlowInEasing\nimport androidx.compose.animation.core.tween\nimport org.a.B\n",
        "import com.acme.Motion\nimport org.a.B\n"
      ),
      (
        "import org.a.B\nimport androidx.compose.animation.core.tween\n",
        "import org.a.B\nimport com.acme.Motion\n"
      ),
      // Capital letters before small ones, as ktlint has them.
      (
        "import a.Z\nimport a.b\nimport org.Z\nimport org.a\n",
        "import a.Z\nimport a.b\nimport com.acme.Motion\nimport org.Z\nimport org.a\n"
      ),
      ("import a.A\nimport z.Z // why\n", "import a.A\nimport com.acme.Motion\nimport z.Z // why\n"),
      ("import z.Z\nimport a.A // why\n", "import z.Z\nimport a.A // why\nimport com.acme.Motion\n"),
      ("import z.Z\nimport java.util.A\n", "import com.acme.Motion\nimport z.Z\nimport java.util.A\n"),
      // Aliases come last.
      (
        "import a.A\nimport z.Z as B\n", "import a.A\nimport com.acme.Motion\nimport z.Z as B\n"
      ),
      (
        "import z.Z\nimport a.A\nimport a.B as C\n",
        "import z.Z\nimport a.A\nimport com.acme.Motion\nimport a.B as C\n"
      ),
      ("import a.*\n", "import a.*\nimport com.acme.Motion\n"), ("", "import com.acme.Motion\n\n"),
      // A comment speaks of it, no code does.
      ("import a.tween as tween\n\n/** [tween] */\n", "import com.acme.Motion\n\n/** [tween] */\n"),
      (
        "import a.tween\n\nfun f() { val tween: Dp = 1.dp; g(tween) }\n",
        "import com.acme.Motion\n\nfun f() { val tween: Dp = 1.dp; g(tween) }\n"
      ),
      ("import a.tween\n\nval b = ::tween\n", "import a.tween\nimport com.acme.Motion\n\nval b = ::tween\n"),
    ])
  func kotlin(before: String, after: String) throws {
    let head = "package com.other\n\n"
    let result = try FixedSource(head + before + Self.kotlin, .kotlin, "kt")
    #expect(result.text == head + after + "val a = Motion.fade<Dp>()\n", "\(result.left)")
  }

  @Test(
    "where the export's name means another type nothing is put there",
    arguments: [
      (Language.kotlin, "kt", "package a\nimport com.foo.Motion\nval a = tween<Dp>(300)\n", "com.foo.Motion"),
      (.kotlin, "kt", "package a\nclass B { private object Motion\nval a = tween<Dp>(300) }\n", "of its own"),
      (
        .dart, "dart",
        "class Motion {}\nfinal a = AnimatedSize(duration: const Duration(milliseconds: 200), curve: Curves.easeOut);\n",
        "of its own"
      ),
    ])
  func taken(language: Language, ending: String, text: String, reason: String) throws {
    let text = text.replacing("tween<Dp>(300)", with: "tween<Dp>(300, easing = FastOutSlowInEasing)")
    let result = try FixedSource(text, language, ending)
    #expect(result.text == text)
    #expect(result.left.contains { $0.contains(reason) }, "\(result.left)")
  }

  @Test("a package before a call goes with it")
  func qualified() throws {
    let head = "package com.acme\n\n"
    let library = "androidx.compose.animation.core."
    for (before, after) in [
      ("\(library)spring<Float>(0.75f, 380f)", "Motion.co<Float>()"),
      ("\(library)CubicBezierEasing(0.2f, 0f, 0f, 1f)", "Motion.hold"),
    ] {
      let result = try FixedSource(head + "val a = \(before)\n", .kotlin, "kt")
      #expect(result.text == head + "val a = \(after)\n", "\(result.left)")
    }
  }

  @Test("a name of the export is no use of the library's, and what is kept of the call is one")
  func namesBehindDots() throws {
    let head = "package com.other\n\n"
    let imports = "import a.Dp\nimport a.Spring\nimport a.VisibilityThreshold\nimport a.spring\n"
    let call = "spring(0.75f, Spring.Stiff, Dp.VisibilityThreshold)\n"
    var symbols = SymbolTable()
    symbols.add(
      [
        PresetSymbol(
          preset: "co", use: "Motion.Spring.co()", names: ["": "Motion.Spring.co"], platforms: [.compose],
          replacement: .whereImported, format: "compose",
          module: PresetSymbol.Module(path: "/app/Motion.kt", package: "com.acme"))
      ], roots: ["Motion"], prefixes: [])
    let constant = "val b = 1\n"
    let result = try FixedSource(
      head + imports + "val a = " + call.replacing("Spring.Stiff", with: "380f * Spring.DampingRatioNoBouncy")
        + constant, .kotlin, "kt", symbols: symbols)
    #expect(
      result.text == head + "import a.Dp\nimport a.VisibilityThreshold\nimport com.acme.Motion\n"
        + "val a = Motion.Spring.co(visibilityThreshold = Dp.VisibilityThreshold)\n" + constant,
      "\(result.left)")
  }

  @Test(
    "in scripts too, with the commas of their braces",
    arguments: [
      (
        "import { Easing } from 'a';\nimport b from './b';\n",
        "import b from './b';\nimport { motionPresets } from './motion';\n"
      ),
      ("import z from './z';\n", "import { motionPresets } from './motion';\nimport z from './z';\n"),
      (
        "import a from 'a';\n\nimport c from './z';\n",
        "import a from 'a';\n\nimport { motionPresets } from './motion';\nimport c from './z';\n"
      ),
      (
        "import z from './z';\nimport a from 'a';\n",
        "import z from './z';\nimport a from 'a';\nimport { motionPresets } from './motion';\n"
      ),
      (
        "import { Easing, b, c } from 'a';\n",
        "import { b, c } from 'a';\nimport { motionPresets } from './motion';\n"
      ),
      (
        "import { b, Easing as E } from 'a';\n",
        "import { b, Easing as E } from 'a';\nimport { motionPresets } from './motion';\n"
      ),
      (
        "import {\n  b,\n  Easing,\n} from 'a';\n",
        "import {\n  b,\n} from 'a';\nimport { motionPresets } from './motion';\n"
      ),
      ("import A, { Easing } from 'a';\n", "import A from 'a';\nimport { motionPresets } from './motion';\n"),
      (
        "import { b /* why */, Easing } from 'a';\n",
        "import { b /* why */, Easing } from 'a';\nimport { motionPresets } from './motion';\n"
      ),
      ("import { motionPresets } from '@/motion';\n", "import { motionPresets } from '@/motion';\n"),
      // Where there is no import the file's other lines say how it writes, and a byte order mark stays where it is.
      ("'use client';\n", "'use client';\nimport { motionPresets } from './motion';\n"),
      (
        "\u{FEFF}import { b, Easing } from 'a'\n",
        "\u{FEFF}import { b } from 'a'\nimport { motionPresets } from './motion'\n"
      ),
      (
        "import { motionPresets as mine } from './x';\n",
        "import { motionPresets } from './motion';\nimport { motionPresets as mine } from './x';\n"
      ),
    ])
  func scripts(before: String, after: String) throws {
    let result = try FixedSource(before + Self.script, .typescript, "tsx", symbols: Self.near)
    #expect(result.text == after + Self.scriptAfter, "\(result.left)")
  }

  @Test("a file that ends no line with a semicolon gets none")
  func noSemicolon() throws {
    let text = "'use client'\n\(Self.script.dropLast(2))\n"
    #expect(
      try FixedSource(text, .typescript, "tsx", symbols: Self.near).text
        == "'use client'\nimport { motionPresets } from './motion'\n\(Self.scriptAfter.dropLast(2))\n")
  }

  private static let script = "x.value = withTiming(1, { duration: 500, easing: Easing.linear });\n"
  private static let scriptAfter = "x.value = withTiming(1, motionPresets.even);\n"

  /// Two exports of scripts with one name, the first beside the file.
  private static let near: SymbolTable = {
    var table = SymbolTable()
    for (file, platform, format) in [
      ("/app/src/motion.ts", AppPlatform.reanimated, "reanimated"), ("/app/src/rs.ts", .webJS, "motion"),
    ] {
      let symbol = PresetSymbol(
        preset: "even", use: "motionPresets.even", names: ["": "motionPresets.even"], platforms: [platform],
        replacement: .whereImported, format: format, module: PresetSymbol.Module(path: file, package: nil))
      table.add([symbol], roots: ["motionPresets"], prefixes: [])
    }
    return table
  }()

  @Test("a file has a name from one export only: what needs the other is left")
  func rivals() throws {
    let head = "import { motion } from 'motion/react';\n"
    let second = "const a = <motion.div transition={{ duration: 0.5, ease: 'linear' }} />;\n"
    let result = try FixedSource(head + Self.script + second, .typescript, "tsx", symbols: Self.near)
    #expect(result.text == head + "import { motionPresets } from './motion';\n" + Self.scriptAfter + second)
    #expect(result.left.contains { $0.hasPrefix("motionPresets is what it has of motion.ts already") })
    // Node's modules of TypeScript say the ending of what becomes of a file.
    for ending in ["", ".js", ".ts"] {
      let imported = "import { motionPresets } from './rs\(ending)';\n" + Self.script
      #expect(try FixedSource(imported, .typescript, "tsx", symbols: Self.near).text == imported)
    }
  }

  // MARK: Endings

  @Test(
    "an import has the ending that the file's other imports have, or that its place asks for",
    arguments: [
      ("ts", "import a from './a.js';\n", "./motion.js"), ("tsx", "import a from './a.ts';\n", "./motion.ts"),
      ("ts", "import a from './a.js';\nimport b from './b';\n", "./motion"),
      ("ts", "import './a.css';\nimport b from './B.vue';\nimport c from 'c/d.js';\n", "./motion"),
      (
        "tsx", "import { type R } from './+types/root';\nimport a from './a.ts';\nimport b from './b.ts';\n",
        "./motion.ts"
      ),
      ("tsx", "import a from '#app/theme.tsx';\n", "./motion.ts"),
      ("js", "import a from './a.js';\n", "./motion.ts"), ("mjs", "", "./motion.ts"),
      ("mjs", "import a from './a';\n", "./motion"),
    ])
  func endings(ending: String, head: String, path: String) throws {
    let language = try #require(Language(fileName: "a." + ending))
    let result = try FixedSource(head + Self.script, language, ending, symbols: Self.near)
    #expect(result.text.contains("from '\(path)';\n") || result.text.contains("from \"\(path)\";\n"))
    #expect(result.text.hasSuffix(Self.scriptAfter), "\(result.left)")
  }

  @Test("without other imports a compiler that resolves as Node does asks for the ending")
  func nodeModules() throws {
    for (file, ending, path) in [
      ("motion.ts", "ts", "./motion.js"), ("motion.mts", "ts", "./motion.mjs"),
      ("motion.js", "ts", "./motion.js"),
      ("motion.ts", "js", "./motion"), ("motion.js", "js", "./motion.js"),
    ] {
      let language = try #require(Language(fileName: "a." + ending))
      let head = "import 'a';\n"
      let result = try FixedSource(
        head + Self.script, language, ending, symbols: Self.beside(file),
        aliases: PathAliases([], namesEndings: true))
      #expect(
        result.text == head + "import { motionPresets } from '\(path)';\n" + Self.scriptAfter,
        "\(result.left)")
    }
  }

  @Test("a module script of a page says the ending: browsers add none")
  func pages() throws {
    let text =
      "<script type=\"module\">\nel.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 500 });\n</script>"
    for ending in ["html", "vue"] {
      let result = try FixedSource(text, .html, ending, symbols: Self.beside("motion.ts", "waapi"))
      #expect(
        result.text.contains(ending == "html" ? "\"./motion.ts\"" : "\"./motion\""),
        "\(result.text) \(result.left)")
    }
  }

  /// One export beside the file.
  private static func beside(_ file: String, _ format: String = "reanimated") -> SymbolTable {
    var table = SymbolTable()
    let symbol = PresetSymbol(
      preset: "even", use: "motionPresets.even", names: ["": "motionPresets.even"],
      platforms: [format == "waapi" ? .webJS : .reanimated], replacement: .whereImported, format: format,
      module: PresetSymbol.Module(path: "/app/src/" + file, package: nil))
    table.add([symbol], roots: ["motionPresets"], prefixes: [])
    return table
  }

  // MARK: Names that are taken

  @Test(
    "a name that a script has otherwise is not the export's",
    arguments: [
      "import { motionPresets } from '@acme/presets';\n", "import motionPresets from './x';\n",
      "import * as motionPresets from './motion';\n", "import { a as motionPresets } from './x';\n",
      "import './x';\nconst motionPresets = { a: 1 };\n", "import './x';\nfunction motionPresets() {}\n",
      "import './x';\nconst { motionPresets } = require('./motion');\n",
      "import './x';\nfunction f(motionPresets) { return motionPresets.a; }\n",
      "import './x'; const motionPresets = { a: 1 };\n",
    ])
  func otherNames(head: String) throws {
    let result = try FixedSource(head + Self.script, .typescript, "ts", symbols: Self.beside("motion.ts"))
    #expect(result.text == head + Self.script)
    #expect(result.left.contains { $0.contains("already") || $0.contains("of its own") }, "\(result.left)")
  }

  @Test(
    "a script may have the name by another file of the app, by an alias, and as a member of something else",
    arguments: [
      "import { motionPresets } from './all.js';\n", "import { motionPresets } from 'src/motion';\n",
      "import { motionPresets } from '~/all';\n", "import { motionPresets } from 'lib/all';\n",
    ])
  func givenNames(head: String) throws {
    let text = head + "const a = b.motionPresets;\n"
    let result = try FixedSource(
      text + Self.script, .typescript, "ts", symbols: Self.beside("motion.ts"),
      aliases: PathAliases([("lib/", "/app/lib/")]))
    #expect(result.text == text + Self.scriptAfter, "\(result.left)")
  }

  // MARK: Packages

  private static let dart =
    "f() => AnimatedOpacity(opacity: 1, duration: Duration(milliseconds: 200), curve: Curves.easeOut);\n"
  private static let dartAfter =
    "f() => AnimatedOpacity(opacity: 1, duration: Motion.out.duration, curve: Motion.out.curve);\n"

  private static func packages(_ dependencies: Set<String>) -> [AppPackage] {
    [
      AppPackage(folder: "/app", name: "ui", dependencies: []),
      AppPackage(folder: "/app/src", name: "app", dependencies: dependencies),
    ]
  }

  @Test("an export of another package of Dart is imported by that, where the file's own depends on it")
  func packageOfDart() throws {
    let known = try FixedSource(Self.dart, .dart, "dart", packages: Self.packages(["ui"]))
    #expect(known.text == "import 'package:ui/motion.dart';\n" + Self.dartAfter)
    let other = try FixedSource(Self.dart, .dart, "dart", packages: Self.packages(["flutter"]))
    #expect(other.text == Self.dart)
    let outside = [
      "Motion.out stands in motion.dart, outside of this package; export it into the package, or put it there by hand"
    ]
    #expect(other.left == outside)
    let none = try FixedSource(Self.dart, .dart, "dart", packages: Array(Self.packages(["ui"]).dropFirst()))
    #expect(none.left == outside)
  }

  @Test(
    "of another package of Dart no file of its own is imported, but a library that exports it",
    arguments: [
      ([:], "", nil),
      (["ui.dart": "export 'src/motion.dart' show Other;\n"], "", nil),
      (["ui.dart": "export 'src/motion.dart';\n"], "", "import 'package:ui/ui.dart';\n"),
      (
        [
          "a.dart": "export 'src/motion.dart';\n", "ui.dart": "export 'src/all.dart';\n",
          "src/all.dart": "export 'motion.dart' hide Other;\n",
        ], "", "import 'package:ui/ui.dart';\n"
      ),
      (["ui.dart": "export 'src/motion.dart';\n"], "import 'package:ui/ui.dart';\n", ""),
      (
        ["ui.dart": "export 'src/motion.dart';\n"], "import 'package:ui/ui.dart' show Other;\n",
        "import 'package:ui/ui.dart';\n"
      ),
    ] as [([String: String], String, String?)])
  func librariesOfDart(libraries: [String: String], head: String, imports: String?) throws {
    var symbols = SymbolTable()
    symbols.add(
      [
        PresetSymbol(
          preset: "out", use: "Motion.out", names: ["": "Motion.out"], platforms: [.flutter],
          replacement: .whereImported, format: "flutter",
          module: .init(path: "/app/lib/src/motion.dart", package: nil))
      ], roots: ["Motion"], prefixes: [])
    let result = try FixedSource(
      head + Self.dart, .dart, "dart", symbols: symbols, packages: Self.packages(["ui"]),
      libraries: Dictionary(uniqueKeysWithValues: libraries.map { ("/app/lib/" + $0, $1) }))
    if let imports {
      #expect(result.text == head + imports + Self.dartAfter)
    } else {
      #expect(result.text == head + Self.dart)
      #expect(
        result.left == [
          "Motion.out stands in motion.dart, which no library of the package ui exports; export it from one, or put it there by hand"
        ])
    }
  }

  @Test("of npm's packages none is entered by its path, and what is imported from one already is used")
  func packageOfScripts() throws {
    let packages = Self.packages([])
    let left = try FixedSource(Self.script, .typescript, "ts", packages: packages)
    #expect(
      left.left == [
        "motionPresets.even stands in native.ts, outside of this package; export it into the package, or put it there by hand"
      ])
    let head = "import { motionPresets } from 'ui';\n"
    #expect(
      try FixedSource(head + Self.script, .typescript, "ts", packages: packages).text == head
        + Self.scriptAfter)
  }

  // MARK: Parts of libraries

  @Test("the library of a part imports for it, once")
  func part() throws {
    let part = "part of '../library.dart';\n"
    let result = try FixedSource(
      part + Self.dart + Self.dart, .dart, "dart",
      libraries: ["/app/library.dart": "import 'a.dart';\npart 'src/A.dart';\n"])
    #expect(
      result.others == [
        "/app/library.dart": "import 'a.dart';\nimport 'lib/motion.dart';\npart 'src/A.dart';\n"
      ])
    #expect(result.text == part + Self.dartAfter + Self.dartAfter)
  }

  @Test(
    "a part whose library no file is named for is left",
    arguments: ["part of app.views;\n", "part of 'x.dart';\n"])
  func unknownLibrary(head: String) throws {
    let result = try FixedSource(
      head + Self.dart, .dart, "dart", libraries: ["/app/src/x.dart": "part 'B.dart';\n"])
    #expect(result.text == head + Self.dart && result.others == [:])
    #expect(
      result.left == ["it is a part of a library, which has to import the export; put it there by hand"])
  }

  // MARK: Exports that are not written

  @Test("an export whose file is not its own is not used, and one that is to be written is told")
  func unwritten() throws {
    let text = "package com.acme\n" + Self.kotlin
    func fixed(_ state: StaleExport.State) throws -> FixedSource {
      try FixedSource(
        text, .kotlin, "kt", stale: [StaleExport(path: "Motion.kt", file: "/app/Motion.kt", state)])
    }
    let foreign = try fixed(.foreign)
    #expect(foreign.text == text && foreign.remarks.isEmpty)
    #expect(
      foreign.left == [
        "Motion.kt was not written by an export; choose another file for it, or overwrite it with motionbook export --all --force"
      ])
    let missing = try fixed(.missing)
    #expect(missing.text == "package com.acme\nval a = Motion.fade<Dp>()\n")
    #expect(missing.remarks == ["Motion.kt does not exist: write it with motionbook export --all"])
  }
}
