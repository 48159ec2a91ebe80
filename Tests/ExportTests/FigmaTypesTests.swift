import Foundation
import Testing

@testable import Export

@Suite("Figma's types", .enabled(if: InstalledProgram("tsc") != nil, TypeScriptRun.missing))
struct FigmaTypesTests {
  private static let mistakes = [
    (#""bounce": 0.3"#, #""bounce": "0.3""#), (#""initialVelocity": 0"#, #""velocity": 0"#),
    (#""resolvedType": "TIMING""#, #""resolvedType": "EASING""#), (#""iOS""#, #""IOS""#),
    (#""type": "HOLD""#, #""type": "STEP""#),
  ]

  @Test("are those of every variable that is written, and not those of another value")
  func everything() throws {
    let text = try ExportedFiles(.figma, ExportGolden.input(try ExportGolden.everything())).text
    for (right, _) in Self.mistakes { #expect(text.contains(right)) }
    let lines = try complaints([text] + Self.mistakes.map { text.replacing($0, with: $1) })
      .split(separator: "\n")
    for index in 0...Self.mistakes.count {
      let own = lines.filter { $0.hasPrefix("file-\(index).ts") && $0.contains("error TS") }
      #expect(own.isEmpty == (index == 0), "\(index): \(own.prefix(3))")
    }
  }

  /// What the compiler says of the variables of files, which are written as code, all in one call.
  private func complaints(_ texts: [String]) throws -> String {
    let compiler = try #require(InstalledProgram("tsc"))
    let stub = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs/figma.d.ts")
    return try InstalledProgram.inFolder { folder in
      var names: [String] = []
      for (index, text) in texts.enumerated() {
        // A literal of its own, because only of that a member too many is an error.
        let start = try #require(text.range(of: "\"variables\": ["))
        let end = try #require(text.range(of: "\"omitted\": ["))
        let literal = text[start.upperBound..<end.lowerBound]
          .trimmingCharacters(in: .whitespacesAndNewlines)
        names.append("file-\(index).ts")
        try Data("const variables: Exported[] = [\(literal.dropLast());\nexport {};\n".utf8)
          .write(to: folder.appending(path: names[index]))
      }
      return try compiler.run(
        ["--noEmit", "--strict", "--lib", "es2020", stub.path] + names, in: folder
      ).output
    }
  }
}
