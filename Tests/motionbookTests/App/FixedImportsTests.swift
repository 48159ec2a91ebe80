import Testing

/// How the imports that `check --fix` writes are written: as the app imports, where it can.
@Suite("Imports as the app writes them")
struct FixedImportsTests {
  private static let box =
    "f() => AnimatedContainer(duration: Duration(seconds: 2), curve: Curves.linear);\n"

  /// The first lines of a file of Dart after a fix, those that import.
  private func dart(_ head: String, _ path: String = "lib/ui/box.dart", main: String = "") throws -> String {
    let runner = try FixedPackagesTests.app(
      "flutter", "lib/config/motion.dart",
      ["pubspec.yaml": "name: hacki\n", "lib/main.dart": main, path: head + Self.box])
    #expect(runner.run("export", "--all").code == 0)
    _ = runner.run("check", ".", "--fix")
    return try runner.read(path).split(separator: "\n").dropLast().map { $0 + "\n" }.joined()
  }

  @Test("a file of Dart that imports its own package by name goes on so")
  func ownPackage() throws {
    let head = "import 'package:hacki/a.dart';\n"
    #expect(try dart(head) == head + "import 'package:hacki/config/motion.dart';\n")
    let both = head + "import 'helper.dart';\n"
    #expect(try dart(both) == head + "import 'package:hacki/config/motion.dart';\nimport 'helper.dart';\n")
    let relative = "import 'package:flutter/widgets.dart';\nimport '../a.dart';\n"
    #expect(
      try dart(relative)
        == "import 'package:flutter/widgets.dart';\nimport '../a.dart';\nimport '../config/motion.dart';\n")
  }

  @Test(
    "one that imports nothing of it does as the app's main file, and outside of lib there is the name only")
  func noImport() throws {
    let main = "import 'package:hacki/a.dart';\n"
    #expect(try dart("", main: main) == "import 'package:hacki/config/motion.dart';\n")
    #expect(try dart("", main: "import 'a.dart';\n") == "import '../config/motion.dart';\n")
    #expect(try dart("") == "import '../config/motion.dart';\n")
    #expect(try dart("", "tool/box.dart") == "import 'package:hacki/config/motion.dart';\n")
  }

  @Test(
    "an import of Kotlin that fits several orders stands as .editorconfig says, the nearest that says it",
    arguments: [
      ("", false), ("[*.{kt,kts}]\nktlint_code_style = intellij_idea\n", true),
      ("[*]\nij_kotlin_imports_layout=*,java.**,javax.**,kotlin.**,^\n", true),
      ("[*.kt]\nktlint_code_style = intellij_idea\nij_kotlin_imports_layout = *\n", false),
      ("[*.py]\nktlint_code_style = intellij_idea\n", false), ("root = true\n", false),
    ])
  func kotlin(configuration: String, isBefore: Bool) throws {
    let imports = ["import androidx.compose.animation.core.animateFloatAsState", "import kotlin.math.abs"]
    let box =
      "package com.x\n\n\(imports[0])\nimport androidx.compose.animation.core.tween\n\(imports[1])\n\n"
      + "fun f() = animateFloatAsState(abs(1f), tween(2000, easing = LinearEasing))\n"
    let runner = try FixedPackagesTests.app(
      "compose", "Motion.kt",
      [
        "app/x/Box.kt": box, "app/.editorconfig": configuration,
        ".editorconfig":
          "[*]\nktlint_code_style = \(configuration.hasPrefix("root") ? "intellij_idea" : "android_studio")\n",
      ])
    try runner.write(
      #"{"registry": "motionbook.json", "exports": [{"format": "compose", "to": "Motion.kt", "options": {"package": "tachiyomi.theme"}}]}"#,
      to: ".motionbook.json")
    #expect(runner.run("export", "--all").code == 0)
    _ = runner.run("check", ".", "--fix")
    let found = try runner.read("app/x/Box.kt").split(separator: "\n").filter { $0.hasPrefix("import") }
    let own = "import tachiyomi.theme.Motion"
    #expect(found.map(String.init) == (isBefore ? [imports[0], own, imports[1]] : imports + [own]))
  }

  private static let script =
    "x = withTiming(1, { duration: 2000, easing: Easing.linear });\n"

  /// The lines of a script after a fix that import.
  private func script(_ head: String, _ files: [String: String]) throws -> [String] {
    let runner = try FixedPackagesTests.app(
      "reanimated", "web/src/lib/presets.ts",
      files.merging(["web/src/ui/box.ts": head + Self.script]) { first, _ in first })
    #expect(runner.run("export", "--all").code == 0)
    _ = runner.run("check", ".", "--fix")
    return try runner.read("web/src/ui/box.ts").split(separator: "\n").dropLast().map(String.init)
  }

  private static let head = "import { cn } from '@/lib/utils'\n"

  @Test(
    "a script that imports by an alias of its tsconfig.json goes on so",
    arguments: [
      // Comments and commas at the end are the rule there.
      [
        "web/tsconfig.json":
          #"{ /* Next */ "compilerOptions": { "paths": { "@/*": ["./src/*"], }, }, } // end"#
      ],
      ["web/jsconfig.json": #"{"compilerOptions": {"baseUrl": "src", "paths": {"@/*": ["*"]}}}"#],
      [
        "web/tsconfig.json": #"{"extends": ["@acme/base", "../base"], "compilerOptions": {"strict": true}}"#,
        "base.json": #"{"compilerOptions": {"baseUrl": "./web", "paths": {"@/*": ["src/*"]}}}"#,
      ],
      [
        "tsconfig.json":
          #"{"compilerOptions": {"paths": {"~/*": ["./*"], "@/*": ["./web/src/*", "./other/*"]}}}"#
      ],
    ])
  func alias(files: [String: String]) throws {
    #expect(
      try script(Self.head, files)
        == ["import { motionPresets } from '@/lib/presets'", "import { cn } from '@/lib/utils'"])
  }

  @Test(
    "without such an import, and where no alias reaches the export, it imports by the path",
    arguments: [
      ("import { cn } from '../lib/utils'\n", #"{"compilerOptions": {"paths": {"@/*": ["./src/*"]}}}"#),
      (head, #"{"compilerOptions": {"paths": {"@/*": ["./other/*"]}}}"#),
      // What begins longer wins, and leads elsewhere.
      (head, #"{"compilerOptions": {"paths": {"@/*": ["./src/*"], "@/lib/pre*": ["./other/*"]}}}"#),
      (head, #"{"compilerOptions": {}}"#), (head, "{"), (head, #"{"extends": "./tsconfig.json"}"#),
    ])
  func noAlias(head: String, configuration: String) throws {
    let lines = try script(head, ["web/tsconfig.json": configuration])
    #expect(lines.contains("import { motionPresets } from '../lib/presets'"), "\(lines)")
  }
}
