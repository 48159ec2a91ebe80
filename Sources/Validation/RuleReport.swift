import Findings
import Presets

/// What one rule measures against, and where it puts what it finds.
struct RuleReport {
  let rule: Rule
  /// As the registry's settings say.
  let severity: Severity
  /// As the registry's settings say; not a number for a rule without one.
  let threshold: Double
  /// Every rule's name that may stand in an exception or a setting.
  let knownRules: Set<String>
  private(set) var findings: FindingList
  private let subject: ValidationSubject

  init(
    rule: Rule, severity: Severity, threshold: Double, knownRules: Set<String>, subject: ValidationSubject,
    findings: consuming FindingList
  ) {
    self.findings = findings
    self.rule = rule
    self.severity = severity
    self.threshold = threshold
    self.knownRules = knownRules
    self.subject = subject
  }

  /// Whether the rule looks at a preset: not when it comes unchanged from a pack and the rule is one of
  /// style, nor when the preset is an exception.
  func examines(_ index: Int) -> Bool {
    let traits = subject.traits[index]
    if rule.isStyle, traits.contains(.fromPack) { return false }
    return !traits.contains(.hasExceptions) || subject.presets[index].allow[rule.id] == nil
  }

  /// Reports something about a preset.
  ///
  /// - Parameters:
  ///   - index: The preset's place among the subject's presets.
  ///   - path: Where in the preset, such as `base`; empty for the preset itself.
  ///   - about: What in the preset it is about, for the fingerprint; the path unless something else is given.
  mutating func add(
    _ index: Int, at path: String = "", about: String? = nil, _ message: String, hint: String?
  ) {
    guard examines(index) else { return }
    findings.append(
      Finding(
        rule: rule.id, severity: severity, preset: subject.presets[index].name.text,
        place: subject.place(of: index, path: path), subject: about ?? path, message: message, hint: hint),
      preset: index)
  }

  /// Reports something about the registry's settings.
  mutating func add(setting path: String, _ message: String, hint: String?) {
    findings.append(
      Finding(
        rule: rule.id, severity: severity, place: subject.place(ofSetting: path), subject: path,
        message: message,
        hint: hint),
      preset: -1)
  }

  /// How a person allows a preset what the rule finds.
  func allowing(_ index: Int) -> String {
    "motionbook tweak \(subject.presets[index].name) --allow \(rule.id)=REASON"
  }
}
