import Findings
import PlainText
import Presets

/// One thing that can be wrong with a registry: what it is, why a person should care, how it is found, and
/// examples, which are its tests and its documentation.
package struct Rule: Sendable {
  /// The name behind `--only` and in a preset's `allow`, in kebab case.
  package let id: String
  /// The state that it asks for, in one sentence.
  package let summary: String
  /// Why a person should care, and what to do.
  package let explanation: String
  /// The severity of its findings, unless the registry's settings say otherwise.
  package fileprivate(set) var severity: Severity
  /// The number that the rule measures against; nil for a rule without one.
  package fileprivate(set) var threshold: RuleThreshold?
  /// Whether presets that come unchanged from a pack are spared.
  package private(set) var isStyle = true
  /// Whether no command reads a registry that breaks it. Then it is an error in every registry and for every preset.
  package private(set) var isRequired = false
  /// Registries in which the rule finds nothing.
  package let good: [RuleExample]
  /// Registries in which the rule finds something.
  package let bad: [RuleExample]
  let check: Check

  /// How a rule looks at a registry.
  enum Check: Sendable {
    /// At each preset by itself, those left out that the rule spares.
    case preset(@Sendable (_ preset: ResolvedPreset, _ report: inout RuleReport) -> Void)
    /// At all of it: presets are compared with one another.
    case registry(@Sendable (_ subject: ValidationSubject, _ report: inout RuleReport) -> Void)
    /// At the motions of all of it, which takes as long as all the other rules together.
    case motions(@Sendable (_ subject: ValidationSubject, _ report: inout RuleReport) -> Void)
  }
}

/// The number that a rule measures against.
package struct RuleThreshold: Hashable, Sendable {
  /// Its meaning, with its unit: "the largest allowed bounce".
  package let meaning: String
  /// The number, unless the registry's settings say another.
  package fileprivate(set) var value: Double
}

/// A small registry as JSON that shows what a rule is about.
package struct RuleExample: Sendable, ExpressibleByStringLiteral {
  /// The registry, or only its presets with commas between them.
  package let text: String

  package init(stringLiteral text: String) { self.text = text }

  package var registry: String {
    if text.holds("\"format\"") { return text }
    return "{\"format\": \"\(RegistryText.format)\", \"presets\": [\n\(text)\n]}"
  }
}

extension Rule {
  /// The rule as a registry sets it.
  func configured(by setting: RuleSetting?) -> Rule {
    var rule = self
    if !isRequired, let severity = setting?.severity.flatMap({ Severity(rawValue: $0.rawValue) }) {
      rule.severity = severity
    }
    if let threshold = setting?.threshold { rule.threshold?.value = threshold }
    return rule
  }

  /// All that `validate --explain` says of the rule, ended by a newline.
  package var explained: String {
    var parts = ["\(id) (\(severity.rawValue))", summary, explanation]
    if let threshold {
      parts.append("Threshold: \(threshold.meaning), \(ReadableNumber.text(threshold.value)).")
    }
    parts.append(
      isStyle
        ? "Presets that come unchanged from a pack are spared."
        : "It holds for presets that come from a pack too.")
    parts.append("Wrong:\n\n\(Self.indented(bad))\n\nRight:\n\n\(Self.indented(good))")
    parts.append(isRequired ? Self.requirement + "." : remedy)
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Why there is no exception of a required rule.
  package static let requirement = "It is always an error, because no command reads a registry that breaks it"

  /// How a registry comes to be without its findings.
  private var remedy: String {
    "To allow one preset: motionbook tweak NAME --allow \(id)=REASON. "
      + "To set it for the registry: motionbook config set \(id).severity off|note|warning|error"
      + (threshold == nil ? "." : ", and motionbook config set \(id).threshold NUMBER.")
  }

  private static func indented(_ examples: [RuleExample]) -> String {
    examples.map { example in
      example.text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
