import Foundation
import TestSupport
import Testing

@testable import CommandLineKit

@Suite("The manual page")
struct ManualPageTests {
  private static let page = Sample.tool.message(for: CleanExit.manualPage).text

  @Test("Has every command, argument and option that help lists, in its words")
  func whole() throws {
    #expect(Self.page.hasPrefix(".TH SAMPLE 1 "))
    for part in [
      ".SS \"list\"", ".SS \"tweak\"", ".SS \"add\"", ".SS \"add spring\"", "Print results and errors only.",
      "The file with the shapes.", "\\-\\-registry <file>", "One row a shape, sorted by name.",
    ] { #expect(Self.page.contains(part), "\(part)") }
    #expect(try Sample.tool.parse(["list"]) is List)
    #expect(throws: CleanExit.manualPage) { try Sample.tool.parse(["--generate-manual-page"]) }
  }

  @Test("No line but the macros' own begins with a dot or a quote, and every dash can be pasted")
  func escapes() {
    let macros: Set<String> = [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".nf", ".fi", ".RS", ".RE"]
    for line in Self.page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
    let bare = Self.page.split(separator: "\n").filter { $0.contains("--") }
    #expect(bare.isEmpty, "\(bare)")
  }

  @Test("Reads without a warning", .enabled(if: isInstalled("groff"), "needs groff: apt-get install groff"))
  func groff() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(Self.page.utf8), to: "sample.1")
    let result = try Console.captured().runProgram([
      "groff", "-ww", "-man", "-Tutf8", folder.path("sample.1"),
    ])
    #expect(result.status == 0 && result.errorText == "")
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(text.contains("The file with the shapes."))
  }
}

private func isInstalled(_ program: String) -> Bool {
  (try? Console.captured().runProgram([program, "--version"]))?.status == 0
}
