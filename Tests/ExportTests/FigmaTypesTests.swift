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

  @Test("are those that the script calls, and that the file of Figma in tests has")
  func script() throws {
    let text = try ExportedFiles(.figmaScript, ExportGolden.input(try ExportGolden.everything())).text
    let compiler = try #require(InstalledProgram("tsc"))
    let complaints = try InstalledProgram.inFolder { folder in
      try Data(text.utf8).write(to: folder.appending(path: "script.js"))
      let files = [Self.stubs.appending(path: "figma.d.ts"), Self.stubs.appending(path: "figma.js")]
      let options = [
        "--allowJs", "--checkJs", "--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom",
      ]
      let all = options + ["--noUnusedLocals", "--module", "none", "script.js"] + files.map(\.path)
      // What nobody calls but tests.
      return try compiler.run(all, in: folder).output.split(separator: "\n")
        .filter { !$0.contains("'makeFigma' is declared but") }
    }
    #expect(complaints.isEmpty, "\(complaints)")
  }

  private static let stubs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs")

  /// What the compiler says of the variables of a file, which is written as code.
  private func complaints(_ text: String) throws -> String {
    let compiler = try #require(InstalledProgram("tsc"))
    let stub = Self.stubs.appending(path: "figma.d.ts")
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
