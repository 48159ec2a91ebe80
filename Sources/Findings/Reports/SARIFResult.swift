import StrictJSON

extension JSONWriter {
  /// Writes one result (SARIF 2.1.0, section 3.27).
  mutating func sarifResult(_ finding: Finding, in input: ReportInput) {
    object { writer in
      writer.member("ruleId", finding.rule)
      if let index = input.rules.firstIndex(where: { $0.id == finding.rule }) {
        writer.member("ruleIndex", index)
      }
      writer.member("level", finding.severity.rawValue)
      writer.object("message") { $0.member("text", finding.headlineAndHint) }
      writer.array("locations") { writer in
        let file = finding.place.file ?? input.registryFile
        if file != nil || finding.preset != nil { writer.location(of: finding, in: file) }
      }
      // GitHub reads this key only; without it an upload makes each finding anew.
      writer.object("partialFingerprints") { $0.member("primaryLocationLineHash", finding.fingerprint) }
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
      writer.array("logicalLocations") { writer in
        writer.object { writer in
          writer.member("name", preset)
          writer.member("fullyQualifiedName", preset)
          writer.member("kind", "preset")
        }
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
