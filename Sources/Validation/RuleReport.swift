import Findings
import PlainText
import Presets

/// A rule at work on a registry: what it measures against, and what it found.
struct RuleReport {
  /// As the registry's settings say.
  let rule: Rule
  let subject: ValidationSubject
  private(set) var findings: [Finding] = []
  /// How many misspelt names may still be compared with all others: that reads every name, and is not for each of a
  /// hundred thousand.
  private(set) var comparisonsLeft = 100

  /// As the registry's settings say; not a number for a rule without one.
  var threshold: Double { rule.threshold?.value ?? .nan }

  /// Whether the rule looks at a preset: not when it comes unchanged from a pack and the rule is one of
  /// style, nor when the preset is an exception.
  func examines(_ preset: ResolvedPreset) -> Bool {
    if rule.isStyle, preset.typed.origin != nil { return false }
    return rule.isRequired || preset.typed.allow.isEmpty || preset.typed.allow[rule.id] == nil
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
    findings.append(
      Finding(
        rule: rule.id, severity: rule.severity, preset: preset.name.text,
        place: subject.place(of: preset, path: path), subject: about ?? path, message: message, hint: hint))
  }

  mutating func add(setting path: String, _ message: String, hint: String?) {
    findings.append(
      Finding(
        rule: rule.id, severity: rule.severity, place: subject.place(ofSetting: path), subject: path,
        message: message, hint: hint))
  }

  /// The preset that a name of none may mean, as a question; nil where none is near.
  mutating func suggestion(for name: PresetName) -> String? {
    comparisonsLeft -= 1
    let nearest = comparisonsLeft < 0 ? nil : Suggestions.nearest(to: name.text, among: subject.names)
    return nearest.map { "did you mean \($0)?" }
  }

  /// How a person allows a preset what the rule finds.
  func allowing(_ preset: ResolvedPreset) -> String {
    "motionbook tweak \(preset.name) --allow \(rule.id)=REASON"
  }

  /// Lets the rule look at the registry.
  mutating func run() {
    switch rule.check {
    case .preset(let check): for preset in subject.presets where examines(preset) { check(preset, &self) }
    case .registry(let check), .motions(let check): check(subject, &self)
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

  static func seconds(_ value: Double) -> String { text(value) + " s" }
}
