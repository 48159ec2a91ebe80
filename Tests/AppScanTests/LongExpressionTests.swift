import Testing

@testable import AppScan

@Suite("Expressions that never end")
struct LongExpressionTests {
  @Test(
    "are found and not read, whatever they are made of",
    arguments: [" + 1", " * 2", " / 3", " - (1)", ".a", ".a()", "!", " as A", "?.b", " ? 1 : 2"])
  func unread(part: String) {
    for (language, before, after) in [
      (Language.swift, "withAnimation(.spring(response: a", ")) {}"),
      (.kotlin, "val b = tween<Float>(a", ")"),
      (.typescript, "animate(x, y, { duration: a", " })"),
    ] {
      let text = before + String(repeating: part, count: 40_000) + after
      let sites = language.sites(in: text)
      #expect(sites.count <= 1 && sites.allSatisfy { !$0.isReadable }, "\(language)")
    }
  }

  @Test("sums that people write are computed")
  func short() throws {
    let text = "withAnimation(.spring(response: 0.1" + String(repeating: " + 0.01", count: 20) + ")) {}"
    let site = try #require(Language.swift.sites(in: text).first)
    #expect(site.isReadable)
  }
}
