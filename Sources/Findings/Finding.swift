import PlainText

/// One thing that is wrong with a registry or an app, as data. A ``Report`` turns it into text.
///
/// All but its ordinal stands in a box: findings are gathered, sorted and numbered by the hundred thousand, and moving the
/// texts themselves took a tenth of `validate`.
package struct Finding: Hashable, Sendable {
  private let box: Box
  /// Tells apart findings that agree in rule, preset, file and subject; see ``sortedAndNumbered(_:)``.
  package internal(set) var ordinal = 0

  /// A finding; only findings about an app's source have what stands behind `hint`.
  package init(
    rule: String, severity: Severity, preset: String? = nil, place: Place = .unknown, platform: String? = nil,
    subject: String = "", message: String, hint: String? = nil, detail: String? = nil,
    motion: FoundMotion? = nil, nearest: NearestPreset? = nil, replacement: String? = nil
  ) {
    box = Box(
      Contents(
        rule: rule, severity: severity, preset: preset, place: place, message: message, hint: hint,
        subject: subject, platform: platform, detail: detail, motion: motion, nearest: nearest,
        replacement: replacement))
  }

  private struct Contents: Hashable, Sendable {
    let rule: String
    let severity: Severity
    let preset: String?
    let place: Place
    let message: String
    let hint: String?
    let subject: String
    let platform: String?
    let detail: String?
    let motion: FoundMotion?
    let nearest: NearestPreset?
    let replacement: String?
  }

  private final class Box: Hashable, Sendable {
    let contents: Contents

    init(_ contents: Contents) { self.contents = contents }

    static func == (left: Box, right: Box) -> Bool { left === right || left.contents == right.contents }

    func hash(into hasher: inout Hasher) { hasher.combine(contents) }
  }
}

extension Finding {
  /// The rule's name, such as `bounce-exaggerated`.
  package var rule: String { box.contents.rule }

  /// How bad it is.
  package var severity: Severity { box.contents.severity }

  /// The preset it is about.
  package var preset: String? { box.contents.preset }

  /// Where it is.
  package var place: Place { box.contents.place }

  /// The mistake, as a sentence without the preset's name and without the place.
  package var message: String { box.contents.message }

  /// The remedy.
  package var hint: String? { box.contents.hint }

  /// The part of the preset or file it is about, such as the other preset's name or a keyframe's path. Tells apart
  /// findings of one rule about one preset; it must not contain line numbers.
  package var subject: String { box.contents.subject }

  /// The platform of the source it stands in, such as `swiftui`.
  package var platform: String? { box.contents.platform }

  /// More for those who want to know why; may have several lines.
  package var detail: String? { box.contents.detail }

  /// The motion that the source writes.
  package var motion: FoundMotion? { box.contents.motion }

  /// The preset that comes closest to that motion.
  package var nearest: NearestPreset? { box.contents.nearest }

  /// The source that should stand in the place instead.
  package var replacement: String? { box.contents.replacement }
}

extension Finding {
  /// The message with what it is about: `sheet.present: bounce 0.9 is exaggerated`.
  var headline: String {
    let about = [preset, place.path].compactMap { $0 }.joined(separator: ", ")
    return about.isEmpty ? message : about + ": " + message
  }

  /// The headline, and the hint on a line of its own.
  var headlineAndHint: String {
    guard let hint else { return headline }
    return headline + "\n" + hint
  }
}

extension Finding {
  /// Sixteen hexadecimal digits that stay the same when something else in the file or the registry is edited:
  /// made from rule, preset, file, subject and ordinal, not from lines, numbers or the message's wording.
  package var fingerprint: String {
    var hash = StableHash()
    hash.add(field: rule)
    hash.add(field: preset)
    hash.add(field: place.file?.withoutDotSegment)
    hash.add(field: subject)
    hash.add(field: String(ordinal))
    return hash.hexadecimal
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

  /// Whether the first is milder than the second.
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
