import Findings
import Testing

@Suite("Xcode report")
struct XcodeReportTests {
  let report: Report

  init() throws { report = try #require(Reports.all.first { $0.name == "xcode" }) }

  @Test("a finding without a file stands in the registry's first line")
  func withoutFile() {
    let known = report.render(Samples.input([Samples.bounce], registryFile: "design/book.db"))
    #expect(known == "design/book.db:1:1: warning: toast.in: bounce 0.7 is above 0.4 [bounce-exaggerated]\n")
    #expect(report.render(Samples.input([Samples.bounce])).hasPrefix("motionbook.db:1:1: warning: "))
  }

  @Test("nothing wrong is no line at all")
  func nothing() { #expect(report.render(Samples.nothing).isEmpty) }

  @Test("hostile text stays in its line")
  func hostile() {
    let lines = report.render(Hostile.input).unicodeScalars
      .split(whereSeparator: {
        $0.properties.generalCategory == .control || $0 == "\u{2028}" || $0 == "\u{2029}"
      })
      .map { String($0) }
    #expect(lines.count == Hostile.texts.count)
    #expect(
      lines.allSatisfy {
        $0.hasPrefix("folder/") && $0.contains(".swift:3:4: warning: preset") && $0.hasSuffix("]")
      })
  }
}
