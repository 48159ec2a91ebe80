import Findings
import Testing

@testable import struct Findings.ColumnFinder
@testable import struct Findings.SourceQuote

@Suite("Text report")
struct TextReportTests {
  let report: Report

  init() throws { report = try #require(Reports.all.first { $0.name == "text" }) }

  @Test("nothing wrong is one sentence")
  func nothing() { #expect(report.render(Samples.nothing) == "No findings in 12 presets.\n") }

  @Test("a finding is one headline, its hint indented below it")
  func block() {
    let lines = report.render(Samples.input([Samples.bounce])).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines == [
        "warning: toast.in: bounce 0.7 is above 0.4 [bounce-exaggerated]",
        "    hint: motionbook tweak toast.in --bounce 0.4", "", "1 warning, 1 preset", "",
      ])
  }

  @Test("the place stands before the severity, as far as it is known")
  func place() {
    let finding = { Finding(rule: "r", severity: .error, place: $0, message: "m") }
    let places = [
      Place(file: "a.swift", line: 3, column: 4), Place(file: "a.swift", line: 3), Place(file: "a.swift"),
      Place(line: 3, column: 4),
    ]
    let headlines = places.map { report.render(Samples.input([finding($0)])).split(separator: "\n")[0] }
    #expect(
      headlines == [
        "a.swift:3:4: error: m [r]", "a.swift:3: error: m [r]", "a.swift: error: m [r]", "error: m [r]",
      ])
  }

  @Test("of a registry that stands in no file the worst comes first, and of files the first line")
  func order() {
    func finding(_ preset: String, _ severity: Severity, line: Int? = nil) -> Finding {
      Finding(
        rule: "r", severity: severity, preset: preset, place: Place(file: line.map { _ in "f" }, line: line),
        message: "m")
    }
    func first(_ findings: [Finding]) -> Substring {
      report.render(Samples.input(findings)).split(separator: "\n")[0]
    }
    let (note, error) = (finding("a", .note), finding("b", .error))
    #expect(first([note, finding("a", .warning), error]) == "error: b: m [r]")
    #expect(first([finding("a", .note, line: 1), finding("b", .error, line: 2)]) == "f:1: note: a: m [r]")
  }

  @Test("a headline is wrapped as its hint is, and coloured the same", arguments: [20, 30, 40, 60])
  func wrappedHeadline(width: Int) {
    func text(usesColor: Bool) -> String {
      report.render(
        ReportInput(
          findings: [Samples.bounce], summary: Samples.nothing.summary, rules: [], tool: Samples.input.tool,
          usesColor: usesColor, width: width, source: { _ in nil }))
    }
    let lines = text(usesColor: false).split(separator: "\n")
    #expect(lines.prefix { !$0.contains("hint") }.allSatisfy { $0.count <= max(width, 24) }, "\(lines)")
    #expect(lines.joined().replacing(" ", with: "").contains("0.7isabove0.4[bounce-exaggerated]"))
    #expect(text(usesColor: true).replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(usesColor: false))
  }

  @Test("colour comes only when asked for, and without it the text is the same")
  func color() {
    let plain = report.render(Samples.input)
    let input = Samples.input
    let colored = report.render(
      ReportInput(
        findings: input.findings, summary: input.summary, rules: input.rules, tool: input.tool,
        usesColor: true,
        source: input.source))
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("hints are wrapped to the width, and no word is lost")
  func width() {
    let hint = (1...60).map { "word\($0)" }.joined(separator: " ")
    let finding = Finding(rule: "r", severity: .note, message: "m", hint: hint)
    let input = ReportInput(
      findings: [finding], summary: FindingSummary([finding], presets: 1), rules: [], tool: Samples.tool,
      width: 40)
    let lines = report.render(input).split(separator: "\n").dropFirst().dropLast()
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(lines.count > 5)
    #expect(lines.joined(separator: " ").split(separator: " ").joined(separator: " ") == "hint: " + hint)
  }

  @Test(
    "the quoted line is marked under the place, a control character as wide as it is written",
    arguments: [
      (1, 2, "^"), (2, 4, " ^~"), (2, nil, " ^"), (4, 5, "   ^~~~~"), (5, 7, "        ^~"),
      (8, 30, "           ^~"),
      (2, 1, " ^"), (10, 11, "             ^"),
    ])
  func mark(column: Int, endColumn: Int?, mark: String) throws {
    let place = Place(file: "f", line: 1, column: column, endLine: 1, endColumn: endColumn)
    let quote = try #require(SourceQuote(place, width: 80) { _ in ["\tab\u{1}defgh"] })
    #expect(quote.lines == ["1 |  ab\\u{1}defgh", "  | " + mark])
  }

  @Test("marks stand below the columns of a terminal: letters of two, and those of none")
  func wide() throws {
    let place = Place(file: "f", line: 1, column: 7, endLine: 1, endColumn: 9)
    let quote = try #require(SourceQuote(place, width: 80) { _ in ["日本🎉e\u{301} 語b"] })
    #expect(quote.lines == ["1 | 日本🎉e\u{301} 語b", "  |         ^~~"])
  }

  @Test("a place over several lines is quoted whole, and the first lines of a long one")
  func severalLines() throws {
    let source = ["call(a, {", "", "    duration: 2,", "})", "more"] + (6...12).map(String.init)
    let place = Place(file: "f", line: 1, column: 9, endLine: 4, endColumn: 2)
    let quote = try #require(SourceQuote(place, width: 80) { _ in source })
    #expect(
      quote.lines == [
        "1 | call(a, {", "  |         ^", "2 | ", "3 |     duration: 2,", "  |     ~~~~~~~~~~~~", "4 | })",
        "  | ~",
      ])
    let long = Place(file: "f", line: 7, column: 1, endLine: 99, endColumn: 2)
    let first = try #require(SourceQuote(long, width: 80) { _ in source })
    #expect(first.lines.first == " 7 | 7" && first.lines.count == 11 && first.lines.last == "   | …")
  }

  @Test("a place outside the file quotes nothing, or marks nothing")
  func outside() {
    #expect(SourceQuote(Place(file: "f", line: 2, column: 1), width: 80) { _ in ["one"] } == nil)
    #expect(SourceQuote(Place(file: "f", line: 0, column: 1), width: 80) { _ in ["one"] } == nil)
    #expect(SourceQuote(Place(file: "f", line: 1, column: 1), width: 80) { _ in nil } == nil)
    #expect(
      SourceQuote(Place(file: "f", line: 1, column: 9), width: 80) { _ in ["one"] }?.lines == ["1 | one"])
    #expect(
      SourceQuote(Place(file: "f", line: 1, column: 0), width: 80) { _ in ["one"] }?.lines == ["1 | one"])
  }

  @Test(
    "of a very long line only the part around the place is quoted",
    arguments: [
      (1, 3, "0123456789…", "^~"), (6, 8, "0123456789…", "     ^~"), (50, 52, "…6789012345…", "    ^~"),
      (999, 1001, "…0123456789", "         ^~"), (50, 900, "…6789012345…", "    ^~~~~~~"),
    ])
  func longLine(column: Int, endColumn: Int, line: String, mark: String) throws {
    let source = String(repeating: "0123456789", count: 100)
    let place = Place(file: "f", line: 1, column: column, endLine: 1, endColumn: endColumn)
    let quote = try #require(SourceQuote(place, width: 10) { _ in [source] })
    #expect(quote.lines == ["1 | " + line, "  | " + mark])
  }

  @Test("places are found in any order, in lines of any length, and beyond their end")
  func columns() throws {
    var columns = ColumnFinder()
    let lines = [1: "aé👩🏽b".unicodeScalars, 2: "xyz".unicodeScalars]
    for (number, column) in [
      (1, 1), (1, 3), (1, 6), (1, 7), (1, 2), (2, 3), (2, 4), (2, 5), (2, 1), (1, 5), (1, 0),
    ] {
      let line = try #require(lines[number])
      let expected =
        column < 1 ? nil : line.index(line.startIndex, offsetBy: column - 1, limitedBy: line.endIndex)
      #expect(columns.index(of: column, in: line, number, of: "f") == expected)
    }
    #expect(
      columns.index(of: 2, in: "other".unicodeScalars, 1, of: "g") == "other".index(after: "other".startIndex)
    )
  }

  @Test("hostile text reaches no terminal: no control or bidirectional character but the line feed is left")
  func hostile() {
    let text = report.render(Hostile.input)
    let bad = text.unicodeScalars.filter {
      $0 != "\n"
        && ($0.properties.generalCategory == .control || $0.properties.isBidiControl || $0.value == 0xFEFF)
    }
    #expect(bad.isEmpty)
    #expect(!text.contains("\u{2028}"))
    let headlines = text.split(separator: "\n").count { $0.hasPrefix("folder/") }
    #expect(headlines == Hostile.texts.count)
  }
}

extension SourceQuote {
  fileprivate init?(_ place: Place, width: Int, source: (String) -> [String]?) {
    var columns = ColumnFinder()
    self.init(place, width: width, columns: &columns, source: source)
  }
}
