import Testing

@testable import AppScan

@Suite("GitIgnore")
struct GitIgnoreTests {
  private func isIgnored(_ path: String, by text: String, isFolder: Bool = false) -> Bool {
    let rules = GitIgnore(Array(text.utf8))
    return withBytes(path) {
      rules.ignores($0, nameStart: path.nameStart, isFolder: isFolder) == true
    }
  }

  @Test(
    "a pattern without a slash is a name at any depth, one with a slash is a path",
    arguments: [
      ("a.swift", "deep/er/a.swift", true), ("*.log", "deep/a.log", true), ("*.log", "log", false),
      ("/a.swift", "a.swift", true), ("/a.swift", "deep/a.swift", false), ("deep/a", "deep/a", true),
      ("deep/a", "x/deep/a", false), ("**/deep/a", "x/deep/a", true), ("**/deep/a", "deep/a", true),
      ("deep/**", "deep/a/b", true), ("deep/**", "deep", false), ("a/**/b", "a/b", true),
      ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/xb", false), ("a/*/b", "a/x/b", true),
      ("a/*/b", "a/x/y/b", false), ("?.c", "x.c", true), ("?/c", "//c", false), ("[a-c]x", "bx", true),
      ("[!a-c]x", "bx", false), ("[^a-c]x", "dx", true), ("[]]", "]", true), ("[[:digit:]]", "7", true),
      ("[[:nonsense:]]", "7", false), ("a[", "a[", false), ("[a-", "a", false), ("a\\*", "a*", true),
      ("a\\*", "ab", false), ("\\!a", "!a", true), ("\\#a", "#a", true), ("#a", "#a", false),
      ("a ", "a", true), ("a\\ ", "a ", true), ("a\\", "a\\", false), ("a\r", "a", true), ("", "", false),
      ("foo**/bar", "foox/y/bar", true), ("a/***/b", "a/x/y/b", true), ("a**b", "a/b", false),
    ])
  func forms(pattern: String, path: String, expected: Bool) {
    #expect(isIgnored(path, by: pattern) == expected)
  }

  @Test("a slash at the end means folders alone")
  func folders() {
    #expect(!isIgnored("build", by: "build/"))
    #expect(isIgnored("build", by: "build/", isFolder: true))
    #expect(isIgnored("x/build", by: "build/", isFolder: true))
  }

  @Test("the last line that matches decides")
  func negation() {
    #expect(!isIgnored("a.log", by: "*.log\n!a.log\n"))
    #expect(isIgnored("a.log", by: "!a.log\n*.log"))
    #expect(isIgnored("b.log", by: "# text\n\n*.log\r\n!a.log\r\n"))
  }

  @Test(
    "a byte order mark is no part of the first pattern, and bytes that are no UTF-8 are compared as they are")
  func bytes() {
    #expect(isIgnored("a", by: "\u{FEFF}a"))
    let rules = GitIgnore([0xFF, 0x2A])
    let matches = [UInt8]([0xFF, 0x80]).withUnsafeBufferPointer {
      rules.ignores($0, nameStart: 0, isFolder: false)
    }
    #expect(matches == true)
  }

  @Test("a deeper file wins over one above it")
  func precedence() {
    let above = IgnoreRules(GitIgnore(Array("*.log\n!keep.txt".utf8)), base: 0, above: nil)
    let below = IgnoreRules(GitIgnore(Array("!a.log\n/keep.txt".utf8)), base: 4, above: above)
    func ignores(_ path: String) -> Bool {
      withBytes(path) { below.ignores($0, nameStart: path.nameStart, isFolder: false) }
    }
    #expect(!ignores("app/a.log"))
    #expect(ignores("app/b.log"))
    #expect(ignores("app/keep.txt"))
    #expect(!ignores("app/x/keep.txt"))
  }

  @Test("many stars over a long name take no exponential time")
  func time() {
    let pattern = String(repeating: "a*", count: 60) + "b"
    #expect(!isIgnored(String(repeating: "a", count: 2000), by: pattern))
    let folders = String(repeating: "**/a*/", count: 40) + "b"
    #expect(!isIgnored(String(repeating: "aaaa/", count: 400) + "c", by: folders))
  }
}
