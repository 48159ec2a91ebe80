import PlainText

extension Report {
  /// GitHub's workflow commands, which become annotations of a pull request.
  static let github = Report(
    name: "github", summary: "workflow commands, which GitHub Actions shows as annotations",
    example: "motionbook validate --format github",
    render: { input in
      let commands = input.findings.map { GitHubCommand($0, in: input).text + "\n" }
      return commands.joined() + input.summary.sentence + "\n"
    })
}

/// One workflow command:
/// docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
struct GitHubCommand {
  let text: String

  init(_ finding: Finding, in input: ReportInput) {
    let properties = Self.properties(of: finding, in: input)
      .map { $0.name + "=" + Self.escaped($0.value, and: [":", ","]) }
    text =
      "::\(Self.level(finding.severity)) " + properties.joined(separator: ",") + "::"
      + Self.escaped(finding.headlineAndHint)
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Columns are left out where a range has several lines: GitHub refuses an annotation that has both.
  private static func properties(of finding: Finding, in input: ReportInput) -> [(
    name: String, value: String
  )] {
    let place = finding.place
    var properties: [(String, String?)] = [
      ("file", (place.file ?? input.registryFile).map { input.root.path(of: $0) }),
      ("line", place.line?.description),
      ("endLine", place.endLine?.description),
    ]
    if place.endLine == nil || place.endLine == place.line {
      properties += [("col", place.column?.description), ("endColumn", place.endColumn?.description)]
    }
    properties.append(("title", finding.rule))
    return properties.compactMap { name, value in value.map { (name, $0) } }
  }

  /// - Parameter more: What means something where the text stands, beside what does anywhere.
  private static func escaped(_ text: String, and more: [Unicode.Scalar] = []) -> String {
    let special = ["%", "\r", "\n"] + more
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      guard special.contains(scalar) else {
        // A log is shown as it is, escape sequences and all.
        result += scalar.isInvisible && scalar != "\t" ? String(scalar).visible : String(scalar)
        return
      }
      result += "%" + scalar.value.hexadecimal(2, uppercase: true)
    }
  }
}
