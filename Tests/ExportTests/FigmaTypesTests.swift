import Foundation
import Testing

@testable import Export

@Suite("Figma's types", .enabled(if: InstalledProgram("tsc") != nil, TypeScriptRun.missing))
struct FigmaTypesTests {
  @Test("are those of every variable that is written")
  func everything() throws {
    let text = try ExportedFiles(.figma, ExportGolden.input(try ExportGolden.everything())).text
    #expect(try complaints(text) == "")
  }

  @Test(
    "are not those of another value",
    arguments: [
      (#""bounce": 0.3"#, #""bounce": "0.3""#), (#""initialVelocity": 0"#, #""velocity": 0"#),
      (#""resolvedType": "TIMING""#, #""resolvedType": "EASING""#), (#""iOS""#, #""IOS""#),
      (#""type": "HOLD""#, #""type": "STEP""#),
    ])
  func refusals(right: String, wrong: String) throws {
    let text = try ExportedFiles(.figma, ExportGolden.input(try ExportGolden.everything())).text
    #expect(text.contains(right))
    #expect(try complaints(text.replacing(right, with: wrong)).contains("error TS"))
  }

  /// What the compiler says of the variables of a file, which is written as code.
  private func complaints(_ text: String) throws -> String {
    let compiler = try #require(InstalledProgram("tsc"))
    let stub = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs/figma.d.ts")
    return try InstalledProgram.inFolder { folder in
      // A literal of its own, because only of that a member too many is an error.
      let start = try #require(text.range(of: "\"variables\": ["))
      let end = try #require(text.range(of: "\"omitted\": ["))
      let literal = text[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
      try Data("const variables: Exported[] = [\(literal.dropLast());\n".utf8)
        .write(to: folder.appending(path: "file.ts"))
      return try compiler.run(
        ["--noEmit", "--strict", "--lib", "es2020", stub.path, "file.ts"], in: folder
      ).output
    }
  }
}
