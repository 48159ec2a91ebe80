import AppScan
import Testing

@testable import motionbook

/// What `check --fix` does in an app of many modules of Gradle.
@Suite("Fixed modules of Gradle")
struct FixedGradleTests {
  private static let box =
    "package com.acme.ui\n\nfun f() = animateFloatAsState(1f, tween(2000, easing = LinearEasing))\n"

  /// Whether a file of the module `:feature:box` is made to import the export of `:core:design-system`.
  private func isImported(
    _ script: String, _ files: [String: String] = [:], path: String = "feature/box/src/main/kotlin/Box.kt",
    ending: String = ".kts"
  ) throws -> Bool {
    let settings =
      ending.isEmpty
      ? "include ':feature:box', ':core:design-system'\ninclude ':core:ui'\n"
      : "include(\":feature:box\", \":core:design-system\")\ninclude(\":core:ui\")\n"
    let runner = try FixedPackagesTests.app(
      "compose", "core/design-system/src/main/kotlin/Motion.kt",
      [
        "settings.gradle" + ending: settings, "core/design-system/build.gradle" + ending: "",
        "core/ui/build.gradle" + ending: "", "feature/box/build.gradle" + ending: script, path: Self.box,
      ].merging(files) { $1 })
    #expect(runner.run("export", "--all").code == 0)
    let result = runner.run("check", ".", "--fix")
    let text = try runner.read(path)
    let isImported = text.contains("\nimport com.acme.Motion\n") && text.contains("Motion.spin()")
    #expect(isImported != result.err.contains("Motion.spin() belongs to the module design-system"))
    #expect(isImported || text == Self.box)
    return isImported
  }

  @Test(
    "a module that depends on the export's may import it, however the script says so",
    arguments: [
      "dependencies { implementation(project(\":core:design-system\")) }",
      "dependencies {\n  api(project(path = \":core:design-system\"))\n}",
      "dependencies { implementation(projects.core.designSystem) }",
      "dependencies { compileOnly(rootProject.projects.core.designSystem) }",
      "kotlin { sourceSets { commonMain.dependencies { implementation(projects.core.designSystem) } } }",
      "kotlin { sourceSets { val commonMain by getting { dependencies { api(projects.core.designSystem) } } } }",
    ])
  func depends(script: String) throws {
    #expect(try isImported(script))
  }

  @Test(
    "in Groovy too",
    arguments: [
      "dependencies {\n  implementation project(':core:design-system')\n}",
      "dependencies { // ours\n  implementation(project(path: ':core:design-system'))\n}",
      "dependencies {\n  api projects.core.designSystem\n}",
    ])
  func groovy(script: String) throws {
    #expect(try isImported(script, ending: ""))
  }

  @Test(
    "one that does not, or for its tests or another part of it only, may not",
    arguments: [
      "", "dependencies { implementation(project(\":core:ui\")) }",
      "dependencies { testImplementation(project(\":core:design-system\")) }",
      "dependencies { ksp(project(\":core:design-system\")) }",
      "dependencies { // implementation(project(\":core:design-system\"))\n}",
      "kotlin { sourceSets { iosMain.dependencies { implementation(projects.core.designSystem) } } }",
      "kotlin { sourceSets { val commonTest by getting { dependencies { api(projects.core.designSystem) } } } }",
      "println(\":core:design-system\")",
    ])
  func doesNot(script: String) throws {
    #expect(try !isImported(script))
  }

  @Test(
    "views take a number of Compose's where their module names Compose",
    arguments: ["", "implementation(libs.androidx.compose.animation)"])
  func views(compose: String) throws {
    let script = "dependencies { implementation(projects.core.designSystem); \(compose) }"
    let card =
      "package com.acme.ui\n\nfun f() { animator.apply { duration = 2000; interpolator = LinearInterpolator() } }\n"
    let runner = try FixedPackagesTests.app(
      "compose", "core/design-system/src/main/kotlin/Motion.kt",
      [
        "settings.gradle.kts": "include(\":feature:box\", \":core:design-system\")\n",
        "core/design-system/build.gradle.kts": "", "feature/box/build.gradle.kts": script,
        "feature/box/src/main/kotlin/Card.kt": card,
      ])
    #expect(runner.run("export", "--all").code == 0)
    let result = runner.run("check", ".", "--fix")
    let text = try runner.read("feature/box/src/main/kotlin/Card.kt")
    #expect(text.contains("Motion.spin<Float>().durationMillis") == !compose.isEmpty, "\(result.err)")
    #expect(result.err.contains("is Compose's, which the build script") == compose.isEmpty)
  }

  @Test("a part of a module has what is for that part")
  func sourceSet() throws {
    let script =
      "kotlin { sourceSets { iosMain.dependencies { implementation(projects.core.designSystem) } } }"
    #expect(try isImported(script, path: "feature/box/src/iosMain/kotlin/Box.kt"))
    #expect(
      try isImported(
        "dependencies { debugImplementation(project(\":core:design-system\")) }",
        path: "feature/box/src/debug/kotlin/Box.kt"))
  }

  @Test(
    "what a dependency has as its api is had too, in a circle as well", arguments: ["api", "implementation"])
  func transitive(configuration: String) throws {
    let ui =
      "dependencies { \(configuration)(projects.core.designSystem); api(project(\":feature:box\")) }"
    let script = "dependencies { implementation(projects.core.ui) }"
    #expect(try isImported(script, ["core/ui/build.gradle.kts": ui]) == (configuration == "api"))
  }

  @Test("a script that ends anywhere is read as far as it goes")
  func torn() {
    let script = Array(
      "kotlin { sourceSets { iosMain.dependencies { api(projects.core.ui) } } }; api project(path: ':a', x: 1)"
        .utf8)
    let scanner = AppScanner()
    for start in [0, 9, 30, 46, 75] {
      for end in start...script.count {
        scanner.withTokens(Array(script[start..<end]), .dart) { source in
          #expect(GradleScript(source).dependencies.count <= 2)
        }
      }
    }
    scanner.withTokens(script, .dart) {
      #expect(GradleScript($0).dependencies.map(\.module) == ["coreui", "a"])
    }
  }
}
