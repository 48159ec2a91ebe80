import Presets
import TestSupport
import Testing

@testable import Export

@Suite("Design tokens are valid")
struct DTCGSchemaTests {
  @Test(
    "The registry with every edge, by the official schemas and beyond",
    .enabled(if: SchemaCheck.isThere, SchemaCheck.hint))
  func everything() throws {
    try expectValid(ExportGolden.input(try ExportGolden.everything(), options: ExportOptions(resolver: true)))
    try expectValid(ExportInput(try ExportGolden.everything(), options: ExportOptions(resolver: true)))
  }

  @Test(
    "Random registries", .enabled(if: SchemaCheck.isThere, SchemaCheck.hint),
    arguments: Extent.cases(Array(0..<3)))
  func random(_ seed: Int) throws {
    let book = try RandomBook.make(seed: UInt64(seed), count: 60)
    try expectValid(ExportInput(book, options: ExportOptions(resolver: true)))
  }

  @Test(
    "Every pack", .enabled(if: SchemaCheck.isThere, SchemaCheck.hint),
    arguments: ["apple", "carbon", "starter"])
  func packs(_ name: String) throws {
    try expectValid(ExportInput(try ExportGolden.pack(name), options: ExportOptions(resolver: true)))
  }

  @Test(
    "The check finds what is wrong", .enabled(if: SchemaCheck.isThere, SchemaCheck.hint),
    arguments: Extent.cases([
      #"{"a": {"$type": "spring", "$value": 1}}"#,
      #"{"a": {"$type": "duration", "$value": "200ms"}}"#,
      #"{"a": {"$type": "duration", "$value": "{b}"}}"#,
      #"{"a": {"$type": "duration", "$value": "{a}"}}"#,
      #"{"d": {"$type": "duration", "b": {"$value": [0, 0, 1, 1]}}}"#,
      #"{"c": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}, "a": {"$type": "duration", "$value": "{c}"}}"#,
      #"{"c": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}, "a": {"$type": "transition", "$value": {"duration": "{c}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{c}"}}}"#,
    ]))
  func refusals(_ text: String) throws {
    #expect(try SchemaCheck.tokens.output(of: [("a.tokens.json", text)]) != "")
  }

  private func expectValid(_ input: ExportInput) throws {
    let files = try ExportedFiles(.dtcg, input).files
    #expect(files.count == 3)
    #expect(try SchemaCheck.tokens.output(of: files) == "")
  }
}
