import PlainText
import CommandLineKit
import Findings
import Presets
import StrictJSON
import Validation

/// What the rules say of a preset after a tweak, and of what moves along: a warning never blocks a write.
///
/// Only the presets at hand are looked at, so that a tweak takes the same time in a registry of any size; rules
/// that compare presets with all others find what they find in `validate`.
enum TweakWarnings {
  static func print(_ result: TweakResult, on console: Console) throws {
    let known = Set(try findings(in: result.old, result).map(\.fingerprint))
    for finding in try findings(in: result.new, result)
    where !known.contains(finding.fingerprint) {
      let preset = finding.preset.map { "\($0): " } ?? ""
      console.note("\(finding.severity.rawValue): \(preset)\(finding.message.visible) [\(finding.rule)]")
      if let hint = finding.hint { console.note("  \(hint.visible)") }
    }
  }

  private static func findings(in state: TweakResult.State, _ result: TweakResult) throws -> [Finding] {
    let settings = result.settings
    let subject = ValidationSubject(
      presets: try result.neighbourhood(in: state), settings: settings, knowing: state.resolver)
    let concerned = Set([result.after.name.text] + result.affected.map(\.name.text))
    return try Validator(settings: settings).validate(subject).filter { finding in
      finding.preset.map(concerned.contains) ?? false
    }
  }
}
