import Testing

@testable import motionbook

@Suite("the diff of a stale export")
struct LineDifferenceTests {
  private func diff(_ old: String, _ new: String) -> [String] {
    LineDifference(from: Array(old.utf8), to: Array(new.utf8)).text(fromTitle: "a", toTitle: "b")
      .split(separator: "\n").map(String.init)
  }

  private let lines = (1...40).map { "line \($0)" }

  @Test("shows a changed line between three lines of context")
  func changedLine() {
    var changed = lines
    changed[19] = "other"
    let result = diff(lines.joined(separator: "\n"), changed.joined(separator: "\n"))
    #expect(
      result == [
        "--- a", "+++ b", "@@ -17,7 +17,7 @@", " line 17", " line 18", " line 19", "-line 20", "+other",
        " line 21",
        " line 22", " line 23",
      ])
  }

  @Test("shows changes far apart as hunks of their own")
  func twoHunks() {
    var changed = lines
    changed[2] = "other"
    changed.remove(at: 30)
    let result = diff(lines.joined(separator: "\n"), changed.joined(separator: "\n"))
    #expect(result.filter { $0.hasPrefix("@@") } == ["@@ -1,6 +1,6 @@", "@@ -28,7 +28,6 @@"])
    #expect(result.contains("-line 31"))
    #expect(!result.contains { $0.hasPrefix("+line") })
  }

  @Test("shows added and removed ends")
  func ends() {
    #expect(diff("a\nb", "a\nb\nc").contains("+c"))
    #expect(diff("a\nb\nc", "a\nb").contains("-c"))
    #expect(diff("", "a").contains("+a"))
  }

  @Test("is a patch where all of it is wanted: no line too many at the end, and no hunk over another")
  func whole() {
    let old = lines.joined(separator: "\n")
    var changed = lines
    (changed[2], changed[8], changed[39]) = ("x", "y", "z")
    let text = LineDifference(from: Array(old.utf8), to: Array((changed.joined(separator: "\n") + "\n").utf8))
      .text(fromTitle: "a", toTitle: "a", isWhole: true)
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(heads == ["@@ -1,12 +1,12 @@", "@@ -37,4 +37,4 @@"])
    #expect(text.hasSuffix("-line 40\n\\ No newline at end of file\n+z"))
  }

  @Test("stays short whatever differs")
  func short() {
    let other = (1...3000).map { "other \($0)" }.joined(separator: "\n")
    #expect(diff(lines.joined(separator: "\n"), other).count < 60)
    let everyTenth = (1...3000).map { $0 % 10 == 0 ? "x" : "other \($0)" }.joined(separator: "\n")
    #expect(diff(other, everyTenth).count < 100)
  }
}
