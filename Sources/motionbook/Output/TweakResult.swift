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

  /// As `tweak --json` prints it.
  func json() throws -> String {
    let (old, new) = (
      PresetJSON(sourceBefore, resolver: Resolver(sourceBefore)),
      PresetJSON(sourceAfter, resolver: Resolver(sourceAfter))
    )
    var writer = JSONWriter()
    try writer.object { writer in
      writer.member("name", after.name.text)
      writer.key("before")
      try old.write(before, usedBy: affected.map(\.name), to: &writer)
      writer.key("after")
      try new.write(after, usedBy: affected.map(\.name), to: &writer)
      try writer.array("affected") { writer in
        for preset in affected {
          try writer.object { writer in
            writer.member("name", preset.name.text)
            writer.key("before")
            try old.write(preset, usedBy: [], to: &writer)
            writer.key("after")
            try new.write(preset, usedBy: [], to: &writer)
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
          "  \(motion.name)", MotionWords.text(motion.before), "->", MotionWords.text(motion.after),
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
