/// One thing that is wrong with a registry or an app, as data. A ``Report`` turns it into text.
public struct Finding: Hashable, Sendable {
  /// The rule's name, such as `bounce-exaggerated`.
  public let rule: String
  /// How bad it is.
  public let severity: Severity
  /// The preset it is about.
  public let preset: String?
  /// Where it is.
  public let place: Place
  /// The platform of the source it stands in, such as `swiftui`.
  public let platform: String?
  /// What is wrong, as a sentence without the preset's name and without the place.
  public let message: String
  /// What to do about it.
  public let hint: String?
  /// More for those who want to know why; may have several lines.
  public let detail: String?
  /// The motion that the source writes.
  public let motion: FoundMotion?
  /// The preset that comes closest to that motion.
  public let nearest: NearestPreset?
  /// The source that should stand in the place instead.
  public let replacement: String?
  /// What in the preset or file it is about, such as the other preset's name or a keyframe's path. Tells apart
  /// findings of one rule about one preset; it must not contain line numbers.
  public let subject: String
  /// Tells apart findings that agree in rule, preset, file and subject; see ``sortedAndNumbered(_:)``.
  public internal(set) var ordinal = 0

  /// Makes a finding.
  public init(
    rule: String, severity: Severity, preset: String? = nil, place: Place = .unknown, platform: String? = nil,
    subject: String = "", message: String, hint: String? = nil, detail: String? = nil,
    motion: FoundMotion? = nil, nearest: NearestPreset? = nil, replacement: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.preset = preset
    self.place = place
    self.platform = platform
    self.subject = subject
    self.message = message
    self.hint = hint
    self.detail = detail
    self.motion = motion
    self.nearest = nearest
    self.replacement = replacement
  }
}
