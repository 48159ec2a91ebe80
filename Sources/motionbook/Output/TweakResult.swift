import CommandLineKit
import Gallery
import MotionPhysics
import Presets
import Registry
import StrictJSON

/// A tweak, done or only tried: the preset before and after, and what moves along.
struct TweakResult: CommandResult {
  let before: Preset
  let after: Preset
  let affected: [Preset]
  let notes: [String]
  /// The registry's settings, for the rules.
  let settings: Settings
  private let sourceBefore: any PresetSource
  private let sourceAfter: any PresetSource
  /// Resolved while the registry still stands as it did before.
  private let motions: [(name: PresetName, before: Motion, after: Motion)]

  init(before: Preset, after: Preset, affected: [Preset], notes: [String], in registry: Registry) throws {
    self.before = before
    self.after = after
    self.notes = notes
    settings = try registry.settings()
    var old: [PresetName: Preset?] = [before.name: before]
    for preset in affected { old[preset.name] = preset }
    sourceBefore = OverlaidSource(old, over: registry)
    sourceAfter = OverlaidSource([after.name: after], over: registry)
    let (resolverBefore, resolverAfter) = (Resolver(sourceBefore), Resolver(sourceAfter))
    let dependents = try affected.map { preset in
      (preset, try resolverBefore.motion(of: preset), try resolverAfter.motion(of: preset))
    }
    let moving = dependents.filter { $0.1 != $0.2 }
    self.affected = moving.map(\.0)
    motions =
      [(after.name, try resolverBefore.motion(of: before), try resolverAfter.motion(of: after))]
      + moving.map { ($0.0.name, $0.1, $0.2) }
  }

  /// The preset, what moves along, and everything that these are made of.
  func neighbourhood(after isAfter: Bool) throws -> [Preset] {
    let source = isAfter ? sourceAfter : sourceBefore
    var found: [PresetName: Preset] = [:]
    var waiting = [isAfter ? after : before] + affected
    while let preset = waiting.popLast() {
      if found.updateValue(preset, forKey: preset.name) != nil { continue }
      for reference in preset.references {
        if let other = try source.preset(named: reference.name) { waiting.append(other) }
      }
    }
    return Array(found.values)
  }

  func write(to writer: inout JSONWriter) throws {
    let (old, new) = (PresetJSON(sourceBefore), PresetJSON(sourceAfter))
    let names = affected.map(\.name)
    try ChangedPreset(before: before, after: after).writeMembers(old, names, new, names, to: &writer)
    try writer.array("affected") { writer in
      for preset in affected {
        try writer.object { writer in
          try ChangedPreset(before: preset, after: preset).writeMembers(old, [], new, [], to: &writer)
        }
      }
    }
  }

  /// Before and after, what moves along, and on a terminal both drawn over one another.
  func text(for console: Console) -> String {
    if before == after { return "\(after.name) is like that already; nothing to change" }
    var lines = ["changed \(after.name)"]
    if before.content.words == after.content.words { lines += hiddenDifferences }
    var table = Table()
    for (label, preset, motion) in [
      ("before", before, motions[0].before), ("after", after, motions[0].after),
    ] {
      table.add(["  \(label)", preset.content.words, MotionDescription(motion).outline])
    }
    lines.append(table.text)
    if !affected.isEmpty {
      lines.append("what moves along:")
      var moved = Table()
      for motion in motions.dropFirst() {
        moved.add([
          "  \(motion.name)", MotionDescription(motion.before).outline, "->",
          MotionDescription(motion.after).outline,
        ])
      }
      lines.append(moved.text)
    }
    if console.outputIsTerminal, let picture = picture(console) { lines.append(picture) }
    return lines.joined(separator: "\n")
  }

  /// The lines of the JSON that differ: a summary, a keyframe, whatever the few words do not say.
  private var hiddenDifferences: [String] {
    let (old, new) = (Self.lines(before), Self.lines(after))
    return old.filter { !new.contains($0) }.map { "  - \($0)" }
      + new.filter { !old.contains($0) }.map { "  + \($0)" }
  }

  private static func lines(_ preset: Preset) -> [String] {
    var writer = JSONWriter()
    var unmarked = preset
    unmarked.origin = nil
    PresetEncoder.write(unmarked, to: &writer)
    return writer.text.split(separator: "\n").map { line in
      String(
        line.drop { $0 == " " }.last == "," ? line.dropLast().drop { $0 == " " } : line.drop { $0 == " " })
    }
  }

  private func picture(_ console: Console) -> String? {
    let series = [("before", motions[0].before), ("after", motions[0].after)].compactMap { name, motion in
      MotionSeries.unitStep(motion, named: name)
    }
    if series.isEmpty { return nil }
    let options = PlotOptions(
      width: console.outputWidth, height: 20, usesColor: console.usesColor, usesBraille: console.isUTF8,
      title: after.name.text)
    return TerminalPlot.render(series, options: options)
  }
}
