import AppScan
import Findings

/// One thing that can be wrong with an app's motions.
package struct CheckRule: Sendable {
  /// The name in configurations and exceptions, in kebab case.
  package let id: String
  /// The rule, in one sentence.
  package let summary: String
  /// Why a person should care, and what to do.
  package let explanation: String
  /// The severity of its findings, unless the project file says otherwise.
  package let severity: Severity
  /// Looks at an app and reports what is wrong.
  let check: @Sendable (_ subject: CheckSubject, _ report: inout CheckReport) -> Void
}

/// Why a place of a file cannot use the symbol of an export; nil where it can.
package typealias UseObstacle = (_ symbol: PresetSymbol, _ site: Site, _ file: String) -> String?

/// Where a rule for apps puts what it finds.
struct CheckReport {
  let rule: CheckRule
  /// As configured.
  let severity: Severity
  /// Whether the project file says how severe it is.
  let isConfigured: Bool
  /// Why a place cannot use what an export has; nil where it can.
  let obstacle: UseObstacle
  private(set) var findings: [Finding] = []
  /// What it would report if all counted, and does not.
  private(set) var unchanged: [Finding] = []
  /// The exceptions that were of use, by file.
  private(set) var usedExceptions: Set<UsedException>

  struct UsedException: Hashable {
    let file: String
    let exception: ScanException
  }

  /// Reports something about a place in a file, unless a comment there says that it is meant so, or it does not count.
  ///
  /// - Parameters:
  ///   - subject: What it is about, without lines and numbers that change by themselves.
  ///   - isUrgent: Whether the person can do something about it now; what waits is a note.
  ///   - mayBeExcepted: Whether comments count: not where they are what it is about.
  ///   - counts: Whether it counts, where the lines on which it stands do not decide that alone.
  mutating func add(
    _ file: CheckedFile, _ place: SitePlace, subject: String, earlierSubject: String? = nil,
    message: String, hint: String? = nil, platform: String? = nil, motion: FoundMotion? = nil,
    nearest: NearestPreset? = nil,
    replacement: String? = nil, isUrgent: Bool = true, mayBeExcepted: Bool = true, counts: Bool? = nil
  ) {
    let exceptions = mayBeExcepted ? file.exceptions(from: rule.id, at: place) : []
    usedExceptions.formUnion(exceptions.map { UsedException(file: file.path, exception: $0) })
    guard exceptions.isEmpty else { return }
    let finding = Finding(
      rule: rule.id, severity: isUrgent || isConfigured ? severity : .note, place: Place(place, in: file),
      platform: platform, subject: subject, earlierSubject: earlierSubject, message: message, hint: hint,
      motion: motion, nearest: nearest, replacement: replacement)
    if counts ?? file.counts(place) { findings.append(finding) } else { unchanged.append(finding) }
  }

  /// Reports something about a motion that is written by hand.
  mutating func add(
    _ file: CheckedFile, _ site: Site, message: String, hint: String?, match: MotionMatch? = nil,
    replacement: String? = nil, isUrgent: Bool = true
  ) {
    add(
      file, site.place, subject: site.subject, earlierSubject: site.typedSubject, message: message,
      hint: hint, platform: site.platform.rawValue, motion: site.found, nearest: match?.nearest,
      replacement: replacement, isUrgent: isUrgent, counts: file.counts(site))
  }

  /// Reports a motion for which a preset is proposed.
  ///
  /// - Parameter waits: Whether it is a note as long as no export of the app has the preset.
  mutating func propose(
    _ match: MotionMatch, for site: Site, in file: CheckedFile, _ symbols: SymbolTable, message: String,
    waits: Bool
  ) {
    let code = symbols.code(match, at: site, in: file.path)
    let origin = symbols.origin(match, at: site, in: file.path)
    let obstacle = [match.preset, match.curve].lazy.compactMap { name in
      name.flatMap { symbols.symbol($0, at: site, in: file.path) }
    }.compactMap { [obstacle] in obstacle($0, site, file.path) }.first
    let hint = MatchText.hint(match, code, from: origin, at: site)
    // A variable can be loaded; a class that the package's tool does not read is none.
    let isThere = code != nil && (obstacle == nil || site.platform != .tailwind)
    add(
      file, site, message: message, hint: hint + (obstacle.map { ", but \($0)" } ?? ""), match: match,
      replacement: obstacle == nil ? symbols.replacement(match, at: site, in: file.path) : nil,
      isUrgent: isThere || !waits)
  }

  /// Reports something about a whole file.
  ///
  /// - Parameter most: The most severe that it is, unless the project file says otherwise.
  mutating func add(
    path: String, subject: String, message: String, hint: String?, upTo most: Severity = .error
  ) {
    findings.append(
      Finding(
        rule: rule.id, severity: isConfigured ? severity : min(severity, most),
        place: Place(file: path, line: 1, column: 1), subject: subject,
        message: message, hint: hint))
  }
}

extension Place {
  fileprivate init(_ place: SitePlace, in file: CheckedFile) {
    self.init(
      file: file.path, line: place.line, column: place.column, endLine: place.endLine,
      endColumn: place.endColumn)
  }
}
