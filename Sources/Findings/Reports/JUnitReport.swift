extension Report {
  /// JUnit's XML: a rule is a test case, which fails when it found errors or warnings.
  static let junit = Report(
    name: "junit", summary: "JUnit XML with one test case a rule, for CI servers that show tests",
    example: "motionbook validate --format junit > motionbook.xml",
    render: { input in
      let cases = JUnitCase.cases(of: input)
      let counts = "tests=\"\(cases.count)\" failures=\"\(cases.count(where: \.fails))\" errors=\"0\""
      let name = input.tool.name.xmlEscaped
      var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
      lines.append("<testsuites name=\"\(name)\" \(counts) time=\"0\">")
      lines.append("  <testsuite name=\"\(name)\" \(counts) skipped=\"0\" time=\"0\">")
      for testCase in cases { lines += testCase.lines(className: name).map { "    " + $0 } }
      lines += ["  </testsuite>", "</testsuites>"]
      return lines.map { $0 + "\n" }.joined()
    })
}
