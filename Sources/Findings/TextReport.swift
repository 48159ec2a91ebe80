import PlainText

extension Report {
  /// Text for people, in the manner of a compiler.
  static let text = Report(
    name: "text", summary: "text for people, as a compiler writes it",
    example: "motionbook validate",
    render: { input in
      var writer = TextReportWriter(input)
      return input.findings.worstFirst.reduce(into: "") { $0 += writer.block(for: $1) } + writer.ending
    })
}

/// Writes findings for people: one headline each, the quoted source and hint indented below.
struct TextReportWriter {
  private let input: ReportInput
  private var columns = ColumnFinder()

  init(_ input: ReportInput) { self.input = input }

  mutating func block(for finding: Finding) -> String {
    var lines = headline(of: finding)
    let quote = SourceQuote(finding.place, width: quoteWidth, columns: &columns, source: input.source)
    lines += quote?.lines.map { "    " + $0 } ?? []
    if let hint = finding.hint { lines += hintLines(hint) }
    return lines.map { $0.withoutCommandMarks + "\n" }.joined()
  }

  /// The last line, after an empty one when something stands above.
  var ending: String { (input.findings.isEmpty ? "" : "\n") + input.summary.sentence + "\n" + byRule }

  /// How often each rule found something, the most often first; nothing where that is once each.
  private var byRule: String {
    let counts = Dictionary(grouping: input.findings, by: \.rule).mapValues(\.count)
    if counts.count == input.findings.count { return "" }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.map { "  \($0.value) \($0.key.visible)\n" }.joined()
  }

  /// Without a terminal, lines are quoted as far as a wide one would show them.
  private var quoteWidth: Int { max((input.width ?? 168) - 8, 20) }

  /// One line, or as many as a terminal needs: where it is and how bad, the headline, and last the rule.
  private func headline(of finding: Finding) -> [String] {
    let place = finding.place.prefix.loggableLine
    let (severity, rule) = (finding.severity.rawValue + ":", "[" + finding.rule.visible + "]")
    let (begin, end) = (place + styled(severity, finding.severity.style), styled(rule, .faint))
    let text = finding.headline.visible
    if let width = input.width, [place + severity, text, rule].joined(separator: " ").count > width {
      // What stands before the headline, and the rule, are each one word, as they are coloured.
      let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let lines = ([place + severity] + words + [rule]).wrapped(toWidth: width, indent: 4)
      return lines.indices.map { index in
        let (isFirst, isLast) = (index == 0, index == lines.count - 1)
        let start = isFirst ? place + severity : "    "
        let text = String(lines[index].dropFirst(start.count).dropLast(isLast ? rule.count : 0))
        return (isFirst ? begin : start) + bold(text) + (isLast ? end : "")
      }
    }
    return [begin + bold(" " + text + " ") + end]
  }

  /// The text in bold, but for blanks around it.
  private func bold(_ text: String) -> String {
    guard input.usesColor else { return text }
    let start = text.prefix { $0 == " " }
    let bare = text.dropFirst(start.count)
    let blanks = bare.reversed().prefix { $0 == " " }.count
    return start + styled(String(bare.dropLast(blanks)), .bold) + String(repeating: " ", count: blanks)
  }

  private func hintLines(_ text: String) -> [String] {
    let title = "hint: "
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

extension [Finding] {
  /// Those of a registry that stands in no file with the worst first; others stay by file and line.
  fileprivate var worstFirst: [Finding] {
    if contains(where: { $0.place.file != nil }) { return self }
    return Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
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
