import StrictJSON

extension Report {
  /// The project's own JSON, with everything that is known about a finding.
  static let json = Report(
    name: "json", summary: "JSON with every member of each finding, and the summary's numbers",
    example: "motionbook validate --format json",
    write: { input, part in
      var writer = JSONWriter()
      writer.object { writer in
        writer.array("findings") { writer in
          for index in input.findings.indices {
            writer.finding(input.findings[index])
            if writer.bytes.count > partSize { part(writer.takeBytes()) }
          }
        }
        writer.object("summary") { writer in writer.members(of: input.summary) }
      }
      part(Array(writer.text.utf8))
    })

  private static let partSize = 1 << 16
}

extension JSONWriter {
  fileprivate mutating func finding(_ finding: Finding) {
    object { writer in
      writer.member("rule", finding.rule)
      writer.member("severity", finding.severity.rawValue)
      writer.member("preset", finding.preset)
      writer.members(of: finding.place)
      writer.member("platform", finding.platform)
      writer.member("message", finding.message)
      writer.member("hint", finding.hint)
      writer.member("motion", finding.motion)
      writer.member("nearest", finding.nearest)
      writer.member("replacement", finding.replacement)
      writer.member("fingerprint", finding.fingerprint)
    }
  }

  private mutating func members(of place: Place) {
    member("file", place.file)
    member("line", place.line)
    member("column", place.column)
    member("endLine", place.endLine)
    member("endColumn", place.endColumn)
  }

  fileprivate mutating func members(of summary: FindingSummary) {
    member("errors", summary.errors)
    member("warnings", summary.warnings)
    member("notes", summary.notes)
    member("presets", summary.presets)
    member("files", summary.files)
    member("sites", summary.sites)
    member("fromRegistry", summary.fromRegistry)
  }
}
