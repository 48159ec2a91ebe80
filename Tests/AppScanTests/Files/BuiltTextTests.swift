import Testing

@testable import AppScan

@Suite("What a program built")
struct BuiltTextTests {
  private func ofName(_ name: String) -> SourceExclusion? {
    Array(name.utf8).withUnsafeBufferPointer { SourceExclusion.ofName($0) }
  }

  private func ofText(_ text: String) -> SourceExclusion? {
    Array(text.utf8).withUnsafeBufferPointer { SourceExclusion.ofText($0) }
  }

  @Test(
    "is told by the hash in its name",
    arguments: ["app.8d3f01ab.css", "index-DkX3s9a1.js", "main_3f2a1b9c4d.mjs", "app.min.css"])
  func hashed(name: String) { #expect(ofName(name) == .minified) }

  @Test(
    "is not told by numbers and words in a name",
    arguments: [
      "app.css", "card-20240101.css", "defaced-facade.css", "components.css", "button-primary2.css",
      "a.20240101.ts",
      "feedback-8d3f01ab.swift", "my-component.js", "decade12.css",
    ])
  func named(name: String) { #expect(ofName(name) == nil) }

  @Test("is told by rules without white space, one a line, wherever it lies")
  func packed() {
    let rules = (0..<30).map { ".a_c\($0)hg{color:red;transition:opacity 0.3s;}.b\($0) > a{margin:0;}" }
    let text = "/* title */\n\n" + rules.joined(separator: "\n")
    #expect(ofText(text) == .minified)
    // What people write has white space, or is short.
    let spaced = rules.map { $0.split(separator: "{").joined(separator: " { ") }
    #expect(ofText(spaced.joined(separator: "\n")) == nil)
    #expect(ofText(rules.prefix(10).joined(separator: "\n")) == nil)
    #expect(ofText(rules.map { $0 + "\na {\n  color: red;\n}\n" }.joined()) == nil)
  }

  @Test("is told by the map of its sources at its end")
  func mapped() {
    let code = String(repeating: "const a = { transition: { duration: 0.3 } };\n", count: 9)
    #expect(ofText(code + "//# sourceMappingURL=app.js.map") == .minified)
    #expect(ofText(code + "/*# sourceMappingURL=app.css.map */\n\n") == .minified)
    #expect(ofText(code + "write(\"//# sourceMappingURL=\" + name);\n") == nil)
    #expect(ofText("//# sourceMappingURL=a\n" + code) == nil)
  }
}
