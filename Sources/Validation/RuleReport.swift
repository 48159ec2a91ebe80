import Findings
import PlainText
import Presets

/// A rule as a registry's settings configure it.
struct ConfiguredRule: Sendable {
  let rule: Rule
  let severity: Severity
  let threshold: Double?
}

/// A rule at work on a registry: what it measures against, and what it found.
struct RuleReport {
  let rule: Rule
  /// As the registry's settings say.
  let severity: Severity
  /// As the registry's settings say; not a number for a rule without one.
  let threshold: Double
  let subject: ValidationSubject
  /// The findings that are not taken yet, with the place of its preset; -1 for the registry's settings.
  private var found: [(place: Int, finding: Finding)] = []
  /// How many of ``found`` are taken.
  private var taken = 0

  init(_ configured: ConfiguredRule, subject: ValidationSubject) {
    rule = configured.rule
    severity = configured.severity
    threshold = configured.threshold ?? .nan
    self.subject = subject
  }

  /// How many findings there are.
  var count: Int { found.count }

  /// Whether the rule looks at a preset: not when it comes unchanged from a pack and the rule is one of
  /// style, nor when the preset is an exception.
  func examines(_ preset: ResolvedPreset) -> Bool {
    if rule.isStyle, preset.typed.origin != nil { return false }
    return preset.typed.allow.isEmpty || preset.typed.allow[rule.id] == nil
  }

  /// Reports something about a preset.
  ///
  /// - Parameters:
  ///   - path: Where in the preset, such as `base`; empty for the preset itself.
  ///   - about: What in the preset it is about, for the fingerprint; the path unless something else is given.
  mutating func add(
    _ preset: ResolvedPreset, at path: String = "", about: String? = nil, _ message: String, hint: String?
  ) {
    guard examines(preset) else { return }
    let finding = Finding(
      rule: rule.id, severity: severity, preset: preset.name.text,
      place: subject.place(of: preset, path: path), subject: about ?? path, message: message, hint: hint)
    found.append((preset.place, finding))
  }

  /// Reports something about the registry's settings.
  mutating func add(setting path: String, _ message: String, hint: String?) {
    let finding = Finding(
      rule: rule.id, severity: severity, place: subject.place(ofSetting: path), subject: path,
      message: message, hint: hint)
    found.append((-1, finding))
  }

  /// How a person allows a preset what the rule finds.
  func allowing(_ preset: ResolvedPreset) -> String {
    "motionbook tweak \(preset.name) --allow \(rule.id)=REASON"
  }

  /// Whether the rule compares motions with one another.
  var comparesMotions: Bool {
    if case .motions = rule.check { true } else { false }
  }

  /// Runs a rule that compares presets with one another.
  mutating func compare() {
    switch rule.check {
    case .preset: return
    case .registry(let check), .motions(let check): check(subject, &self)
    }
    let isSorted = zip(found, found.dropFirst()).allSatisfy { $0.place <= $1.place }
    if !isSorted { found.sort { $0.place < $1.place } }
  }

  /// Runs a rule that looks at each preset by itself.
  mutating func examine(_ preset: ResolvedPreset) {
    if case .preset(let check) = rule.check, examines(preset) { check(preset, &self) }
  }

  /// Moves what was found of presets up to a place, -1 for the settings alone, to the list.
  mutating func take(upTo place: Int, _ findings: inout [Finding]) {
    while taken < found.count, found[taken].place <= place {
      findings.append(found[taken].finding)
      taken += 1
    }
  }
}

/// Numbers in messages: as many digits as a person reads.
enum ReadableNumber {
  /// Three significant digits; whole numbers are not rounded: 1234 stays 1234.
  static func text(_ value: Double, digits: Int = 3) -> String {
    if value.magnitude < 5e-16 { return "0" }
    guard value.isFinite else { return "\(value)" }
    let decimals = digits - 1 - DecimalText.exponent(of: value.magnitude)
    return DecimalText.rounded(value, decimals: min(max(decimals, 0), 15))
  }

  /// A share as a whole percentage, or with one digit more below ten: "21 %", "1.5 %".
  static func percent(_ share: Double) -> String {
    text(share * 100, digits: 2) + " %"
  }

  /// Seconds with their unit.
  static func seconds(_ value: Double) -> String { text(value) + " s" }
}
