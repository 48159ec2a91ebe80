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
            writer.finding(input.findings[index], from: input.root)
            if writer.count > partSize { part(writer.takeBytes()) }
          }
        }
        writer.object("summary") { writer in writer.members(of: input.summary) }
        input.others(&writer)
      }
      part(Array(writer.text.utf8))
    })

  private static let partSize = 1 << 16
}

extension JSONWriter {
  fileprivate mutating func finding(_ finding: Finding, from root: ReportRoot) {
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
      writer.member("fingerprint", finding.fingerprint(from: root))
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

extension JSONWriter {
  /// Writes a member that is a motion found in a source, or null.
  mutating func member(_ key: String, _ motion: FoundMotion?) {
    guard let motion else { return member(key, String?.none) }
    object(key) { writer in
      writer.member("kind", motion.kind.rawValue)
      writer.member("api", motion.api)
      writer.object("parameters") { writer in
        for parameter in motion.parameters { writer.member(parameter.name, parameter.value) }
      }
      writer.member("duration", motion.duration)
      switch motion.kind {
      case .spring: writer.member("bounce", motion.bounce)
      case .tween: writer.member("bezier", motion.bezier)
      }
    }
  }

  /// Writes a member that is the closest preset, or null.
  mutating func member(_ key: String, _ nearest: NearestPreset?) {
    guard let nearest else { return member(key, String?.none) }
    object(key) { writer in
      writer.member("preset", nearest.preset)
      if let curve = nearest.curve { writer.member("curve", curve) }
      writer.member("distance", nearest.distance)
      writer.member("at", nearest.at)
    }
  }

  private mutating func member(_ key: String, _ values: [Double]?) {
    self.key(key)
    if let values { numbers(values) } else { null() }
  }
}
