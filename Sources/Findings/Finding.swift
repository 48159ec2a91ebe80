/// One thing that is wrong with a registry or an app, as data. A ``Report`` turns it into text.
package struct Finding: Hashable, Sendable {
  /// The rule's name, such as `bounce-exaggerated`.
  package let rule: String
  /// How bad it is.
  package let severity: Severity
  /// The preset it is about.
  package let preset: String?
  /// Where it is.
  package let place: Place
  /// What is wrong, as a sentence without the preset's name and without the place.
  package let message: String
  /// What to do about it.
  package let hint: String?
  /// What in the preset or file it is about, such as the other preset's name or a keyframe's path. Tells apart
  /// findings of one rule about one preset; it must not contain line numbers.
  package let subject: String
  /// Tells apart findings that agree in rule, preset, file and subject; see ``sortedAndNumbered(_:)``.
  package internal(set) var ordinal = 0
  private let more: More

  /// Makes a finding.
  package init(
    rule: String, severity: Severity, preset: String? = nil, place: Place = .unknown, platform: String? = nil,
    subject: String = "", message: String, hint: String? = nil, detail: String? = nil,
    motion: FoundMotion? = nil, nearest: NearestPreset? = nil, replacement: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.preset = preset
    self.place = place
    self.subject = subject
    self.message = message
    self.hint = hint
    let source = SourceDetails(
      platform: platform, detail: detail, motion: motion, nearest: nearest, replacement: replacement)
    more = source == SourceDetails() ? .nothing : .source(source)
  }

  /// The platform of the source it stands in, such as `swiftui`.
  package var platform: String? { more.source?.platform }
  /// More for those who want to know why; may have several lines.
  package var detail: String? { more.source?.detail }
  /// The motion that the source writes.
  package var motion: FoundMotion? { more.source?.motion }
  /// The preset that comes closest to that motion.
  package var nearest: NearestPreset? { more.source?.nearest }
  /// The source that should stand in the place instead.
  package var replacement: String? { more.source?.replacement }

  /// What only findings about an app's source have; apart, because a registry may have very many findings.
  private indirect enum More: Hashable, Sendable {
    case nothing
    case source(SourceDetails)

    var source: SourceDetails? { if case .source(let source) = self { source } else { nil } }
  }

  private struct SourceDetails: Hashable, Sendable {
    var platform: String?
    var detail: String?
    var motion: FoundMotion?
    var nearest: NearestPreset?
    var replacement: String?
  }
}
