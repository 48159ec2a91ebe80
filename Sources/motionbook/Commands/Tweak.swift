import CommandLineKit
import MotionPhysics
import Presets
import Registry

/// `motionbook tweak`
struct Tweak: Command {
  static let info = CommandInfo(
    name: "tweak",
    summary: "Changes a preset, and shows what moves along.",
    discussion: """
      A derived spring keeps its base: what is typed becomes what is resolved, and the adjustment is what changes. \
      Keys of another system say the spring anew in that system. Nothing is written when the change, or something \
      that derives from the preset, would leave its range.
      """,
    examples: [
      "motionbook tweak apple.snappy --bounce 0.2",
      "motionbook tweak sheet.present --duration-scale 1.2 --dry-run",
      "motionbook tweak toast.in --allow bounce-exaggerated='it is meant to surprise'",
      "motionbook tweak heart.reaction --track scale --keyframe 2 --to 1.4",
      "motionbook tweak reaction.phases --phase move --property scale --to 1.3 --animation apple.bouncy",
      "motionbook tweak dive.deeper --element cell --delay 50ms",
      "motionbook tweak dive.deeper --threshold 0.2",
    ])

  @Argument(help: "The preset.", completion: .presetName) var name: PresetName
  @OptionGroup var change: ChangeOptions
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    writing.results.output.apply(to: console)
    let registry = try writing.registry(console)
    let result =
      if writing.isDryRun {
        try tweak(registry, console)
      } else {
        try registry.write {
          let result = try tweak(registry, console)
          if result.after != result.before { try registry.apply(saved: [result.after]) }
          return result
        }
      }
    writing.dryRun.remark(on: console)
    for note in result.notes { console.note(note) }
    try result.print(asJSON: writing.results.isJSON, on: console)
    try TweakWarnings.print(result, on: console)
  }

  /// The result of the change, before anything is written.
  private func tweak(_ registry: Registry, _ console: Console) throws -> TweakResult {
    let before = try registry.existingPreset(named: name)
    let dependents = try PendingChange(saved: [before]).dependents(in: registry).map {
      try registry.existingPreset(named: $0)
    }
    let old = TweakResult.State(before, dependents, in: registry)
    let wanted = try change.presetChange(for: before, console)
    let changed: Presets.ChangedPreset
    do {
      changed = try before.applying(wanted, resolver: old.resolver)
    } catch let error as MotionError {
      // A number that only another program can have written is no mistake of the command line.
      guard (try? old.resolver.motion(of: before)) == nil else { throw error }
      throw Failure(
        "\(name) holds a number that is out of its range (\(error.sentence)); change that too, or remove the preset",
        exitCode: 2)
    }
    let pending = PendingChange(saved: [changed.preset])
    let new = TweakResult.State(
      changed.preset, pending.source(over: registry), resolver: try pending.check(in: registry))
    return try TweakResult(
      from: old, to: new, dependents: dependents, notes: changed.notes, in: registry)
  }
}
