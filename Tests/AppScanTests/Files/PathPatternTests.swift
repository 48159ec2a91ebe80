import Testing

@testable import AppScan

@Suite("PathPattern")
struct PathPatternTests {
  @Test(
    "a pattern takes files by their path, their name, or a folder above them",
    arguments: [
      ("Sources/**", "Sources/a/b.swift", true), ("Sources/**", "x/Sources/b.swift", false),
      ("Sources/", "x/Sources/b.swift", true), ("Sources", "Sources/b.swift", true),
      ("**/Generated/**", "a/Generated/b/c.swift", true), ("**/Generated/**", "Generated/c.swift", true),
      ("**/Generated/**", "a/GeneratedCode/c.swift", false), ("*.{ts,tsx}", "web/a.tsx", true),
      ("*.{ts,tsx}", "web/a.js", false), ("web/*/{a,b}/*.css", "web/x/b/m.css", true),
      ("web/*/{a,b}/*.css", "web/x/c/m.css", false), ("**", "a/b", true), ("./app/*.kt", "app/a.kt", true),
      ("app/*.kt", "app/deep/a.kt", false), ("a\\{b", "a{b", true), ("{a,b}{1,2}", "b2", true),
      ("a*/**", "ab/c", true),
    ])
  func matching(text: String, path: String, expected: Bool) throws {
    #expect(try PathPattern(text).matchesPathOrFolder(Array(path.utf8)) == expected)
  }

  @Test(
    "a pattern that could not match what was meant is refused",
    arguments: [
      ("", PathPatternProblem.empty), ("/Users/a", .absolute), ("!a", .negated), ("../a", .outside),
      ("a/../b", .outside), ("a[b", .unfinished), ("a{b", .unfinished), ("{a,{b,c}}", .unfinished),
      ("a\\", .unfinished), ("{!a,b}", .negated), ("./", .empty), (".", .empty), ("./!a", .negated),
      ("{[a],b}", .unfinished),
      ("{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}", .tooMany),
    ])
  func refusals(text: String, problem: PathPatternProblem) {
    #expect(throws: problem) { try PathPattern(text) }
    #expect(!problem.sentence.isEmpty)
  }

  @Test(
    "a folder that no pattern reaches need not be entered",
    arguments: [
      ("Sources/**", "Sources", true), ("Sources/**", "Source", false), ("Sources/**", "android", false),
      ("packages/*/src/**", "packages", true), ("packages/*/src/**", "packages/a/b", true),
      ("packages/ui/src/**", "packages/ui", true), ("packages/ui/src/**", "packages/u", false),
      ("*.swift", "any/where", true), ("**/a/*.kt", "any", true), ("{a,b}/c", "b", true),
      ("{a,b}/c", "c", false),
    ])
  func pruning(text: String, folder: String, expected: Bool) throws {
    let pattern = try PathPattern(text)
    #expect(withBytes(folder) { pattern.canMatch(below: $0) } == expected)
  }
}
