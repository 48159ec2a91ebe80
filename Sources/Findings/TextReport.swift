import PlainText

extension Report {
  /// Text for people, in the manner of a compiler.
  static let text = Report(
    name: "text", summary: "text for people, as a compiler writes it",
    example: "motionbook validate",
    render: { input in
      var writer = TextReportWriter(input)
      return input.findings.reduce(into: "") { $0 += writer.block(for: $1) } + writer.ending
    })
}

/// Writes findings for people: one headline each, the quoted source, hint and detail indented below.
struct TextReportWriter {
  private let input: ReportInput
  private var columns = ColumnFinder()

  init(_ input: ReportInput) { self.input = input }

  mutating func block(for finding: Finding) -> String {
    var lines = [headline(of: finding)]
    let quote = SourceQuote(finding.place, width: quoteWidth, columns: &columns, source: input.source)
    lines += quote?.lines.map { "    " + $0 } ?? []
    if let hint = finding.hint { lines += paragraph("hint: ", hint) }
    if let detail = finding.detail { lines += paragraph("", detail) }
    return lines.map { $0.withoutCommandMarks + "\n" }.joined()
  }

  /// The last line, after an empty one when something stands above.
  var ending: String { (input.findings.isEmpty ? "" : "\n") + input.summary.sentence + "\n" + byRule }

  /// How often each rule found something, the most often first; nothing where that is once each.
  private var byRule: String {
    var counts: [String: Int] = [:]
    for finding in input.findings { counts[finding.rule, default: 0] += 1 }
    if counts.count == input.findings.count { return "" }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.map { "  \($0.value) \($0.key.visible)\n" }.joined()
  }

  /// Without a terminal, lines are quoted as far as a wide one would show them.
  private var quoteWidth: Int { max((input.width ?? 168) - 8, 20) }

  private func headline(of finding: Finding) -> String {
    let severity = styled(finding.severity.rawValue + ":", finding.severity.style)
    let rule = styled("[" + finding.rule.visible + "]", .faint)
    return finding.place.prefix.loggableLine + severity + " " + styled(finding.headline.visible, .bold) + " "
      + rule
  }

  private func paragraph(_ title: String, _ text: String) -> [String] {
    let indentation = 4 + title.count
    let lines = text.visibleLines.map(\.withoutCommand).flatMap { line -> [String] in
      guard let width = input.width else { return [line] }
      return line.wrapped(toWidth: max(width - indentation, 20))
    }
    return lines.enumerated().map { index, line in
      if index == 0 { return "    " + styled(title, .faint) + line }
      return line.isEmpty ? "" : String(repeating: " ", count: indentation) + line
    }
  }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    input.usesColor && !text.isEmpty ? style.applied(to: text) : text
  }
}

extension Severity {
  fileprivate var style: TextStyle {
    switch self {
    case .note: .cyan
    case .warning: .yellow
    case .error: .red
    }
  }
}

/// How a part of a text stands out in a terminal (ECMA-48, section 8.3.117).
enum TextStyle: String {
  case bold = "1"
  case faint = "2"
  case red = "1;31"
  case yellow = "1;33"
  case cyan = "1;36"

  func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
