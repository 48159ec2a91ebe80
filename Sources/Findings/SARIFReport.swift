import StrictJSON

extension Report {
  /// SARIF 2.1.0 (OASIS, errata 01), with what GitHub code scanning asks for.
  static let sarif = Report(
    name: "sarif", summary: "SARIF 2.1.0, for GitHub code scanning and editors",
    example: "motionbook validate --format sarif > motionbook.sarif",
    render: { input in
      var writer = JSONWriter()
      writer.object { writer in
        writer.member(
          "$schema",
          "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
        writer.member("version", "2.1.0")
        writer.objects("runs", [input]) { $0.run($1) }
      }
      return writer.text
    })
}

extension JSONWriter {
  fileprivate mutating func run(_ input: ReportInput) {
    object("tool") { writer in
      writer.object("driver") { writer in writer.driver(input) }
    }
    member("columnKind", "unicodeCodePoints")
    objects("results", input.findings) { $0.sarifResult($1, in: input) }
  }

  private mutating func driver(_ input: ReportInput) {
    member("name", input.tool.name)
    member("version", input.tool.version)
    objects("rules", input.rules) { writer, rule in
      writer.member("id", rule.id)
      writer.member("name", rule.id.pascalCased)
      writer.object("shortDescription") { $0.member("text", rule.summary) }
      writer.object("fullDescription") { $0.member("text", rule.explanation) }
      writer.object("help") { $0.member("text", rule.explanation) }
      writer.object("defaultConfiguration") { $0.member("level", rule.severity.rawValue) }
    }
  }
}

extension String {
  /// `near-duplicate` as `NearDuplicate`: SARIF asks for a name that people can read (section 3.49.7).
  fileprivate var pascalCased: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension JSONWriter {
  /// Writes the members of one result (SARIF 2.1.0, section 3.27).
  fileprivate mutating func sarifResult(_ finding: Finding, in input: ReportInput) {
    member("ruleId", finding.rule)
    if let index = input.rules.firstIndex(where: { $0.id == finding.rule }) { member("ruleIndex", index) }
    member("level", finding.severity.rawValue)
    object("message") { $0.member("text", finding.headlineAndHint) }
    array("locations") { writer in
      let file = finding.place.file ?? input.registryFile
      if file != nil || finding.preset != nil {
        writer.location(of: finding, in: file.map { input.root.path(of: $0) })
      }
    }
    // GitHub reads this key only; without it an upload makes each finding anew.
    object("partialFingerprints") {
      $0.member("primaryLocationLineHash", finding.fingerprint(from: input.root))
    }
  }

  private mutating func location(of finding: Finding, in file: String?) {
    object { writer in
      if let file {
        writer.object("physicalLocation") { writer in
          writer.object("artifactLocation") { $0.member("uri", file.fileURI) }
          writer.object("region") { $0.region(finding.place) }
        }
      }
      guard let preset = finding.preset else { return }
      writer.objects("logicalLocations", [preset]) { writer, preset in
        writer.member("name", preset)
        writer.member("fullyQualifiedName", preset)
        writer.member("kind", "preset")
      }
    }
  }

  /// GitHub asks for a start line even where only the file is known.
  private mutating func region(_ place: Place) {
    guard let line = place.line else { return member("startLine", 1) }
    member("startLine", line)
    if let column = place.column { member("startColumn", column) }
    if let endLine = place.endLine { member("endLine", endLine) }
    if let endColumn = place.endColumn { member("endColumn", endColumn) }
  }
}
