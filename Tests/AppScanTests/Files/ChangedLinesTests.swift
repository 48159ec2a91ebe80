import Testing

@testable import AppScan

@Suite("ChangedLines")
struct ChangedLinesTests {
  private func changes(_ diff: String) -> ChangedLines { DiffReader.changedLines(Array(diff.utf8)) }

  private func file(_ name: String) -> [UInt8] { Array(name.utf8) }

  @Test("added and changed lines count, removed ones do not")
  func hunks() {
    let found = changes(
      """
      diff --git a/App.swift b/App.swift
      index 1..2 100644
      --- a/App.swift
      +++ b/App.swift
      @@ -3 +3 @@ struct App {
      -old
      +new
      @@ -9,2 +8,0 @@
      -gone
      -gone
      @@ -20,0 +19,3 @@
      +one
      +two
      +three
      \\ No newline at end of file

      """)
    #expect(found.ranges(of: file("App.swift")) == [3...3, 19...21])
    #expect(found.contains(file("App.swift"), lines: 1...3))
    #expect(!found.contains(file("App.swift"), lines: 4...18))
    #expect(found.contains(file("App.swift"), lines: 21...90))
    #expect(!found.contains(file("Other.swift"), lines: 1...9))
  }

  @Test("lines that look like headers are lines")
  func disguised() {
    let found = changes(
      """
      diff --git a/a.css b/a.css
      --- a/a.css
      +++ b/a.css
      @@ -1,2 +1,3 @@
      --- a/b
      -@@ -1 +1 @@
      +++ b/other.css
      +diff --git a/c b/c
      +@@ -1,9 +1,9 @@
      diff --git a/b.css b/b.css
      --- a/b.css
      +++ b/b.css
      @@ -5,0 +6 @@
      +x
      """)
    #expect(found.ranges(of: file("a.css")) == [1...3])
    #expect(found.ranges(of: file("b.css")) == [6...6])
  }

  @Test("context that the environment brings in is no change")
  func context() {
    let found = changes("+++ b/a\n@@ -1,5 +1,5 @@\n one\n\n-x\n+y\n four\n five\n")
    #expect(found.ranges(of: file("a")) == [3...3])
  }

  @Test("new files, deleted files, and names in quotes, with spaces and with bytes that are no UTF-8")
  func names() {
    let found = changes(
      "--- /dev/null\n+++ b/my file.kt\t\n@@ -0,0 +1,2 @@\n+a\n+b\n"
        + "diff --git a/gone b/gone\n--- a/gone\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"
        + "+++ \"b/tab\\there\\n\\\"\\\\\\377.ts\"\n@@ -1 +1 @@\n-a\n+b\n")
    #expect(found.ranges(of: file("my file.kt")) == [1...2])
    #expect(found.ranges(of: file("tab\there\n\"\\") + [0xFF] + file(".ts")) == [1...1])
    #expect(found.ranges(of: file("gone")) == [])
  }

  @Test("the text that a file had is known by the one that it has")
  func earlier() {
    let found = changes(
      "+++ b/a\n@@ -1 +1,2 @@\n-one\n+1\n+1b\n@@ -3,2 +3,0 @@\n-three\n-four\n@@ -6 +4,0 @@\n-six\n")
    func earlier(_ name: String) -> String? {
      found.earlierText(of: file(name)) { Array("1\n1b\ntwo\nfive\n".utf8) }
        .map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(earlier("a") == "one\ntwo\nthree\nfour\nfive\nsix\n")
    #expect(earlier("b") == nil)
  }

  @Test("a file that is new as a whole has every line changed")
  func whole() {
    var found = ChangedLines()
    found.addWhole(file("a"))
    found.add(7, of: file("a"))
    #expect(found.contains(file("a"), lines: 1000...1000))
    #expect(found.ranges(of: file("a")) == nil)
    #expect(found.ranges(of: file("b")) == [])
  }

  @Test("a diff that is cut anywhere is read without a crash")
  func cut() {
    let diff = Array(
      "diff --git a/a b/a\n+++ \"b/a\\303\\244\"\n@@ -1,2 +1,2 @@ x\n-a\n+b\n c\n\\ No\n@@ -9 +9".utf8)
    let name = file("a\u{E4}")
    for end in 0...diff.count {
      let found = DiffReader.changedLines(Array(diff[..<end])).ranges(of: name) ?? []
      #expect(found.allSatisfy { [1...1, 9...9].contains($0) }, "\(end)")
    }
  }
}

@Suite("PathList")
struct PathListTests {
  @Test(
    "a line each, or between NULs where there is one",
    arguments: [
      ("a\nb\n", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\nb\0c\0", ["a\nb", "c"]), ("", []), ("\n\n", []),
      (" a b \n", [" a b "]), (#""src/\303\251 \"q\".css""#, ["src/é \"q\".css"]),
      ("\"a\nb\"", ["\"a", "b\""]),
      ("\"a\"\0", ["\"a\""]),
      ("\"a\\303\\244\\t.css\"\r\n", ["a\u{E4}\t.css"]), ("\"a\0", ["\"a"]),
      ("\"a\n", ["\"a"]),
    ])
  func paths(text: String, expected: [String]) {
    #expect(PathList.paths(Array(text.utf8)) == expected.map { Array($0.utf8) })
  }
}
