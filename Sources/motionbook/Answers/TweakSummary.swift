import CommandLineKit
import Findings
import PlainText
import Presets
import StrictJSON
import Validation

/// The results of a change of one preset or of several.
struct TweakSummary {
  private let results: [TweakResult]
  private let isMany: Bool
  private let scalesTime: Bool

  /// - Parameters:
  ///   - isMany: Whether several presets were asked for, however many there are.
  ///   - scalesTime: Whether their times were scaled, which leaves what has none as it is.
  init(_ results: [TweakResult], isMany: Bool = false, scalesTime: Bool = false) {
    self.results = results
    self.scalesTime = scalesTime
    self.isMany = isMany || results.count > 1
  }

  /// Prints notes, the results and what the rules say.
  func print(asJSON: Bool, on console: Console) throws {
    for result in results { for note in result.notes { console.note(note) } }
    if isMany {
      try ManyTweaks(results: results, scalesTime: scalesTime).print(asJSON: asJSON, on: console)
    } else if let result = results.first {
      try result.print(asJSON: asJSON, on: console)
    }
    try TweakWarnings.print(results, on: console)
  }
}

/// Several presets that were changed together, as one summary.
private struct ManyTweaks: CommandResult {
  let results: [TweakResult]
  let scalesTime: Bool

  func text(for console: Console) -> String {
    let changed = results.filter { $0.before != $0.after }
    if changed.isEmpty, !results.contains(where: isTimeless) {
      return "all \(results.count) are like that already; nothing to change"
    }
    var lines = [changed.isEmpty ? "nothing to change" : "changed \(changed.count.counted("preset"))"]
    var table = Table()
    for result in changed {
      let outlines = result.outlines
      if outlines.before == outlines.after {
        let members = ChangeText.members(from: result.before, to: result.after)
        table.add(["  \(result.after.name)", members.joined(separator: "; ")])
      } else {
        table.add(["  \(result.after.name)", outlines.before, "->", outlines.after])
      }
    }
    if !changed.isEmpty { lines.append(table.text) }
    // What has followed its base needs no change of its own.
    let unchanged = results.filter { $0.before == $0.after }
    let followers = unchanged.filter { $0.outlines.before != $0.outlines.after }
    let curves = unchanged.count { isTimeless($0) && $0.before.kind == .curve }
    if curves > 0 {
      lines.append("\(curves) \(curves == 1 ? "is a curve" : "are curves"), which have no duration")
    }
    let clips = unchanged.count { isTimeless($0) && $0.before.kind == .clip }
    if clips > 0 {
      lines.append(
        "\(clips) \(clips == 1 ? "is a clip" : "are clips") driven by a progress, which has no duration")
    }
    let same = unchanged.count - followers.count - curves - clips
    if same > 0 { lines.append("\(same) \(same == 1 ? "is" : "are") like that already") }
    var seen = Set(changed.map(\.after.name))
    let followed = followers.map { result -> TweakResult.Moving in
      (result.after.name, result.outlines.before, result.outlines.after)
    }
    let moving = (followed + results.flatMap(\.affectedOutlines)).filter { seen.insert($0.name).inserted }
    return (lines + TweakResult.lines(of: moving)).joined(separator: "\n")
  }

  /// Whether there is no time in it that could be scaled.
  private func isTimeless(_ result: TweakResult) -> Bool {
    scalesTime && (result.before.kind == .curve || result.before.content.clip?.driver == .progress)
  }

  func write(to writer: inout JSONWriter) throws {
    try writer.objects("changed", results) { try $1.write(to: &$0) }
  }
}

/// The rules' findings in a preset after a tweak, and in what moves along: a warning never blocks a write.
///
/// Only the presets at hand are looked at, so that a tweak takes the same time in a registry of any size; rules
/// that compare presets with all others find what they find in `validate`.
enum TweakWarnings {
  static func print(_ results: [TweakResult], on console: Console) throws {
    for result in results {
      let known = Set(try findings(of: result.before, in: result.old, result).map { $0.fingerprint() })
      print(
        try findings(of: result.after, in: result.new, result).filter { !known.contains($0.fingerprint()) },
        in: result.new, console)
    }
  }

  /// Prints the rules' findings in presets that are new.
  static func print(
    of presets: [Preset], in state: TweakResult.State, settings: Settings, on console: Console
  ) throws {
    for preset in presets {
      let result = try TweakResult(
        preset, preset, from: state, to: state, dependents: [], notes: [], settings: settings)
      print(try findings(of: preset, in: state, result), in: state, console)
    }
  }

  private static func print(_ findings: [Finding], in state: TweakResult.State, _ console: Console) {
    if findings.isEmpty { return }
    for finding in JudgedRegistry(state.registry.path, console).naming(findings) {
      let preset = finding.preset.map { "\($0): " } ?? ""
      console.note("\(finding.severity.rawValue): \(preset)\(finding.message.visible) [\(finding.rule)]")
      if let hint = finding.hint { console.note("  \(hint.visible)") }
    }
  }

  private static func findings(
    of preset: Preset, in state: TweakResult.State, _ result: TweakResult
  ) throws -> [Finding] {
    let settings = result.settings
    let presets = try result.neighbourhood(of: preset, in: state)
    let known = Set(presets.map(\.name))
    // Only a misspelt name is compared with those of the whole registry.
    let isMisspelt = presets.contains { $0.deprecated?.replacement.map { !known.contains($0) } ?? false }
    let subject = ValidationSubject(
      presets: presets, settings: settings, knowing: state.resolver,
      names: isMisspelt ? try state.registry.names() : nil)
    let concerned = Set([preset.name.text] + result.affected.map(\.name.text))
    return try Validator(settings: settings).validate(subject).filter { finding in
      finding.preset.map(concerned.contains) ?? false
    }
  }
}
