import Testing

@testable import motionbook

/// What `check --fix` does where the app has a type that is called as an export.
@Suite("Types that are called as an export")
struct FixedRivalTests {
  @Test("a type of the app's own that is called as the export is said once, and its places are left")
  func rivals() throws {
    let texts = [
      "A.swift": FixedXcodeTests.view, "B.swift": FixedXcodeTests.view,
      "Other.swift": "import SwiftUI\nstruct Motion: View {}\n",
    ]
    let runner = try FixedPackagesTests.app("swift", "Motion.swift", texts)
    #expect(runner.run("export", "--all").code == 0)
    let said = runner.run("check", ".", "--fix").err.replacing("\n", with: " ")
    #expect(try runner.read("A.swift") == FixedXcodeTests.view)
    #expect(said.contains("A.swift:2 is left: Other.swift has a type Motion of its own"), "\(said)")
    #expect(said.components("both declare Motion") == 1 && said.contains("--namespace"), "\(said)")
    for text in ["struct A { struct Motion {} }\n", "private struct Motion {}\n", "extension Motion {}\n"] {
      try runner.write(text, to: "Other.swift")
      try runner.write(FixedXcodeTests.view, to: "A.swift")
      _ = runner.run("check", ".", "--fix")
      #expect(try runner.read("A.swift") != FixedXcodeTests.view, "\(text)")
    }
  }

  @Test("in Kotlin too, in its own package and where one is imported as a whole")
  func packagesOfKotlin() throws {
    func fixed(_ other: String, _ head: String) throws -> Bool {
      let text = head + "val m = animateFloatAsState(1f, tween(2000, easing = LinearEasing))\n"
      let runner = try FixedPackagesTests.app(
        "compose", "a/Motion.kt",
        ["b/M.kt": text, "b/Other.kt": "package \(other)\nclass Motion(val x: Int)\n"])
      #expect(runner.run("export", "--all").code == 0)
      let said = runner.run("check", ".", "--fix").err
      let isFixed = try runner.read("b/M.kt") != text
      #expect(isFixed || said.contains("has a type Motion of its own"), "\(said)")
      return isFixed
    }
    #expect(try !fixed("b", "package b\n"))
    #expect(try !fixed("b", "package c\nimport b.*\n"))
    #expect(try !fixed("com.acme", "package c\n"))
    #expect(try fixed("b", "package c\n"))
    #expect(try fixed("b", "package b\nimport com.acme.Motion\n"))
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(_ text: String) -> Int { split(separator: text).count - 1 }
}
