import Testing

/// `check --fix` where an app is several packages, and where its exports are not written.
@Suite("Fixed packages")
struct FixedPackagesTests {
  static let preset = #"{"name": "spin", "kind": "tween", "duration": 2, "curve": "linear"}"#

  /// An app with one preset, one export and other files.
  static func app(_ format: String, _ target: String, _ files: [String: String]) throws -> CommandRunner {
    let runner = try CommandRunner()
    try runner.write(#"{"format": "motionbook/1", "presets": [\#(preset)]}"#, to: "motionbook.json")
    let options = format == "compose" ? #", "options": {"package": "com.acme"}"# : ""
    try runner.write(
      #"{"registry": "motionbook.json", "exports": [{"format": "\#(format)", "to": "\#(target)"\#(options)}]}"#,
      to: ".motionbook.json")
    for (path, text) in files { try runner.write(text, to: path) }
    return runner
  }

  private static let box =
    "f() => AnimatedContainer(duration: Duration(seconds: 2), curve: Curves.linear);\n"
  private static let fixedBox =
    "f() => AnimatedContainer(duration: Motion.spin.duration, curve: Motion.spin.curve);\n"

  @Test("pubspec.yaml says what a package of Dart is called and needs", arguments: [true, false])
  func dart(isNeeded: Bool) throws {
    let needs = isNeeded ? "acme_ui:\n    path: ../ui" : "other: ^1.0.0"
    let runner = try Self.app(
      "flutter", "ui/lib/motion.dart",
      [
        "ui/pubspec.yaml": "# The design.\nname: acme_ui # ours\n",
        "app/pubspec.yaml":
          "name: app\ndependencies:\n  flutter:\n    sdk: flutter\n  \(needs)\ndev_dependencies:\n  acme_ui: any\n",
        "app/lib/box.dart": Self.box,
      ])
    #expect(runner.run("export", "--all").code == 0)
    let result = runner.run("check", ".", "--fix")
    let text = try runner.read("app/lib/box.dart")
    #expect(text == (isNeeded ? "import 'package:acme_ui/motion.dart';\n" + Self.fixedBox : Self.box))
    #expect(isNeeded || result.err.contains("Motion.spin belongs to the package acme_ui"))
  }

  @Test("package.json with a name says where a package of npm ends")
  func npm() throws {
    let box =
      "import { withTiming } from 'react-native-reanimated';\nx = withTiming(1, { duration: 2000, easing: Easing.linear });\n"
    let runner = try Self.app(
      "reanimated", "ui/motion.ts",
      [
        "ui/package.json": #"{"name": "@acme/ui"}"#, "app/package.json": #"{"name": "app"}"#,
        "ui/src/package.json": #"{"type": "module"}"#, "app/box.ts": box, "ui/src/box.ts": box,
      ])
    #expect(runner.run("export", "--all").code == 0)
    let result = runner.run("check", ".", "--fix")
    #expect(result.err.contains("app/box.ts:2 is left: motionPresets.spin belongs to the package @acme/ui"))
    #expect(try runner.read("app/box.ts") == box)
    #expect(try runner.read("ui/src/box.ts").contains("import { motionPresets } from '../motion';"))
    // The path by which a package gives its files is its own affair until the file names one.
    let depending = #"{"name": "app", "dependencies": {"@acme/ui": "workspace:*"}}"#
    try runner.write(depending, to: "app/package.json")
    #expect(
      runner.run("check", ".", "--fix").err.contains(
        "write `import { motionPresets } from \"@acme/ui/…\"` in the file and run this again"))
    try runner.write("import { motionPresets } from '@acme/ui/motion';\n" + box, to: "app/box.ts")
    #expect(runner.run("check", ".", "--fix").err.contains("changed 1 place in app/box.ts"))
  }

  @Test(
    "a package of npm gives its files by what its exports say, or by their paths where it is read as TypeScript",
    arguments: [
      (#""main": "./index.ts""#, "/src/motion"), (#""types": "src/index.ts""#, "/src/motion"),
      (#""exports": {".": "./index.ts", "./*": "./src/*.ts"}"#, "/motion"),
      (#""exports": {"./fast": {"types": "./a.d.ts", "import": "./src/motion.ts"}}"#, "/fast"),
      (#""exports": {".": {"default": "./src/motion.ts"}}"#, ""),
      (#""main": "dist/index.js""#, nil), (#""types": "index.d.ts""#, nil),
      (#""main": "index.ts", "exports": {".": "./index.ts", "./*": "./src/*.tsx"}"#, nil),
      (#""exports": "./index.ts""#, nil), (#""exports": {"./*": null, "import": "./src/motion.ts"}"#, nil),
    ])
  func modules(says: String, address: String?) throws {
    let box =
      "import { withTiming } from 'react-native-reanimated';\nx = withTiming(1, { duration: 2000, easing: Easing.linear });\n"
    let runner = try Self.app(
      "reanimated", "ui/src/motion.ts",
      [
        "ui/package.json": #"{"name": "@acme/ui", \#(says)}"#, "app/src/box.ts": box,
        "app/package.json": #"{"name": "app", "dependencies": {"@acme/ui": "workspace:*"}}"#,
      ])
    #expect(runner.run("export", "--all").code == 0)
    let result = runner.run("check", ".", "--fix")
    let text = try runner.read("app/src/box.ts")
    let statement = "import { motionPresets } from '@acme/ui\(address ?? "")';"
    #expect(text.contains(statement) == (address != nil), "\(text)")
    #expect(
      result.err.contains("nothing says by which path others import it") == (address == nil), "\(result.err)")
  }

  @Test(
    "each package of a workspace takes its own export, whichever is listed first", arguments: [true, false])
  func nearestExport(isReversed: Bool) throws {
    let box =
      "import { withTiming } from 'react-native-reanimated';\nx = withTiming(1, { duration: 2000, easing: Easing.linear });\n"
    let runner = try Self.app(
      "reanimated", "ui/motion.ts",
      [
        "apps/one/package.json": #"{"name": "one"}"#, "apps/two/package.json": #"{"name": "two"}"#,
        "apps/one/src/box.ts": box, "apps/two/src/box.ts": box,
      ])
    let exports = ["one", "two"].map { #"{"format": "reanimated", "to": "apps/\#($0)/lib/motion.ts"}"# }
    let listed = (isReversed ? exports.reversed() : exports).joined(separator: ", ")
    try runner.write(
      #"{"registry": "motionbook.json", "exports": [\#(listed)]}"#, to: ".motionbook.json")
    #expect(runner.run("export", "--all").code == 0)
    #expect(runner.run("check", ".", "--fix").code == 0)
    for app in ["one", "two"] {
      let text = try runner.read("apps/\(app)/src/box.ts")
      #expect(text.contains("import { motionPresets } from '../lib/motion';"))
      #expect(text.contains("withTiming(1, motionPresets.spin)"), "\(text)")
    }
    let unsaid = "export const t = { spin: { duration: 2000, easing: Easing.linear } };\n"
    try runner.write(unsaid, to: "apps/one/src/table.ts")
    #expect(!runner.run("check", ".", "--fix", "--dry-run").err.contains(" or `motionPresets"))
  }

  @Test("package.json says which Tailwind there is: the nearest that names one", arguments: [true, false])
  func tailwind(isOld: Bool) throws {
    let page = "<p class=\"transition ease-linear duration-[2s]\"></p>\n"
    let runner = try Self.app(
      "tailwind", "motion.css",
      [
        "package.json": #"{"private": true, "devDependencies": {"tailwindcss": "^3.4.16"}}"#,
        "app/package.json": isOld ? "{}" : #"{"dependencies": {"tailwindcss": "^4.0.0"}}"#,
        "app/page.html": page,
      ])
    #expect(runner.run("export", "--all").code == 0)
    let result = runner.run("check", ".", "--fix")
    #expect(try (runner.read("app/page.html") == page) == isOld)
    #expect(result.err.contains("which Tailwind 3 does not read") == isOld)
  }

  @Test(
    "an app that merges its classes is told once what tailwind-merge has to know of those that a fix writes",
    arguments: ["catalog:", "^3.6.0", nil])
  func mergedClasses(version: String?) throws {
    let classes = "<p className=\"transition ease-linear duration-[2s]\" />;\n"
    let named = version.map { #""tailwind-merge": "\#($0)""# } ?? ""
    let runner = try Self.app(
      "tailwind", "motion.css",
      [
        "package.json": #"{"devDependencies": {"tailwindcss": "^4.1.0"}}"#,
        "ui/package.json": #"{"name": "ui", "dependencies": {\#(named)}}"#,
        "web/package.json": #"{"name": "web"}"#,
        "ui/button.tsx": classes, "web/page.tsx": classes, "web/app.css": "@import \"../motion.css\";\n",
      ])
    #expect(runner.run("export", "--all").code == 0)
    let remark = "extendTailwindMerge({ extend: { classGroups: { duration: [{ duration: [validators.isAny] }]"
    #expect(try runner.read("motion.css").contains(remark))
    let result = runner.run("check", ".", "--fix")
    #expect(try runner.read("web/page.tsx").contains("duration-spin"))
    #expect(result.err.ranges(of: remark).count == (version == nil ? 0 : 1), "\(result.err)")
    // Nothing is written, nothing is to be merged.
    #expect(!runner.run("check", ".", "--fix").err.contains("tailwind-merge"))
  }

  @Test("the package around those of a workspace cannot be imported: the export belongs into theirs")
  func workspace() throws {
    let runner = try Self.app(
      "reanimated", "motion.ts",
      [
        "package.json": #"{"name": "root", "private": true, "workspaces": ["app"]}"#,
        "app/package.json": #"{"name": "app"}"#,
        "app/box.ts": "import { withTiming } from 'react-native-reanimated';\n"
          + "x = withTiming(1, { duration: 2000, easing: Easing.linear });\n",
      ])
    #expect(runner.run("export", "--all").code == 0)
    let result = runner.run("check", ".", "--fix")
    #expect(result.err.contains("stands in motion.ts, outside of this package; export it into the package"))
  }

  @Test("the library of a part is written with it")
  func part() throws {
    let runner = try Self.app(
      "flutter", "lib/motion.dart",
      [
        "lib/screen.dart": "import 'package:flutter/widgets.dart';\npart 'src/box.dart';\n",
        "lib/src/box.dart": "part of '../screen.dart';\n" + Self.box,
      ])
    #expect(runner.run("export", "--all").code == 0)
    let result = runner.run("check", "lib/src", "--fix")
    #expect(result.err.contains("imported what its parts use in lib/screen.dart"))
    #expect(
      try runner.read("lib/screen.dart")
        == "import 'package:flutter/widgets.dart';\nimport 'motion.dart';\npart 'src/box.dart';\n")
    #expect(try runner.read("lib/src/box.dart") == "part of '../screen.dart';\n" + Self.fixedBox)
  }

  @Test("an export that has not been written is told, and a file in its place is not used")
  func unwritten() throws {
    let box = "package com.acme.ui\n\nfun f() = animateFloatAsState(1f, tween(2000, easing = LinearEasing))\n"
    let runner = try Self.app("compose", "Motion.kt", ["Box.kt": box])
    let missing = runner.run("check", ".", "--fix")
    #expect(missing.err.contains("Motion.kt does not exist: write it with motionbook export --all"))
    #expect(try runner.read("Box.kt").contains("Motion.spin()"))
    try runner.write(box, to: "Box.kt")
    let own = "package com.acme\n\nobject Motion { val Answer = tween<Int>(2000, easing = LinearEasing) }\n"
    try runner.write(own, to: "Motion.kt")
    let foreign = runner.run("check", ".", "--fix")
    #expect(foreign.err.contains("Box.kt:3 is left: Motion.kt was not written by an export"))
    #expect(try runner.read("Box.kt") == box)
    #expect(try runner.read("Motion.kt") == own)
  }
}
