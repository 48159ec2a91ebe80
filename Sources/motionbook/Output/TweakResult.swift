import CommandLineKit
import Gallery
import MotionPhysics
import Presets
import Registry
import StrictJSON

/// What a tweak did, or would do: the preset before and after, and what moves along.
struct TweakResult {
  let before: Preset
  let after: Preset
  let affected: [Preset]
  let notes: [String]
  /// The registry's settings, for the rules.
  let settings: Settings
  /// The registry as it was, and as it will be.
  let old, new: State
  /// What the preset and those that move along do, resolved while the registry still stands as it did before.
  private let motions: [(preset: Preset, before: Motion, after: Motion)]

  /// What names lead to, and what they resolve to: each preset once.
  struct State {
    let preset: Preset
    let source: OverlaidSource
    let resolver: Resolver

    /// A registry as it is now, whatever is written later.
    ///
    /// - Parameter dependents: What is made of the preset.
    init(_ preset: Preset, _ dependents: [Preset], in registry: Registry) {
      var front: [PresetName: Preset?] = [preset.name: preset]
      for dependent in dependents { front[dependent.name] = dependent }
      self.init(preset, OverlaidSource(front, over: registry))
    }

    init(_ preset: Preset, _ source: OverlaidSource, resolver: Resolver? = nil) {
      self.preset = preset
      self.source = source
      self.resolver = resolver ?? Resolver(source)
    }

    fileprivate func motion(of preset: Preset) throws -> Motion {
      try resolver.motion(named: preset.name) ?? resolver.motion(of: preset)
    }
  }

  /// - Parameters:
  ///   - dependents: What is made of the preset.
  ///   - notes: What a person should know of the change.
  init(from old: State, to new: State, dependents: [Preset], notes: [String], in registry: Registry) throws {
    (self.old, self.new, self.notes) = (old, new, notes)
    (before, after) = (old.preset, new.preset)
    settings = try registry.settings()
    let moving = try dependents.map { ($0, try old.motion(of: $0), try new.motion(of: $0)) }
      .filter { $0.1 != $0.2 }
    affected = moving.map(\.0)
    motions = [(before, try old.motion(of: before), try new.motion(of: after))] + moving
  }

  /// The preset, what moves along, and everything that these are made of.
  func neighbourhood(in state: State) throws -> [Preset] {
    var found: [PresetName: Preset] = [:]
    var waiting = [state.preset] + affected
    while let preset = waiting.popLast() {
      if found.updateValue(preset, forKey: preset.name) != nil { continue }
      for reference in preset.references {
        if let other = try state.source.preset(named: reference.name) { waiting.append(other) }
      }
    }
    return Array(found.values)
  }

  /// As `tweak --json` prints it.
  func json() throws -> String {
    let (old, new) = (
      PresetJSON(old.source, resolver: old.resolver), PresetJSON(new.source, resolver: new.resolver)
    )
    var writer = JSONWriter()
    try writer.object { writer in
      writer.member("name", after.name.text)
      writer.key("before")
      try old.write(before, motion: motions[0].before, usedBy: affected.map(\.name), to: &writer)
      writer.key("after")
      try new.write(after, motion: motions[0].after, usedBy: affected.map(\.name), to: &writer)
      try writer.array("affected") { writer in
        for (preset, before, after) in motions.dropFirst() {
          try writer.object { writer in
            writer.member("name", preset.name.text)
            writer.key("before")
            try old.write(preset, motion: before, usedBy: [], to: &writer)
            writer.key("after")
            try new.write(preset, motion: after, usedBy: [], to: &writer)
          }
        }
      }
    }
    return writer.text
  }

  /// For people: before and after, what moves along, and on a terminal both drawn over one another.
  func print(on console: Console) throws {
    if before == after { return console.out("\(after.name) is like that already; nothing to change") }
    console.out("changed \(after.name)")
    if MotionText.text(of: before.content) == MotionText.text(of: after.content) { printLines(on: console) }
    var table = Table()
    table.add(["  before", MotionText.text(of: before.content), MotionWords.text(motions[0].before)])
    table.add(["  after", MotionText.text(of: after.content), MotionWords.text(motions[0].after)])
    console.out(table.text)
    if !affected.isEmpty {
      console.out("what moves along:")
      var moved = Table()
      for motion in motions.dropFirst() {
        moved.add([
          "  \(motion.preset.name)", MotionWords.text(motion.before), "->", MotionWords.text(motion.after),
        ])
      }
      console.out(moved.text)
    }
    if console.outputIsTerminal { drawOver(on: console) }
  }

  /// The lines of the JSON that differ: a summary, a keyframe, whatever the few words do not say.
  private func printLines(on console: Console) {
    let (old, new) = (Self.lines(before), Self.lines(after))
    for line in old where !new.contains(line) { console.out("  - \(line)") }
    for line in new where !old.contains(line) { console.out("  + \(line)") }
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

  private func drawOver(on console: Console) {
    let series = [("before", motions[0].before), ("after", motions[0].after)].compactMap { name, motion in
      MotionSeries.unitStep(motion, named: name)
    }
    guard !series.isEmpty else { return }
    let options = PlotOptions(
      width: console.outputWidth, height: 20, usesColor: console.usesColor, usesBraille: console.isUTF8,
      title: after.name.text)
    console.out(TerminalPlot.render(series, options: options), terminator: "")
  }
}

/// What a motion resolves to, in a few words.
enum MotionWords {
  static func text(_ motion: Motion) -> String {
    switch motion {
    case .spring(let spring, let delay):
      "\(Figures.seconds(spring.duration)), bounce \(Figures.text(spring.bounce, digits: 3))"
        + ", settles in \(Figures.seconds(delay + spring.settlingTime()))"
    case .curve(let curve): curve.name ?? "curve"
    case .duration(let seconds): Figures.seconds(seconds)
    case .tween(_, let duration, let delay):
      Figures.seconds(duration) + (delay == 0 ? "" : " after \(Figures.seconds(delay))")
    case .clip(let timeline, _, _): "\(Figures.seconds(timeline.duration)), \(timeline.tracks.count) tracks"
    case .sequence(let sequence): "\(Figures.seconds(sequence.duration)), \(sequence.phases.count) phases"
    case .morph(let morph):
      "\(Figures.seconds(morph.duration(.present))), \(morph.elements.count) elements"
    }
  }
}
