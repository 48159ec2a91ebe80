import Testing

@testable import PlainText

@Suite("Suggestions")
struct SuggestionTests {
  private static let names = ["apple.snappy", "apple.smooth", "sheet.present", "sheet.dismiss", "fade"]

  @Test(
    "A few slips, a beginning, a last segment and another case are near",
    arguments: [
      ("apple.snapy", "apple.snappy"), ("apple.snpapy", "apple.snappy"), ("Fade", "fade"), ("fae", "fade"),
      ("snappy", "apple.snappy"), ("sheet.pres", "sheet.present"), ("shet.dismis", "sheet.dismiss"),
    ])
  func near(word: String, expected: String) {
    #expect(Suggestions.nearest(to: word, among: Self.names) == expected)
  }

  @Test(
    "What is unlike all of them gets nothing",
    arguments: ["", "x", "toast", "google.snappy.fast", "fadeaway"])
  func far(word: String) {
    #expect(Suggestions.nearest(to: word, among: Self.names) == nil)
  }

  @Test("Fewer slips win, then the shorter word, then the first")
  func order() {
    #expect(Suggestions.nearest(to: "lits", among: ["lint", "list"]) == "list")
    #expect(Suggestions.nearest(to: "pre", among: ["presets", "preset"]) == "preset")
    #expect(Suggestions.nearest(to: "bat", among: ["cat", "hat"]) == "cat")
    #expect(Suggestions.nearest(to: "press", among: ["pressing", "dress"]) == "dress")
  }

  @Test(
    "Slips are counted as insertions, deletions, replacements and swaps of neighbours",
    arguments: [
      ("abc", "abc", 0), ("abc", "abcd", 1), ("abc", "ac", 1), ("abc", "axc", 1), ("abc", "acb", 1),
      ("", "ab", 2), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func slipsCounted(first: String, second: String, count: Int) {
    let pair = (Array(first.utf8), Array(second.utf8))
    #expect(Suggestions.slips(between: pair.0, and: pair.1, limit: 3) == count)
    #expect(Suggestions.slips(between: pair.1, and: pair.0, limit: 3) == count)
    if count > 0 { #expect(Suggestions.slips(between: pair.0, and: pair.1, limit: count - 1) == nil) }
  }

  @Test("A hundred thousand candidates are searched within the time of a glance", .timeLimit(.minutes(1)))
  func many() {
    let candidates = (0..<100_000).map { "group\($0 % 97).preset-\($0)" } + ["sheet.present"]
    #expect(Suggestions.nearest(to: "sheet.presnet", among: candidates) == "sheet.present")
  }
}
