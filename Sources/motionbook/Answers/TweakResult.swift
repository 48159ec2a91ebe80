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
  /// The registry as it was, and as it will be.
  let old, new: State
  /// The motions of the preset and of those that move along, resolved while the registry still stands as it did before.
  private let motions: [(preset: Preset, before: Motion?, after: Motion)]

  /// The presets and motions of names: each preset is resolved once.
  struct State {
    let source: OverlaidSource
    let resolver: Resolver
    /// Where presets are looked up that are none of those at hand.
    let registry: RegistryStore

    /// A registry as it is now, whatever is written later.
    ///
    /// - Parameter dependents: What is made of the presets.
    init(_ presets: [Preset], _ dependents: [Preset], in registry: RegistryStore) {
      self.init(OverlaidSource(presets + dependents, over: registry), over: registry)
    }

    init(_ source: OverlaidSource, over registry: RegistryStore, resolver: Resolver? = nil) {
      (self.source, self.registry) = (source, registry)
      self.resolver = resolver ?? Resolver(source)
    }

    fileprivate func motion(of preset: Preset) throws -> Motion {
      try resolver.motion(named: preset.name) ?? resolver.motion(of: preset)
    }

    /// The motion, or nil where something is wrong with the preset: that may be what is mended.
    fileprivate func motionIfRight(of preset: Preset) throws -> Motion? {
      do {
        return try motion(of: preset)
      } catch is ResolutionError {
        return nil
      }
    }
  }

  /// - Parameter dependents: What is made of the preset.
  init(
    _ before: Preset, _ after: Preset, from old: State, to new: State, dependents: [Preset], notes: [String],
    settings: Settings
  ) throws {
    (self.old, self.new, self.notes, self.settings) = (old, new, notes, settings)
    (self.before, self.after) = (before, after)
    let moving = try dependents.compactMap { dependent in
      try new.motionIfRight(of: dependent).map { (dependent, try old.motionIfRight(of: dependent), $0) }
    }.filter { $0.1 != $0.2 }
    affected = moving.map(\.0)
    motions = [(before, try old.motionIfRight(of: before), try new.motion(of: after))] + moving
  }

  /// The preset, what moves along, everything that these are made of, and what is to be used instead of them.
  func neighbourhood(of preset: Preset, in state: State) throws -> [Preset] {
    var found: [PresetName: Preset] = [:]
    var waiting = [preset] + affected
    while let preset = waiting.popLast() {
      if found.updateValue(preset, forKey: preset.name) != nil { continue }
      for name in preset.references.map(\.name) + [preset.deprecated?.replacement].compactMap(\.self) {
        if let other = try state.source.preset(named: name) { waiting.append(other) }
      }
    }
    return Array(found.values)
  }

  func write(to writer: inout JSONWriter) throws {
    let states = (
      PresetJSON(old.source, old.resolver), PresetJSON(new.source, new.resolver)
    )
    try write((after, motions[0].before, motions[0].after), before: before, states, to: &writer)
    // It leaves its pack by the very change.
    MemberChangeJSON.write(from: before.of(pack: nil), to: after.of(pack: nil), to: &writer)
    try writer.objects("affected", motions.dropFirst()) { writer, motion in
      try write(motion, before: motion.preset, states, to: &writer)
    }
  }

  /// Writes a preset's name and both its states.
  private func write(
    _ motion: (preset: Preset, before: Motion?, after: Motion), before: Preset,
    _ states: (old: PresetJSON, new: PresetJSON), to writer: inout JSONWriter
  ) throws {
    // A change of a preset is none of who mentions it, or what is made of it.
    let usedBy = try old.registry.users(of: motion.preset.name)
    writer.member("name", motion.preset.name.text)
    try writer.object("before") {
      try states.old.writeMembers(of: before, motion: motion.before, usedBy: usedBy, to: &$0)
    }
    try writer.object("after") {
      try states.new.writeMembers(of: motion.preset, motion: motion.after, usedBy: usedBy, to: &$0)
    }
  }

  /// Before and after, what moves along, and on a terminal both drawn over one another.
  func text(for console: Console) -> String {
    if before == after { return "\(after.name) is like that already; nothing to change" }
    var lines = ["changed \(after.name)"]
    lines += ChangeText.members(from: before.of(pack: nil), to: after.of(pack: nil)).map { "  \($0)" }
    // What is only said otherwise of a preset shows itself, and the motion not twice.
    if before.content != after.content || motions[0].before != motions[0].after {
      var table = Table()
      table.add(["  before", before.content.words, Self.outline(motions[0].before)])
      table.add(["  after", after.content.words, Self.outline(motions[0].after) + Self.gap(motions[0])])
      lines.append(table.text)
    }
    lines += Self.lines(of: affectedOutlines)
    if console.outputIsTerminal, let picture = picture(console) { lines.append(picture) }
    return lines.joined(separator: "\n")
  }

  /// The motion before and after, each in a few words.
  var outlines: (before: String, after: String) {
    (Self.outline(motions[0].before), MotionDescription(motions[0].after).outline)
  }

  /// A preset that moves along, with its motion before and after in a few words.
  typealias Moving = (name: PresetName, before: String, after: String)

  /// The presets that move along, each with how far both motions are apart.
  var affectedOutlines: [Moving] {
    motions.dropFirst().map {
      ($0.preset.name, Self.outline($0.before), MotionDescription($0.after).outline + Self.gap($0))
    }
  }

  /// A line for each preset that moves along, below a line that says so; empty where none does.
  static func lines(of moving: [Moving]) -> [String] {
    if moving.isEmpty { return [] }
    var table = Table()
    for (name, before, after) in moving { table.add(["  \(name)", before, "->", after]) }
    return ["what moves along:", table.text]
  }

  /// How far both motions are apart, after a comma.
  private static func gap(_ motion: (preset: Preset, before: Motion?, after: Motion)) -> String {
    MotionGap(motion.before, motion.after)?.words.map { ", \($0)" } ?? ""
  }

  private static func outline(_ motion: Motion?) -> String {
    motion.map { MotionDescription($0).outline } ?? "no motion"
  }

  private func picture(_ console: Console) -> String? {
    let both = [("before", motions[0].before), ("after", Optional(motions[0].after))]
    let series = both.compactMap { name, motion in
      motion.flatMap { MotionSeries.unitStep($0, named: name) }
    }
    if series.isEmpty { return nil }
    let options = PlotOptions(
      width: console.outputWidth, height: 20, usesColor: console.usesColor, usesBraille: console.isUTF8,
      title: after.name.text)
    return TerminalPlot.render(series, options: options)
  }
}
