import Foundation
import Presets
import TestSupport
import Testing

@testable import Export

@Suite("Lottie animations are valid", .enabled(if: SchemaCheck.isThere, SchemaCheck.hint))
struct LottieSchemaTests {
  @Test("by the published schema and beyond", arguments: ["everything", "apple", "starter"])
  func clips(book: String) throws {
    let book = try book == "everything" ? ExportGolden.everything() : ExportGolden.pack(book)
    for tolerance in Extent.cases([0.01, 0.0005]) {
      let input = ExportInput(book, options: ExportOptions(tolerance: tolerance))
      let files = try ExportedFiles(.lottie, input).files
      #expect(try SchemaCheck.lottie.output(of: files) == "")
    }
  }

  @Test("in random registries", arguments: Extent.cases(Array(0..<4)))
  func random(_ seed: Int) throws {
    let files = try ExportedFiles(
      .lottie, ExportInput(try RandomBook.make(seed: UInt64(seed), count: 60))
    ).files
    #expect(try SchemaCheck.lottie.output(of: files) == "")
  }

  /// A change of the pulse of the golden files, and a word of the complaint.
  @Test(
    "and the check finds what is wrong",
    arguments: Extent.cases([
      ("\"fr\": 60", "\"fr\": 0", "fr"), ("\"ty\": \"rc\"", "\"ty\": \"sh\"", "layers"),
      ("\"x\": [0.333333333]", "\"x\": [1.5]", "layers"), ("\"t\": 36", "\"t\": 0", "ascend"),
      ("\"t\": 72", "\"t\": 73", "leave the animation"),
      ("\"s\": [110, 110]", "\"s\": [110]", "how many numbers"),
      ("\"y\": [0]", "\"y\": [0, 0, 0]", "handles"), ("\"op\": 72", "\"op\": 0", "ends before"),
      ("\"ind\": 1", "\"ind\": 1, \"parent\": 2", "no layer has the index"),
      ("\"nm\": \"clip.pulse\"", "\"nm\": 1, \"nm\": 2", "twice"),
      ("\"ty\": \"tr\"", "\"ty\": \"another\"", "transform"),
      ("\"r\": {", "\"sk\": {\"a\": 0, \"k\": 1}, \"r\": {", "axis"),
    ]))
  func refusals(right: String, wrong: String, word: String) throws {
    let files = try ExportedFiles(.lottie, ExportGolden.input(try ExportGolden.everything())).files
    let text = try #require(files.first { $0.path == "clip.pulse.json" }).text
    #expect(text.contains(right))
    let output = try SchemaCheck.lottie.output(of: [("a.json", text.replacing(right, with: wrong))])
    #expect(output.contains(word), "\(output)")
  }
}
