import Foundation
import TestSupport
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
    arguments: Extent.cases([
      (#""bounce": 0.3"#, #""bounce": "0.3""#), (#""initialVelocity": 0"#, #""velocity": 0"#),
      (#""resolvedType": "TIMING""#, #""resolvedType": "EASING""#), (#""iOS""#, #""IOS""#),
      (#""type": "HOLD""#, #""type": "STEP""#),
    ]))
  func refusals(right: String, wrong: String) throws {
    let text = try ExportedFiles(.figma, ExportGolden.input(try ExportGolden.everything())).text
    #expect(text.contains(right))
    #expect(try complaints(text.replacing(right, with: wrong)).contains("error TS"))
  }

  @Test("are those that the script calls, and that the file of Figma in tests has")
  func script() throws {
    let text = try ExportedFiles(.figmaScript, ExportGolden.input(try ExportGolden.everything())).text
    let compiler = try #require(InstalledProgram("tsc"))
    let files = [
      "script.js": text, "figma.d.ts": try Stubs.text("figma.d.ts"), "figma.js": try Stubs.text("figma.js"),
    ]
    let options = [
      "--allowJs", "--checkJs", "--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom",
      "--noUnusedLocals", "--module", "none",
    ]
    // What nobody calls but tests.
    let complaints = try compiler.verdict(on: files, options + ["script.js", "figma.d.ts", "figma.js"])
      .split(separator: "\n").filter { !$0.contains("'makeFigma' is declared but") }
    #expect(complaints.isEmpty, "\(complaints)")
  }

  /// The compiler's complaints about the variables of a file, which is written as code.
  private func complaints(_ text: String) throws -> String {
    let compiler = try #require(InstalledProgram("tsc"))
    // A literal of its own, because only of that a member too many is an error.
    let start = try #require(text.range(of: "\"variables\": ["))
    let end = try #require(text.range(of: "\"omitted\": ["))
    let literal = text[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
    let file = "const variables: Exported[] = [\(literal.dropLast());\n"
    return try compiler.verdict(
      on: ["figma.d.ts": Stubs.text("figma.d.ts"), "file.ts": file],
      ["--noEmit", "--strict", "--lib", "es2020", "figma.d.ts", "file.ts"])
  }
}
