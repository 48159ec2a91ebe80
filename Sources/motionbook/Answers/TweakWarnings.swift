import PlainText
import CommandLineKit
import Findings
import Presets
import StrictJSON
import Validation

/// The rules' findings in a preset after a tweak, and in what moves along: a warning never blocks a write.
///
/// Only the presets at hand are looked at, so that a tweak takes the same time in a registry of any size; rules
/// that compare presets with all others find what they find in `validate`.
enum TweakWarnings {
  static func print(_ results: [TweakResult], on console: Console) throws {
    for result in results {
      let known = Set(try findings(of: result.before, in: result.old, result).map(\.fingerprint))
      print(
        try findings(of: result.after, in: result.new, result).filter { !known.contains($0.fingerprint) },
        console)
    }
  }

  /// Prints the rules' findings in presets that are new.
  ///
  /// - Parameters:
  ///   - source: The registry with them.
  ///   - settings: The registry's settings.
  static func print(
    of presets: [Preset], in source: OverlaidSource, settings: Settings, on console: Console
  ) throws {
    let state = TweakResult.State(source)
    for preset in presets {
      let result = try TweakResult(
        preset, preset, from: state, to: state, dependents: [], notes: [], settings: settings)
      print(try findings(of: preset, in: state, result), console)
    }
  }

  private static func print(_ findings: [Finding], _ console: Console) {
    for finding in findings {
      let preset = finding.preset.map { "\($0): " } ?? ""
      console.note("\(finding.severity.rawValue): \(preset)\(finding.message.visible) [\(finding.rule)]")
      if let hint = finding.hint { console.note("  \(hint.visible)") }
    }
  }

  private static func findings(
    of preset: Preset, in state: TweakResult.State, _ result: TweakResult
  ) throws -> [Finding] {
    let settings = result.settings
    let subject = ValidationSubject(
      presets: try result.neighbourhood(of: preset, in: state), settings: settings, knowing: state.resolver)
    let concerned = Set([preset.name.text] + result.affected.map(\.name.text))
    return try Validator(settings: settings).validate(subject).filter { finding in
      finding.preset.map(concerned.contains) ?? false
    }
  }
}
