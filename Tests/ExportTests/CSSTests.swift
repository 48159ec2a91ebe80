import Foundation
import Presets
import Testing

@testable import Export

@Suite("CSS")
struct CSSTests {
  @Test("stays as it was looked at")
  func golden() throws { try ExportGolden.expect("css") }

  @Test("for Sass stays as it was looked at")
  func sassGolden() throws { try ExportGolden.expect("scss") }

  @Test("for Tailwind stays as it was looked at")
  func tailwindGolden() throws { try ExportGolden.expect("tailwind") }

  @Test("takes a prefix of its grammar and no other", arguments: ["css", "scss", "tailwind"])
  func prefix(name: String) throws {
    let book = try ExportGolden.pack("apple")
    let format = try #require(ExportFormats.named(name))
    let text = try ExportedFiles(format, ExportInput(book, options: ExportOptions(prefix: "acme"))).text
    #expect(text.contains(name == "scss" ? "$acme: (" : "acme-apple-smooth"))
    for wrong in ["-a", "a.b", "A", "a b", "}", "a--b"] {
      let input = ExportInput(book, options: ExportOptions(prefix: wrong))
      #expect(throws: ExportError.self) { try ExportedFiles(format, input) }
    }
  }

  @Test("needs more points for a smaller tolerance, and states a smaller error")
  func tolerance() throws {
    let book = try ExportGolden.pack("apple")
    let results = try [0.02, 0.0005].map { tolerance in
      let input = ExportInput(book, options: ExportOptions(tolerance: tolerance))
      let curves = try ExportedFiles(.css, input).text
        .matches(of: /linear\((.*)\); \/\* within ([0-9.e-]+)/)
      let largestError = try #require(curves.compactMap { Double($0.2) }.max())
      #expect(largestError <= tolerance)
      return (
        points: curves.map { $0.1.split(separator: ",").count }.reduce(0, +), largestError: largestError
      )
    }
    #expect(results[1].points > results[0].points)
    #expect(results[1].largestError < results[0].largestError)
  }

  @Test("keeps custom properties of a clip apart from the export's own")
  func ownProperties() throws {
    let json = """
      {"format": "motionbook/1", "presets": [{"name": "a", "kind": "clip", "initial": {"motion-b-duration": 0, \
      "glowRadius": 0, "glow-radius": 0}, "tracks": [\
      {"property": "motion-b-duration", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}, \
      {"property": "glowRadius", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}, \
      {"property": "glow-radius", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}]}]}
      """
    let read = RegistryText(Array(json.utf8))
    try #require(read.problems.isEmpty)
    let text = try ExportedFiles(.css, ExportInput(Book(read.presets))).text
    #expect(text.contains("@property --value-motion-b-duration "))
    #expect(text.contains("@property --glow-radius ") && text.contains("@property --glow-radius-2 "))
    #expect(!text.contains("@property --motion-b-duration "))
  }
}
