import PlainText

/// One thing that is wrong with a registry or an app, as data. A ``Report`` turns it into text.
package struct Finding: Hashable, Sendable {
  /// The rule's name, such as `bounce-exaggerated`.
  package let rule: String
  package let severity: Severity
  /// The preset it is about.
  package let preset: String?
  package let place: Place
  /// The platform of the source it stands in, such as `swiftui`.
  package let platform: String?
  /// The part of the preset or file it is about, such as the other preset's name or a keyframe's path. Tells apart
  /// findings of one rule about one preset; it must not contain line numbers.
  package let subject: String
  /// The subject by which baselines that were written before know it.
  let earlierSubject: String
  /// The mistake, as a sentence without the preset's name and without the place.
  package let message: String
  /// The remedy.
  package internal(set) var hint: String?
  /// The motion that the source writes.
  package let motion: FoundMotion?
  /// The preset that comes closest to that motion.
  package let nearest: NearestPreset?
  /// The source that should stand in the place instead.
  package let replacement: String?
  /// Tells apart findings that agree in rule, preset, file and subject; see ``sortedAndNumbered(_:)``.
  package internal(set) var ordinal = 0

  /// A finding; only findings about an app's source have what stands behind `hint`.
  package init(
    rule: String, severity: Severity, preset: String? = nil, place: Place = .unknown, platform: String? = nil,
    subject: String = "", earlierSubject: String? = nil, message: String, hint: String? = nil,
    motion: FoundMotion? = nil, nearest: NearestPreset? = nil, replacement: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.preset = preset
    self.place = place
    self.platform = platform
    self.subject = subject
    self.earlierSubject = earlierSubject ?? subject
    self.message = message
    self.hint = hint
    self.motion = motion
    self.nearest = nearest
    self.replacement = replacement
  }
}

extension Finding {
  /// The message with what it is about: `sheet.present: bounce 0.9 is exaggerated`.
  var headline: String {
    let about = [preset, place.path].compactMap { $0 }.joined(separator: ", ")
    return about.isEmpty ? message : about + ": " + message
  }

  /// The headline, and the hint on a line of its own.
  var headlineAndHint: String { [headline, hint].compactMap(\.self).joined(separator: "\n") }
}

extension Finding {
  /// Sixteen hexadecimal digits that stay the same when something else in the file or the registry is edited:
  /// made from rule, preset, file, subject and ordinal, not from lines, numbers or the message's wording.
  ///
  /// - Parameter root: Where the file's path begins, so that the working directory does not change it either.
  package func fingerprint(from root: ReportRoot = ReportRoot()) -> String {
    fingerprint(from: root, by: subject)
  }

  /// The fingerprint that it has by one of its subjects.
  func fingerprint(from root: ReportRoot, by subject: String) -> String {
    var hash = StableHash()
    for field in identity(from: root, by: subject) + [String(ordinal)] { hash.add(field: field) }
    return hash.hexadecimal
  }

  /// The parts of a fingerprint but for the ordinal.
  func identity() -> [String?] { identity(from: ReportRoot(), by: subject) }

  private func identity(from root: ReportRoot, by subject: String) -> [String?] {
    [rule, preset, place.file.map { root.path(of: $0) }, subject]
  }
}

/// How bad a finding is. Ordered: a note is less than a warning, a warning less than an error.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Worth knowing; never makes a command fail.
  case note
  /// Should be mended; makes a command fail only with `--strict` or `--max-warnings`.
  case warning
  /// Must be mended; makes a command fail.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
